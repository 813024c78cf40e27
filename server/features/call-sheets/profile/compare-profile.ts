import type { CallWarningView } from "@shared/validators/calls";
import type { CallLine } from "@shared/schema/index";
import { askCountry } from "./ask-country";
import { askAge, askRevenue, askStaff } from "./ask-figures";
import { askType } from "./ask-type";
import type { ComparedProfile } from "./types";

const KINDS = ["eligibility", "cofunding", "consortium"];
const CHECKS = [askCountry, askType, askAge, askStaff, askRevenue];

/**
 * Holds the accepted lines of a call against the profile: what certainly contradicts it, and what it leaves open. Words that allow of
 * another reading give no warning.
 */
export function compareProfile(
  lines: readonly Pick<CallLine, "acceptedAt" | "id" | "kind" | "quote">[],
  profile: ComparedProfile,
  today: string,
): CallWarningView[] {
  return lines
    .filter(({ kind, acceptedAt }) => acceptedAt !== null && KINDS.includes(kind))
    .flatMap(({ id, quote }) =>
      CHECKS.flatMap((check): CallWarningView[] => {
        const judged = check(quote, profile, today);
        if (!judged || judged.verdict === "met") return [];
        const { fact, verdict } = judged;
        return [{ lineId: id, quote, fact, said: verdict === "unknown" ? null : sayFact(profile, fact) }];
      }),
    );
}

function sayFact(profile: ComparedProfile, fact: CallWarningView["fact"]): string {
  if (fact === "revenue") return `${profile.revenue} ${profile.revenueCurrency}`;
  return String(profile[fact]);
}
