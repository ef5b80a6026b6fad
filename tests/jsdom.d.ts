/** As much of jsdom's API as the tests use; the package has no types of its own. */
declare module 'jsdom' {
  export class JSDOM {
    readonly window: Window & typeof globalThis;
  }
}
