import { z } from "zod";
import { INTEGER_MAX, NAME_MAX, URL_MAX } from "../constants/limits";
import { FILE_PURPOSES } from "../constants/objects";
import { isStorable, lineText, requiredText, wordField } from "./fields";
import { message, type Message } from "../words/messages";
import { say } from "./say";

/**
 * All fields may be left out, as the spec requires. Known facts about the file are checked at once. An S3
 * store can then take the file straight from the browser.
 */
export const requestUploadSchema = z.object({
  name: lineText(NAME_MAX).optional(),
  size: z
    .number(say("Must be a number"))
    .int(say("Must be a whole number"))
    .min(1, say("This file is empty"))
    .max(INTEGER_MAX, say("This file is too large"))
    .optional(),
  type: lineText(NAME_MAX).optional(),
  purpose: wordField(FILE_PURPOSES, "Unknown purpose").default("deck"),
});
export type RequestUploadInput = z.infer<typeof requestUploadSchema>;
/** How a request names a file that was uploaded. */
export const uploadedFile = {
  fileName: requiredText(NAME_MAX, "The file needs a name"),
  /** The address to which the file was PUT, with or without its query. */
  uploadedFileUrl: z
    .string(say("Must be text"))
    .min(1, say("Upload the file first"))
    .max(URL_MAX, say("This address is too long"))
    .refine(isStorable, say("Contains characters that cannot be stored")),
};
export type UploadTargetView = { uploadURL: string };

// The uploader (@uppy/aws-s3) defines the names below. It sends them to its storage companion and reads them from
// it.

const STORE_ID_MAX = 1_024;
export const UPLOAD_PARTS_MAX = 10_000;

const storeText = (ifMissing: Message) =>
  z
    .string(say(ifMissing))
    .min(1, say(ifMissing))
    .max(STORE_ID_MAX, say("This is too long"))
    .refine(isStorable, say("Contains characters that cannot be stored"));

/** The key that the start of the upload returned. */
export const objectKeyQuery = z.object({ key: storeText("Name the key once") });

/** An id from the store, which comes in the path. */
export const uploadIdParams = z.object({ uploadId: storeText("Unknown upload") });
export const partNumberField = z
  .string()
  .regex(/^\d{1,5}$/, say(message("Must be a whole number from 1 to {n}", { n: UPLOAD_PARTS_MAX })))
  .transform(Number)
  .refine(
    (n) => n >= 1 && n <= UPLOAD_PARTS_MAX,
    say(message("Must be a whole number from 1 to {n}", { n: UPLOAD_PARTS_MAX })),
  );

/** The uploader also sends metadata, which is not needed and is dropped. */
export const beginMultipartSchema = z.object({
  filename: lineText(NAME_MAX).optional(),
  type: lineText(NAME_MAX).optional(),
});
export type BegunMultipartView = { key: string; uploadId: string };

export const uploadParamsQuery = beginMultipartSchema;
export type UploadParamsView = {
  method: "POST";
  url: string;
  fields: Record<string, string>;
  headers: Record<string, string>;
  /** Seconds. */
  expires: number;
};

export type UploadPartView = { PartNumber: number; Size: number; ETag: string };
export type SignedPartView = { url: string; expires: number };

const partSchema = z.object({
  PartNumber: z
    .number(say("Must be a number"))
    .int(say("Must be a whole number"))
    .min(1, say(message("Must be at least {n}", { n: 1 })))
    .max(UPLOAD_PARTS_MAX, say(message("Must be at most {n}", { n: UPLOAD_PARTS_MAX }))),
  ETag: storeText("Name the ETag"),
});
export const completeMultipartSchema = z.object({
  parts: z
    .array(partSchema, say("Must be a list of parts"))
    .min(1, say("Must be a list of parts"))
    .max(UPLOAD_PARTS_MAX, say(message("Must have at most {n} entries", { n: UPLOAD_PARTS_MAX }))),
});
export type CompleteMultipartInput = z.infer<typeof completeMultipartSchema>;
export type CompletedMultipartView = { location: string };
