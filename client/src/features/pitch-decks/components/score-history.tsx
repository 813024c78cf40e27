import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { translateLabel } from "@shared/words/labels";
import { ErrorState } from "@/components/error-state";
import { Button } from "@/ui/button";
import { Card, CardHeader } from "@/ui/card";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { cn } from "@/lib/cn";
import { formatDate } from "@/lib/format/dates";
import { reviewsQuery } from "../api";
import { getProviderLabel, type Deck } from "../deck-figures";
import { formatChange, listScoreVersions, type ScoreVersion } from "../score-changes";
import { t } from "@/words";
import { ScoreChart } from "./score-chart";

const SHOWN = 5;

/** The scores of all analyses, as a line and as a list. Renders nothing while there is only one. */
export function ScoreHistory({ deck }: { deck: Deck }) {
  if ((deck.analysisVersion ?? 1) <= 1) return null;
  return (
    <Card>
      <CardHeader title={t("Score history")} level={3} />
      <History deckId={deck.id} />
    </Card>
  );
}

function History({ deckId }: { deckId: string }) {
  const reviews = useQuery(reviewsQuery(deckId));
  const [isWhole, setWhole] = useState(false);
  if (reviews.isPending)
    return (
      <SkeletonGroup label={t("Loading the score history")} className="space-y-3">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </SkeletonGroup>
    );
  if (reviews.isError)
    return (
      <ErrorState
        title={t("The score history could not be loaded")}
        error={reviews.error}
        onRetry={reviews.refetch}
        retrying={reviews.isFetching}
        className="border-0 py-6"
      />
    );
  const versions = listScoreVersions(reviews.data);
  const shown = isWhole ? versions : versions.slice(0, SHOWN);
  return (
    <>
      <ScoreChart versions={versions} />
      <ol className="divide-y divide-line border-t border-line">
        {shown.map((version) => (
          <VersionRow key={version.id} version={version} />
        ))}
      </ol>
      {shown.length < versions.length && (
        <Button variant="ghost" size="sm" className="mt-2 -ms-3" onClick={() => setWhole(true)}>
          {t("Show all {count} analyses", { count: versions.length })}
        </Button>
      )}
    </>
  );
}

function VersionRow({ version }: { version: ScoreVersion }) {
  const { overall, change, moved } = version;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 py-3.5 last:pb-0">
      <div className="min-w-0">
        <p className="font-medium">{t("Version {version}", { version: version.version })}</p>
        <p className="text-sm text-quiet">
          {formatDate(version.createdAt)}
          {"\u00A0· "}
          {getProviderLabel(version.aiProvider)}
        </p>
      </div>
      <p className="text-end">
        {overall === null ? (
          <span className="text-sm text-quiet">{t("not judged")}</span>
        ) : (
          <span className="font-display text-lg font-semibold">
            <span className="sr-only">{t("Score")} </span>
            {overall}
          </span>
        )}
        {change !== null && (
          <span
            className={cn(
              "ms-2 text-sm font-medium",
              change > 0 ? "text-good" : change < 0 ? "text-destructive" : "text-quiet",
            )}
          >
            {formatChange(change)}
          </span>
        )}
      </p>
      {moved.length > 0 && (
        <p className="col-span-full text-sm text-quiet">
          {moved.map(({ label, from, to }) => `${translateLabel(label)} ${from} → ${to}`).join("\u00A0· ")}
        </p>
      )}
    </li>
  );
}
