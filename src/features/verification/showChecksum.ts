import { CHECKSUM_FAILED, checksumInWords, NO_CHECKSUM } from './checksumTexts.ts';
import { livePart, say } from './dom.ts';

/** The list of checksums that every build contains (`scripts/checksums.ts`). */
const LIST = '/SHA256SUMS';

/** Calculates the checksum of the list of checksums when the button is pressed. */
export function showChecksum(): void {
  const part = livePart('checksum');
  part?.querySelector('button')?.addEventListener('click', async () => {
    const code = part.querySelector('code');
    if (code) code.textContent = '';
    try {
      const answer = await fetch(LIST, { cache: 'no-store' });
      if (!answer.ok) return say(part, CHECKSUM_FAILED, 'caution');
      const list = await answer.arrayBuffer();
      // Only secure contexts have it.
      if (!crypto.subtle) return say(part, NO_CHECKSUM, 'caution');
      const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', list));
      if (code) code.textContent = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
      say(part, checksumInWords(new TextDecoder().decode(list).trim().split('\n').length));
    } catch {
      say(part, CHECKSUM_FAILED, 'caution');
    }
  });
}
