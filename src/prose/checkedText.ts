interface CheckedText {
  readonly published: Date;
  readonly reviewed: Date;
}

/** The days of a text as YYYY-MM-DD. */
export function daysOf({ published, reviewed }: CheckedText) {
  return { published: day(published), reviewed: day(reviewed) };
}

function day(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** The table of contents: the headings of the second level, and the sources below the text. */
export function contentsOf(headings: readonly { depth: number; slug: string; text: string }[]) {
  return [...headings.filter(({ depth }) => depth === 2), { slug: 'quellen', text: 'Quellen' }];
}
