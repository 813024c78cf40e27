import { AWARDS_COUNTED_MAX, RECENT_AWARD_YEARS, RECIPIENT_TYPE_OF } from "@shared/constants/awards";
import type { Entity } from "@shared/schema/index";
import type {
  AlikeView,
  AwardListQuery,
  AwardListView,
  AwardSummaryView,
  FunderAwardsView,
} from "@shared/validators/awards";
import { getCatalogueDb, type ServiceContext } from "../../context/deps";
import { findOwnEntities } from "../entities/entities.service";
import { findFunder } from "../funders/funders.service";
import { type AlikeCount, selectAwards, selectFigures } from "./awards.queries";

const ENTITIES_COMPARED_MAX = 20;

/** The day three years ago. Later awards are recent. */
function findRecentSince(now: Date): string {
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - RECENT_AWARD_YEARS);
  return since.toISOString().slice(0, 10);
}

/** @throws AppError not_found for an unknown funder */
export async function getFunderAwards(ctx: ServiceContext<"clock">, id: string): Promise<FunderAwardsView> {
  const funder = await findFunder(ctx, id);
  return { summary: await summariseAwards(ctx, funder.id) };
}

/** The figures of a funder's past awards; null when none is known. */
export async function summariseAwards(
  ctx: ServiceContext<"clock">,
  funderId: string,
): Promise<AwardSummaryView | null> {
  const since = findRecentSince(ctx.deps.clock.now());
  const { totals, alike, ...figures } = await selectFigures(getCatalogueDb(ctx), funderId, since);
  const { firstYear, lastYear, recentAwards, recentRecipients, ...counts } = totals;
  if (firstYear === null || lastYear === null) return null;
  return {
    ...counts,
    firstYear,
    lastYear,
    isCut: totals.awards === AWARDS_COUNTED_MAX,
    recent: { awards: recentAwards, recipients: recentRecipients },
    ...figures,
    alike: compareEntities(await findOwnEntities(ctx), alike),
  };
}

function compareEntities(entities: readonly Entity[], counts: readonly AlikeCount[]): AlikeView[] {
  return entities.slice(0, ENTITIES_COMPARED_MAX).flatMap(({ id, name, type, country }) => {
    const recipientType = RECIPIENT_TYPE_OF[type];
    const found = counts.find(
      (counted) =>
        counted.recipientType === recipientType &&
        (country === null ? counted.isWhole : !counted.isWhole && counted.country === country),
    );
    return recipientType === null
      ? []
      : [{ entityId: id, entityName: name, recipientType, country, recipients: found?.recipients ?? 0 }];
  });
}

/** @throws AppError not_found for an unknown funder */
export async function listFunderAwards(
  ctx: ServiceContext<"clock">,
  id: string,
  { page, limit, ...filter }: AwardListQuery,
): Promise<AwardListView> {
  const funder = await findFunder(ctx, id);
  const since = findRecentSince(ctx.deps.clock.now());
  const offset = (page - 1) * limit;
  const { rows, total } = await selectAwards(getCatalogueDb(ctx), funder.id, filter, since, {
    offset,
    limit,
  });
  return {
    // Awards of a funder are always linked to it in one of the ways.
    awards: rows.map((row) => ({ ...row, linkedBy: row.linkedBy ?? "name" })),
    pagination: { page, total, hasMore: offset + rows.length < total && rows.length > 0 },
  };
}
