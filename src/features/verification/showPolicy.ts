import { fillTable, livePart, say } from './dom.ts';
import { directivesOf } from './policy.ts';
import { explained, ORIGIN, policyOfPage, policyOfServer, shortened } from './policyTexts.ts';

/** Shows the Content Security Policy of this document, and that of the server's answer. */
export async function showPolicy(): Promise<void> {
  const part = livePart('policy');
  if (!part) return;
  const ofPage = [
    ...document.querySelectorAll<HTMLMetaElement>('meta[http-equiv="content-security-policy" i]'),
  ]
    .map(({ content }) => content)
    .join(',');
  const show = (ofServer: string | null) => {
    const count = (policy: string) => directivesOf(policy, '').length;
    const isMissing = count(ofPage) === 0;
    say(
      part,
      `${policyOfPage(count(ofPage))} ${policyOfServer(ofServer === null ? null : count(ofServer))}`,
      isMissing ? 'wrong' : undefined,
    );
    fillTable(
      part,
      directivesOf(ofPage, ofServer ?? '').map((directive) => {
        const { sentence, isOpen } = explained(directive);
        const origin = ORIGIN[directive.origin];
        return {
          head: shortened(directive),
          isCode: true,
          lines: [
            { text: sentence, tone: isOpen ? 'wrong' : undefined },
            ...(origin === null ? [] : [{ text: origin }]),
          ],
        };
      }),
    );
  };
  show(null);
  show(await policyOfAnswer());
}

/** The policy with which the server answers for this page; null if there is no answer. */
async function policyOfAnswer(): Promise<string | null> {
  try {
    const answer = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
    return answer.headers.get('Content-Security-Policy') ?? '';
  } catch {
    return null;
  }
}
