import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { Logger } from "../logger";
import { storeAway } from "./file-errors";
import { connectS3, type S3Connection, s3ErrorOf, type S3Timeouts } from "./s3-connection";
import { type BrowserUploads, createBrowserUploads } from "./s3-browser-uploads";
import type { S3Settings } from "./s3-settings";
import { createSpool, type Spooled } from "./spool";
import type { ObjectStore } from "./types";

const PUT_TRIES = 2;
const NO_CONTENT = 204;

/** Also gives browsers the means to upload by themselves. */
export type S3Store = ObjectStore & { readonly kind: "s3"; readonly browser: BrowserUploads };

export const isS3Store = (store: ObjectStore): store is S3Store => store.kind === "s3" && "browser" in store;

/**
 * Keeps files in a bucket of an S3-compatible store. What is written goes to a temporary file below `folder` first: its size must be
 * known, and memory stays free of it.
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
        const head = await client
          .send(new sdk.HeadObjectCommand({ Bucket, Key: key }))
          .catch(nullWhenMissing);
        return head && { size: sizeOf(head) };
      }),

    read: (key) =>
      s3.run(async ({ sdk, downloads, Bucket }) => {
        const got = await downloads
          .send(new sdk.GetObjectCommand({ Bucket, Key: key }))
          .catch(nullWhenMissing);
        if (!got) return null;
        if (!(got.Body instanceof Readable)) throw new Error("the store sent no file");
        // Told to the reader of the stream; without a listener it would end the process.
        got.Body.on("error", () => {});
        try {
          return { body: got.Body, size: sizeOf(got) };
        } catch (error) {
          got.Body.destroy();
          throw error;
        }
      }),

    remove: (key) =>
      s3.run(async ({ sdk, client, Bucket }) => {
        const deleted = await client
          .send(new sdk.DeleteObjectCommand({ Bucket, Key: key }))
          .catch(nullWhenMissing);
        // The status of every store; a page of a proxy in between has another.
        if (deleted && deleted.$metadata.httpStatusCode !== NO_CONTENT)
          throw new Error("the answer is not a store's");
        await browser.abortAll(key);
      }),

    freeBytes: async () => null,

    presignUpload: (key, file, expiresInSeconds) => browser.presignPut(key, file, expiresInSeconds),
  };
}

/**
 * The client retries no streams: each try here reads the file anew. The MD5 has the store refuse what changed on the way.
 * @returns the ETag
 */
function putFile(s3: S3Connection, key: string, { path, size, digest }: Spooled): Promise<string> {
  return s3.run(async ({ sdk, client, Bucket, uploading }) => {
    for (let tries = 1; ; tries++) {
      const file = createReadStream(path);
      // A file that cannot be read ends as a request that stands still; without a listener it would end the process.
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
        const { ETag } = await client.send(command, uploading());
        // A 200 of something that is no store must not be taken for a stored file.
        if (!ETag) throw storeAway(new Error("the store named no ETag"));
        return ETag;
      } catch (error) {
        const { status } = s3ErrorOf(error);
        if (tries === PUT_TRIES || (status !== 0 && status < 500)) throw error;
      } finally {
        file.destroy();
      }
    }
  });
}

function nullWhenMissing(error: unknown): null {
  const { name } = s3ErrorOf(error);
  // A missing bucket has the same status, and is another matter.
  if (name === "NoSuchKey" || name === "NotFound") return null;
  throw error;
}

/** Every store names both for a file; a page of a proxy in between does not. */
function sizeOf({ ETag, ContentLength }: { ETag?: string; ContentLength?: number }): number {
  if (!ETag || ContentLength === undefined) throw new Error("the answer is not a store's");
  return ContentLength;
}
