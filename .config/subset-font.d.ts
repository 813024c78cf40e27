declare module "subset-font" {
  /** A font with the glyphs that `text` needs. See its README for what each option leaves out. */
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
