import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { useDeferredValue, useId, useState } from "react";
import { GRANTS_GOV_LIMIT, GRANTS_GOV_SOURCE_ID } from "@shared/constants/curation";
import type { ScrapeOverviewView, ScrapeSourceView } from "@shared/validators/curation";
import { ErrorState } from "@/components/error-state";
import { Card, CardHeader } from "@/ui/card";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { cn } from "@/lib/cn";
import type { ScrapeOverview } from "@/lib/api/queries/admin";
import { scrapeSourcesQuery } from "../api";
import { isUnderWay } from "../wording";
import { CustomUrlForm } from "./custom-url-form";
import { RecentRuns } from "./recent-runs";
import { SourceRow } from "./source-row";
import { t } from "@/words";

const GRANTS_GOV: ScrapeSourceView = {
  id: GRANTS_GOV_SOURCE_ID,
  name: "Grants.gov",
  description: t("Federal grants of the United States. Reads up to {n}.", { n: GRANTS_GOV_LIMIT }),
  url: "https://www.grants.gov/",
};

/** The sources of opportunities. Folded on a small screen, so that the list is not far below. */
export function SourcesPanel({ overview }: { overview: UseQueryResult<ScrapeOverview> }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  // The list renders first, because it is what the screen is opened for; on a phone the sources are folded anyway.
  const isDue = useDeferredValue(true, false);
  const underWay = overview.data?.runs.filter(isUnderWay).length ?? 0;
  return (
    <section
      aria-label={t("Scraping")}
      // Beside the list it stays in view and scrolls by itself; the margin leaves room for shadows and focus rings.
      className="min-w-0 lg:sticky lg:top-18 lg:-m-2 lg:max-h-[calc(100dvh-5rem)] lg:overflow-y-auto lg:overscroll-contain lg:p-2"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-14 w-full items-center justify-between gap-3 rounded-card border border-line bg-surface px-5 text-start font-semibold shadow-soft lg:hidden"
      >
        <span>
          {t("Scrape sources")}
          {underWay > 0 && (
            <span className="block text-sm font-medium text-link">
              {t.count(underWay, "1 source is being read", "{n} sources are being read")}
            </span>
          )}
        </span>
        <ChevronDown
          aria-hidden="true"
          className={cn("size-5 shrink-0 text-quiet transition-transform", isOpen && "rotate-180")}
        />
      </button>
      <div id={id} className={cn("space-y-4 max-lg:pt-4 md:space-y-6", !isOpen && "max-lg:hidden")}>
        {isDue && <PanelCards overview={overview} />}
      </div>
    </section>
  );
}

function PanelCards({ overview }: { overview: UseQueryResult<ScrapeOverview> }) {
  return (
    <>
      <Card>
        <CardHeader title={t("Known sources")} />
        <KnownSources overview={overview.data} />
      </Card>
      <Card>
        <CardHeader
          title={t("Custom URL")}
          description={t("A programme's page, a list of calls, or a PDF.")}
        />
        <CustomUrlForm overview={overview.data} />
      </Card>
      {overview.data?.isKept !== false && (
        <Card>
          <CardHeader title={t("Recent runs")} />
          {overview.isPending && <LinesSkeleton label={t("Loading recent runs")} />}
          {overview.isError && (
            <ErrorState
              title={t("The runs could not be loaded")}
              error={overview.error}
              onRetry={overview.refetch}
              retrying={overview.isFetching}
              className="px-4 py-6"
            />
          )}
          {overview.data && <RecentRuns runs={overview.data.runs} />}
        </Card>
      )}
    </>
  );
}

function KnownSources({ overview }: { overview: ScrapeOverviewView | undefined }) {
  const sources = useQuery(scrapeSourcesQuery());
  return (
    <>
      <ul className="divide-y divide-line">
        {[GRANTS_GOV, ...(sources.data ?? [])].map((source) => (
          <SourceRow key={source.id} source={source} overview={overview} />
        ))}
      </ul>
      {sources.isPending && <LinesSkeleton label={t("Loading the sources")} />}
      {sources.isError && (
        <ErrorState
          title={t("The sources could not be loaded")}
          error={sources.error}
          onRetry={sources.refetch}
          retrying={sources.isFetching}
          className="mt-4 px-4 py-6"
        />
      )}
    </>
  );
}

function LinesSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className="mt-4 space-y-3 first:mt-0">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </SkeletonGroup>
  );
}
