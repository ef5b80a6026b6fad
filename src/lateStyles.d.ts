/** See src/build/lateStyles.ts. */
declare module '*.module.css?late' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
