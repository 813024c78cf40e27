import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { Logger } from "../logger";
import { storeUnavailable } from "./file-errors";
import { connectS3, type S3Connection, readS3Error, type S3Timeouts } from "./s3-connection";
import { type BrowserUploads, createBrowserUploads } from "./s3-browser-uploads";
import type { S3Settings } from "./s3-settings";
import { createSpool, type Spooled } from "./spool";
import type { ObjectStore } from "./types";

const PUT_TRIES = 2;
const NO_CONTENT = 204;

/** An object store that browsers can also upload to directly. */
export type S3Store = ObjectStore & { readonly kind: "s3"; readonly browser: BrowserUploads };

export const isS3Store = (store: ObjectStore): store is S3Store => store.kind === "s3" && "browser" in store;

/**
 * Stores files in a bucket of an S3-compatible store. Each file is first written to a temporary file in `folder`,
 * because its size must be known and it should not be held in memory.
 */
export function createS3Store(
  settings: S3Settings,
  { folder, log, timeouts }: { folder: string; log: Logger; timeouts?: Partial<S3Timeouts> },
): S3Store {
  const s3 = connectS3(settings, timeouts);
  const browser = createBrowserUploads(s3);
  const spool = createSpool(join(folder, ".incoming"), log);

  return {
    kind: "s3",
    browser,

    async write(key, body, { maxBytes }) {
      const spooled = await spool(body, { maxBytes, hash: "md5" });
      try {
        return { size: spooled.size, etag: await putFile(s3, key, spooled) };
      } finally {
        await rm(spooled.path, { force: true }).catch(() => {});
      }
    },

    stat: (key) =>
      s3.run(async ({ sdk, client, Bucket }) => {
        const head = await client.send(new sdk.HeadObjectCommand({ Bucket, Key: key })).catch(nullIfMissing);
        return head && { size: readSize(head) };
      }),

    read: (key) =>
      s3.run(async ({ sdk, downloads, Bucket }) => {
        const got = await downloads.send(new sdk.GetObjectCommand({ Bucket, Key: key })).catch(nullIfMissing);
        if (!got) return null;
        if (!(got.Body instanceof Readable)) throw new Error("the store sent no file");
        // The reader of the stream gets the error; without a listener it would end the process.
        got.Body.on("error", () => {});
        try {
          return { body: got.Body, size: readSize(got) };
        } catch (error) {
          got.Body.destroy();
          throw error;
        }
      }),

    remove: (key) =>
      s3.run(async ({ sdk, client, Bucket }) => {
        const deleted = await client
          .send(new sdk.DeleteObjectCommand({ Bucket, Key: key }))
          .catch(nullIfMissing);
        // Every store answers 204; a proxy's error page has another status.
        if (deleted && deleted.$metadata.httpStatusCode !== NO_CONTENT)
          throw new Error("the answer is not a store's");
        await browser.abortAll(key);
      }),

    freeBytes: async () => null,

    presignUpload: (key, file, expiresInSeconds) => browser.presignPut(key, file, expiresInSeconds),
  };
}

/**
 * Uploads a file. The client does not retry streams, so each attempt reads the file again. The MD5 lets the store
 * refuse a file that was damaged on the way.
 * @returns the ETag
 */
function putFile(s3: S3Connection, key: string, { path, size, digest }: Spooled): Promise<string> {
  return s3.run(async ({ sdk, client, Bucket, getUploadOptions }) => {
    for (let tries = 1; ; tries++) {
      const file = createReadStream(path);
      // An unreadable file makes the request stall and time out; without a listener its error would end the process.
      file.on("error", () => {});
      const command = new sdk.PutObjectCommand({
        Bucket,
        Key: key,
        Body: file,
        ContentLength: size,
        ContentMD5: digest.toString("base64"),
        ContentType: "application/octet-stream",
      });
      try {
        const { ETag } = await client.send(command, getUploadOptions());
        // A 200 from a server that is not a store must not count as a stored file.
        if (!ETag) throw storeUnavailable(new Error("the store named no ETag"));
        return ETag;
      } catch (error) {
        const { status } = readS3Error(error);
        if (tries === PUT_TRIES || (status !== 0 && status < 500)) throw error;
      } finally {
        file.destroy();
      }
    }
  });
}

function nullIfMissing(error: unknown): null {
  const { name } = readS3Error(error);
  // A missing bucket has the same status but is a configuration error.
  if (name === "NoSuchKey" || name === "NotFound") return null;
  throw error;
}

/** Every store sends both for a file; a proxy's error page does not. */
function readSize({ ETag, ContentLength }: { ETag?: string; ContentLength?: number }): number {
  if (!ETag || ContentLength === undefined) throw new Error("the answer is not a store's");
  return ContentLength;
}
