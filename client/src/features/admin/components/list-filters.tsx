import type { Ref } from "react";
import { FLAGS } from "@shared/constants/curation";
import { translateLabel } from "@shared/words/labels";
import { SearchInput } from "@/components/search-input";
import { Select } from "@/ui/select";
import type { Flag, ListFilters as Filters } from "@/lib/api/queries/admin";
import { FLAG_LABELS } from "../wording";
import { t } from "@/words";

const FLAG_OPTIONS = [
  { value: "", label: t("All flags") },
  ...FLAGS.map((value) => ({ value, label: FLAG_LABELS[value] })),
];

/** The search, source and flag filters of a list. */
export function ListFilters({
  filters,
  sources,
  label,
  onChange,
  ref,
}: {
  filters: Filters;
  /** The names of sources with at least one opportunity. */
  sources: readonly string[];
  label: string;
  onChange: (changes: Partial<Omit<Filters, "page">>) => void;
  ref?: Ref<HTMLDivElement>;
}) {
  const named = filters.source && !sources.includes(filters.source) ? [filters.source, ...sources] : sources;
  return (
    <div
      ref={ref}
      role="search"
      className="grid grid-cols-2 gap-3 max-[22.5rem]:grid-cols-1 max-[22.5rem]:*:col-span-1 md:grid-cols-[minmax(0,1fr)_11rem_12rem]"
    >
      <SearchInput
        label={label}
        placeholder={t("Search name or funder")}
        value={filters.search}
        onValueChange={(search) => onChange({ search })}
        className="col-span-2 md:col-span-1"
      />
      <Select
        aria-label={t("Source")}
        options={[
          { value: "", label: t("All sources") },
          ...named.map((value) => ({ value, label: translateLabel(value) })),
        ]}
        value={filters.source}
        onChange={(event) => onChange({ source: event.target.value })}
      />
      <Select
        aria-label={t("Flag")}
        options={FLAG_OPTIONS}
        value={filters.flag}
        onChange={(event) => onChange({ flag: event.target.value as Flag | "" })}
      />
    </div>
  );
}
