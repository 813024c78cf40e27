import { useState } from "react";
import type { ScrapeRunView } from "@shared/validators/curation";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { formatDateTime } from "@/lib/format/dates";
import { describeStatus, isUnderWay } from "../wording";
import { RunProgress } from "./run-progress";
import { t } from "@/words";

const SHOWN_FIRST = 4;

/** Lists the latest runs with their results. */
export function RecentRuns({ runs }: { runs: readonly ScrapeRunView[] }) {
  const [showsAll, setShowsAll] = useState(false);
  if (runs.length === 0) return <p className="text-[0.9375rem] text-quiet">{t("No source was read yet.")}</p>;
  const shown = showsAll ? runs : runs.slice(0, SHOWN_FIRST);
  return (
    <>
      <ul className="divide-y divide-line">
        {shown.map((run) => (
          <RunRow key={run.id} run={run} />
        ))}
      </ul>
      {runs.length > SHOWN_FIRST && (
        <Button
          size="sm"
          variant="ghost"
          className="mt-2 -ms-3"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? t("Show fewer") : t("Show all {n}", { n: runs.length })}
        </Button>
      )}
    </>
  );
}

function RunRow({ run }: { run: ScrapeRunView }) {
  const { sourceName, url, message, problems, createdAt } = run;
  const { label, tone } = describeStatus(run);
  return (
    <li className="py-3 text-sm first:pt-0 last:pb-0">
      <p className="flex items-baseline justify-between gap-3">
        <bdi className="min-w-0 font-semibold wrap-anywhere">{sourceName}</bdi>
        <Badge tone={tone} className="shrink-0">
          {label}
        </Badge>
      </p>
      <p className="text-quiet">{formatDateTime(createdAt)}</p>
      {url && <p className="text-quiet wrap-anywhere">{url}</p>}
      {isUnderWay(run) && <RunProgress run={run} name={sourceName} />}
      {message && <p className="mt-1 wrap-anywhere">{message}</p>}
      {problems.length > 0 && (
        <details className="mt-1">
          <summary className="flex min-h-11 items-center font-semibold text-link md:min-h-8">
            {t.count(problems.length, "1 problem", "{n} problems")}
          </summary>
          <ul className="space-y-2 border-s-2 border-line ps-3">
            {problems.map(({ what, reason }, index) => (
              <li key={index} className="wrap-anywhere">
                <bdi className="font-medium">{what}</bdi>
                <span className="block text-quiet">{reason}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
