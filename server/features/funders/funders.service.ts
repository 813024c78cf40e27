import type { Entity } from "@shared/schema/index";
import type { FunderProfileView, FunderView } from "@shared/validators/catalogue";
import { getCatalogueDb, type ServiceContext } from "../../context/deps";
import { notFound } from "../../platform/errors/app-error";
import { findOwnEntities } from "../entities/entities.service";
import { logoAddress } from "../logos/logo-address";
import { findProbes, type MatchingNeeds, scoreOpportunities } from "../matching/matching.service";
import { buildFitFacts } from "./fit-facts";
import * as queries from "./funders.queries";

const FUNDERS_MAX = 2_000;
const OPPORTUNITIES_MAX = 20;
const ENTITIES_COMPARED_MAX = 20;

type Row = { lastSyncedAt: Date | null; logoUrl: string | null; logoHash: string | null };

const toView = <T extends Row>({ logoHash, ...row }: T) => ({
  ...row,
  // Only our own copy of a logo is shown, since the page may load no images from elsewhere.
  logoUrl: logoHash === null ? row.logoUrl : logoAddress(logoHash),
  lastSyncedAt: row.lastSyncedAt?.toISOString() ?? null,
});

/** The funders directory, by name. */
export async function listFunders(ctx: ServiceContext): Promise<FunderView[]> {
  return (await queries.selectFunders(getCatalogueDb(ctx), FUNDERS_MAX)).map(toView);
}

/** @throws AppError not_found for an unknown funder */
export async function findFunder(ctx: Pick<ServiceContext, "db" | "catalogue">, id: string) {
  const funder = await queries.selectFunder(getCatalogueDb(ctx), id);
  if (!funder) throw notFound("Funder");
  return funder;
}

/**
 * What the list of funders says of one.
 * @throws AppError not_found for an unknown funder
 */
export async function getFunderEntry(
  ctx: Pick<ServiceContext, "db" | "catalogue">,
  id: string,
): Promise<FunderView> {
  const [row] = await queries.selectFunders(getCatalogueDb(ctx), 1, id);
  if (!row) throw notFound("Funder");
  return toView(row);
}

/**
 * One funder with its open opportunities, and how its focus fits each of the caller's entities.
 * @throws AppError not_found for an unknown funder
 */
export async function getFunder(ctx: ServiceContext<MatchingNeeds>, id: string): Promise<FunderProfileView> {
  const funder = await findFunder(ctx, id);
  const entities = (await findOwnEntities(ctx)).sort(compareByLastEdit);
  return {
    ...toView(funder),
    ...(await listOpenOpportunities(ctx, id)),
    fits: entities.slice(0, ENTITIES_COMPARED_MAX).map((entity) => ({
      entityId: entity.id,
      entityName: entity.name,
      facts: buildFitFacts(funder, entity),
    })),
    hasMoreEntities: entities.length > ENTITIES_COMPARED_MAX,
  };
}

/** Sorts by last edit, newest first. */
const compareByLastEdit = (a: Entity, b: Entity) => b.updatedAt.getTime() - a.updatedAt.getTime();

async function listOpenOpportunities(ctx: ServiceContext<MatchingNeeds>, funderId: string) {
  const { actor, deps } = ctx;
  const found = await queries.selectOpenOpportunities(
    getCatalogueDb(ctx),
    actor.id,
    funderId,
    deps.clock.now(),
    OPPORTUNITIES_MAX + 1,
  );
  const shown = found.slice(0, OPPORTUNITIES_MAX);
  const scores =
    shown.length === 0
      ? new Map<string, number>()
      : await scoreOpportunities(ctx, shown, await findProbes(ctx, {}));
  return {
    opportunities: shown
      .map((opportunity) => ({
        ...opportunity,
        closesAt: opportunity.closesAt?.toISOString() ?? null,
        matchScore: scores.get(opportunity.id) ?? null,
      }))
      // Equal or missing scores keep the order by deadline.
      .sort((a, b) => (b.matchScore ?? -1) - (a.matchScore ?? -1)),
    hasMoreOpportunities: found.length > OPPORTUNITIES_MAX,
  };
}
