import type { FunderView } from "@shared/validators/catalogue";
import type { ServiceContext } from "../../deps";
import { selectFunders } from "./funders.queries";

const FUNDERS_MAX = 2_000;

/** The funders directory, by name. */
export async function listFunders(ctx: ServiceContext): Promise<FunderView[]> {
  const funders = await selectFunders(ctx.db, FUNDERS_MAX);
  return funders.map((funder) => ({ ...funder, lastSyncedAt: funder.lastSyncedAt?.toISOString() ?? null }));
}
