declare module 'subset-font' {
  /**
   * @param options `keepFeatures` names the OpenType features that stay
   * @returns the font with these characters only
   */
  export default function subset(
    font: Buffer,
    characters: string,
    options: { readonly targetFormat: 'woff2'; readonly keepFeatures: readonly string[] },
  ): Promise<Buffer>;
}
