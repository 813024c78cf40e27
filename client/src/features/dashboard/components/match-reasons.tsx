import { CircleCheck, CircleHelp } from "lucide-react";
import type { MatchGate, MatchedOpportunityView } from "@shared/validators/opportunities";
import { cn } from "@/lib/cn";
import { t } from "@/words";

const SHOWN = 4;

type Reason = MatchGate & { opportunity: string };

/** What the opportunity asks for and the profile meets, and after that what is open. Without words of the opportunity there is nothing to say. */
function listReasons(gates: readonly MatchGate[]): Reason[] {
  // The card says the deadline already.
  const said = gates.filter((each): each is Reason => each.opportunity !== null && each.gate !== "deadline");
  const of = (verdict: MatchGate["verdict"]) => said.filter((gate) => gate.verdict === verdict);
  return [...of("met"), ...of("unknown")].slice(0, SHOWN);
}

/** Says on the card of the best match why it fits. `name` is of the entity that it fits. */
export function MatchReasons({
  match: { matchGates },
  name,
}: {
  match: Pick<MatchedOpportunityView, "matchGates">;
  name: string | undefined;
}) {
  const reasons = listReasons(matchGates);
  if (reasons.length === 0) return null;
  return (
    <div className="mt-4 border-t border-line pt-3 text-[0.9375rem]">
      <p className="font-semibold">
        {name
          ? t.rich("Why it fits {name}", { name: <bdi className="wrap-anywhere">{name}</bdi> })
          : t("Why this matches")}
      </p>
      <ul className="mt-2 grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
        {reasons.map(({ gate, label, opportunity, verdict }) => {
          const isMet = verdict === "met";
          const Icon = isMet ? CircleCheck : CircleHelp;
          return (
            <li key={gate} className="flex min-w-0 gap-2">
              <Icon
                aria-hidden="true"
                className={cn("mt-0.5 size-4.5 shrink-0", isMet ? "text-good" : "text-middle")}
              />
              <span className="line-clamp-2 min-w-0 wrap-anywhere">
                <span className="sr-only">{isMet ? t("Met:") : t("Not known yet:")} </span>
                <span className="text-quiet">{label}</span> <bdi className="font-medium">{opportunity}</bdi>
                {!isMet && (
                  <span className="text-quiet">
                    {"\u00A0· "}
                    {t("Not in your profile yet")}
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
