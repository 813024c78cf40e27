import type { OpportunityFunderView } from "@shared/validators/awards";
import { getCatalogueDb, type ServiceContext } from "../../context/deps";
import { notFound } from "../../platform/errors/app-error";
import { listMergedFunderNames } from "../catalogue/duplicates/kept-opportunity.service";
import { findFundersByName } from "../funders/funder-links.service";
import { findVisibleOpportunity } from "../opportunities/opportunities.service";
import { summariseAwards } from "./awards.service";

/**
 * Finds the funder of an opportunity in the directory, and whom it has funded.
 * @throws AppError not_found unless the opportunity is verified
 */
export async function getOpportunityFunder(
  ctx: ServiceContext<"clock">,
  id: string,
): Promise<OpportunityFunderView> {
  const opportunity = await findVisibleOpportunity(ctx, id);
  if (!opportunity) throw notFound("Opportunity");
  const db = getCatalogueDb(ctx);
  // Another source of the same call may name the funder as the directory does.
  const names = [opportunity.funderName, ...(await listMergedFunderNames(db, opportunity.id))].flatMap(
    (name) => name ?? [],
  );
  const found = await findFundersByName(db, names);
  const funder = names.map((name) => found.get(name)).find((one) => one !== undefined);
  if (!funder) return { funder: null, summary: null };
  return { funder, summary: await summariseAwards(ctx, funder.id) };
}
