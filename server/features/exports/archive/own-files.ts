import type { ServiceContext } from "../../../context/deps";
import { toSafeFileName } from "../file-name";
import { selectFiles } from "./archive.queries";

/** A file of the caller. `path` is its place in the archive, if it is still stored. */
export type OwnFile = { id: string; key: string; path: string; isThere: boolean };

/**
 * Finds the files that the caller uploaded. The storage is asked for each before anything is sent: a missing file cannot be reported once
 * the archive is on its way.
 * @throws AppError unavailable
 */
export async function findOwnFiles({ db, actor, deps }: ServiceContext<"objects">): Promise<OwnFile[]> {
  const files: OwnFile[] = [];
  for (const { id, key, fileName } of await selectFiles(db, actor.id))
    files.push({
      id,
      key,
      // Numbered, because two decks may have the same name.
      path: `files/${files.length + 1}-${toSafeFileName(fileName ?? "", "upload")}`,
      isThere: (await deps.objects.stat(key)) !== null,
    });
  return files;
}
