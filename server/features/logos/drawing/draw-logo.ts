import sharp from "sharp";

/** Twice, or three times, the size in which a logo is shown. */
const SIDE = 144;
/** A picture of more is no logo; unpacked, it would take four bytes for each. */
const PIXELS_MAX = 16_000_000;
const SECONDS_MAX = 5;

// One picture, and the process ends.
sharp.cache(false);
sharp.concurrency(1);
// Of all that the library can read only what `imageKind` lets through: none of it runs or fetches anything.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadPngBuffer",
    "VipsForeignLoadJpegBuffer",
    "VipsForeignLoadWebpBuffer",
    "VipsForeignLoadNsgifBuffer",
  ],
});

/**
 * Draws a picture anew as a small WebP, of which nothing is left but how it looks.
 * @throws Error when it cannot be read within the limits
 */
export function drawLogo(picture: Uint8Array): Promise<Uint8Array> {
  return sharp(picture, { limitInputPixels: PIXELS_MAX, failOn: "error", sequentialRead: true })
    .timeout({ seconds: SECONDS_MAX })
    .autoOrient()
    .resize(SIDE, SIDE, { fit: "inside", withoutEnlargement: true })
    .webp({ quality: 90 })
    .toBuffer();
}
