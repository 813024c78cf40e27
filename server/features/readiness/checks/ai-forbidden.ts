import { measureShares } from "@shared/questions/answer-draft";
import { type Found, placeAt, type ReadinessInput } from "../types";

/** Percent of a text. Less than this of it can be words of the profile, which drafts take over as they are. */
const SHARE_MIN = 20;

/** Texts that come from a provider's draft, where the call forbids that. */
export function findForbiddenAi({ forbidsAi, narrative, aiDraft, questions }: ReadinessInput): Found[] {
  if (!forbidsAi) return [];
  const ofNarrative =
    narrative && aiDraft
      ? measureShares(narrative, [{ aiProvider: "openai", sentences: [{ text: aiDraft }] }])
      : null;
  return [
    { place: placeAt("narrative"), shares: ofNarrative },
    ...questions.map(({ id, shares }) => ({ place: placeAt("question", id), shares })),
  ].flatMap(({ place, shares }): Found[] =>
    shares && shares.ai >= SHARE_MIN ? [{ code: "ai_forbidden", params: { share: shares.ai }, place }] : [],
  );
}
