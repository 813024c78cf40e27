import {
  DOCUMENT_COLUMNS_SHOWN,
  DOCUMENT_PAGE,
  DOCUMENT_ROWS_SHOWN,
  DOCUMENT_TABLES_SHOWN,
  DOCUMENT_TEXT_SHOWN,
  DOCUMENTS_PER_ENTITY,
  FORMER_VERSIONS_MAX,
} from "@shared/constants/documents";
import type { LibraryDocument, StoredObject } from "@shared/schema/index";
import type {
  AddDocumentVersionInput,
  CreateDocumentInput,
  DocumentDetailView,
  DocumentsQuery,
  DocumentsView,
  DocumentView,
  UpdateDocumentInput,
} from "@shared/validators/documents";
import { message } from "@shared/words/messages";
import type { ServiceContext } from "../../context/deps";
import { getLocalToday } from "../../context/local-day";
import { withTransaction } from "../../http/context";
import { AppError, notFound } from "../../platform/errors/app-error";
import { findPgError } from "../../platform/errors/pg-error";
import { logActivity } from "../activity/log-activity";
import { getEntity, lockEntity } from "../entities/entities.service";
import { requireRight } from "../members/access";
import { refreshOthers } from "../members/refresh-members";
import { claimableObject, notUploaded } from "../objects/objects.service";
import { releaseObjects } from "../objects/release";
import { toDocumentView } from "./document-views";
import * as queries from "./documents.queries";
import { type ReadFile, readLibraryFile } from "./read-file";

type FileNeeds =
  "clock" | "config" | "db" | "documentReader" | "fileUses" | "jobs" | "log" | "objects" | "push";
type Caller = { host: string | undefined; signal: AbortSignal };

const FILE_GONE = /_object_id_stored_objects_id_fk$/;
const FILE_TAKEN = /_object_?id_unique$/i;

/** A page of the documents that the caller may read, newest first. */
export async function listDocuments(
  ctx: ServiceContext<"clock">,
  query: DocumentsQuery,
): Promise<DocumentsView> {
  const { rows, total } = await queries.selectDocuments(ctx.db, ctx.actor.id, query);
  const { page } = query;
  const today = getLocalToday(ctx);
  return {
    documents: rows.map((row) => toDocumentView(row, today)),
    pagination: { page, total, hasMore: page * DOCUMENT_PAGE < total },
  };
}

/**
 * The texts of an entity's documents that a draft may be made of, those with the words first.
 * @param options `onlyForAi` leaves out those that may not be sent to an AI provider
 */
export const listDocumentTexts = (
  ctx: ServiceContext<"clock">,
  options: { entityId: string; words: readonly string[]; onlyForAi: boolean },
) => queries.selectTexts(ctx.db, { ...options, userId: ctx.actor.id, today: getLocalToday(ctx) });

/** @throws AppError not_found unless the caller may read it */
export async function getDocument(ctx: ServiceContext<"clock">, id: string): Promise<DocumentDetailView> {
  const { db } = ctx;
  const document = await findDocument(ctx, id);
  const content = await queries.selectContent(db, id);
  const former = await queries.selectFormerVersions(db, id);
  const { version, fileName, format, size, uploadedAt } = document;
  return {
    ...toDocumentView(document, getLocalToday(ctx)),
    text: content?.text.slice(0, DOCUMENT_TEXT_SHOWN) ?? "",
    tables: (content?.tables ?? []).slice(0, DOCUMENT_TABLES_SHOWN).map(({ title, rows }) => ({
      title,
      rows: rows.slice(0, DOCUMENT_ROWS_SHOWN).map((row) => row.slice(0, DOCUMENT_COLUMNS_SHOWN)),
    })),
    leftOut: [...new Set((content?.tables ?? []).flatMap(({ leftOut }) => leftOut ?? []))],
    versions: [
      {
        ...{ version, fileName, format, size },
        fileUrl: queries.documentAddress(id),
        uploadedBy: await queries.selectUploader(db, id),
        uploadedAt: uploadedAt.toISOString(),
      },
      ...former.map(({ id: _id, objectId, ...row }) => ({
        ...row,
        fileUrl: `/api/objects/${objectId}`,
        uploadedAt: row.uploadedAt.toISOString(),
      })),
    ],
    usedIn: await queries.selectUses(db, document),
  };
}

/**
 * What was read from a document, whole, and the address of its file.
 * @throws AppError not_found unless the caller may read it
 */
export async function getDocumentContent(ctx: ServiceContext, id: string) {
  const { entityId, name, format, pageEnds } = await findDocument(ctx, id);
  const content = await queries.selectContent(ctx.db, id);
  return {
    ...{ entityId, name, format, pageEnds, fileUrl: queries.documentAddress(id) },
    ...{ text: content?.text ?? "", tables: content?.tables ?? [] },
  };
}

/** The file of a document. @throws AppError not_found unless the caller may read it */
export async function findFileOfDocument(ctx: ServiceContext, id: string): Promise<string> {
  return (await findDocument(ctx, id)).objectId;
}

/** @throws AppError not_found unless the caller may read it */
async function findDocument(ctx: ServiceContext, id: string): Promise<queries.ListedDocument> {
  const document = await queries.selectDocument(ctx.db, ctx.actor.id, id);
  if (!document) throw notFound("Document");
  return document;
}

/**
 * Makes a document of a file that the caller uploaded, and reads its text. A second call with the same file answers
 * with the same document, so that a call whose answer was lost can be repeated.
 * @throws AppError not_found, forbidden; validation_failed for a file that is not the caller's; unreadable_file and
 * too_large for one that the library does not take, which is then deleted; conflict for too many
 */
export async function createDocument(
  ctx: ServiceContext<FileNeeds>,
  { entityId, fileName, uploadedFileUrl, name, ...details }: CreateDocumentInput,
  { host, signal }: Caller,
): Promise<DocumentView> {
  await getEntity(ctx, entityId, "edit");
  const object = await claimableObject(ctx, uploadedFileUrl, host);
  const known = await queries.selectDocumentOfObject(ctx.db, ctx.actor.id, object.id);
  if (known) return toDocumentView(known, getLocalToday(ctx));
  const read = await readLibraryFile(ctx, object, signal);
  return withTransaction(ctx, async (tx) => {
    // Two uploads at the same time must not both take the last place.
    await lockEntity(tx, entityId, "edit");
    if ((await queries.countDocuments(tx.db, entityId)) >= DOCUMENTS_PER_ENTITY)
      throw new AppError(
        "conflict",
        message("An organisation can keep at most {n} documents. Delete one that you no longer need.", {
          n: DOCUMENTS_PER_ENTITY,
        }),
      );
    const title = name ?? fileName;
    const id = await queries.insertDocument(tx.db, {
      ...{ ...details, entityId, name: title, createdBy: tx.actor.id, createdAt: tx.deps.clock.now() },
      ...toFileColumns(tx, object, fileName, read),
    });
    if (id !== undefined) {
      await logActivity(tx, entityId, "document_added", { subject: title });
      await publish(tx, entityId);
    }
    const document = await queries.selectDocumentOfObject(tx.db, tx.actor.id, object.id);
    if (!document) throw notFound("Document");
    return toDocumentView(document, getLocalToday(tx));
  }).catch(translateFileErrors);
}

/** Writes the sent fields. @throws AppError not_found, forbidden */
export function updateDocument(
  ctx: ServiceContext<"clock" | "push">,
  id: string,
  input: UpdateDocumentInput,
): Promise<DocumentView> {
  return withTransaction(ctx, async (tx) => {
    const before = await lockForEdit(tx, id);
    const isChanged = (Object.keys(input) as (keyof UpdateDocumentInput)[]).some(
      (field) => input[field] !== before[field],
    );
    if (isChanged) {
      await queries.updateDocument(tx.db, id, input);
      await logActivity(tx, before.entityId, "document_changed", { subject: input.name ?? before.name });
      await publish(tx, before.entityId);
    }
    return toDocumentView(await findDocument(tx, id), getLocalToday(tx));
  });
}

/**
 * Gives a document a newer file, which is read anew. The file before stays as a former version; of many, the oldest is
 * deleted.
 * @throws AppError as `createDocument` does
 */
export async function addVersion(
  ctx: ServiceContext<FileNeeds>,
  id: string,
  { fileName, uploadedFileUrl }: AddDocumentVersionInput,
  { host, signal }: Caller,
): Promise<DocumentView> {
  const { entityId, objectId } = await findDocument(ctx, id);
  await requireRight(ctx, "edit", entityId);
  const object = await claimableObject(ctx, uploadedFileUrl, host);
  if (object.id === objectId) return toDocumentView(await findDocument(ctx, id), getLocalToday(ctx));
  const read = await readLibraryFile(ctx, object, signal);
  const document = await withTransaction(ctx, async (tx) => {
    const before = await lockForEdit(tx, id);
    // A repeated call finds the file in its place.
    if (before.objectId !== object.id) {
      await keepFormerFile(tx, before);
      await queries.updateDocument(tx.db, id, {
        ...toFileColumns(tx, object, fileName, read),
        version: before.version + 1,
      });
      await logActivity(tx, entityId, "document_renewed", { subject: before.name });
      await publish(tx, entityId);
    }
    return toDocumentView(await findDocument(tx, id), getLocalToday(tx));
  }).catch(translateFileErrors);
  ctx.deps.jobs.nudge("sweep-objects");
  return document;
}

async function keepFormerFile(
  tx: ServiceContext<"fileUses" | "jobs">,
  { id, entityId, objectId, version, fileName, format, size, uploadedBy, uploadedAt }: LibraryDocument,
): Promise<void> {
  await queries.insertFormerVersion(tx.db, {
    ...{ documentId: id, entityId, objectId, version, fileName, format, size, uploadedBy, uploadedAt },
  });
  const kept = await queries.selectFormerVersions(tx.db, id);
  for (const oldest of kept.slice(FORMER_VERSIONS_MAX)) {
    await releaseObjects(tx.db, tx.deps, { id: oldest.objectId });
    await queries.deleteFormerVersion(tx.db, oldest.id);
  }
}

/**
 * Deletes a document with its files, what was read from them, and where applications name it.
 * @throws AppError not_found, forbidden
 */
export async function deleteDocument(
  ctx: ServiceContext<"clock" | "fileUses" | "jobs" | "push">,
  id: string,
): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const document = await lockForEdit(tx, id);
    for (const { objectId } of [document, ...(await queries.selectFormerVersions(tx.db, id))])
      await releaseObjects(tx.db, tx.deps, { id: objectId });
    await queries.clearUses(tx.db, document);
    await queries.deleteDocument(tx.db, id);
    await logActivity(tx, document.entityId, "document_deleted", { subject: document.name });
    await publish(tx, document.entityId);
  });
  ctx.deps.jobs.nudge("sweep-objects");
}

async function lockForEdit(tx: ServiceContext, id: string): Promise<LibraryDocument> {
  const document = await queries.lockDocument(tx.db, tx.actor.id, id);
  if (!document) throw notFound("Document");
  await requireRight(tx, "edit", document.entityId);
  return document;
}

const toFileColumns = (
  { actor, deps }: ServiceContext<"clock">,
  { id: objectId, size }: StoredObject,
  fileName: string,
  read: ReadFile,
) => ({
  ...read,
  ...{ objectId, fileName, size: size ?? 0, uploadedBy: actor.id, uploadedAt: deps.clock.now() },
});

/** Has the pages of the other members read the library anew, and the applications, which show what they name. */
const publish = (tx: ServiceContext<"push">, entityId: string): Promise<void> =>
  refreshOthers(tx, entityId, [["/api/documents"], ["/api/applications"]]);

function translateFileErrors(error: unknown): never {
  const { constraint = "" } = findPgError(error) ?? {};
  // The file was swept away after it was read, or is a version of another document.
  if (FILE_GONE.test(constraint) || FILE_TAKEN.test(constraint)) throw notUploaded();
  throw error;
}
