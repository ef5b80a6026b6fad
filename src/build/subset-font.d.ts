declare module 'subset-font' {
  /** @returns the font with these characters only */
  export default function subset(
    font: Buffer,
    characters: string,
    options: { readonly targetFormat: 'woff2' },
  ): Promise<Buffer>;
}
