/** The build of the package makes this module of `data/` (scripts/package/dataModule.ts). */
declare module 'virtual:directories' {
  /** The compact files, oldest first. */
  export const compactDirectories: () => readonly unknown[];
}
