import type { DraftView, GenerateDraftInput } from "@shared/validators/applications";
import type { ServiceContext } from "../../deps";
import { notFound } from "../../lib/app-error";
import { pgErrorOf } from "../../lib/pg-error";
import { type AiGate, countedAiCall } from "../ai-usage/ai-usage.service";
import { getEntity } from "../entities/entities.service";
import { findVisibleOpportunity } from "../opportunities/opportunities.service";
import { profileFacts } from "../profiles/profiles.service";
import { fillEmptyDraft } from "./applications.queries";
import { draftOpportunity } from "./draft-facts";

/**
 * Has a draft written from the entity's profile and the opportunity. An application of the two that has no draft yet keeps it at
 * once: what was paid for is not lost when the window closes before it is saved.
 * @param signal aborted when nobody waits for the answer any more
 * @throws AppError not_found for an entity that is not the caller's or an opportunity that is not on show; rate_limited;
 * upstream_failed, upstream_timeout and ai_unavailable from the provider
 */
export async function generateDraft(
  ctx: ServiceContext,
  { opportunityId, entityId, askingAmount, aiProvider }: GenerateDraftInput,
  { gate, signal }: { gate: AiGate; signal: AbortSignal },
): Promise<DraftView> {
  const entity = await getEntity(ctx, entityId);
  const opportunity = await findVisibleOpportunity(ctx, opportunityId);
  if (!opportunity) throw notFound("Opportunity");
  const facts = {
    opportunity: draftOpportunity(opportunity),
    entity: { name: entity.name, type: entity.type, facts: await profileFacts(ctx, entity) },
    askingAmount,
    askingCurrency: opportunity.currency,
  };
  const draft = await countedAiCall(ctx, { kind: "draft", gate, signal }, () =>
    ctx.deps.ai.writeDraft(facts, aiProvider, { signal }),
  );
  // The error itself is not logged: its message has the draft in it.
  await fillEmptyDraft(
    ctx.db,
    ctx.actor.id,
    { entityId, opportunityId },
    { aiDraftNarrative: draft.content, aiProvider: draft.aiProvider },
  ).catch((error: unknown) => ctx.deps.log.warn({ reason: pgErrorOf(error) }, "draft not kept"));
  return { content: draft.content, aiProvider: draft.aiProvider };
}
