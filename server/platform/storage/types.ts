import type { Readable } from "node:stream";

type StoredFile = { body: Readable; size: number };

/**
 * Where files are kept: a folder of this server, or an S3-compatible store. Keys are ours alone (letters, digits, `-`, `_`, `/`).
 * Every method throws `AppError` unavailable when the store is away.
 */
export type ObjectStore = {
  readonly kind: "disk" | "s3";
  /**
   * Keeps a whole file or nothing of it. Streams: never more than a chunk in memory.
   * @throws AppError too_large as soon as the body exceeds `maxBytes`
   */
  write(key: string, body: Readable, options: { maxBytes: number }): Promise<{ size: number; etag: string }>;
  /** Null when there is no such file. */
  stat(key: string): Promise<{ size: number } | null>;
  read(key: string): Promise<StoredFile | null>;
  /** Fine when it is gone already. */
  remove(key: string): Promise<void>;
  /** Bytes that are free where the files lie; null where that is not for us to look at, or cannot be told. */
  freeBytes(): Promise<number | null>;
  /** An address that takes one PUT of exactly `size` bytes from a browser; null where uploads go through this server. */
  presignUpload(
    key: string,
    file: { size: number; type: string | undefined },
    expiresInSeconds: number,
  ): Promise<string | null>;
};
