import { LIBRARY_FORMATS, type LibraryFormat } from "@shared/constants/documents";
import type { ServiceContext } from "../../context/deps";
import { selectAcceptedFiles } from "./guests.queries";

const ADDRESS = /^\/api\/objects\/([\da-f-]{36})$/;

/** A file that a guest sent, as an application names it. */
export type AcceptedFile = {
  url: string;
  objectId: string;
  fileName: string;
  format: LibraryFormat;
  /** Bytes. */
  size: number;
  key: string;
};

/**
 * Finds the files that guests sent for an application behind the addresses that it names. Call it once the caller may read the
 * application.
 */
export async function listAcceptedFiles(
  { db }: ServiceContext,
  applicationId: string,
  urls: readonly string[],
): Promise<AcceptedFile[]> {
  const ids = urls.flatMap((url) => ADDRESS.exec(url)?.[1] ?? []);
  if (ids.length === 0) return [];
  const files = await selectAcceptedFiles(db, applicationId, ids);
  return files.flatMap((file) => {
    const format = readFormat(file.fileName);
    return format ? [{ ...file, format, url: `/api/objects/${file.objectId}` }] : [];
  });
}

/** A guest's file was given the ending of what it is. */
function readFormat(fileName: string): LibraryFormat | undefined {
  const ending = fileName.split(".").at(-1)?.toLowerCase();
  return LIBRARY_FORMATS.find((format) => format === (ending === "jpg" ? "jpeg" : ending));
}
