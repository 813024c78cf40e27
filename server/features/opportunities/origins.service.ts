import { getCatalogueDb, type ServiceContext } from "../../context/deps";
import { type OpportunityOrigin, selectOrigins } from "./opportunities.queries";

export type { OpportunityOrigin };

/** Where what is said of these opportunities comes from, by id, without those that are not published. */
export async function findOrigins(
  ctx: Pick<ServiceContext, "db" | "catalogue">,
  ids: string[],
): Promise<Map<string, OpportunityOrigin>> {
  const rows = await selectOrigins(getCatalogueDb(ctx), ids);
  return new Map(rows.map((row) => [row.id, row]));
}
