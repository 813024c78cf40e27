import type { ComparedView } from "@shared/validators/comparisons";
import type { MatchGate } from "@shared/validators/opportunities";
import { t } from "@/words";
import { RuleLine } from "../components/rule-marks";
import { isForApplicants, joinGateNames } from "../match-words";

/** The rules of who may apply: those that a profile contradicts or leaves open with their words, the others by name. */
export function RuleGaps({ opportunity: { matchGates } }: { opportunity: ComparedView }) {
  if (matchGates.length === 0)
    return <p className="text-quiet">{t("Not compared: no organisation is yours yet")}</p>;
  const met = matchGates.filter(({ verdict }) => verdict === "met");
  const gaps = [
    ...matchGates.filter(({ verdict }) => verdict === "not_met"),
    ...matchGates.filter(({ verdict }) => verdict === "unknown"),
  ];
  return (
    <ul className="grid gap-2.5">
      {gaps.map((gate) => (
        <li key={gate.gate} className="min-w-0">
          <RuleLine label={gate.label} verdict={gate.verdict} />
          <p dir="auto" className="mt-0.5 ms-8 text-sm wrap-anywhere text-quiet">
            {explain(gate)}
          </p>
        </li>
      ))}
      {met.length > 0 && (
        <li className="min-w-0">
          <RuleLine label={joinGateNames(met)} verdict="met" />
        </li>
      )}
    </ul>
  );
}

function explain(gate: MatchGate): string {
  const asked = gate.opportunity ?? t("None recorded");
  if (gate.profile !== null)
    return t("it says “{asked}”, your profile “{answer}”", { asked, answer: gate.profile });
  if (gate.verdict === "not_met" || isForApplicants(gate)) return t("it says “{asked}”", { asked });
  return t("it says “{asked}”, your profile says nothing", { asked });
}
