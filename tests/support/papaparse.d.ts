/** The package has no types. These cover what the tests use to parse a result. */
declare module 'papaparse' {
  const Papa: {
    parse<Row>(text: string, options: { delimiter: string; newline: string }): { readonly data: Row[] };
  };
  export default Papa;
}
