import { randomBytes } from "node:crypto";
import type { Readable } from "node:stream";
import { DECK_BYTES_MAX } from "@shared/constants/limits";
import { DECKS_PER_USER, OBJECT_BYTES_PER_USER, UPLOAD_MINUTES } from "@shared/constants/pitch-decks";
import type { StoredObject } from "@shared/schema/index";
import type { RequestUploadInput, UploadTargetView } from "@shared/validators/pitch-decks";
import { message } from "@shared/words/messages";
import type { ServiceContext } from "../../context/deps";
import { withTransaction } from "../../http/context";
import { AppError, notFound } from "../../platform/errors/app-error";
import { fileTooLarge } from "../../platform/storage/file-errors";
import { isUploadAllowed, uploadAddress, type UploadSignature } from "./object-address";
import * as queries from "./objects.queries";
import { requireAllowance, requireFreeSpace, requireRoom } from "./room";

const UPLOAD_MS = UPLOAD_MINUTES * 60_000;

/** Everything that a user's files are called begins with this. */
export const prefixOf = (userId: string) => `uploads/${userId}/`;
const newKey = (userId: string) => prefixOf(userId) + randomBytes(20).toString("hex");

/**
 * Gives the caller an address for one PUT: the store's own where it has one and the size is known, else this server's, which hears of
 * what comes and so can hold a person without a verified address to a few files.
 * @param origin how the caller reaches this server
 * @throws AppError too_large; conflict when the caller has as many files as one may have; email_unverified; unavailable without room
 */
export async function requestUpload(
  ctx: ServiceContext,
  { size, type }: RequestUploadInput,
  origin: string,
): Promise<UploadTargetView> {
  if (size !== undefined && size > DECK_BYTES_MAX) throw fileTooLarge();
  const { objects } = ctx.deps;
  const mayComeByItself = objects.kind === "s3" && size !== undefined && ctx.actor.emailVerified;
  const object = await reserveObject(ctx, { size, isKept: mayComeByItself });
  const presigned = mayComeByItself
    ? await objects.presignUpload(object.key, { size, type }, UPLOAD_MS / 1000)
    : null;
  return { uploadURL: presigned ?? uploadAddress(ctx.deps, origin, object) };
}

/**
 * Makes the record of a file that is still to come, with a key of its own and time until `expiresAt`.
 * @param size bytes at most; left out: as many as a deck may have. With `isKept` it counts until it is swept, since the file can come
 * without this server hearing of it
 * @throws AppError conflict when the caller has as many files as one may have; email_unverified; unavailable without room
 */
export async function reserveObject(
  ctx: ServiceContext,
  { size = DECK_BYTES_MAX, isKept }: { size?: number; isKept: boolean },
): Promise<StoredObject> {
  await requireFreeSpace(ctx.deps, 1);
  return withTransaction(ctx, async (tx) => {
    const { db, actor, deps } = tx;
    const now = deps.clock.now();
    const { files, arrived, bytes } = await queries.sumObjectsLocked(db, actor.id, now);
    requireAllowance(tx, arrived);
    if (files >= DECKS_PER_USER || bytes + size > OBJECT_BYTES_PER_USER)
      throw new AppError(
        "conflict",
        message(
          "An account can keep at most {n} decks and {mb} MB of files. Delete a deck you no longer need.",
          { n: DECKS_PER_USER, mb: OBJECT_BYTES_PER_USER / 1e6 },
        ),
      );
    await requireRoom(tx, size);
    return queries.insertObject(db, {
      key: newKey(actor.id),
      userId: actor.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + UPLOAD_MS),
      size: isKept ? size : null,
    });
  });
}

export type IncomingFile = {
  signature: UploadSignature;
  /** What the request says of its body; null when it does not say how long it is. */
  declaredSize: number | null;
  body: Readable;
};

/**
 * Stores what the caller PUTs to an address of this server. The first whole file wins; until there is one, the address may be tried
 * again. Nothing is kept of a file that is too large or breaks off.
 * @returns the quoted ETag
 * @throws AppError not_found, forbidden (changed, expired or used address), email_unverified, too_large, validation_failed (empty,
 * broken off), rate_limited when the caller is sending as many as one may at once, unavailable
 */
export async function takeUpload(
  ctx: ServiceContext,
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
  if (object.storedAt) throw spent();
  if (declaredSize !== null && declaredSize > DECK_BYTES_MAX) throw fileTooLarge();
  if (declaredSize === 0) throw emptyFile();

  const leave = deps.uploads.enter(actor.id);
  try {
    await requireFreeSpace(deps, 0);
    return await storeAttempt(ctx, object.id, body);
  } finally {
    leave();
  }
}

async function storeAttempt(ctx: ServiceContext, id: string, body: Readable): Promise<string> {
  const { deps } = ctx;
  const attempt = await beginAttempt(ctx);
  try {
    const { size, etag } = await deps.objects.write(attempt.key, body, { maxBytes: DECK_BYTES_MAX });
    if (size === 0) throw emptyFile();
    await keepAttempt(ctx, id, attempt, size);
    return etag;
  } catch (error) {
    await dropAttempt(ctx, attempt, error);
    throw error;
  }
}

/**
 * Two requests may send to one address at the same time, and must not write over each other: each has a key of its own, and the one that
 * is whole first passes its key on. The key is on record before anything is stored under it, so that the sweep finds what a crash leaves.
 */
function beginAttempt({ db, actor, deps }: ServiceContext): Promise<StoredObject> {
  const now = deps.clock.now();
  return queries.insertObject(db, {
    key: newKey(actor.id),
    userId: actor.id,
    createdAt: now,
    expiresAt: now,
  });
}

function keepAttempt(ctx: ServiceContext, id: string, attempt: StoredObject, size: number): Promise<void> {
  return withTransaction(ctx, async (tx) => {
    const { db, actor, deps } = tx;
    const now = deps.clock.now();
    // Of several that were allowed while none was there, only so many stay.
    if (!actor.emailVerified)
      requireAllowance(tx, (await queries.sumObjectsLocked(db, actor.id, now)).arrived);
    await queries.deleteObject(db, attempt.id);
    const columns = { key: attempt.key, size, storedAt: now };
    if (!(await queries.markStored(db, actor.id, id, columns))) throw spent();
  });
}

/** Where a store or a database did not answer, nobody knows what it has done: that is left to the sweep, which looks at the records. */
async function dropAttempt(
  { db, deps }: ServiceContext,
  attempt: StoredObject,
  reason: unknown,
): Promise<void> {
  if (!(reason instanceof AppError) || reason.code === "unavailable") return;
  try {
    await deps.objects.remove(attempt.key);
    await queries.deleteObject(db, attempt.id);
  } catch (error) {
    deps.log.warn({ err: error }, "a failed upload was not removed; the sweep will");
  }
}

const spent = () =>
  new AppError("forbidden", "This upload link was used already. Please upload the file again.");
const emptyFile = () =>
  new AppError("validation_failed", "This file is empty", { file: ["This file is empty"] });
