import type { MatchGate } from "@shared/validators/opportunities";
import { Side, Sides } from "@/components/verdict-line";
import { t } from "@/words";
import { RuleLine } from "./rule-marks";

/** Lists the hard rules, with the texts of the opportunity and of the profile side by side. */
export function RulesList({ gates }: { gates: readonly MatchGate[] }) {
  return (
    <ul className="divide-y divide-line">
      {gates.map(({ gate, label, verdict, opportunity, profile }) => (
        <li key={gate} className="py-3 first:pt-0 last:pb-0">
          <RuleLine label={label} verdict={verdict} />
          <Sides>
            <Side name={t("Opportunity")} words={opportunity} otherwise={t("None recorded")} />
            {/* The profile has no text for a rule that does not depend on it, such as a deadline. */}
            {(profile !== null || verdict === "unknown") && (
              <Side name={t("Your profile")} words={profile} otherwise={t("Not answered yet § rule")} />
            )}
          </Sides>
        </li>
      ))}
    </ul>
  );
}
