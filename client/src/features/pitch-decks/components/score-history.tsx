import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ErrorState } from "@/components/error-state";
import { Button } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { Progress } from "@/components/ui/progress";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { cn } from "@/lib/cn";
import { formatDate } from "@/lib/dates";
import { reviewsQuery } from "../api";
import { providerLabel, scoreTone, type Deck } from "../deck-figures";
import { formatChange, scoreVersions, type ScoreVersion } from "../score-changes";

const SHOWN = 5;

/** How the score moved from one analysis to the next. Renders nothing while there is only one. */
export function ScoreHistory({ deck }: { deck: Deck }) {
  if ((deck.analysisVersion ?? 1) <= 1) return null;
  return (
    <Card>
      <CardHeader title="Score history" level={3} />
      <History deckId={deck.id} />
    </Card>
  );
}

function History({ deckId }: { deckId: string }) {
  const reviews = useQuery(reviewsQuery(deckId));
  const [isWhole, setWhole] = useState(false);
  if (reviews.isPending)
    return (
      <SkeletonGroup label="Loading the score history" className="space-y-3">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </SkeletonGroup>
    );
  if (reviews.isError)
    return (
      <ErrorState
        title="The score history could not be loaded"
        error={reviews.error}
        onRetry={reviews.refetch}
        retrying={reviews.isFetching}
        className="border-0 py-6"
      />
    );
  const versions = scoreVersions(reviews.data);
  const shown = isWhole ? versions : versions.slice(0, SHOWN);
  return (
    <>
      <ol className="divide-y divide-line">
        {shown.map((version) => (
          <VersionRow key={version.id} version={version} />
        ))}
      </ol>
      {shown.length < versions.length && (
        <Button variant="ghost" size="sm" className="mt-2 -ml-3" onClick={() => setWhole(true)}>
          Show all {versions.length} analyses
        </Button>
      )}
    </>
  );
}

function VersionRow({ version }: { version: ScoreVersion }) {
  const { overall, change, moved } = version;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 py-3.5 first:pt-0 last:pb-0 sm:grid-cols-[11rem_minmax(0,1fr)_7rem]">
      <div className="min-w-0">
        <p className="font-medium">Version {version.version}</p>
        <p className="text-sm text-quiet">
          {formatDate(version.createdAt)} · {providerLabel(version.aiProvider)}
        </p>
      </div>
      <div className="max-sm:order-last max-sm:col-span-2">
        {overall !== null && (
          <Progress
            value={overall}
            label={`Overall score of version ${version.version}`}
            tone={scoreTone(overall)}
          />
        )}
      </div>
      <p className="text-right">
        {overall === null ? (
          <span className="text-sm text-quiet">not judged</span>
        ) : (
          <span className="font-display text-lg font-semibold">{overall}</span>
        )}
        {change !== null && (
          <span
            className={cn(
              "ml-2 text-sm font-medium",
              change > 0 ? "text-good" : change < 0 ? "text-destructive" : "text-quiet",
            )}
          >
            {formatChange(change)}
          </span>
        )}
      </p>
      {moved.length > 0 && (
        <p className="col-span-full text-sm text-quiet max-sm:order-last">
          {moved.map(({ label, from, to }) => `${label} ${from} → ${to}`).join(" · ")}
        </p>
      )}
    </li>
  );
}
