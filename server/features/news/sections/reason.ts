import type { MatchPartName } from "@shared/constants/matching";
import type { MatchFact } from "@shared/validators/news";
import type { Match } from "../../matching/engine/ranking";
import { type ForFact, forFactInWords, listForFacts } from "../../matching/explain/reasons";
import { POINTS } from "../../matching/engine/scoring";
import { t } from "../../../platform/text/words";

/** The facts of each part of a score that may be a reason, in order of preference. */
const FACTS = {
  text: ["text"],
  industry: ["industry"],
  amount: ["amount"],
  rules: ["country", "type"],
} as const satisfies Partial<Record<MatchPartName, readonly ForFact["about"][]>>;

/** Finds the strongest reason: a known fact of the part with the largest share of its points. */
export function findReason(match: Match): MatchFact {
  const facts = listForFacts(match);
  const getShare = (part: MatchPartName) => match.points[part] / POINTS[part];
  const parts = (Object.keys(FACTS) as (keyof typeof FACTS)[]).sort((a, b) => getShare(b) - getShare(a));
  for (const part of parts)
    for (const about of FACTS[part]) {
      const fact = facts.find((candidate) => candidate.about === about);
      if (fact) return fact;
    }
  return { about: "score" };
}

/** Describes a reason. Old news items have it as text. */
export function describeReason(reason: MatchFact | string, score: number): string {
  if (typeof reason === "string") return reason;
  return reason.about === "score" ? t("{score} of 100 points", { score }) : forFactInWords(reason);
}
