import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useRef } from "react";
import { CatalogueCredits } from "@/components/catalogue-credits";
import { CompareBar } from "@/components/compare/compare-bar";
import { EntitySwitch } from "@/components/entity-switch";
import { ErrorState } from "@/components/error-state";
import { LiveRegion } from "@/components/live-region";
import { OpportunityCardSkeleton, opportunityGridClass } from "@/components/opportunity-card";
import { textLinkClass } from "@/components/text-link";
import { PrintButton } from "@/components/print-button";
import { PrintHeader } from "@/components/print-header";
import { PageHeader } from "@/components/page-header";
import { Button } from "@/ui/button";
import { lazyDialog, useOpening } from "@/ui/lazy-dialog";
import { SkeletonGroup } from "@/ui/skeleton";
import { useIsMobile } from "@/hooks/use-mobile";
import { cn } from "@/lib/cn";
import { type MatchEntity, useMatchEntity } from "@/lib/match-entity";
import type { PageQueries } from "@/lib/api/page-queries";
import { entitiesQuery } from "@/lib/api/queries/entities";
import { exchangeRatesQuery } from "@/lib/api/queries/exchange-rates";
import {
  facetsQuery,
  matchQuestionQuery,
  opportunityListQuery,
  type WholeFilters,
} from "@/lib/api/queries/opportunities";
import { savedSearchesQuery } from "@/lib/api/queries/saved-searches";
import { sortAndFilter } from "../arrange";
import { ShortlistLinks } from "../components/shortlist-links";
import { ExportOpportunities } from "../components/export-opportunities";
import { FilterBar } from "../components/filter-bar";
import { MatchAdvice } from "../components/match-advice";
import { OpportunityResults } from "../components/opportunity-results";
import {
  countChosen,
  type FacetChoice,
  hasChoice,
  NOTHING_CHOSEN,
  writeChoice,
} from "../facets/facet-choice";
import { ChosenFacets } from "../facets/chosen-facets";
import { FiltersButton } from "../facets/filters-button";
import { LoosenFilters } from "../facets/loosen-filters";
import { type Filters, isFiltered, isWhole, useFilters } from "../filters";
import { coverageNote, headline, wordEmptyList } from "../wording";
import { t } from "@/words";

export const pageQueries: PageQueries = () => [
  entitiesQuery(),
  exchangeRatesQuery(),
  opportunityListQuery({ search: "" }),
  matchQuestionQuery(),
  savedSearchesQuery(),
];

const filtersPanel = lazyDialog(() => import("../facets/filters-panel"));
const CLEARED: Partial<Filters> = { search: "", country: "", facets: NOTHING_CHOSEN };
const SKELETONS = { desktop: 6, phone: 3 };

/** Returns the fields that must change together, as the same object while none of them changes. */
function useNewest<T>({ data, isPlaceholderData, hasNextPage }: Newest<T>): Newest<T> {
  return useMemo(() => ({ data, isPlaceholderData, hasNextPage }), [data, isPlaceholderData, hasNextPage]);
}
type Newest<T> = { data: T; isPlaceholderData: boolean; hasNextPage: boolean };

/** Returns what the server filters and sorts the whole catalogue by; undefined when it is to do neither. */
function getWholeFilters(filters: Filters): WholeFilters | undefined {
  if (!isWhole(filters)) return undefined;
  const { sort, country, facets } = filters;
  return {
    ...(sort !== "relevance" && { order: sort }),
    ...(country !== "" && { country }),
    ...writeChoice(facets),
  };
}

/** Returns the entity that the list is ranked for; undefined if it is ranked for several, or otherwise sorted. */
function findRankedEntity(
  { entities, entityId, hasChoice }: MatchEntity,
  { search, show, sort }: Filters,
): { id: string; name: string } | undefined {
  if (show !== "all" || search !== "" || sort !== "relevance") return undefined;
  return hasChoice ? entities.find(({ id }) => id === entityId) : entities[0];
}

/**
 * The catalogue. The server searches, selects saved and hidden opportunities and applies the facets; the client
 * filters by country and sorts. With facets the server does that too, so that it acts on the whole catalogue. More cards load when the end comes into view.
 */
export default function OpportunitiesPage() {
  const { filters, setFilters } = useFilters();
  const { search, show, country, sort, facets } = filters;
  const whole = getWholeFilters(filters);
  const matchEntity = useMatchEntity();
  const isMobile = useIsMobile();
  const { entityId } = matchEntity;
  const query = useInfiniteQuery({
    // The server does not search saved and hidden opportunities, so the client does.
    ...opportunityListQuery({ search: show === "all" ? search : "", show, entityId, whole }),
    enabled: !matchEntity.isPending,
    placeholderData: keepPreviousData,
  });
  const rankedFor = findRankedEntity(matchEntity, filters);
  const { data: advice } = useQuery({ ...matchQuestionQuery(entityId), enabled: rankedFor !== undefined });
  // Cards are rendered in slices, so that the page reacts to presses in between. The old state stays until
  // they are ready.
  const { data, isPlaceholderData, hasNextPage } = useDeferredValue(useNewest(query));
  const isFetching = query.isFetching || data !== query.data;
  const arranged = useMemo(
    () => sortAndFilter(data?.pages ?? [], { search, show, country, sort }),
    [data, search, show, country, sort],
  );

  // The newest page has the current total.
  const total = isPlaceholderData ? undefined : data?.pages.at(-1)?.pagination.total;
  const { data: counts } = useQuery({
    ...facetsQuery({ search, whole: whole ?? {} }),
    enabled: hasChoice(facets),
    placeholderData: keepPreviousData,
  });
  const panel = useOpening();
  const filtersButton = useRef<HTMLButtonElement>(null);
  filtersPanel.usePreload();
  const panelProps = {
    search,
    whole: whole ?? {},
    choice: facets,
    onChange: (chosen: FacetChoice) => setFilters({ facets: chosen }),
  };

  const hasFailed = query.isError && !data;
  const isLoading = !hasFailed && (!data || isPlaceholderData);
  const covered = whole ? { country: "", sort } : filters;
  const hasUnread = hasNextPage && !whole;
  const note = total === undefined ? undefined : coverageNote(covered, arranged, hasUnread);
  const summary = total === 0 ? wordEmptyList(filters).title : headline(total ?? 0, show);

  /** Brings the rest of the list, for the printer. */
  const fetchRest = async () => {
    let { hasNextPage: hasMore } = query;
    while (hasMore) ({ hasNextPage: hasMore } = await query.fetchNextPage());
  };

  return (
    <>
      <PrintHeader />
      <PageHeader
        documentTitle={t("Opportunities")}
        // On a phone there is only an icon beside the title.
        className={cn(
          "max-md:[&>div]:flex-nowrap max-[22.5rem]:[&_h1]:text-2xl",
          // On a phone the loaded title takes two lines, so this prevents a jump.
          isLoading && "max-md:[&_h1]:min-h-[2lh]",
        )}
        title={
          hasFailed
            ? t("Funding opportunities")
            : isLoading || total === undefined
              ? t("Loading...")
              : headline(total, show)
        }
        actions={
          <>
            {!isMobile && <EntitySwitch matchEntity={matchEntity} />}
            {show === "saved" && data && total !== 0 && (
              <PrintButton compact={isMobile} onPrepare={fetchRest} />
            )}
            {!hasFailed && total !== 0 && (
              <ExportOpportunities filters={filters} entityId={entityId} compact={isMobile} />
            )}
          </>
        }
      />
      <LiveRegion>{total === undefined ? "" : [summary, note].filter(Boolean).join(". ")}</LiveRegion>
      <div className="space-y-4 md:space-y-6">
        <FilterBar
          filters={filters}
          entityChoice={
            isMobile && matchEntity.hasChoice && <EntitySwitch matchEntity={matchEntity} compact />
          }
          filtersButton={
            show === "all" && (
              <FiltersButton
                buttonRef={filtersButton}
                chosen={countChosen(facets)}
                isOpen={panel.shown.isOpen}
                onPress={panel.shown.isOpen ? panel.shown.onClose : panel.open}
              />
            )
          }
          onChange={setFilters}
        />
        <ChosenFacets
          choice={facets}
          view={counts}
          onChange={panelProps.onChange}
          onEmpty={() => filtersButton.current?.focus()}
        />
        {rankedFor && advice && data && <MatchAdvice entity={rankedFor} advice={advice} />}
        {note && (
          <p className="text-[0.9375rem] text-quiet">
            {note}
            {hasUnread && (
              <>
                {" "}
                <button type="button" className={textLinkClass} onClick={() => setFilters({ whole: true })}>
                  {t("Look through the whole catalogue")}
                </button>
              </>
            )}
          </p>
        )}
        {show === "saved" && arranged.shown.length > 0 && (
          <ShortlistLinks ids={arranged.shown.map(({ id }) => id)} />
        )}
        <div className={cn(panel.shown.isOpen && "lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-6")}>
          {panel.wasOpened && <filtersPanel.Dialog {...panelProps} {...panel.shown} />}
          <div className="min-w-0">
            {hasFailed ? (
              <ErrorState
                title={t("Failed to fetch opportunities")}
                error={query.error}
                onRetry={query.refetch}
                retrying={query.isFetching}
              />
            ) : !data || (isPlaceholderData && arranged.shown.length === 0) ? (
              <SkeletonGroup label={t("Loading opportunities")} className={opportunityGridClass}>
                {Array.from({ length: isMobile ? SKELETONS.phone : SKELETONS.desktop }, (_, index) => (
                  <OpportunityCardSkeleton key={index} />
                ))}
              </SkeletonGroup>
            ) : (
              <OpportunityResults
                arranged={arranged}
                entityId={entityId}
                pageCount={data.pages.length}
                next={{
                  hasMore: hasNextPage,
                  isFetching,
                  error: query.isFetchNextPageError ? query.error : undefined,
                  fetch: query.fetchNextPage,
                }}
                dimmed={isPlaceholderData}
                empty={{
                  ...wordEmptyList(filters),
                  action: hasChoice(facets) ? (
                    <LoosenFilters
                      choice={facets}
                      view={counts}
                      onChange={panelProps.onChange}
                      onClear={() => setFilters(CLEARED)}
                    />
                  ) : isFiltered(filters) ? (
                    <Button variant="outline" onClick={() => setFilters(CLEARED)}>
                      {t("Clear search and filters")}
                    </Button>
                  ) : (
                    show !== "all" && (
                      <Button variant="outline" onClick={() => setFilters({ show: "all" })}>
                        {t("Show all opportunities")}
                      </Button>
                    )
                  ),
                }}
              />
            )}
          </div>
        </div>
      </div>
      {data && <CatalogueCredits />}
      <CompareBar />
    </>
  );
}
