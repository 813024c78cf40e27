import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { PlainError } from "../../platform/errors/plain-error";
import type { Part } from "./manifest";

type Chunks = AsyncIterable<Buffer>;

/**
 * Writes a part of a backup. When this returns, the part is on the disk.
 * @returns the path, size and hash of the part
 */
export async function writePart(
  folder: string,
  file: string,
  source: Chunks,
  { isPacked = false } = {},
): Promise<Part> {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const hash = createHash("sha256");
  let bytes = 0;
  const countChunks = async function* (chunks: Chunks) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  };
  const target = createWriteStream(path, { flags: "wx", mode: 0o600, flush: true });
  // Rows are many and similar, so the fastest level makes them nearly as small as the best one.
  await pipeline(source, isPacked ? createGzip({ level: 1 }) : new PassThrough(), countChunks, target);
  return { file, bytes, sha256: hash.digest("hex") };
}

/** Reads a part that was packed, and unpacks it. */
export const readPacked = (folder: string, { file }: Part): Chunks =>
  createReadStream(join(folder, file)).pipe(createGunzip());

/** @throws PlainError when a part is missing or was changed */
export async function checkPart(folder: string, { file, bytes, sha256 }: Part): Promise<void> {
  const hash = createHash("sha256");
  let byteCount = 0;
  try {
    for await (const chunk of createReadStream(join(folder, file)) as Chunks) {
      hash.update(chunk);
      byteCount += chunk.length;
    }
  } catch (error) {
    throw new PlainError(`The backup is damaged: ${file} cannot be read (${(error as Error).message}).`);
  }
  if (byteCount !== bytes || hash.digest("hex") !== sha256)
    throw new PlainError(`The backup is damaged: ${file} is not what was written.`);
}
