import { emailSubject } from './texts.ts';

/** What a visitor has typed into the contact form. */
export interface Message {
  readonly name: string;
  readonly email: string;
  readonly text: string;
}

/** Characters. Windows passes no longer address to a mail program. */
const LONGEST_ADDRESS = 2000;

/**
 * The address (RFC 6068) that opens a mail program with the message filled in.
 * @param recipient `mailto:` and the address of the operator
 * @returns null if mail programs would cut the message
 */
export function filledEmail(recipient: string, { name, email, text }: Message): string | null {
  const lines = [text, [name, email].filter((line) => line !== '').join('\n')].filter((part) => part !== '');
  const body = lines.join('\n\n').replace(/\r?\n/g, '\r\n');
  const filled = `${recipient}?subject=${encodeURIComponent(emailSubject(name))}&body=${encodeURIComponent(body)}`;
  return filled.length <= LONGEST_ADDRESS ? filled : null;
}
