/** The build of the package makes these modules of `data/` (scripts/package/dataModules.ts). */

declare module 'virtual:directories' {
  /** The compact files, oldest first. */
  export const compactDirectories: readonly unknown[];
}

declare module 'virtual:rules' {
  export const ruleTable: {
    readonly validFrom: string;
    readonly ruleByBankCode: Readonly<Record<string, string>>;
  };
}
