import { SUPPORTING_DOCS_MAX } from "@shared/constants/documents";
import { message } from "@shared/words/messages";
import type { ServiceContext } from "../../context/deps";
import { AppError } from "../../platform/errors/app-error";
import { writeSupportingDocs } from "./applications.queries";
import { lockApplication } from "./applications.service";

type SupportingDoc = { name: string; url: string };

/**
 * Adds a document to an application. Call it in the transaction that gives it the file.
 * @throws AppError not_found, forbidden unless the caller may edit; conflict for too many
 */
export async function addSupportingDoc(ctx: ServiceContext, id: string, doc: SupportingDoc): Promise<void> {
  const { supportingDocs } = await lockApplication(ctx, id, "edit");
  if ((supportingDocs ?? []).length >= SUPPORTING_DOCS_MAX) throw tooManySupportingDocs();
  await writeSupportingDocs(ctx.db, id, [...(supportingDocs ?? []), doc]);
}

/** Takes a document from an application, if it is there. @throws as `addSupportingDoc` does */
export async function removeSupportingDoc(ctx: ServiceContext, id: string, url: string): Promise<void> {
  const { supportingDocs } = await lockApplication(ctx, id, "edit");
  const left = (supportingDocs ?? []).filter((doc) => doc.url !== url);
  if (left.length !== (supportingDocs ?? []).length) await writeSupportingDocs(ctx.db, id, left);
}

export const tooManySupportingDocs = () =>
  new AppError(
    "conflict",
    message("An application can name at most {n} more documents. Remove one first.", {
      n: SUPPORTING_DOCS_MAX,
    }),
  );
