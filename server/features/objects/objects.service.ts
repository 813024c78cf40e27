import { addAbortSignal, type Readable } from "node:stream";
import { UNCLAIMED_OBJECT_HOURS } from "@shared/constants/objects";
import type { StoredObject } from "@shared/schema/index";
import type { Deps, ServiceContext } from "../../context/deps";
import { AppError, notFound } from "../../platform/errors/app-error";
import { fileTooLarge, storeUnavailable } from "../../platform/storage/file-errors";
import { findPgError } from "../../platform/errors/pg-error";
import { parseObjectAddress } from "./object-address";
import * as queries from "./objects.queries";

const READ_TIMEOUT_MS = 60_000;
const SWEEP_BATCH = 100;
const SWEEP_FAILURES_MAX = 3;
const FOREIGN_KEY_VIOLATION = "23503";

/**
 * Finds the file that the caller has uploaded to an address, complete and of an allowed size. It calls the
 * store, so do not use it in a transaction. Nothing is fetched from the address itself.
 * @param host the host of the request, which counts as ours if PUBLIC_URL is not set; without it any host is
 * then accepted
 * @throws AppError validation_failed for any other address, too_large (the file is then deleted), unavailable
 */
export async function claimableObject(
  ctx: ServiceContext<"clock" | "config" | "db" | "fileUses" | "objects">,
  address: string,
  host?: string,
): Promise<StoredObject> {
  const { db, actor, deps } = ctx;
  const which = parseObjectAddress(deps.config, address, host);
  const object = which && (await queries.selectObject(db, actor.id, which));
  if (!object) throw notUploaded();
  if (object.storedAt) return object;
  // Only an S3 store receives files without this server.
  if (deps.objects.kind !== "s3") throw notUploaded();
  return markArrived(ctx, object);
}

/**
 * Records a file that was uploaded directly to the store.
 * @throws AppError validation_failed when it is missing, too_large (it is then deleted), unavailable
 */
export async function markArrived(
  { db, actor, deps }: ServiceContext<"clock" | "db" | "fileUses" | "objects">,
  object: StoredObject,
): Promise<StoredObject> {
  const file = await deps.objects.stat(object.key);
  if (!file || file.size === 0) throw notUploaded();
  if (file.size > object.maxBytes) {
    await removeObject(deps, object.id);
    throw fileTooLarge(object.maxBytes);
  }
  const arrived =
    (await queries.markStored(db, actor.id, object.id, { storedAt: deps.clock.now(), size: file.size })) ??
    (await queries.selectObject(db, actor.id, { id: object.id }));
  if (!arrived) throw notUploaded();
  return arrived;
}

/** The error for an address that is not a file of the caller. */
export const notUploaded = () =>
  new AppError("validation_failed", "Upload the file first", { uploadedFileUrl: ["Upload the file first"] });

/**
 * Opens a file that the caller may read for sending. `fileName` is null while nothing uses it.
 * @throws AppError not_found, unavailable
 */
export async function openObject(
  { db, actor, deps }: ServiceContext<"fileUses" | "objects">,
  id: string,
): Promise<{ body: Readable; size: number; fileName: string | null }> {
  const object = await queries.selectReadableObject(db, deps.fileUses, actor.id, id);
  if (!object?.storedAt) throw notFound("File");
  const fileName = (await queries.selectFileName(db, deps.fileUses, id)) ?? null;
  const file = await deps.objects.read(object.key);
  if (!file) throw notFound("File");
  return { ...file, fileName };
}

/**
 * Reads a whole stored file.
 * @throws AppError not_found, too_large beyond the limit of a file, unavailable
 */
export async function readObject(
  { objects }: Pick<Deps, "objects">,
  { key, maxBytes }: Pick<StoredObject, "key" | "maxBytes">,
): Promise<Uint8Array> {
  const file = await objects.read(key);
  if (!file) throw notFound("File");
  if (file.size > maxBytes) {
    file.body.destroy();
    throw fileTooLarge(maxBytes);
  }
  const bytes = new Uint8Array(file.size);
  let length = 0;
  try {
    for await (const chunk of addAbortSignal(
      AbortSignal.timeout(READ_TIMEOUT_MS),
      file.body,
    ) as AsyncIterable<Buffer>) {
      bytes.set(chunk, length);
      length += chunk.length;
    }
  } catch (error) {
    throw storeUnavailable(error);
  }
  if (length !== file.size) throw storeUnavailable(new Error("the file was cut off"));
  return bytes;
}

/**
 * Deletes a file and its record, unless something uses it. When the store is unavailable the file becomes
 * unreachable, and the next sweep deletes it. Do not use it in a transaction.
 * @throws AppError unavailable
 */
export async function removeObject(
  deps: Pick<Deps, "db" | "fileUses" | "objects">,
  id: string,
): Promise<void> {
  await removeUnclaimed(deps, id);
}

/**
 * Deletes the files that nothing uses: those without an owner at once, others a day after they were
 * requested.
 * @returns the number of deleted files
 * @throws AppError unavailable if the store is unavailable; the next run deletes the others
 */
export async function sweepObjects(
  deps: Pick<Deps, "clock" | "db" | "fileUses" | "log" | "objects">,
  signal?: AbortSignal,
): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - UNCLAIMED_OBJECT_HOURS * 60 * 60 * 1000);
  let removed = 0;
  let failures = 0;
  let afterKey = "";
  for (;;) {
    const batch = await queries.selectUnclaimed(deps.db, deps.fileUses, {
      before,
      afterKey,
      limit: SWEEP_BATCH,
    });
    for (const { id, key } of batch) {
      if (signal?.aborted) return removed;
      afterKey = key;
      try {
        if (await removeUnclaimed(deps, id)) removed++;
        failures = 0;
      } catch (error) {
        // One failure must not stop the others, but an unavailable store is not called a hundred times.
        deps.log.warn({ err: error }, "an unused file could not be removed");
        if (++failures === SWEEP_FAILURES_MAX) throw error;
      }
    }
    if (batch.length < SWEEP_BATCH) return removed;
  }
}

/**
 * Makes the record unreachable, then deletes the file, then the record. A feature that claims it in the meantime
 * finds either the whole file or no record. A failure half-way leaves a record without an owner for the next
 * sweep.
 */
async function removeUnclaimed(
  { db, fileUses, objects }: Pick<Deps, "db" | "fileUses" | "objects">,
  id: string,
): Promise<boolean> {
  const object = await queries.disownUnclaimed(db, fileUses, id).catch((error: unknown) => {
    if (findPgError(error)?.code === FOREIGN_KEY_VIOLATION) return undefined;
    throw error;
  });
  if (!object) return false;
  await objects.remove(object.key);
  await queries.deleteObject(db, object.id);
  return true;
}
