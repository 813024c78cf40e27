import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { CatalogueCredits } from "@/components/catalogue-credits";
import { ErrorState } from "@/components/error-state";
import { LiveRegion } from "@/components/live-region";
import { OpportunityCardSkeleton, opportunityGridClass } from "@/components/opportunity-card";
import { PageHeader } from "@/components/page-header";
import { Button } from "@/components/ui/button";
import { SkeletonGroup } from "@/components/ui/skeleton";
import { opportunityListQuery } from "@/lib/queries/opportunities";
import { arrange } from "../arrange";
import { FilterBar } from "../components/filter-bar";
import { OpportunityResults } from "../components/opportunity-results";
import { useFilters } from "../filters";
import { coverageNote, headline } from "../wording";

const SKELETONS = 6;

/** The catalogue: search on the server, country and sort here, more cards as the end comes into view. */
export default function OpportunitiesPage() {
  const { filters, setFilters, isFiltered } = useFilters();
  const { search, country, sort } = filters;
  const query = useInfiniteQuery({
    ...opportunityListQuery({ search }),
    placeholderData: keepPreviousData,
  });
  const { data, isPlaceholderData, hasNextPage } = query;
  const arranged = useMemo(() => arrange(data?.pages ?? [], { country, sort }), [data, country, sort]);

  // The newest page knows the present total.
  const total = isPlaceholderData ? undefined : data?.pages.at(-1)?.pagination.total;
  const isLoading = query.isPending || isPlaceholderData;
  const failed = query.isError && !data;
  const note = total === undefined ? undefined : coverageNote(filters, arranged, hasNextPage);
  const found = total === 0 ? "No opportunities found matching your criteria" : headline(total ?? 0);

  return (
    <>
      <PageHeader
        documentTitle="Opportunities"
        title={
          failed ? "Funding opportunities" : isLoading || total === undefined ? "Loading..." : headline(total)
        }
      />
      <LiveRegion>{total === undefined ? "" : [found, note].filter(Boolean).join(". ")}</LiveRegion>
      <div className="space-y-4 md:space-y-6">
        <FilterBar filters={filters} onChange={setFilters} />
        {note && <p className="text-[0.9375rem] text-quiet">{note}</p>}
        {failed ? (
          <ErrorState
            title="Failed to fetch opportunities"
            error={query.error}
            onRetry={query.refetch}
            retrying={query.isFetching}
          />
        ) : !data ? (
          <SkeletonGroup label="Loading opportunities" className={opportunityGridClass}>
            {Array.from({ length: SKELETONS }, (_, index) => (
              <OpportunityCardSkeleton key={index} />
            ))}
          </SkeletonGroup>
        ) : (
          <OpportunityResults
            arranged={arranged}
            pageCount={data.pages.length}
            next={{
              hasMore: hasNextPage,
              isFetching: query.isFetching,
              error: query.isFetchNextPageError ? query.error : undefined,
              fetch: query.fetchNextPage,
            }}
            dimmed={isPlaceholderData}
            emptyAction={
              isFiltered && (
                <Button variant="outline" onClick={() => setFilters({ search: "", country: "" })}>
                  Clear search and filters
                </Button>
              )
            }
          />
        )}
      </div>
      {data && <CatalogueCredits />}
    </>
  );
}
