import { SUPPORTING_DOCS_MAX } from "@shared/constants/documents";
import type { AttachDocumentInput, ChecklistView } from "@shared/validators/documents";
import type { ServiceContext } from "../../context/deps";
import { getLocalToday } from "../../context/local-day";
import { withTransaction } from "../../http/context";
import { notFound } from "../../platform/errors/app-error";
import { logActivity } from "../activity/log-activity";
import { lockApplication } from "../applications/applications.service";
import { tooManySupportingDocs } from "../applications/supporting-docs.service";
import { refreshOthers } from "../members/refresh-members";
import { listAcceptedLines } from "../call-sheets/accepted-lines.service";
import { listCalledFor } from "./called-documents";
import { buildChecklist, columnOf, documentAt, listAddresses } from "./checklist";
import * as queries from "./checklist.queries";
import { clearUses, documentAddress, lockDocument } from "./documents.queries";

/**
 * Lists what the opportunity of an application demands and what the application names, with what is missing or expired.
 * @throws AppError not_found unless the caller may read the application
 */
export async function getChecklist(
  ctx: ServiceContext<"clock">,
  applicationId: string,
): Promise<ChecklistView> {
  const facts = await queries.selectChecklistFacts(ctx.db, ctx.actor.id, applicationId);
  if (!facts) throw notFound("Application");
  const ids = listAddresses(facts).flatMap((url) => documentAt(url) ?? []);
  const known = await queries.selectNamedDocuments(ctx.db, facts.entityId, ids);
  const lines = buildChecklist(facts, known, getLocalToday(ctx));
  const called = await listAcceptedLines(ctx.db, applicationId, ["document"]);
  return { lines: [...lines, ...listCalledFor(called, lines)] };
}

/**
 * Has an application name a document of its entity, for what its opportunity demands or beside it. What was named for
 * the same demand before is named no more.
 * @throws AppError not_found, forbidden; conflict for too many
 */
export function attachDocument(
  ctx: ServiceContext<"clock" | "push">,
  applicationId: string,
  { documentId, requirement }: AttachDocumentInput,
): Promise<ChecklistView> {
  return withTransaction(ctx, async (tx) => {
    // Locked, because a document that is being deleted must not be named any more; and first, as where it is deleted: another order
    // could cause a deadlock.
    const document = await lockDocument(tx.db, tx.actor.id, documentId);
    const application = await lockApplication(tx, applicationId, "edit");
    if (!document || document.entityId !== application.entityId) throw notFound("Document");
    const url = documentAddress(documentId);
    const column = columnOf(requirement);
    const docs = application.supportingDocs ?? [];
    if (column) await queries.updateNamed(tx.db, applicationId, { [column]: url });
    else {
      const others = docs.filter((doc) =>
        requirement === null
          ? doc.url !== url || doc.requirement !== undefined
          : doc.requirement !== requirement,
      );
      if (others.length >= SUPPORTING_DOCS_MAX) throw tooManySupportingDocs();
      const added = { name: document.name, url, ...(requirement !== null && { requirement }) };
      await queries.updateNamed(tx.db, applicationId, { supportingDocs: [...others, added] });
    }
    return conclude(tx, application, "document_attached", document.name);
  });
}

/**
 * Has an application name a document no more. The library keeps it.
 * @throws AppError not_found, forbidden
 */
export function detachDocument(
  ctx: ServiceContext<"clock" | "push">,
  applicationId: string,
  documentId: string,
): Promise<ChecklistView> {
  return withTransaction(ctx, async (tx) => {
    const document = await lockDocument(tx.db, tx.actor.id, documentId);
    const application = await lockApplication(tx, applicationId, "edit");
    if (!document || document.entityId !== application.entityId) throw notFound("Document");
    await clearUses(tx.db, document, applicationId);
    return conclude(tx, application, "document_detached", document.name);
  });
}

async function conclude(
  tx: ServiceContext<"clock" | "push">,
  { id, entityId, title }: { id: string; entityId: string; title: string | null },
  kind: "document_attached" | "document_detached",
  name: string,
): Promise<ChecklistView> {
  await logActivity(tx, entityId, kind, { subject: name, value: title ?? "" });
  await refreshOthers(tx, entityId, [["/api/applications", id, "documents"], ["/api/documents"]]);
  return getChecklist(tx, id);
}
