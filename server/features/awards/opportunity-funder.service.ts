import type { OpportunityFunderView } from "@shared/validators/awards";
import { getCatalogueDb, type ServiceContext } from "../../context/deps";
import { notFound } from "../../platform/errors/app-error";
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
  const { funderName } = opportunity;
  const funder = funderName && (await findFundersByName(getCatalogueDb(ctx), [funderName])).get(funderName);
  if (!funder) return { funder: null, summary: null };
  return { funder, summary: await summariseAwards(ctx, funder.id) };
}
