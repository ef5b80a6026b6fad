/** Characters. Windows passes no longer address to a mail program. */
const LONGEST_ADDRESS = 2000;

/**
 * The address (RFC 6068) that opens a mail program with a message.
 * @param recipient `mailto:` and the address, if there is one
 * @returns null if mail programs would cut the message
 */
export function mailAddress(recipient: string, subject: string, message: string): string | null {
  const body = encodeURIComponent(message.replace(/\r?\n/g, '\r\n'));
  const address = `${recipient}?subject=${encodeURIComponent(subject)}&body=${body}`;
  return address.length <= LONGEST_ADDRESS ? address : null;
}
