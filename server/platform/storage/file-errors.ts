import { message } from "@shared/words/messages";
import { AppError } from "../errors/app-error";

/** The file is larger than allowed, however it was uploaded. */
export const fileTooLarge = (maxBytes: number) =>
  new AppError(
    "too_large",
    message("This file is too large. A file may have at most {mb} MB.", {
      mb: Math.floor(maxBytes / 1024 ** 2),
    }),
  );

/** The connection broke or the size was not as announced: the upload may be tried again. */
export const brokenUpload = (cause: unknown) =>
  new AppError(
    "validation_failed",
    "The file did not arrive whole. Please upload it again.",
    { file: ["Upload it again"] },
    { cause },
  );

/** The store did not answer, or not like a store. */
export const storeUnavailable = (cause: unknown) =>
  new AppError("unavailable", "Files cannot be stored or read at the moment. Please try again.", undefined, {
    cause,
    retryAfterSeconds: 30,
  });

/** There is no more room for files, on the disk or within the limit of the settings. */
export const noRoom = (cause: unknown) =>
  new AppError(
    "unavailable",
    "There is no room for files at the moment. Please try again later.",
    undefined,
    { cause, retryAfterSeconds: 300 },
  );

const NO_ROOM = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);

/** Translates an error of the file system. */
export function toFileError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return NO_ROOM.has(getErrorCode(error)) ? noRoom(error) : storeUnavailable(error);
}

/** Returns the code of an error, such as ENOENT; empty when it has none. */
export function getErrorCode(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : "";
  return typeof code === "string" ? code : "";
}
