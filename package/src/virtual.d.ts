/** The build of the package makes this module of `data/` (scripts/package/buildPackage.ts). */
declare module 'virtual:directories' {
  /** In the compact form, which the site loads too; oldest first. */
  export const packed: () => readonly unknown[];
}
