/** These packages have no types. Here are the parts of their APIs that the tests use. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html?: string);
    readonly window: Window & typeof globalThis;
  }
}

declare module 'papaparse' {
  const Papa: {
    parse<Row>(text: string, options: { delimiter: string; newline: string }): { readonly data: Row[] };
  };
  export default Papa;
}
