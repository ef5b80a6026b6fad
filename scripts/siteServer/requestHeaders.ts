/** Whether an Accept-Encoding header accepts a content coding (RFC 9110, section 12.5.3); `br;q=0` refuses it. */
export function takesEncoding(header: string, encoding: string): boolean {
  const weights = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
      return [name, Number(weight)];
    }),
  );
  return (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
}

/** Whether the browser already has this version. ETags are compared weakly (RFC 9110, section 13.1.2). */
export function hasAlready(ifNoneMatch: string | undefined, etag: string): boolean {
  const strong = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch
    ? ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => strong(tag) === strong(etag))
    : false;
}

/** First and last byte, inclusive. */
export type Part = readonly [first: number, last: number];

/**
 * The range of `size` bytes that a Range header asks for. Undefined means the whole file: the header is missing, malformed
 * or asks for several ranges (RFC 9110, section 14.2). 'outside' means that the range contains no byte of the file.
 */
export function partOf(range: string | undefined, size: number): Part | 'outside' | undefined {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '') return undefined;
  if (from === '') return Number(to) > 0 && size > 0 ? [Math.max(0, size - Number(to)), size - 1] : 'outside';
  if (to !== '' && Number(to) < Number(from)) return undefined;
  if (Number(from) >= size) return 'outside';
  return [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)];
}
