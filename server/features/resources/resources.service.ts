import type { ResourceView } from "@shared/validators/catalogue";
import { getCatalogueDb, type ServiceContext } from "../../context/deps";
import { notFound } from "../../platform/errors/app-error";
import { selectResource, selectResources } from "./resources.queries";

const RESOURCES_MAX = 2_000;
const NOT_IN_FILE_NAMES = /[\\/:*?"<>|\p{Cc}]/gu;

/** Lists the resources by title. The texts are left out, because they would be most of the answer. */
export async function listResources(ctx: ServiceContext): Promise<ResourceView[]> {
  const found = await selectResources(getCatalogueDb(ctx), RESOURCES_MAX);
  return found.map((resource) => ({
    ...resource,
    content: null,
    lastSyncedAt: resource.lastSyncedAt?.toISOString() ?? null,
  }));
}

/** @throws AppError not_found for one that is not in the library */
export async function getResource(ctx: ServiceContext, id: string): Promise<ResourceView> {
  const resource = await selectResource(getCatalogueDb(ctx), id);
  if (!resource) throw notFound("Resource");
  return { ...resource, lastSyncedAt: resource.lastSyncedAt?.toISOString() ?? null };
}

/**
 * A resource's own text as a file, in Markdown under its title.
 * @throws AppError not_found for one that is not in the library or has no text
 */
export async function getResourceFile(
  ctx: ServiceContext,
  id: string,
): Promise<{ name: string; text: string }> {
  const { title, content } = await getResource(ctx, id);
  if (!content) throw notFound("Resource");
  return { name: `${title.replace(NOT_IN_FILE_NAMES, "-")}.md`, text: `# ${title}\n\n${content.trim()}\n` };
}
