import { SearchInput } from "@/components/search-input";
import { Select } from "@/components/ui/select";
import { COUNTRY_OPTIONS, SORT_OPTIONS, type Filters, type Sort } from "../filters";

/** Search, country and sort, in one row where there is room. */
export function FilterBar({
  filters,
  onChange,
}: {
  filters: Filters;
  onChange: (changes: Partial<Filters>) => void;
}) {
  return (
    <div role="search" className="grid grid-cols-2 gap-3 md:grid-cols-[minmax(0,1fr)_12rem_10rem]">
      <SearchInput
        label="Search opportunities"
        placeholder="Search opportunities..."
        value={filters.search}
        onValueChange={(search) => onChange({ search })}
        className="col-span-2 md:col-span-1"
      />
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
