import type { MatchPart } from "@shared/validators/opportunities";
import { keepOrder } from "@shared/words/figures";
import { cn } from "@/lib/cn";
import { t } from "@/words";

/**
 * Lists the parts of a percentage and their sum. A part without a maximum only takes points off. `withHow` adds how
 * each part was calculated.
 */
export function ScoreParts({ parts, withHow = false }: { parts: readonly MatchPart[]; withHow?: boolean }) {
  const sum = parts.reduce((total, { points }) => total + points, 0);
  return (
    <>
      <ul className={cn("grid", withHow ? "gap-4" : "gap-2.5")}>
        {parts.map(({ part, label, points, max, how }) => (
          <li key={part} className="min-w-0">
            <p className="flex items-baseline justify-between gap-4">
              <span className={cn("min-w-0 wrap-anywhere", withHow && "font-medium")}>{label}</span>
              <Points points={points} max={max} />
            </p>
            {max > 0 && <Bar points={points} max={max} />}
            {withHow && (
              <p dir="auto" className="mt-1 text-[0.9375rem] wrap-anywhere text-quiet">
                {how}
              </p>
            )}
          </li>
        ))}
      </ul>
      <p
        className={cn(
          "flex flex-wrap items-baseline justify-between gap-x-4 border-t border-edge/60 font-semibold",
          withHow ? "mt-5 pt-3" : "mt-3 pt-2.5",
        )}
      >
        <span>{t("Sum")}</span>
        <span className="ms-auto text-end">
          {withHow && <span className="me-2 font-normal text-quiet">{formatSum(parts)} = </span>}
          <span>{t("{n}%", { n: sum })}</span>
        </span>
      </p>
    </>
  );
}

const MINUS = "\u2212";

/** Formats the points of parts as a sum, such as "21 + 40 \u2212 12". */
const formatSum = (parts: readonly MatchPart[]) =>
  keepOrder(
    parts
      .map(({ points }, i) => (i === 0 ? points : points < 0 ? `${MINUS} ${-points}` : `+ ${points}`))
      .join(" "),
  );

function Points({ points, max }: { points: number; max: number }) {
  return (
    <span className="shrink-0 whitespace-nowrap">
      <span className="font-semibold">{points < 0 ? keepOrder(`${MINUS}${-points}`) : points}</span>
      {max > 0 && <span className="text-sm font-normal text-quiet"> {t("of {max}", { max })}</span>}
    </span>
  );
}

/**
 * Draws the points as a bar. The length is an SVG attribute, because the content security policy forbids
 * inline styles in server-rendered HTML.
 */
function Bar({ points, max }: { points: number; max: number }) {
  const share = max > 0 ? Math.min(1, Math.max(0, points / max)) : 0;
  return (
    <span aria-hidden="true" className="mt-1 block h-1.5 overflow-hidden rounded-full bg-line">
      <svg className="block h-full rounded-full bg-link" width={`${share * 100}%`} />
    </span>
  );
}
