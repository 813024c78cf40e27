import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import {
  FILES_PER_USER,
  type FilePurpose,
  OBJECT_BYTES_PER_USER,
  PURPOSE_BYTES_MAX,
  UPLOAD_MINUTES,
} from "@shared/constants/objects";
import type { StoredObject } from "@shared/schema/index";
import type { RequestUploadInput, UploadTargetView } from "@shared/validators/objects";
import { message } from "@shared/words/messages";
import type { ServiceContext } from "../../context/deps";
import { withTransaction } from "../../http/context";
import { AppError, notFound } from "../../platform/errors/app-error";
import { fileTooLarge } from "../../platform/storage/file-errors";
import { buildObjectPath, isUploadAllowed, uploadAddress, type UploadSignature } from "./object-address";
import * as queries from "./objects.queries";
import { requireAllowance, requireFreeSpace, requireRoom } from "./room";

const UPLOAD_TIMEOUT_MS = UPLOAD_MINUTES * 60_000;

/** The prefix of the keys of all files of a user. */
export const buildKeyPrefix = (userId: string) => `uploads/${userId}/`;
/** A new name for a file of a user in the store, which cannot be guessed. */
export const createKey = (userId: string) => buildKeyPrefix(userId) + randomBytes(20).toString("hex");

/**
 * Creates an address for one PUT. It is the store's own if the store has one and the size is known. Otherwise
 * it is this server's, which sees what arrives and so can limit the files of a user without a verified
 * address.
 * @param origin the origin that the caller uses for this server
 * @throws AppError too_large; conflict if the caller has too many files; email_unverified; unavailable
 * without room
 */
export async function requestUpload(
  ctx: ServiceContext<"clock" | "config" | "keys" | "objects" | "uploads">,
  { size, type, purpose }: RequestUploadInput,
  origin: string,
): Promise<UploadTargetView> {
  const maxBytes = PURPOSE_BYTES_MAX[purpose];
  if (size !== undefined && size > maxBytes) throw fileTooLarge(maxBytes);
  const { objects } = ctx.deps;
  const isDirect = objects.kind === "s3" && size !== undefined && ctx.actor.emailVerified;
  const object = await reserveObject(ctx, { size, maxBytes, isKept: isDirect });
  const presigned = isDirect
    ? await objects.presignUpload(object.key, { size, type }, UPLOAD_TIMEOUT_MS / 1000)
    : null;
  return { uploadURL: presigned ?? uploadAddress(ctx.deps, origin, object) };
}

/**
 * Creates the record of a file before its upload, with its own key and valid until `expiresAt`.
 * @param size the number of bytes; by default the most that the file may have. With `isKept` it counts until it is swept,
 * since the file can arrive without this server noticing
 * @throws AppError conflict when the caller has too many files; email_unverified; unavailable without room
 */
export async function reserveObject(
  ctx: ServiceContext<"clock" | "config" | "objects" | "uploads">,
  {
    maxBytes = PURPOSE_BYTES_MAX.deck,
    size = maxBytes,
    isKept,
  }: { maxBytes?: number; size?: number; isKept: boolean },
): Promise<StoredObject> {
  await requireFreeSpace(ctx.deps, maxBytes);
  return withTransaction(ctx, async (tx) => {
    const { db, actor, deps } = tx;
    const now = deps.clock.now();
    const { files, arrived, bytes } = await queries.sumObjectsLocked(db, actor.id, now);
    requireAllowance(tx, arrived);
    if (files >= FILES_PER_USER || bytes + size > OBJECT_BYTES_PER_USER)
      throw new AppError(
        "conflict",
        message("An account can keep at most {n} files, {mb} MB in all. Delete one you no longer need.", {
          n: FILES_PER_USER,
          mb: OBJECT_BYTES_PER_USER / 1e6,
        }),
      );
    await requireRoom(tx, size);
    return queries.insertObject(db, {
      key: createKey(actor.id),
      userId: actor.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + UPLOAD_TIMEOUT_MS),
      size: isKept ? size : null,
      maxBytes,
    });
  });
}

/**
 * Stores a file that this server itself has made for the caller, as if the caller had uploaded it. Do not use it in a
 * transaction.
 * @returns the address that the services of its purpose take as that of an uploaded file
 * @throws AppError as `takeUpload` does
 */
export async function storeOwnFile(
  ctx: ServiceContext<"clock" | "config" | "keys" | "log" | "objects" | "uploads">,
  purpose: FilePurpose,
  bytes: Uint8Array,
): Promise<string> {
  const object = await reserveObject(ctx, {
    size: bytes.length,
    maxBytes: PURPOSE_BYTES_MAX[purpose],
    isKept: false,
  });
  await storeAttempt(ctx, object, Readable.from([bytes]));
  return buildObjectPath(object.id);
}

export type IncomingFile = {
  signature: UploadSignature;
  /** The announced size; null for a body of unknown length. */
  declaredSize: number | null;
  body: Readable;
};

/**
 * Stores the body of a PUT to an address of this server. The first complete file wins; until then the address
 * may be tried again. Nothing is kept of a file that is too large or incomplete.
 * @returns the quoted ETag
 * @throws AppError not_found, forbidden (changed, expired or used address), email_unverified, too_large,
 * validation_failed (empty or incomplete), rate_limited when the caller has too many uploads in progress,
 * unavailable
 */
export async function takeUpload(
  ctx: ServiceContext<"clock" | "config" | "keys" | "log" | "objects" | "uploads">,
  id: string,
  { signature, declaredSize, body }: IncomingFile,
): Promise<string> {
  const { db, actor, deps } = ctx;
  const object = await queries.selectObject(db, actor.id, { id });
  if (!object) throw notFound("File");
  if (!isUploadAllowed(deps, object, signature))
    throw new AppError(
      "forbidden",
      "This upload link is not valid any more. Please choose the file and upload it again.",
    );
  if (object.storedAt) throw createUsedLinkError();
  if (declaredSize !== null && declaredSize > object.maxBytes) throw fileTooLarge(object.maxBytes);
  if (declaredSize === 0) throw createEmptyFileError();

  const leave = deps.uploads.enter(actor.id, object.maxBytes);
  try {
    await requireFreeSpace(deps, 0);
    return await storeAttempt(ctx, object, body);
  } finally {
    leave();
  }
}

async function storeAttempt(
  ctx: ServiceContext<"clock" | "config" | "log" | "objects">,
  { id, maxBytes }: StoredObject,
  body: Readable,
): Promise<string> {
  const { deps } = ctx;
  const attempt = await beginAttempt(ctx);
  try {
    const { size, etag } = await deps.objects.write(attempt.key, body, { maxBytes });
    if (size === 0) throw createEmptyFileError();
    await keepAttempt(ctx, id, attempt, size);
    return etag;
  } catch (error) {
    await dropAttempt(ctx, attempt, error);
    throw error;
  }
}

/**
 * Two requests to one address must not overwrite each other. Each gets its own key, and the first complete
 * one keeps its file. The key is recorded before anything is stored, so that the sweep finds the file after a
 * crash.
 */
function beginAttempt({ db, actor, deps }: ServiceContext<"clock">): Promise<StoredObject> {
  const now = deps.clock.now();
  return queries.insertObject(db, {
    key: createKey(actor.id),
    userId: actor.id,
    createdAt: now,
    expiresAt: now,
  });
}

function keepAttempt(
  ctx: ServiceContext<"clock" | "config">,
  id: string,
  attempt: StoredObject,
  size: number,
): Promise<void> {
  return withTransaction(ctx, async (tx) => {
    const { db, actor, deps } = tx;
    const now = deps.clock.now();
    // Several uploads may have been allowed while nothing was stored. Only as many as the limit are kept.
    if (!actor.emailVerified)
      requireAllowance(tx, (await queries.sumObjectsLocked(db, actor.id, now)).arrived);
    await queries.deleteObject(db, attempt.id);
    const columns = { key: attempt.key, size, storedAt: now };
    if (!(await queries.markStored(db, actor.id, id, columns))) throw createUsedLinkError();
  });
}

/**
 * Deletes a failed upload. If the store or the database did not answer, the state is unknown and the sweep
 * takes care of it.
 */
async function dropAttempt(
  { db, deps }: ServiceContext<"log" | "objects">,
  attempt: StoredObject,
  reason: unknown,
): Promise<void> {
  if (!(reason instanceof AppError) || reason.code === "unavailable") return;
  try {
    await deps.objects.remove(attempt.key);
    await queries.deleteObject(db, attempt.id);
  } catch (error) {
    deps.log.warn({ err: error }, "a failed upload could not be removed; the sweep will remove it");
  }
}

const createUsedLinkError = () =>
  new AppError("forbidden", "This upload link was used already. Please upload the file again.");
export const createEmptyFileError = () =>
  new AppError("validation_failed", "This file is empty", { file: ["This file is empty"] });
