import type { Readable } from "node:stream";

type StoredFile = { body: Readable; size: number };

/**
 * Stores files in a folder of this server or in an S3-compatible store. Keys consist of letters, digits, `-`, `_` and
 * `/`. Every method throws `AppError` unavailable when the store does not answer.
 */
export type ObjectStore = {
  readonly kind: "disk" | "s3";
  /**
   * Stores a whole file or nothing of it, with at most a chunk in memory.
   * @throws AppError too_large as soon as the body exceeds `maxBytes`
   */
  write(key: string, body: Readable, options: { maxBytes: number }): Promise<{ size: number; etag: string }>;
  /** Returns null when there is no such file. */
  stat(key: string): Promise<{ size: number } | null>;
  read(key: string): Promise<StoredFile | null>;
  /** Does nothing if the file is already gone. */
  remove(key: string): Promise<void>;
  /** Returns the free bytes on the disk; null for S3, or when they cannot be read. */
  freeBytes(): Promise<number | null>;
  /** Returns an address that accepts one PUT of exactly `size` bytes; null where uploads go through this server. */
  presignUpload(
    key: string,
    file: { size: number; type: string | undefined },
    expiresInSeconds: number,
  ): Promise<string | null>;
};
