import type { ListView } from "@shared/constants/matching";
import { SearchInput } from "@/components/search-input";
import { Select } from "@/components/ui/select";
import { cn } from "@/lib/cn";
import { COUNTRY_OPTIONS, SHOW_OPTIONS, SORT_OPTIONS, type Filters, type Sort } from "../filters";

/** Search, what to show, country and sort, in one row where there is room. */
export function FilterBar({
  filters,
  hasShow,
  onChange,
}: {
  filters: Filters;
  /** Whether the server knows what was saved and put away. */
  hasShow: boolean;
  onChange: (changes: Partial<Filters>) => void;
}) {
  return (
    <div
      role="search"
      className={cn(
        "grid grid-cols-2 gap-3",
        hasShow
          ? "md:grid-cols-3 lg:grid-cols-[minmax(0,1fr)_11rem_12rem_10rem]"
          : "md:grid-cols-[minmax(0,1fr)_12rem_10rem]",
      )}
    >
      <SearchInput
        label="Search opportunities"
        placeholder="Search opportunities..."
        value={filters.search}
        onValueChange={(search) => onChange({ search })}
        className={cn("col-span-2", hasShow ? "md:col-span-3 lg:col-span-1" : "md:col-span-1")}
      />
      {hasShow && (
        <Select
          aria-label="Show"
          options={SHOW_OPTIONS.map(({ value, label }) => ({ value, label: `Show: ${label}` }))}
          value={filters.show}
          onChange={(event) => onChange({ show: event.target.value as ListView })}
          className="max-md:col-span-2"
        />
      )}
      <Select
        aria-label="Country"
        options={COUNTRY_OPTIONS}
        value={filters.country}
        onChange={(event) => onChange({ country: event.target.value })}
      />
      <Select
        aria-label="Sort by"
        options={SORT_OPTIONS.map(({ value, label }) => ({ value, label: `Sort: ${label}` }))}
        value={filters.sort}
        onChange={(event) => onChange({ sort: event.target.value as Sort })}
      />
    </div>
  );
}
