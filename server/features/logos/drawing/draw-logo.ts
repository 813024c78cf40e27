import sharp from "sharp";

/** Two to three times the size in which a logo is shown. */
const SIDE = 144;
/** A larger picture is no logo; each pixel takes four bytes of memory. */
const PIXELS_MAX = 16_000_000;
const SECONDS_MAX = 5;

// The process ends after one picture.
sharp.cache(false);
sharp.concurrency(1);
// Only allows the formats that `imageKind` accepts: none of them executes or loads anything.
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
 * Redraws a picture as a small WebP, which removes everything but its appearance.
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
