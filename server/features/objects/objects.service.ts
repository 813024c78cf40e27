import { addAbortSignal, type Readable } from "node:stream";
import { DECK_BYTES_MAX } from "@shared/constants/limits";
import { UNCLAIMED_OBJECT_HOURS } from "@shared/constants/pitch-decks";
import type { StoredObject } from "@shared/schema/index";
import type { Deps, ServiceContext } from "../../context/deps";
import { AppError, notFound } from "../../platform/errors/app-error";
import { fileTooLarge, storeAway } from "../../platform/storage/file-errors";
import { findPgError } from "../../platform/errors/pg-error";
import { parseObjectAddress } from "./object-address";
import * as queries from "./objects.queries";

const READ_MS = 60_000;
const SWEEP_BATCH = 100;
const SWEEP_FAILURES_MAX = 3;
const FOREIGN_KEY_VIOLATION = "23503";

/**
 * The file that the caller says to have uploaded to an address, whole and of a size that a deck may have. Asks the store, and so belongs
 * in no transaction; nothing is fetched from the address itself.
 * @param host of the request, which is what "our own address" means where PUBLIC_URL is not set; left out, any host passes there
 * @throws AppError validation_failed for any other address, too_large (the file is then removed), unavailable
 */
export async function claimableObject(
  ctx: ServiceContext,
  address: string,
  host?: string,
): Promise<StoredObject> {
  const { db, actor, deps } = ctx;
  const which = parseObjectAddress(deps.config, address, host);
  const object = which && (await queries.selectObject(db, actor.id, which));
  if (!object) throw notUploaded();
  if (object.storedAt) return object;
  // Only such a store takes files without this server hearing of it.
  if (deps.objects.kind !== "s3") throw notUploaded();
  return markArrived(ctx, object);
}

/**
 * Records a file that went straight to the store, once it is there.
 * @throws AppError validation_failed when it is not, too_large (it is then removed), unavailable
 */
export async function markArrived(
  { db, actor, deps }: ServiceContext,
  object: StoredObject,
): Promise<StoredObject> {
  const file = await deps.objects.stat(object.key);
  if (!file || file.size === 0) throw notUploaded();
  if (file.size > DECK_BYTES_MAX) {
    await removeObject(deps, object.id);
    throw fileTooLarge();
  }
  const arrived =
    (await queries.markStored(db, actor.id, object.id, { storedAt: deps.clock.now(), size: file.size })) ??
    (await queries.selectObject(db, actor.id, { id: object.id }));
  if (!arrived) throw notUploaded();
  return arrived;
}

/** What an address is answered with that names no file of the caller. */
export const notUploaded = () =>
  new AppError("validation_failed", "Upload the file first", { uploadedFileUrl: ["Upload the file first"] });

/**
 * The caller's own file, to be sent as it is. `fileName` is null while no deck claims it.
 * @throws AppError not_found, unavailable
 */
export async function openObject(
  { db, actor, deps }: ServiceContext,
  id: string,
): Promise<{ body: Readable; size: number; fileName: string | null }> {
  const object = await queries.selectObject(db, actor.id, { id });
  if (!object?.storedAt) throw notFound("File");
  const fileName = (await queries.selectFileName(db, id)) ?? null;
  const file = await deps.objects.read(object.key);
  if (!file) throw notFound("File");
  return { ...file, fileName };
}

/**
 * A stored file, whole.
 * @throws AppError not_found, too_large beyond what a deck may have, unavailable
 */
export async function readObject(
  { objects }: Pick<Deps, "objects">,
  { key }: Pick<StoredObject, "key">,
): Promise<Uint8Array> {
  const file = await objects.read(key);
  if (!file) throw notFound("File");
  if (file.size > DECK_BYTES_MAX) {
    file.body.destroy();
    throw fileTooLarge();
  }
  const bytes = new Uint8Array(file.size);
  let length = 0;
  try {
    for await (const chunk of addAbortSignal(
      AbortSignal.timeout(READ_MS),
      file.body,
    ) as AsyncIterable<Buffer>) {
      bytes.set(chunk, length);
      length += chunk.length;
    }
  } catch (error) {
    throw storeAway(error);
  }
  if (length !== file.size) throw storeAway(new Error("the file was cut off"));
  return bytes;
}

/**
 * Removes a file and its record, unless a deck needs it. When the store is away it is out of everybody's reach all the same, and the next
 * sweep removes it. Belongs in no transaction.
 * @throws AppError unavailable
 */
export async function removeObject(deps: Deps, id: string): Promise<void> {
  await removeUnclaimed(deps, id);
}

/**
 * Removes the files that no deck needs: those of nobody at once, others a day after they were asked for.
 * @returns how many
 * @throws AppError unavailable when the store is away; the rest is left to the next run
 */
export async function sweepObjects(deps: Deps, signal?: AbortSignal): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - UNCLAIMED_OBJECT_HOURS * 60 * 60 * 1000);
  let removed = 0;
  let failures = 0;
  let afterKey = "";
  for (;;) {
    const batch = await queries.selectUnclaimed(deps.db, { before, afterKey, limit: SWEEP_BATCH });
    for (const { id, key } of batch) {
      if (signal?.aborted) return removed;
      afterKey = key;
      try {
        if (await removeUnclaimed(deps, id)) removed++;
        failures = 0;
      } catch (error) {
        // One file that cannot be removed keeps no other from it; a store that is away is not asked a hundred times.
        deps.log.warn({ err: error }, "a file that nobody needs was not removed");
        if (++failures === SWEEP_FAILURES_MAX) throw error;
      }
    }
    if (batch.length < SWEEP_BATCH) return removed;
  }
}

/**
 * First the record is put out of reach, then the file goes, then the record: a claim meanwhile finds either the file whole or no record
 * to point to, and a failure half way leaves a record of nobody's, which the next sweep takes up.
 */
async function removeUnclaimed({ db, objects }: Deps, id: string): Promise<boolean> {
  const object = await queries.disownUnclaimed(db, id).catch((error: unknown) => {
    if (findPgError(error)?.code === FOREIGN_KEY_VIOLATION) return undefined;
    throw error;
  });
  if (!object) return false;
  await objects.remove(object.key);
  await queries.deleteObject(db, object.id);
  return true;
}
