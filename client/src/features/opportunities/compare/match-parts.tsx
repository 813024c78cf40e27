import type { MatchPart } from "@shared/validators/opportunities";
import { ScoreParts } from "@/components/score-parts";
import { t } from "@/words";
import { useIsNarrow } from "./use-is-narrow";

/** How a match adds up. On a phone, where three of them are a long way, it is folded at first. */
export function MatchParts({ parts }: { parts: readonly MatchPart[] }) {
  const isNarrow = useIsNarrow();
  return (
    <details open={!isNarrow} className="mt-1 text-[0.9375rem]">
      <summary className="inline-flex min-h-11 items-center rounded-sm font-semibold text-link md:min-h-8 print:hidden">
        {t("How the score adds up")}
      </summary>
      <div className="pt-1">
        <ScoreParts parts={parts} />
      </div>
    </details>
  );
}
