import type { CompletedPart, ListPartsCommandInput, MultipartUpload } from "@aws-sdk/client-s3";
import { AppError, notFound } from "../errors/app-error";
import { type S3Connection, readS3Error } from "./s3-connection";
import { assumeRole, type TemporaryCredentials } from "./s3-credentials";
import { signUploadForm, type UploadForm } from "./s3-form";
import { getS3Address } from "./s3-settings";

type UploadedPart = { PartNumber: number; Size: number; ETag: string };

/** Creates what a browser needs to upload directly to the store. Times are in seconds. */
export type BrowserUploads = {
  getAddress(key: string): string;
  /** Signs a PUT of exactly `size` bytes. */
  presignPut(
    key: string,
    file: { size: number; type: string | undefined },
    expiresIn: number,
  ): Promise<string>;
  /** Signs a POST of at most `maxBytes`. */
  signForm(key: string, options: { maxBytes: number; now: Date; expiresIn: number }): Promise<UploadForm>;
  /** Starts a multipart upload and returns its id. */
  begin(key: string): Promise<string>;
  /** Lists the parts so far. @throws AppError not_found for an id that does not belong to this key */
  listParts(key: string, uploadId: string): Promise<UploadedPart[]>;
  presignPart(key: string, uploadId: string, partNumber: number, expiresIn: number): Promise<string>;
  /** @throws AppError not_found, or validation_failed for parts that are missing or too small */
  complete(key: string, uploadId: string, parts: CompletedPart[]): Promise<void>;
  /** Does nothing if the upload is already over. */
  abort(key: string, uploadId: string): Promise<void>;
  /** Aborts all multipart uploads of a key. */
  abortAll(key: string): Promise<void>;
  /** Returns null where no temporary credentials are configured. */
  temporaryCredentials(prefix: string, name: string): Promise<TemporaryCredentials | null>;
};

const CONTENT_TYPE = "application/octet-stream";
const BAD_PARTS = new Set([
  "InvalidPart",
  "InvalidPartOrder",
  "EntityTooSmall",
  "InvalidArgument",
  "InvalidRequest",
  "MalformedXML",
]);

export function createBrowserUploads(s3: S3Connection): BrowserUploads {
  return {
    getAddress: (key) => getS3Address(s3.settings, key),

    presignPut: (key, { size, type }, expiresIn) =>
      s3.run(async ({ sdk, client, Bucket }) => {
        const { getSignedUrl } = await import("@aws-sdk/s3-request-presigner");
        const ContentType = isHeaderText(type) ? type : undefined;
        const command = new sdk.PutObjectCommand({ Bucket, Key: key, ContentLength: size, ContentType });
        // Without a type of its own the client would sign one that the browser does not send.
        const signableHeaders = ContentType ? new Set(["content-type"]) : undefined;
        return getSignedUrl(client, command, { expiresIn, signableHeaders });
      }),

    signForm: (key, options) =>
      s3.run(async ({ client }) =>
        signUploadForm(s3.settings, await client.config.credentials(), {
          ...{ key, contentType: CONTENT_TYPE },
          ...options,
        }),
      ),

    begin: (key) =>
      s3.run(async ({ sdk, client, Bucket }) => {
        const { UploadId } = await client.send(
          new sdk.CreateMultipartUploadCommand({ Bucket, Key: key, ContentType: CONTENT_TYPE }),
        );
        if (!UploadId) throw new Error("the store named no upload");
        return UploadId;
      }),

    listParts: (key, uploadId) =>
      s3.run(async ({ sdk, client, Bucket }) => {
        const parts: UploadedPart[] = [];
        const input: ListPartsCommandInput = { Bucket, Key: key, UploadId: uploadId };
        do {
          const page = await client.send(new sdk.ListPartsCommand(input)).catch(throwAsCallerError);
          if (!page.UploadId) throw new Error("the store named no upload");
          for (const { PartNumber = 0, Size = 0, ETag = "" } of page.Parts ?? [])
            parts.push({ PartNumber, Size, ETag });
          input.PartNumberMarker = page.IsTruncated ? page.NextPartNumberMarker : undefined;
        } while (input.PartNumberMarker);
        return parts;
      }),

    presignPart: (key, uploadId, partNumber, expiresIn) =>
      s3.run(async ({ sdk, client, Bucket }) => {
        const { getSignedUrl } = await import("@aws-sdk/s3-request-presigner");
        const part = { Bucket, Key: key, UploadId: uploadId, PartNumber: partNumber };
        return getSignedUrl(client, new sdk.UploadPartCommand(part), { expiresIn });
      }),

    complete: (key, uploadId, parts) =>
      s3.run(async ({ sdk, client, Bucket }) => {
        const upload = { Bucket, Key: key, UploadId: uploadId, MultipartUpload: { Parts: parts } };
        const { ETag } = await client
          .send(new sdk.CompleteMultipartUploadCommand(upload))
          .catch(throwAsCallerError);
        if (!ETag) throw new Error("the store named no ETag");
      }),

    abort: (key, uploadId) =>
      s3.run(async ({ sdk, client, Bucket }) => {
        await client
          .send(new sdk.AbortMultipartUploadCommand({ Bucket, Key: key, UploadId: uploadId }))
          .catch((error: unknown) => {
            if (readS3Error(error).name !== "NoSuchUpload") throw error;
          });
      }),

    abortAll(key) {
      return s3.run(async ({ sdk, client, Bucket }) => {
        const { Uploads = [] } = await client
          .send(new sdk.ListMultipartUploadsCommand({ Bucket, Prefix: key }))
          .catch((error: unknown) => {
            // A store without multipart uploads has none to abort.
            if (readS3Error(error).name === "NotImplemented") return { Uploads: [] as MultipartUpload[] };
            throw error;
          });
        for (const { Key, UploadId } of Uploads) if (Key === key && UploadId) await this.abort(key, UploadId);
      });
    },

    temporaryCredentials: (prefix, name) => assumeRole(s3, prefix, name),
  };
}

/** Whether a text is valid as the value of a header. */
const isHeaderText = (text: string | undefined): boolean =>
  text !== undefined && /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(text);

/** Turns mistakes of the caller into an AppError, and throws other errors unchanged. */
function throwAsCallerError(error: unknown): never {
  const { name } = readS3Error(error);
  if (name === "NoSuchUpload") throw notFound("Upload");
  if (BAD_PARTS.has(name))
    throw new AppError("validation_failed", "Some parts of this file are missing or too small", {
      parts: ["Must be the parts that were uploaded, in order"],
    });
  throw error;
}
