import { DECK_BYTES_MAX } from "@shared/constants/limits";
import type { Deps, ServiceContext } from "../../context/deps";
import { AppError } from "../../platform/errors/app-error";
import { noRoom } from "../../platform/storage/file-errors";
import { scaled } from "../../platform/scaled";
import { sumAllObjectsLocked } from "./objects.queries";

/** What somebody is told whose files wait for a verified address. */
export const verifyForFiles = () =>
  new AppError("email_unverified", "Verify your e-mail address to upload more files.");

/**
 * Somebody whose address is not verified keeps a few files at a time. Only what is there counts: who has to try again is not turned away.
 * @throws AppError email_unverified when so many are there
 */
export function requireAllowance({ actor, deps }: ServiceContext, arrived: number): void {
  if (!actor.emailVerified && arrived >= scaled(deps.config.UNVERIFIED_FILES, deps.config))
    throw verifyForFiles();
}

/**
 * Keeps all files together within what the settings allow, and those of people whose address is not verified within their part of it.
 * Needs the transaction that then adds the file.
 * @throws AppError unavailable, email_unverified
 */
export async function requireRoom({ db, actor, deps }: ServiceContext, size: number): Promise<void> {
  const { OBJECT_BYTES_TOTAL: total, UNVERIFIED_SHARE: share } = deps.config;
  if (total === 0) return;
  const { bytes, unverifiedBytes } = await sumAllObjectsLocked(db, deps.clock.now());
  if (bytes + size > total) throw noRoom(new Error(`files take ${bytes} bytes of OBJECT_BYTES_TOTAL`));
  if (!actor.emailVerified && unverifiedBytes + size > (total * share) / 100)
    throw new AppError(
      "email_unverified",
      "Verify your e-mail address to upload files. The room for those of new accounts is used up.",
    );
}

/**
 * Leaves free on the disk what the settings say, whatever the uploads under way still bring.
 * @param coming files that are not under way yet
 * @throws AppError unavailable
 */
export async function requireFreeSpace(deps: Deps, coming: number): Promise<void> {
  const mark = deps.config.OBJECT_BYTES_FREE;
  if (mark === 0) return;
  const free = await deps.objects.freeBytes();
  if (free !== null && free - (deps.uploads.count() + coming) * DECK_BYTES_MAX < mark)
    throw noRoom(new Error(`${free} bytes are free, OBJECT_BYTES_FREE is ${mark}`));
}
