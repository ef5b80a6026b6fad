/** The build of the package makes this module of `data/` (scripts/package/packagedData.ts). */
declare module 'virtual:directories' {
  type BankDirectory = import('../../src/domain/directory/bankDirectory.ts').BankDirectory;
  /** Oldest first. `rows`: a line for each bank, its cells separated by tabs; an empty cell is null or false. */
  export const packed: () => readonly (Omit<BankDirectory, 'banks' | 'find'> & { readonly rows: string })[];
}
