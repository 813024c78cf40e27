import type { Deps, ServiceContext } from "../../context/deps";
import { AppError } from "../../platform/errors/app-error";
import { noRoom } from "../../platform/storage/file-errors";
import { scaleLimit } from "../../platform/scale-limit";
import { sumAllObjectsLocked } from "./objects.queries";

/** The error for uploads that need a verified address. */
export const verifyForFiles = () =>
  new AppError("email_unverified", "Verify your e-mail address to upload more files.");

/**
 * Limits the files of a user without a verified address. Only stored files count, so that failed attempts can
 * be repeated.
 * @throws AppError email_unverified when the limit is reached
 */
export function requireAllowance({ actor, deps }: ServiceContext<"config">, arrived: number): void {
  if (!actor.emailVerified && arrived >= scaleLimit(deps.config.UNVERIFIED_FILES, deps.config))
    throw verifyForFiles();
}

/**
 * Keeps all files within the limit of the settings, and those of users without a verified address within
 * their share. Call it in the transaction that adds the file.
 * @throws AppError unavailable, email_unverified
 */
export async function requireRoom(
  {
    db,
    actor,
    deps,
  }: Pick<ServiceContext<"clock" | "config">, "db" | "deps"> & { actor: { emailVerified: boolean } },
  size: number,
): Promise<void> {
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
 * Keeps the configured space on the disk free, counting uploads in progress at their largest size.
 * @param coming the bytes of a file that is not being uploaded yet
 * @throws AppError unavailable
 */
export async function requireFreeSpace(
  deps: Pick<Deps, "config" | "objects" | "uploads">,
  coming: number,
): Promise<void> {
  const minFree = deps.config.OBJECT_BYTES_FREE;
  if (minFree === 0) return;
  const free = await deps.objects.freeBytes();
  if (free !== null && free - deps.uploads.bytes() - coming < minFree)
    throw noRoom(new Error(`${free} bytes are free, OBJECT_BYTES_FREE is ${minFree}`));
}
