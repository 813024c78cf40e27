import type { ApplicationView, DraftView, GenerateDraftInput } from "@shared/validators/applications";
import { DEFAULT_LANGUAGE } from "@shared/words/language";
import { withLanguage } from "../../platform/text/with-language";
import { retryUntilDatabaseIsBack } from "../../platform/db/retry-database";
import type { ServiceContext } from "../../context/deps";
import { notFound } from "../../platform/errors/app-error";
import type { OnWasted } from "../../platform/ai/accounting";
import type { DraftFacts, DraftRule } from "./types";
import { findPgError } from "../../platform/errors/pg-error";
import { narrowToAgreed } from "../ai-consents/agreed";
import { fillEmptyDraft } from "../applications/ai-draft.service";
import { type AskNeeds, countedAiCall, modelsAsked } from "../ai-usage/ai-usage.service";
import { getEntity } from "../entities/entities.service";
import { explainMatch, type MatchingNeeds } from "../matching/matching.service";
import { findVisibleOpportunity } from "../opportunities/opportunities.service";
import { refreshMembers } from "../members/refresh-members";
import { profileFacts } from "../profiles/profiles.service";
import { hasAiForbidden } from "../call-sheets/ai-rule";
import { listAcceptedLinesOf } from "../call-sheets/accepted-lines.service";
import { sortCalled } from "./called-lines";
import { pickDraftLanguage } from "./draft-language";
import { draftOpportunity } from "./draft-facts";
import type { DraftListener, DraftRunTools } from "./draft-runs";

/** How long a draft is tried to be kept. */
const KEEPING_MS = 10 * 60_000;

type Pair = { entityId: string; opportunityId: string };

const nameRunOfDraft = ({ actor }: ServiceContext, { entityId, opportunityId }: Pair) =>
  `${actor.id} ${entityId} ${opportunityId}`;

/**
 * Has a draft written from the entity's profile and the opportunity, or joins in where the very same is under way already: it is written,
 * counted and paid for once, and goes on when everybody has left (see `writeDraft` for where it goes then). Where the accepted
 * lines of the call forbid texts by AI, the built-in writer, which is none, writes in place of a provider.
 * @param leaving aborted when the caller goes away; the listener hears nothing more from then on
 * @throws AppError not_found for an entity that is not the caller's or an opportunity that is not on show; rate_limited and
 * email_unverified, which the built-in writer never answers;
 * upstream_failed, upstream_refused, upstream_timeout and ai_unavailable from the provider; unavailable when the server stops
 */
export async function generateDraft(
  ctx: ServiceContext<AskNeeds | MatchingNeeds | "draftRuns" | "push">,
  wanted: GenerateDraftInput,
  { leaving, listener = {} }: { leaving: AbortSignal; listener?: DraftListener },
): Promise<DraftView> {
  const { entityId, opportunityId, askingAmount } = wanted;
  const entity = await getEntity(ctx, entityId, "edit");
  const accepted = await listAcceptedLinesOf(ctx.db, wanted, ["limit", "ai", "criterion"]);
  const aiProvider = hasAiForbidden(accepted) ? "builtin" : await findAuthor(ctx, wanted);
  const input = { ...wanted, aiProvider };
  const opportunity = await findVisibleOpportunity(ctx, opportunityId);
  if (!opportunity) throw notFound("Opportunity");
  const language = pickDraftLanguage(wanted.language, [
    `${opportunity.name} ${opportunity.description ?? ""}`,
    opportunity.eligibilityText,
  ]);
  const called = sortCalled(accepted);
  const facts: DraftFacts = {
    language,
    opportunity: { ...draftOpportunity(opportunity), ...called },
    entity: { name: entity.name, type: entity.type, facts: await profileFacts(ctx, entity) },
    askingAmount,
    askingCurrency: opportunity.currency,
    rules: await withLanguage(language, () => listRules(ctx, input)),
  };
  leaving.throwIfAborted();
  const key = {
    place: nameRunOfDraft(ctx, input),
    wish: `${input.aiProvider} ${askingAmount} ${language} ${JSON.stringify(called)}`,
  };
  const { done, leave } = ctx.deps.draftRuns.join(key, listener, (tools) =>
    writeDraft(ctx, input, facts, tools),
  );
  leaving.addEventListener("abort", leave, { once: true });
  return done;
}

/** Who may write: the built-in writer where no provider that was asked for may be sent the entity's texts. */
const findAuthor = (
  ctx: ServiceContext<"ai" | "config" | "embedder">,
  { entityId, aiProvider }: GenerateDraftInput,
) => narrowToAgreed(ctx, { entityId, use: "drafts" }, aiProvider);

/** The hard rules of the call beside the profile, where no model is asked, which would read the call itself. */
async function listRules(
  ctx: ServiceContext<"ai" | MatchingNeeds>,
  { entityId, opportunityId, aiProvider }: GenerateDraftInput,
): Promise<readonly DraftRule[]> {
  if (modelsAsked(ctx.deps.ai, aiProvider) > 0) return [];
  const { matchGates } = await explainMatch(ctx, { id: opportunityId }, { entityId });
  return matchGates.map(({ label, verdict, opportunity, profile }) => ({
    label,
    verdict,
    opportunity,
    profile,
  }));
}

/** Call it when an application was saved with an AI draft: one that is still being written for it is not wanted any more. */
export function endDraft(
  ctx: ServiceContext<"draftRuns">,
  { entityId, opportunityId }: ApplicationView,
): void {
  if (opportunityId) ctx.deps.draftRuns.settle(nameRunOfDraft(ctx, { entityId, opportunityId }));
}

/**
 * The work of one run. An application of the two that has no draft yet keeps it at once, and the user's screens are told: what
 * was paid for is not lost when nobody is there any more to save it.
 */
async function writeDraft(
  ctx: ServiceContext<AskNeeds | "embedder" | "push">,
  input: GenerateDraftInput,
  facts: DraftFacts,
  { signal, onText, onRestart }: DraftRunTools,
): Promise<DraftView> {
  const { entityId, opportunityId } = input;
  const aiProvider = await findAuthor(ctx, input);
  const write = (onWasted?: OnWasted) =>
    withLanguage(facts.language ?? DEFAULT_LANGUAGE, () =>
      ctx.deps.ai.writeDraft(facts, aiProvider, { signal, onText, onRestart, onWasted }),
    );
  const asked = { kind: "draft", provider: aiProvider, signal } as const;
  // The built-in writer costs nothing, so that its drafts are there when the others are used up.
  const isFree = modelsAsked(ctx.deps.ai, aiProvider) === 0;
  const draft = isFree ? await write() : await countedAiCall(ctx, asked, write);
  const view = { content: draft.content, aiProvider: draft.aiProvider };
  await keepDraft(ctx, { entityId, opportunityId }, view, signal);
  return view;
}

/**
 * Never rejects, and waits for no database that is away: the draft goes to whoever waits for it all the same, and is kept when the
 * database is back.
 */
function keepDraft(
  { db, deps, actor }: ServiceContext<"clock" | "log" | "push">,
  pair: Pair,
  draft: DraftView,
  signal: AbortSignal,
): Promise<void> {
  const keep = async () => {
    await fillEmptyDraft({ db, deps, actor }, pair, {
      aiDraftNarrative: draft.content,
      aiProvider: draft.aiProvider,
    });
    await refreshMembers(deps, db, pair.entityId, [["/api/applications"]]);
  };
  const enough = Date.now() + KEEPING_MS;
  return new Promise((resolve) => {
    retryUntilDatabaseIsBack(keep, {
      isOver: () => signal.aborted || Date.now() > enough,
      onAway: () => resolve(),
    })
      .catch((error: unknown) =>
        // The error itself is not logged: its message has the draft in it.
        deps.log.warn({ reason: findPgError(error) }, "draft not kept, or its screens not told"),
      )
      .finally(resolve);
  });
}
