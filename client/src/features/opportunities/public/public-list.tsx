import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Search, SearchX } from "lucide-react";
import { useLocation } from "wouter";
import type { Facet } from "@shared/constants/facets";
import { ButtonLink } from "@/components/button-link";
import { EmptyState } from "@/components/empty-state";
import { ErrorState } from "@/components/error-state";
import { LiveRegion } from "@/components/live-region";
import { OpportunityCardSkeleton, opportunityGridClass } from "@/components/opportunity-card";
import { PageHeader } from "@/components/page-header";
import { textLinkClass } from "@/components/text-link";
import { VisitorLayout } from "@/components/visitor-layout";
import { useClosedCatalogue } from "@/hooks/use-closed-catalogue";
import { publicListQuery } from "@/lib/api/queries/public-catalogue";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";
import { Button } from "@/ui/button";
import { Input } from "@/ui/input";
import { SkeletonGroup } from "@/ui/skeleton";
import { t } from "@/words";
import { headline } from "../wording";
import { BrowseLinks } from "./browse-links";
import { FilterLinks } from "./filter-links";
import { PublicCards } from "@/components/public-card";
import { linkTo, type PublicFilters, usePublicFilters, writePublicFilters } from "./public-filters";
import { SignUpCard } from "@/components/sign-up-card";

/** One value that a page is about: `/themes/health` lists what is for health. */
export type FixedFacet = { facet: Facet; value: string; path: string; title: string };

/** The query of the list at an address. */
export function publicListAt(filters: PublicFilters, fixed?: FixedFacet) {
  const facets = fixed ? { ...filters.facets, [fixed.facet]: [fixed.value] } : filters.facets;
  return publicListQuery(writePublicFilters({ ...filters, facets }));
}

/** The filters of the whole list at an address, as the query of its files. */
function publicFileQuery(filters: PublicFilters, fixed?: FixedFacet): string {
  const facets = fixed ? { ...filters.facets, [fixed.facet]: [fixed.value] } : filters.facets;
  const query = new URLSearchParams(writePublicFilters({ ...filters, facets, page: 1 })).toString();
  return query && `?${query}`;
}

/** The published opportunities for visitors, with a search, filters and pages. */
export function PublicList({ fixed }: { fixed?: FixedFacet }) {
  const filters = usePublicFilters();
  const path = fixed?.path ?? paths.opportunities;
  const query = useQuery({ ...publicListAt(filters, fixed), placeholderData: keepPreviousData });
  const { data } = query;
  const total = data?.pagination.total ?? 0;
  if (useClosedCatalogue(query.error)) return null;
  return (
    <VisitorLayout>
      <PageHeader title={fixed?.title ?? t("Funding opportunities")} subtitle={data && headline(total)} />
      <SearchForm path={path} filters={filters} />
      <div className="mt-6 grid gap-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:items-start">
        {data && (
          <details className="group rounded-card border border-line p-4 lg:hidden">
            <summary className="min-h-11 cursor-pointer content-center font-semibold">{t("Filters")}</summary>
            <div className="mt-3">
              <FilterLinks path={path} filters={filters} facets={data.facets} fixed={fixed?.facet} />
            </div>
          </details>
        )}
        <div className="hidden lg:block">
          {data && <FilterLinks path={path} filters={filters} facets={data.facets} fixed={fixed?.facet} />}
        </div>
        <div
          className={cn("min-w-0 space-y-6 transition-opacity", query.isPlaceholderData && "opacity-60")}
          aria-busy={query.isPlaceholderData}
        >
          <h2 className="sr-only">{t("Opportunities")}</h2>
          {query.isPending && <ListSkeleton />}
          {query.isError && !data && (
            <ErrorState
              title={t("Failed to load opportunities")}
              error={query.error}
              onRetry={query.refetch}
              retrying={query.isFetching}
            />
          )}
          {data && (
            <>
              <LiveRegion>{headline(total)}</LiveRegion>
              {data.opportunities.length === 0 && (
                <EmptyState
                  icon={SearchX}
                  title={t("No opportunities found matching your criteria")}
                  action={
                    <ButtonLink href={paths.opportunities} variant="outline">
                      {t("Show all")}
                    </ButtonLink>
                  }
                />
              )}
              <PublicCards opportunities={data.opportunities} />
              <Pages path={path} filters={filters} hasMore={data.pagination.hasMore} />
              {total > 0 && <FileLinks query={publicFileQuery(filters, fixed)} />}
              <SignUpCard next={path} />
              {!fixed && <BrowseLinks facets={data.facets} />}
            </>
          )}
        </div>
      </div>
    </VisitorLayout>
  );
}

/** A form that works without the page's code too: it then asks the server for the same address. */
function SearchForm({ path, filters }: { path: string; filters: PublicFilters }) {
  const [, navigate] = useLocation();
  const { search: _search, page: _page, ...others } = writePublicFilters(filters);
  return (
    <form
      role="search"
      method="get"
      action={path}
      className="flex max-w-2xl flex-wrap gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get("search");
        const search = typeof typed === "string" ? typed.trim() : "";
        navigate(linkTo(path, { ...filters, search, page: 1 }));
      }}
    >
      <Input
        key={filters.search}
        type="search"
        name="search"
        aria-label={t("Search opportunities")}
        placeholder={t("Search opportunities...")}
        defaultValue={filters.search}
        enterKeyHint="search"
        dir="auto"
        leading={<Search />}
        className="min-w-0 flex-1 basis-56"
      />
      {Object.entries(others).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">{t("Search")}</Button>
    </form>
  );
}

function Pages({ path, filters, hasMore }: { path: string; filters: PublicFilters; hasMore: boolean }) {
  const { page } = filters;
  if (page === 1 && !hasMore) return null;
  return (
    <nav aria-label={t("Pages")} className="flex flex-wrap items-center justify-between gap-3">
      {page > 1 ? (
        <ButtonLink href={linkTo(path, { ...filters, page: page - 1 })} variant="outline" rel="prev">
          {t("Previous page")}
        </ButtonLink>
      ) : (
        <span />
      )}
      <p className="text-quiet">{t("Page {n}", { n: page })}</p>
      {hasMore ? (
        <ButtonLink href={linkTo(path, { ...filters, page: page + 1 })} variant="outline" rel="next">
          {t("Next page")}
        </ButtonLink>
      ) : (
        <span />
      )}
    </nav>
  );
}

/** Links to the list as a file, which work without the page's code too. */
function FileLinks({ query }: { query: string }) {
  return (
    <nav aria-label={t("This list as a file")} className="flex flex-wrap items-center gap-x-4">
      <p className="text-quiet">{t("This list as a file:")}</p>
      {(["csv", "json"] as const).map((form) => (
        <a
          key={form}
          href={`/api/public/opportunities/export.${form}${query}`}
          download
          className={cn(textLinkClass, "inline-flex min-h-11 items-center")}
        >
          {form === "csv" ? t("Spreadsheet (CSV)") : t("For programs (JSON)")}
        </a>
      ))}
    </nav>
  );
}

const ListSkeleton = () => (
  <SkeletonGroup label={t("Loading opportunities")} className={opportunityGridClass}>
    {[1, 2, 3, 4].map((card) => (
      <OpportunityCardSkeleton key={card} />
    ))}
  </SkeletonGroup>
);
