import type { ServiceContext } from "../../context/deps";
import { writeSupportingDocs } from "./applications.queries";
import { lockApplication } from "./applications.service";

type SupportingDoc = { name: string; url: string };

/**
 * Adds a document to an application. Call it in the transaction that gives it the file.
 * @throws AppError not_found, forbidden unless the caller may edit
 */
export async function addSupportingDoc(ctx: ServiceContext, id: string, doc: SupportingDoc): Promise<void> {
  const { supportingDocs } = await lockApplication(ctx, id, "edit");
  await writeSupportingDocs(ctx.db, id, [...(supportingDocs ?? []), doc]);
}

/** Takes a document from an application, if it is there. @throws as `addSupportingDoc` does */
export async function removeSupportingDoc(ctx: ServiceContext, id: string, url: string): Promise<void> {
  const { supportingDocs } = await lockApplication(ctx, id, "edit");
  const left = (supportingDocs ?? []).filter((doc) => doc.url !== url);
  if (left.length !== (supportingDocs ?? []).length) await writeSupportingDocs(ctx.db, id, left);
}
