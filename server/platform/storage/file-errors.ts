import { AppError } from "../errors/app-error";

/** A file beyond the size that one may have, however it came. */
export const fileTooLarge = () =>
  new AppError("too_large", "This file is too large. A deck may have at most 10 MB.");

/** The connection broke, or said something else than it had announced: the same upload may be tried again. */
export const brokenUpload = (cause: unknown) =>
  new AppError(
    "validation_failed",
    "The file did not arrive whole. Please upload it again.",
    { file: ["Upload it again"] },
    { cause },
  );

/** The store did not answer, or not like a store. */
export const storeAway = (cause: unknown) =>
  new AppError("unavailable", "Files cannot be stored or read at the moment. Please try again.", undefined, {
    cause,
    retryAfterSeconds: 30,
  });

/** No file fits any more, on the disk or in what the settings allow. */
export const noRoom = (cause: unknown) =>
  new AppError(
    "unavailable",
    "There is no room for files at the moment. Please try again later.",
    undefined,
    { cause, retryAfterSeconds: 300 },
  );

const NO_ROOM = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);

/** What a failed call of the file system means to a person. */
export function fromFileSystem(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return NO_ROOM.has(errorCodeOf(error)) ? noRoom(error) : storeAway(error);
}

/** Such as ENOENT; empty when the error has none. */
export function errorCodeOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : "";
  return typeof code === "string" ? code : "";
}
