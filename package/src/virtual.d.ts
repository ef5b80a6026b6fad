/** The build of the package makes this module of `data/` (scripts/package/dataModule.ts). */
declare module 'virtual:directories' {
  /** In the compact form, oldest first. */
  export const packed: () => readonly unknown[];
}
