import { CircleCheck, CircleHelp, CircleX, type LucideIcon } from "lucide-react";
import type { MatchReason } from "@shared/validators/opportunities";
import { cn } from "@/lib/cn";
import { Section } from "./section";

type Mark = { Icon: LucideIcon; tone: string; words: string };
const MET: Mark = { Icon: CircleCheck, tone: "text-good", words: "Met" };
const NOT_MET: Mark = { Icon: CircleX, tone: "text-destructive", words: "Not met" };
const UNKNOWN: Mark = { Icon: CircleHelp, tone: "text-middle", words: "Unknown" };

const markOf = ({ met }: MatchReason) => (met === null ? UNKNOWN : met ? MET : NOT_MET);

/** Why this was matched, rule by rule. Shape and words tell the three outcomes apart; colour only helps. */
export function MatchSection({
  reasons,
  score,
  entityName,
}: {
  reasons: readonly MatchReason[];
  score: number | null | undefined;
  entityName: string | undefined;
}) {
  if (reasons.length === 0) return null;
  return (
    <Section
      title="How it fits"
      aside={
        typeof score === "number" && (
          <p className="shrink-0 font-medium text-link">
            <span className="font-display text-3xl leading-none font-semibold">{Math.round(score)}%</span>{" "}
            match
          </p>
        )
      }
    >
      {entityName && (
        <p className="-mt-2 mb-3 text-quiet">
          Checked for{" "}
          <span dir="auto" className="font-medium wrap-anywhere text-ink">
            {entityName}
          </span>
        </p>
      )}
      <ul className="divide-y divide-line">
        {reasons.map((reason) => {
          const { Icon, tone, words } = markOf(reason);
          return (
            <li key={reason.label} className="flex items-start gap-3 py-2.5 first:pt-0 last:pb-0">
              <Icon aria-hidden="true" className={cn("mt-0.5 size-5 shrink-0", tone)} />
              <span className="min-w-0 flex-1 wrap-anywhere">{reason.label}</span>
              <span className={cn("shrink-0 text-[0.9375rem] font-semibold", tone)}>{words}</span>
            </li>
          );
        })}
      </ul>
      {reasons.some(({ met }) => met === null) && (
        <p className="mt-3 text-sm text-quiet">
          Unknown: the source does not say, or the profile leaves it open.
        </p>
      )}
    </Section>
  );
}
