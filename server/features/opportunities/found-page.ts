import type { ServiceContext } from "../../context/deps";
import {
  addMissingScores,
  findProbes,
  type MatchingNeeds,
  type MatchScope,
  type MatchScores,
  type Probes,
  type rankForList,
  scoreListed,
  scoreOpportunities,
} from "../matching/matching.service";

export type Page = { offset: number; limit: number };
/** One page of the list: the ids in order, the number of all, and the scores of those that have one. */
export type FoundPage = { ids: string[]; total: number; scores: MatchScores };

const asRows = (ids: string[]) => ids.map((id) => ({ id }));

/** Profiles are not read for nothing, because a remote embedder may take seconds. */
export const scoreByIds = async (
  ctx: ServiceContext<MatchingNeeds>,
  ids: string[],
  scope: MatchScope,
): Promise<MatchScores> =>
  ids.length === 0 ? new Map() : scoreOpportunities(ctx, asRows(ids), await findProbes(ctx, scope));

/** Does the same for opportunities of which the user has put none away: their scores may be known from the ranking. */
export const scoreListedIds = async (
  ctx: ServiceContext<MatchingNeeds>,
  ids: string[],
  scope: MatchScope,
): Promise<MatchScores> =>
  ids.length === 0 ? new Map() : scoreListed(ctx, asRows(ids), await findProbes(ctx, scope));

/** Reads the scores of a page from the ranking, and scores those that it does not hold. */
export async function scoreRanked(
  ctx: ServiceContext<MatchingNeeds>,
  ids: string[],
  { readScores, isComplete }: Awaited<ReturnType<typeof rankForList>>,
  probes: Probes,
): Promise<MatchScores> {
  return addMissingScores(ctx, asRows(ids), probes, { scores: readScores(ids), isComplete });
}
