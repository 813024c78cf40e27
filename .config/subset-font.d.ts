declare module "subset-font" {
  /** Makes a font with only the glyphs that `text` needs. The package's README explains the options. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "sfnt" | "woff" | "woff2";
      keepFeatures?: readonly string[];
      variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
    },
  ): Promise<Buffer>;
}
