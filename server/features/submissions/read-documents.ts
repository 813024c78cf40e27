import { createHash } from "node:crypto";
import type { DocumentRequirement } from "@shared/constants/documents";
import type { ServiceContext } from "../../context/deps";
import { AppError } from "../../platform/errors/app-error";
import { getChecklist } from "../documents/checklist.service";
import { type AcceptedFile, listAcceptedFiles } from "../guests/accepted-files.service";
import * as queries from "./submissions.queries";

/** A file of the library, or one that a guest sent. */
export type PresentFile = Omit<AcceptedFile, "url">;

/** A document that an application names, with its present file if it is stored here. */
export type NamedDocument = {
  requirement: DocumentRequirement | null;
  name: string;
  url: string | null;
  file: PresentFile | null;
};

/**
 * Lists the documents that an application names, in the order of its checklist. A document that is named twice is listed
 * once.
 * @throws AppError not_found unless the caller may read the application
 */
export async function listNamedDocuments(
  ctx: ServiceContext<"clock">,
  { id, entityId }: { id: string; entityId: string },
): Promise<NamedDocument[]> {
  const { lines } = await getChecklist(ctx, id);
  const ids = lines.flatMap(({ documentId }) => documentId ?? []);
  const files = ids.length === 0 ? [] : await queries.selectPresentFiles(ctx.db, entityId, ids);
  const byId = new Map(files.map((file) => [file.documentId, file]));
  const fromGuests = await listAcceptedFiles(
    ctx,
    id,
    lines.flatMap(({ url }) => url ?? []),
  );
  const byUrl = new Map(fromGuests.map((file) => [file.url, file]));
  const seen = new Set<string>();
  return lines.flatMap(({ state, requirement, name, url, documentId }) => {
    const key = documentId ?? url ?? "";
    if (state === "missing" || seen.has(key)) return [];
    seen.add(key);
    const file = (documentId === null ? byUrl.get(url ?? "") : byId.get(documentId)) ?? null;
    return [{ requirement, name: name ?? file?.fileName ?? "", url: file ? null : url, file }];
  });
}

/**
 * Reads files once for their SHA-256, a chunk at a time.
 * @returns the hashes by the ids of the stored objects
 * @throws AppError unavailable if the store does not answer, conflict for a file that is gone from it
 */
export async function hashFiles(
  { deps }: ServiceContext<"objects">,
  files: readonly PresentFile[],
): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for (const { objectId, key } of files) {
    const stored = await deps.objects.read(key);
    if (!stored) throw new AppError("conflict", "A file of this application is gone. Attach it again.");
    const hash = createHash("sha256");
    for await (const chunk of stored.body as AsyncIterable<Buffer>) hash.update(chunk);
    hashes.set(objectId, hash.digest("hex"));
  }
  return hashes;
}
