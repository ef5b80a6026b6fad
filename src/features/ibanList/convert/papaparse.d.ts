/** The package has no types of its own; this is what the tests use of it to read a result back. */
declare module 'papaparse' {
  const Papa: {
    parse<Row>(text: string, options: { delimiter: string; newline: string }): { readonly data: Row[] };
  };
  export default Papa;
}
