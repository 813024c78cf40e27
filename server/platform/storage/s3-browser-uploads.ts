import type { CompletedPart, ListPartsCommandInput, MultipartUpload } from "@aws-sdk/client-s3";
import { AppError, notFound } from "../errors/app-error";
import { type S3Connection, s3ErrorOf } from "./s3-connection";
import { assumeRole, type TemporaryCredentials } from "./s3-credentials";
import { signUploadForm, type UploadForm } from "./s3-form";
import { s3AddressOf } from "./s3-settings";

type UploadedPart = { PartNumber: number; Size: number; ETag: string };

/** What a browser is given so that it can upload to the store by itself. Times are in seconds. */
export type BrowserUploads = {
  addressOf(key: string): string;
  /** One PUT of exactly so many bytes. */
  presignPut(
    key: string,
    file: { size: number; type: string | undefined },
    expiresIn: number,
  ): Promise<string>;
  /** One POST of at most `maxBytes`. */
  signForm(key: string, options: { maxBytes: number; now: Date; expiresIn: number }): UploadForm;
  /** Begins an upload in parts and gives its id. */
  begin(key: string): Promise<string>;
  /** The parts so far. @throws AppError not_found for an id that is not of this key */
  parts(key: string, uploadId: string): Promise<UploadedPart[]>;
  presignPart(key: string, uploadId: string, partNumber: number, expiresIn: number): Promise<string>;
  /** @throws AppError not_found, or validation_failed for parts that are not there or too small */
  complete(key: string, uploadId: string, parts: CompletedPart[]): Promise<void>;
  /** Fine when it is over already. */
  abort(key: string, uploadId: string): Promise<void>;
  /** Ends whatever uploads in parts there are under a key. */
  abortAll(key: string): Promise<void>;
  /** Null where none are given out. */
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
    addressOf: (key) => s3AddressOf(s3.settings, key),

    presignPut: (key, { size, type }, expiresIn) =>
      s3.run(async ({ sdk, client, Bucket }) => {
        const { getSignedUrl } = await import("@aws-sdk/s3-request-presigner");
        const ContentType = isHeaderText(type) ? type : undefined;
        const command = new sdk.PutObjectCommand({ Bucket, Key: key, ContentLength: size, ContentType });
        // Without a type of its own the client would sign one that the browser does not send.
        const signableHeaders = ContentType ? new Set(["content-type"]) : undefined;
        return getSignedUrl(client, command, { expiresIn, signableHeaders });
      }),

    signForm: (key, options) => signUploadForm(s3.settings, { key, contentType: CONTENT_TYPE, ...options }),

    begin: (key) =>
      s3.run(async ({ sdk, client, Bucket }) => {
        const { UploadId } = await client.send(
          new sdk.CreateMultipartUploadCommand({ Bucket, Key: key, ContentType: CONTENT_TYPE }),
        );
        if (!UploadId) throw new Error("the store named no upload");
        return UploadId;
      }),

    parts: (key, uploadId) =>
      s3.run(async ({ sdk, client, Bucket }) => {
        const parts: UploadedPart[] = [];
        const input: ListPartsCommandInput = { Bucket, Key: key, UploadId: uploadId };
        do {
          const page = await client.send(new sdk.ListPartsCommand(input)).catch(refuse);
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
        const { ETag } = await client.send(new sdk.CompleteMultipartUploadCommand(upload)).catch(refuse);
        if (!ETag) throw new Error("the store named no ETag");
      }),

    abort: (key, uploadId) =>
      s3.run(async ({ sdk, client, Bucket }) => {
        await client
          .send(new sdk.AbortMultipartUploadCommand({ Bucket, Key: key, UploadId: uploadId }))
          .catch((error: unknown) => {
            if (s3ErrorOf(error).name !== "NoSuchUpload") throw error;
          });
      }),

    abortAll(key) {
      return s3.run(async ({ sdk, client, Bucket }) => {
        const { Uploads = [] } = await client
          .send(new sdk.ListMultipartUploadsCommand({ Bucket, Prefix: key }))
          .catch((error: unknown) => {
            // A store that knows no uploads in parts has none.
            if (s3ErrorOf(error).name === "NotImplemented") return { Uploads: [] as MultipartUpload[] };
            throw error;
          });
        for (const { Key, UploadId } of Uploads) if (Key === key && UploadId) await this.abort(key, UploadId);
      });
    },

    temporaryCredentials: (prefix, name) => assumeRole(s3, prefix, name),
  };
}

/** Whether a browser could send it as the value of a header. */
const isHeaderText = (text: string | undefined): boolean =>
  text !== undefined && /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(text);

/** What the caller got wrong, as an AppError; the rest as it is. */
function refuse(error: unknown): never {
  const { name } = s3ErrorOf(error);
  if (name === "NoSuchUpload") throw notFound("Upload");
  if (BAD_PARTS.has(name))
    throw new AppError("validation_failed", "Some parts of this file are missing or too small", {
      parts: ["Must be the parts that were uploaded, in order"],
    });
  throw error;
}
