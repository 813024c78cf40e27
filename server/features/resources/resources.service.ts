import type { ResourceView } from "@shared/validators/catalogue";
import type { ServiceContext } from "../../deps";
import { selectResources } from "./resources.queries";

const RESOURCES_MAX = 2_000;

/** The resources library, by title. */
export async function listResources(ctx: ServiceContext): Promise<ResourceView[]> {
  const found = await selectResources(ctx.db, RESOURCES_MAX);
  return found.map((resource) => ({
    ...resource,
    lastSyncedAt: resource.lastSyncedAt?.toISOString() ?? null,
  }));
}
