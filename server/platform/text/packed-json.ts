import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";

/** JSON text compressed with Brotli, ready to be sent many times. */
export type PackedJson = Buffer;

/**
 * Brotli quality, 0 to 11. 5 takes as long as gzip for a seventh fewer bytes; 9 takes eight times as long for 3 %
 * fewer.
 */
const QUALITY = 5;

/** Brotli's window as a power of two: 256 kB is enough for our texts, while the default takes 4 MB or more per call. */
export const BROTLI_WINDOW = 18;

export async function packJson(value: unknown): Promise<PackedJson> {
  const text = Buffer.from(JSON.stringify(value));
  const block = await promisify(brotliCompress)(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
  // What zlib returns is part of a block of 16 kB or more, which a cache would keep as a whole.
  const packed = Buffer.alloc(block.length);
  packed.set(block);
  return packed;
}

/** Decompresses to JSON text in UTF-8. */
export const unpackJson: (packed: PackedJson) => Promise<Buffer> = promisify(brotliDecompress);
