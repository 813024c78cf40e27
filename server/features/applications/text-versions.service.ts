import type { TextVersionsView, TextVersionView } from "@shared/validators/applications";
import type { ServiceContext } from "../../context/deps";
import { notFound } from "../../platform/errors/app-error";
import { getApplication } from "./applications.service";
import * as queries from "./text-versions.queries";

/**
 * Lists who saved which text of an application when, newest first.
 * @throws AppError not_found unless the caller may read the application
 */
export async function listTextVersions(
  ctx: ServiceContext,
  applicationId: string,
): Promise<TextVersionsView> {
  await getApplication(ctx, applicationId);
  const versions = await queries.selectTextVersions(ctx.db, ctx.actor.id, applicationId);
  return { versions: versions.map((version) => ({ ...version, savedAt: version.savedAt.toISOString() })) };
}

/** @throws AppError not_found unless the caller may read the application */
export async function getTextVersion(
  { db, actor }: ServiceContext,
  which: { applicationId: string; versionId: number },
): Promise<TextVersionView> {
  const version = await queries.selectTextVersion(db, actor.id, which);
  if (!version) throw notFound("Version");
  return { ...version, savedAt: version.savedAt.toISOString() };
}
