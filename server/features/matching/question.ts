import type { MatchQuestionView } from "@shared/validators/match-question";
import { getCatalogueDb, type ServiceContext } from "../../context/deps";
import { type PackedJson, packJson } from "../../platform/text/packed-json";
import { selectVersions } from "./engine/cache.queries";
import { toPercent } from "./engine/calibration";
import { selectCandidatesByIds } from "./engine/candidates.queries";
import { candidateSource, type Own, rankEntity } from "./engine/rank-entity";
import { findProbes, type MatchingNeeds, type MatchScope, runInTurn } from "./matching.service";
import { findQuestion, listOpenFields } from "./question-gain";

/** Answers are tried on this number of the best matches. */
const TRIED_MAX = 300;

/**
 * Returns the question that helps the list of matches most, and the best percentage in it. They are about the entity in
 * `scope`, or the only one of the user. A list for several entities has neither. The answer is cached until its data
 * changes.
 * @throws AppError not_found for an entity that is not the user's
 */
export async function answerMatchQuestion(
  ctx: ServiceContext<MatchingNeeds>,
  scope: MatchScope,
): Promise<PackedJson> {
  const { actor, deps } = ctx;
  const versions = await selectVersions(getCatalogueDb(ctx), actor.id);
  const key = `${actor.id} question ${scope.entityId ?? ""}`;
  const version = `${actor.country} ${versions.answer}`;
  const now = deps.clock.now();
  return deps.matchingCaches.answers.readOrFind(key, version, now.getTime(), async () => {
    const entities = await (await findProbes(ctx, scope)).loadOwn();
    const [own] = entities;
    if (!own || entities.length > 1)
      return { value: await packJson(NOTHING_TO_ASK), until: Number.MAX_SAFE_INTEGER };
    const { view, until } = await runInTurn(ctx, () => findView(ctx, own, versions.ranking, now));
    // A missing vector may be there a moment later.
    return { value: await packJson(view), until: own.probe.vector === null ? 0 : until };
  });
}

const NOTHING_TO_ASK: MatchQuestionView = { question: null, bestScore: null };

async function findView(
  ctx: ServiceContext<"matchingCaches">,
  own: Own,
  version: string,
  now: Date,
): Promise<{ view: MatchQuestionView; until: number }> {
  const { entity, probe } = own;
  // Texts that were not compared tell nothing of how well the best match suits.
  if (probe.vector === null) return { view: NOTHING_TO_ASK, until: 0 };
  const { readBest, readIds, until } = await rankEntity(ctx, own, version, now);
  const [best] = readBest(1);
  const bestScore = best ? toPercent(best.score) : null;
  if (listOpenFields(entity).length === 0) return { view: { question: null, bestScore }, until };
  const candidates = await selectCandidatesByIds(candidateSource(ctx), readIds(TRIED_MAX), probe);
  const found = await findQuestion(own, candidates, ctx.actor.country, now);
  const question = found && { entityId: entity.id, entityName: entity.name, ...found };
  return { view: { question, bestScore }, until };
}
