import { getCatalogueDb, type ServiceContext } from "../../context/deps";
import { notFound } from "../../platform/errors/app-error";
import { findThemes } from "./embedder/themes";
import { type CandidateLimits, selectCandidates } from "./engine/candidates.queries";
import { type OwnEntity, selectOwnEntities } from "./engine/matching.queries";
import { candidateSource, joinOwnTexts, scoreEach } from "./engine/rank-entity";
import { compareMatches, type Match } from "./engine/ranking";
import { selectTellingWords } from "./engine/telling-words.queries";
import { type MatchingNeeds, runInTurn } from "./matching.service";
import { readEntityTexts } from "./retrieval/embeddings.service";

/** Fewer than for a ranking, because somebody waits for it with every press. */
const LIMITS: CandidateLimits = { exact: 1_500, ranked: 600, nearest: 200, byWords: 60 };

/** What matching uses of an entity, as it would be after a change that is not saved. */
export type EntityChange = Partial<Omit<OwnEntity, "id" | "type" | "version" | "answers" | "ownKind">>;

/**
 * Ranks opportunities for an entity as it would be after a change. Nothing is stored or cached.
 * @returns the eligible ones, best first; `isComplete` is false when only the nearest were compared
 * @throws AppError not_found for an entity that is not the user's; unavailable when too many people wait
 */
export async function rankChanged(
  ctx: ServiceContext<MatchingNeeds>,
  entityId: string,
  change: EntityChange,
): Promise<{ matches: Match[]; isComplete: boolean }> {
  const [own] = await selectOwnEntities(ctx.db, ctx.actor.id, 1, entityId);
  if (!own) throw notFound("Entity");
  const entity = { ...own, ...change };
  const { vector, terms } = await readEntityTexts(ctx, entity);
  const { model } = ctx.deps.embedder;
  const probe = { vector, terms, model, themes: findThemes(joinOwnTexts(entity)) };
  return runInTurn(ctx, async () => {
    const now = ctx.deps.clock.now();
    const db = getCatalogueDb(ctx);
    const words = () => selectTellingWords(ctx.db, joinOwnTexts(entity), db);
    const search = { userId: ctx.actor.id, entity, probe, now, words };
    const { candidates, isComplete } = await selectCandidates(candidateSource(ctx), search, LIMITS);
    const matches: Match[] = [];
    for await (const match of scoreEach({ entity, probe }, candidates, now))
      if (match.isEligible) matches.push(match);
    return { matches: matches.sort(compareMatches), isComplete };
  });
}
