import { randomUUID } from "node:crypto";
import { access, constants, statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createObjectStore } from "../../platform/storage/create-object-store";
import { getErrorCode } from "../../platform/storage/file-errors";
import { readS3Error } from "../../platform/storage/s3-connection";
import { describeSize } from "../words";
import { broken, fine, type Finding, note, type Patient } from "./finding";

const CONTENT = Buffer.from("Written by the doctor, and removed at once.");

/** Writes a small file, reads it and removes it. */
export async function checkStore({ config, log }: Patient): Promise<Finding[]> {
  const store = createObjectStore(config, log);
  const place =
    store.kind === "s3"
      ? `the bucket ${config.S3_BUCKET} at ${config.S3_ENDPOINT}`
      : `${config.DATA_DIR}/objects`;
  const key = `doctor/${randomUUID()}`;
  try {
    await store.write(key, Readable.from([CONTENT]), { maxBytes: CONTENT.length });
    const file = await store.read(key);
    const isSame = file !== null && CONTENT.equals(await buffer(file.body));
    await store.remove(key);
    if (isSame) return [fine("Stored files", `${place} takes a file, gives it back and removes it.`)];
    return [broken("Stored files", `${place} did not give back what it had taken.`)];
  } catch (error) {
    return [broken("Stored files", `${place} cannot be used: ${explain(error)}.`)];
  }
}

const S3_WHY: Record<string, string> = {
  NoSuchBucket: "there is no such bucket",
  InvalidAccessKeyId: "it does not know S3_ACCESS_KEY_ID",
  SignatureDoesNotMatch: "S3_SECRET_ACCESS_KEY is not the right one",
  AccessDenied: "the key lacks a right that is needed: to read, write, delete and list",
};
const WHY: Record<string, string> = {
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  EROFS: "the disk is read-only",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk is full",
  ENOTDIR: "it is not a folder",
  ECONNREFUSED: "nothing listens there",
  ENOTFOUND: "there is no host of that name",
};

/**
 * Finds the cause of an error of the store. Its message for users hides the cause, which the operator needs.
 */
function explain(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const rootCause = cause instanceof AggregateError ? (cause.errors[0] as unknown) : cause;
  const { name: errorName } = readS3Error(rootCause);
  return (
    S3_WHY[errorName] ??
    WHY[getErrorCode(rootCause)] ??
    (rootCause instanceof Error ? rootCause.message : String(rootCause))
  );
}

const LITTLE_BYTES = 1_000_000_000;
const NOTHING_BYTES = 100_000_000;

export async function checkDisk({ config }: Patient): Promise<Finding[]> {
  const folder = await findExistingFolder(config.DATA_DIR);
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const text = `${describeSize(free)} are free for ${config.DATA_DIR}.`;
  const verdict = free < NOTHING_BYTES ? broken : free < LITTLE_BYTES ? note : fine;
  return [verdict("Disk", text)];
}

/** Before the first start the folder itself may not exist. */
async function findExistingFolder(path: string): Promise<string> {
  const isThere = await access(path, constants.F_OK).then(
    () => true,
    () => false,
  );
  return isThere || dirname(path) === path ? path : findExistingFolder(dirname(path));
}
