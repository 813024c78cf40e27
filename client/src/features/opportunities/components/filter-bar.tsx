import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, type ReactNode } from "react";
import type { ListView } from "@shared/constants/matching";
import type { ListSort } from "@shared/constants/saved-searches";
import { SearchInput } from "@/components/search-input";
import { Select } from "@/ui/select";
import { cn } from "@/lib/cn";
import { savedSearchesQuery } from "@/lib/api/queries/saved-searches";
import { COUNTRY_OPTIONS, isFiltered, SHOW_OPTIONS, SORT_OPTIONS, type Filters } from "../filters";
import { isSameChoice } from "../facets/facet-choice";
import { t } from "@/words";
import { SaveSearch } from "./save-search";
import { SavedSearches } from "./saved-searches";

/**
 * Shows search, view, country and sort, in one row if there is room, and in three rows at most on a phone.
 */
export function FilterBar({
  filters,
  entityChoice,
  filtersButton,
  onChange,
}: {
  filters: Filters;
  /** The choice of the entity that matches are for; it is part of this bar on a phone. */
  entityChoice?: ReactNode;
  /** Opens the counted filters. */
  filtersButton?: ReactNode;
  onChange: (changes: Partial<Filters>) => void;
}) {
  const { data: saved = [] } = useQuery(savedSearchesQuery());
  const savedButton = useRef<HTMLButtonElement>(null);
  const hasJustSaved = useRef(false);
  const { search, country, sort, show, facets } = filters;
  const canBeSaved = show === "all";
  const current = saved.find(
    (savedSearch) =>
      canBeSaved &&
      savedSearch.search === search &&
      savedSearch.country === country &&
      savedSearch.sort === sort &&
      isSameChoice(savedSearch.facets, facets),
  );
  const currentId = current?.id;
  // The pressed button disappears, so the button with the saved searches gets the focus.
  useEffect(() => {
    if (currentId === undefined || !hasJustSaved.current) return;
    hasJustSaved.current = false;
    savedButton.current?.focus();
  }, [currentId]);

  return (
    <div
      role="search"
      className={cn(
        "grid grid-cols-2 gap-2 md:gap-3 print:hidden",
        // Half the width of the narrowest phone is too small for the texts of most languages.
        "max-[22.5rem]:[:not(:lang(en))_&]:grid-cols-1 max-[22.5rem]:[:not(:lang(en))_&]:*:col-span-1",
        "md:grid-cols-3 lg:grid-cols-[minmax(0,1fr)_11rem_12rem_minmax(10rem,auto)]",
      )}
    >
      <div className="col-span-2 flex min-w-0 gap-2 md:col-span-3 lg:col-span-1">
        <SearchInput
          label={t("Search opportunities")}
          placeholder={t("Search opportunities...")}
          value={search}
          onValueChange={(search) => onChange({ search })}
          className="min-w-0 flex-1"
        />
        {/* A saved search applies to all opportunities, so the other views do not offer it. */}
        {canBeSaved && isFiltered(filters) && !current && (
          <SaveSearch searched={filters} onSaved={() => void (hasJustSaved.current = true)} />
        )}
        {filtersButton}
        {saved.length > 0 && <SavedSearches saved={saved} current={current} buttonRef={savedButton} />}
      </div>
      <Select
        aria-label={t("Show")}
        options={SHOW_OPTIONS.map(({ value, label }) => ({
          value,
          label: t("Show: {view}", { view: label }),
        }))}
        value={show}
        onChange={(event) => onChange({ show: event.target.value as ListView })}
        className={cn(!entityChoice && "max-md:col-span-2")}
      />
      {/* This comes after the view, because the choice is known late and nothing should move for it. */}
      {entityChoice}
      <Select
        aria-label={t("Country")}
        options={COUNTRY_OPTIONS}
        value={country}
        onChange={(event) => onChange({ country: event.target.value })}
      />
      <Select
        aria-label={t("Sort by")}
        leading={t("Sort:")}
        options={SORT_OPTIONS}
        value={sort}
        onChange={(event) => onChange({ sort: event.target.value as ListSort })}
      />
    </div>
  );
}
