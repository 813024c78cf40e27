import { DECK_SCORE_GOOD, DECK_SCORE_MIDDLE } from "@shared/constants/pitch-decks";
import { cn } from "@/lib/cn";
import type { ScoreVersion } from "../score-changes";
import { listLabelledPoints, listScoreRuns, listVersionTicks } from "../score-line";
import { t } from "@/words";

const GRID = [0, DECK_SCORE_MIDDLE, DECK_SCORE_GOOD, 100];

/**
 * Draws the overall score of all analyses, oldest first, from 0 to 100. Hidden from screen readers: the sentence above and the list below
 * say the same. Renders nothing where no line can be drawn.
 */
export function ScoreChart({ versions }: { versions: readonly ScoreVersion[] }) {
  const runs = listScoreRuns(versions);
  const points = runs.flat();
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return null;
  const best = Math.max(...points.map(({ score }) => score));
  return (
    <div className="mb-5">
      <p className="text-[0.9375rem] text-quiet">
        {t("From {first} to {last} over {n} analyses.", {
          first: first.score,
          last: last.score,
          n: points.length,
        })}{" "}
        {best > Math.max(first.score, last.score) && t("At best {best}.", { best })}
      </p>
      <div aria-hidden="true" className="mt-6 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 pe-4">
        <Scale />
        <div className="relative h-36">
          {GRID.map((score) => (
            <div
              key={score}
              style={{ bottom: `${score}%` }}
              className={cn(
                "absolute -inset-x-2 border-t",
                score === 0 ? "border-edge" : "border-dashed border-line",
              )}
            />
          ))}
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="absolute inset-0 size-full overflow-visible text-link forced-colors:text-[CanvasText]"
          >
            {runs.map((run) => (
              <polyline
                key={run[0]?.version}
                points={run.map(({ x, score }) => `${x},${100 - score}`).join(" ")}
                vectorEffect="non-scaling-stroke"
                className="fill-none stroke-current stroke-2"
                strokeLinejoin="round"
                strokeLinecap="round"
              />
            ))}
          </svg>
          {points.map(({ version, score, x }) => (
            <span
              key={version}
              style={{ left: `${x}%`, bottom: `${score}%` }}
              className={cn(
                "absolute -translate-x-1/2 translate-y-1/2 rounded-full bg-link forced-color-adjust-none forced-colors:bg-[CanvasText]",
                points.length > 20 ? "size-1.5" : "size-2.5",
              )}
            />
          ))}
          {listLabelledPoints(points).map(({ version, score, x, isLow }) => (
            <span
              key={version}
              style={{ left: `${x}%`, bottom: `${score}%` }}
              className={cn(
                "absolute -translate-x-1/2 text-sm leading-none font-semibold",
                isLow ? "-mb-2 translate-y-full" : "mb-2",
              )}
            >
              {score}
            </span>
          ))}
        </div>
        <div className="relative col-start-2 mt-2 h-4 text-xs text-quiet">
          {listVersionTicks(versions).map(({ version, x }) => (
            <span key={version} style={{ left: `${x}%` }} className="absolute -translate-x-1/2">
              {version}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

function Scale() {
  return (
    <div className="relative w-6 text-end text-xs text-quiet">
      {GRID.map((score) => (
        <span key={score} style={{ bottom: `${score}%` }} className="absolute end-0 translate-y-1/2">
          {score}
        </span>
      ))}
    </div>
  );
}
