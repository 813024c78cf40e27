import type { MatchPartName } from "@shared/constants/matching";
import type { MatchFact } from "@shared/validators/news";
import type { Match } from "../../matching/engine/ranking";
import { type ForFact, forFactInWords, forFactsOf } from "../../matching/explain/reasons";
import { POINTS } from "../../matching/engine/scoring";
import { t } from "../../../platform/text/words";

/** What each part of a score says that speaks for a match, those first that say most. */
const FACTS = {
  text: ["text"],
  industry: ["industry"],
  amount: ["amount"],
  rules: ["country", "type"],
} as const satisfies Partial<Record<MatchPartName, readonly ForFact["about"][]>>;

/** What speaks most for a match: the fact of the part that has most of its points, and is known to hold. */
export function reasonFor(match: Match): MatchFact {
  const facts = forFactsOf(match);
  const share = (part: MatchPartName) => match.points[part] / POINTS[part];
  const parts = (Object.keys(FACTS) as (keyof typeof FACTS)[]).sort((a, b) => share(b) - share(a));
  for (const part of parts)
    for (const about of FACTS[part]) {
      const fact = facts.find((one) => one.about === about);
      if (fact) return fact;
    }
  return { about: "score" };
}

/** The same in words. What was told before facts were kept stands there in words already. */
export function reasonInWords(reason: MatchFact | string, score: number): string {
  if (typeof reason === "string") return reason;
  return reason.about === "score" ? t("{score} of 100 points", { score }) : forFactInWords(reason);
}
