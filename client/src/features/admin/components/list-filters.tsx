import type { Ref } from "react";
import { FLAGS } from "@shared/validators/curation";
import { SearchInput } from "@/components/search-input";
import { Select } from "@/components/ui/select";
import type { Flag, ListFilters as Filters } from "@/lib/queries/admin";
import { FLAG_LABELS } from "../wording";

const FLAG_OPTIONS = [
  { value: "", label: "All flags" },
  ...FLAGS.map((value) => ({ value, label: FLAG_LABELS[value] })),
];

/** Search, source and flag of a list. */
export function ListFilters({
  filters,
  sources,
  label,
  onChange,
  ref,
}: {
  filters: Filters;
  /** The sources that gave anything, as the list takes their names. */
  sources: readonly string[];
  label: string;
  onChange: (changes: Partial<Omit<Filters, "page">>) => void;
  ref?: Ref<HTMLDivElement>;
}) {
  const named = filters.source && !sources.includes(filters.source) ? [filters.source, ...sources] : sources;
  return (
    <div ref={ref} role="search" className="grid grid-cols-2 gap-3 md:grid-cols-[minmax(0,1fr)_11rem_12rem]">
      <SearchInput
        label={label}
        placeholder="Search name or funder"
        value={filters.search}
        onValueChange={(search) => onChange({ search })}
        className="col-span-2 md:col-span-1"
      />
      <Select
        aria-label="Source"
        options={[{ value: "", label: "All sources" }, ...named.map((value) => ({ value, label: value }))]}
        value={filters.source}
        onChange={(event) => onChange({ source: event.target.value })}
      />
      <Select
        aria-label="Flag"
        options={FLAG_OPTIONS}
        value={filters.flag}
        onChange={(event) => onChange({ flag: event.target.value as Flag | "" })}
      />
    </div>
  );
}
