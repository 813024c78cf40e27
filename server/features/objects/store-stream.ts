import { Readable } from "node:stream";
import { FILES_PER_USER, OBJECT_BYTES_PER_USER, UPLOAD_MINUTES } from "@shared/constants/objects";
import type { Deps } from "../../context/deps";
import { inTransaction } from "../../platform/db/database";
import { type FileKind, watchKind } from "../../platform/documents/file-kind";
import { DocumentProblem } from "../../platform/documents/document-problem";
import { AppError } from "../../platform/errors/app-error";
import { fileTooLarge } from "../../platform/storage/file-errors";
import { readObject, removeObject } from "./objects.service";
import * as queries from "./objects.queries";
import { requireFreeSpace, requireRoom } from "./room";
import { createEmptyFileError, createKey } from "./upload.service";

type Needs = Pick<
  Deps,
  "clock" | "config" | "db" | "fileUses" | "log" | "objects" | "uploads" | "virusScanner"
>;

/**
 * Stores a file that somebody without an account sends, in the name of an account. It is kept once something uses it, and
 * nothing is kept of a file that is too large, broken or of another kind. It calls the store, so do not use it in a
 * transaction.
 * @throws AppError too_large; validation_failed on `file` for an empty or broken file and another kind; conflict when the
 * account has no room; rate_limited; unavailable
 */
export async function storeStream(
  deps: Needs,
  account: { id: string; emailVerified: boolean },
  { body, maxBytes, declaredSize }: { body: Readable; maxBytes: number; declaredSize: number | null },
): Promise<{ id: string; kind: FileKind }> {
  if (declaredSize === 0) throw createEmptyFileError();
  if (declaredSize !== null && declaredSize > maxBytes) throw fileTooLarge(maxBytes);
  const leave = deps.uploads.enter(account.id, maxBytes);
  try {
    const { id, key } = await reserve(deps, account, maxBytes);
    try {
      const kind = await write(deps, { id, key, userId: account.id }, { body, maxBytes });
      await refuseInfected(deps, { key, maxBytes });
      return { id, kind };
    } catch (error) {
      // When the store does not answer, the sweep takes care of it.
      await removeObject(deps, id).catch((err: unknown) =>
        deps.log.warn({ err }, "a failed upload could not be removed; the sweep will remove it"),
      );
      throw error;
    }
  } finally {
    leave();
  }
}

/** Members can open the file before anybody has had it read. */
async function refuseInfected(deps: Needs, file: { key: string; maxBytes: number }): Promise<void> {
  try {
    await deps.virusScanner.refuseInfected(await readObject(deps, file));
  } catch (error) {
    throw error instanceof DocumentProblem ? infectedFile() : error;
  }
}

const infectedFile = () => {
  const why = "The virus scanner found malware in this file, so it was not kept.";
  return new AppError("unreadable_file", why, { file: [why] });
};

/** Records a file before it is stored, so that the sweep finds it after a crash. */
async function reserve(deps: Needs, account: { id: string; emailVerified: boolean }, maxBytes: number) {
  await requireFreeSpace(deps, 0);
  return inTransaction(deps.db, async (db) => {
    const now = deps.clock.now();
    const { files, bytes } = await queries.sumObjectsLocked(db, account.id, now);
    if (files >= FILES_PER_USER || bytes + maxBytes > OBJECT_BYTES_PER_USER)
      throw new AppError("conflict", "There is no room for more files. Tell whoever asked you.");
    await requireRoom({ db, actor: account, deps }, maxBytes);
    const expiresAt = new Date(now.getTime() + UPLOAD_MINUTES * 60_000);
    return queries.insertObject(db, {
      ...{ key: createKey(account.id), userId: account.id, createdAt: now, expiresAt, maxBytes },
    });
  });
}

async function write(
  deps: Needs,
  { id, key, userId }: { id: string; key: string; userId: string },
  { body, maxBytes }: { body: Readable; maxBytes: number },
): Promise<FileKind> {
  const watched = watchKind(body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>);
  const passed = Readable.from(watched.pass());
  try {
    const { size } = await deps.objects.write(key, passed, { maxBytes });
    if (size === 0) throw createEmptyFileError();
    const kind = watched.detect();
    if (kind === null) throw unknownKind();
    await queries.markStored(deps.db, userId, id, { storedAt: deps.clock.now(), size });
    return kind;
  } finally {
    // The rest of a refused file is read by the route.
    passed.destroy();
  }
}

const unknownKind = () => {
  const text = "Choose a PDF, Word, PowerPoint, Excel, PNG or JPEG file, without macros.";
  return new AppError("validation_failed", text, { file: [text] });
};
