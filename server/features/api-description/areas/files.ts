import {
  beginMultipartSchema,
  completeMultipartSchema,
  objectKeyQuery,
  requestUploadSchema,
  UPLOAD_PARTS_MAX,
  uploadParamsQuery,
} from "@shared/validators/objects";
import { describeArea } from "../describe";

const partParams = {
  uploadId: { type: "string", description: "As the beginning of the upload gave it" },
  partNumber: { type: "integer", minimum: 1, maximum: UPLOAD_PARTS_MAX },
};
const { uploadId } = partParams;
const NO_STORE = {
  not_found: "There is no such upload, it is somebody else's, or this server has no S3 store.",
};
const MORE_FILES_ONCE_VERIFIED = "There is room for more files once the address of the account is verified.";
const ONLY_ONCE_VERIFIED = "The address of the account is not verified: send the file through this server.";

export const files = describeArea({
  name: "Files",
  about:
    "Uploading, and reading back. A file is asked an address for, and is sent there. The routes below /api/s3 are what the uploader of the page asks of a storage companion, and are only there with an S3 store.",
  access: "member",
  routes: {
    "POST /api/objects/upload": {
      summary: "Asks for an address to send a file to",
      details:
        "The address takes one file within 15 minutes: of at most 10 MiB, or 25 MiB for a document of the library.",
      body: requestUploadSchema,
      fields: { size: "In bytes", type: "The media type", purpose: "What the file is for" },
      answers: { 200: "`uploadURL`: send the file there with PUT." },
      errors: {
        conflict: "The account keeps as many files as it may.",
        email_unverified: MORE_FILES_ONCE_VERIFIED,
        unavailable: "There is no room for files: wait as many seconds as `Retry-After` says.",
      },
    },
    "PUT /api/objects/:id": {
      summary: "Takes the file",
      details:
        "At the address that was asked for, signature included. With an S3 store the address is the store's own.",
      body: { type: "application/octet-stream", about: "The file as it is" },
      answers: { 200: "An empty object; the header `ETag` names what was stored." },
      errors: {
        validation_failed: "The file is empty.",
        forbidden: "The address was changed, is used, or its time is over.",
        email_unverified: MORE_FILES_ONCE_VERIFIED,
        too_large: "The file is larger than 10 MiB.",
      },
    },
    "GET /api/objects/:id": {
      summary: "Reads a file back",
      answers: { 200: { about: "The file, as an attachment.", type: "application/octet-stream" } },
    },
    "GET /api/s3/params": {
      summary: "Signs a form for one file",
      query: uploadParamsQuery,
      answers: { 200: "`method`, `url`, `fields`, `headers`, and `expires` in seconds." },
      errors: { ...NO_STORE, email_unverified: ONLY_ONCE_VERIFIED },
    },
    "GET /api/s3/sts": {
      summary: "Gives short-lived credentials to upload with",
      answers: { 200: "Credentials that reach below the caller's own prefix alone." },
      errors: { not_found: "This server gives none.", email_unverified: ONLY_ONCE_VERIFIED },
    },
    "POST /api/s3/multipart": {
      summary: "Begins an upload in parts",
      body: beginMultipartSchema,
      answers: { 200: "`key` and `uploadId`." },
      errors: { ...NO_STORE, email_unverified: ONLY_ONCE_VERIFIED },
    },
    "GET /api/s3/multipart/:uploadId": {
      summary: "Lists the parts that have arrived",
      params: { uploadId },
      query: objectKeyQuery,
      answers: { 200: "A list of `PartNumber`, `Size` and `ETag`." },
      errors: NO_STORE,
    },
    "GET /api/s3/multipart/:uploadId/:partNumber": {
      summary: "Signs the address of a part",
      params: partParams,
      query: objectKeyQuery,
      answers: { 200: "`url`, and `expires` in seconds." },
      errors: NO_STORE,
    },
    "POST /api/s3/multipart/:uploadId/complete": {
      summary: "Ends an upload in parts",
      params: { uploadId },
      query: objectKeyQuery,
      body: completeMultipartSchema,
      answers: { 200: "`location`: the address of the whole file." },
      errors: { ...NO_STORE, forbidden: "The time for this upload is over." },
    },
    "DELETE /api/s3/multipart/:uploadId": {
      summary: "Gives an upload in parts up",
      params: { uploadId },
      query: objectKeyQuery,
      answers: { 200: "An empty object." },
      errors: NO_STORE,
    },
  },
});
