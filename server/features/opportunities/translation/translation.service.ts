import { createHash } from "node:crypto";
import { CONSENT_PROVIDERS, type ConsentProvider } from "@shared/constants/ai-consents";
import type { ErrorCode } from "@shared/errors";
import type { OpportunityView } from "@shared/validators/opportunities";
import type { OpportunityTranslationView } from "@shared/validators/translations";
import { currentLanguage, type Language } from "@shared/words/language";
import type { ServiceContext } from "../../../context/deps";
import { clampText, cleanText, toOneLine } from "../../../platform/ai/text";
import { inTransaction } from "../../../platform/db/database";
import { AppError, notFound } from "../../../platform/errors/app-error";
import { type AskNeeds, countedAiCall } from "../../ai-usage/ai-usage.service";
import type { MatchScope } from "../../matching/matching.service";
import { findVisibleOpportunity, getOpportunity } from "../opportunities.service";
import { detectLanguage } from "./detect-language";
import { keepTranslation, selectTranslation } from "./translations.queries";
import { TEXT_PARTS, type Texts } from "./types";

/** So much of each text is translated, in characters. */
const TRANSLATED_MAX: Record<keyof Texts, number> = {
  title: 300,
  description: 4_000,
  eligibilityText: 2_000,
};
/** Refusals that are about one person. Another one who waits for the same work asks by themself then. */
const PERSONAL = new Set<ErrorCode>(["rate_limited", "email_unverified"]);

type Original = { name: string; description: string | null; eligibilityText: string | null };
type Job = { id: string; from: string; language: Language; provider: ConsentProvider; original: Original };

/**
 * Reads an opportunity as `getOpportunity` does, and says from which language its text can be translated for the reader.
 * @throws AppError not_found as `getOpportunity` does
 */
export async function readWithOffer(
  ctx: Parameters<typeof getOpportunity>[0] & ServiceContext<"ai">,
  id: string,
  scope: MatchScope,
): Promise<OpportunityView> {
  const opportunity = await getOpportunity(ctx, id, scope);
  // Without a provider nothing is detected, so that the library is not loaded.
  const from = chooseProvider(ctx) ? await readLanguage(opportunity) : null;
  return from === null || from === currentLanguage()
    ? opportunity
    : { ...opportunity, translatableFrom: from };
}

/**
 * Translates the texts of an opportunity, once for all who read it. They are public: nothing of a person is sent, so nobody has to agree.
 * @throws AppError not_found unless the opportunity is verified; ai_unavailable without a provider; conflict for a text
 * that is in this language already or in an unknown one; as `countedAiCall` and `Ai.translate` do
 */
export async function translateOpportunity(
  ctx: ServiceContext<AskNeeds | "translationsUnderWay">,
  id: string,
  { language }: { language: Language },
  signal: AbortSignal,
): Promise<OpportunityTranslationView> {
  const opportunity = await findVisibleOpportunity(ctx, id);
  if (!opportunity) throw notFound("Opportunity");
  const provider = chooseProvider(ctx);
  if (!provider) throw new AppError("ai_unavailable", "Texts cannot be translated here.");
  const from = await readLanguage(opportunity);
  if (from === null || from === language)
    throw new AppError("conflict", "This text is in your language already, or its language is not known.");
  return joinTranslation(
    ctx,
    { id: opportunity.id, from, language, provider, original: opportunity },
    signal,
  );
}

/** Waits for the translation that is under way, or makes it. */
async function joinTranslation(
  ctx: ServiceContext<AskNeeds | "translationsUnderWay">,
  job: Job,
  signal: AbortSignal,
): Promise<OpportunityTranslationView> {
  const prepared = prepareTexts(job.original);
  let isOwn = false;
  const key = [job.id, job.language, prepared.hash].join(" ");
  try {
    return await ctx.deps.translationsUnderWay.join(key, signal, (working) => {
      isOwn = true;
      return findOrMake(ctx, { ...job, ...prepared }, working);
    });
  } catch (error) {
    const isOthers = !isOwn && error instanceof AppError && PERSONAL.has(error.code);
    if (!isOthers || signal.aborted) throw error;
    return joinTranslation(ctx, job, signal);
  }
}

async function findOrMake(
  ctx: ServiceContext<AskNeeds>,
  { id, from, language, provider, texts, cut, hash }: Job & ReturnType<typeof prepareTexts>,
  signal: AbortSignal,
): Promise<OpportunityTranslationView> {
  const kept = await selectTranslation(ctx.db, { id, language, sourceHash: hash });
  if (kept) {
    const { title, description, eligibilityText, madeAt } = kept;
    const parts = { title, description, eligibilityText };
    return {
      from,
      language,
      provider: kept.provider,
      madeAt: madeAt.toISOString(),
      ...parts,
      leftOut: [],
      cut,
    };
  }
  const { model, parts, leftOut } = await countedAiCall(
    ctx,
    { kind: "translation", provider, signal },
    (onWasted) => ctx.deps.ai.translate({ texts, from, to: language }, provider, { signal, onWasted }),
  );
  const madeAt = ctx.deps.clock.now();
  const { title, ...others } = parts;
  // What lacks a part is not kept, so that it can be tried again.
  if (title !== null && leftOut.length === 0)
    await inTransaction(ctx.db, (tx) =>
      keepTranslation(tx, {
        ...{ opportunityId: id, language, sourceHash: hash },
        ...{ title, ...others, provider, model, madeAt },
      }),
    );
  return { from, language, provider, madeAt: madeAt.toISOString(), ...parts, leftOut, cut };
}

const chooseProvider = ({ deps }: { deps: ServiceContext<"ai">["deps"] }): ConsentProvider | undefined =>
  CONSENT_PROVIDERS.find((name) => deps.ai.isAvailable(name));

/** The title alone is mostly too short to tell. */
const readLanguage = ({ name, description, eligibilityText }: Original): Promise<string | null> =>
  detectLanguage([description, name, eligibilityText].filter(Boolean).join("\n"));

/** What is sent of an opportunity's texts: cleaned, and cut after a sentence. */
function prepareTexts({ name, description, eligibilityText }: Original) {
  const whole: Texts = {
    title: toOneLine(name),
    description: cleanText(description ?? "") || null,
    eligibilityText: cleanText(eligibilityText ?? "") || null,
  };
  const clamp = (part: keyof Texts) => whole[part] && clampText(whole[part], TRANSLATED_MAX[part]);
  const texts: Texts = {
    title: clamp("title") ?? "",
    description: clamp("description"),
    eligibilityText: clamp("eligibilityText"),
  };
  const cut = TEXT_PARTS.filter((part) => texts[part] !== whole[part]);
  const hash = createHash("sha256").update(JSON.stringify(texts)).digest("hex");
  return { texts, cut, hash };
}
