import type { ServiceContext } from "../../../context/deps";
import { safeFileName } from "../file-name";
import { selectFiles } from "./archive.queries";

/** A file of the caller. `path`: where it is in the archive, if the store still has it. */
export type OwnFile = { id: string; key: string; path: string; isThere: boolean };

/**
 * The files that the caller uploaded. The store is asked for each before anything is sent: once the archive is on its way, nobody can be
 * told any more that a file is not there.
 * @throws AppError unavailable
 */
export async function findOwnFiles({ db, actor, deps }: ServiceContext): Promise<OwnFile[]> {
  const files: OwnFile[] = [];
  for (const { id, key, fileName } of await selectFiles(db, actor.id))
    files.push({
      id,
      key,
      // Numbered: two decks may be called the same.
      path: `files/${files.length + 1}-${safeFileName(fileName ?? "", "upload")}`,
      isThere: (await deps.objects.stat(key)) !== null,
    });
  return files;
}
