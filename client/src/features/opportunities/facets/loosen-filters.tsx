import { FACETS } from "@shared/constants/facets";
import type { FacetsView } from "@shared/validators/facets";
import { formatCount } from "@/lib/format/format";
import { Button } from "@/ui/button";
import { t } from "@/words";
import type { FacetChoice } from "./facet-choice";
import { FACET_LABELS } from "@/lib/format/facet-wording";

const OFFERED_MAX = 3;

/** Offers to take back the filters without which the list would have something, the one with the most first. */
export function LoosenFilters({
  choice,
  view,
  onChange,
  onClear,
}: {
  choice: FacetChoice;
  view: FacetsView | undefined;
  onChange: (choice: FacetChoice) => void;
  onClear: () => void;
}) {
  const offered = FACETS.filter((facet) => choice[facet].length > 0)
    .map((facet) => ({ facet, without: view?.facets[facet].without ?? 0 }))
    .filter(({ without }) => without > 0)
    .sort((a, b) => b.without - a.without)
    .slice(0, OFFERED_MAX);
  return (
    <div className="flex flex-wrap justify-center gap-2">
      {view && offered.length === 0 && (
        <p className="basis-full text-quiet">{t("Removing one filter is not enough.")}</p>
      )}
      {offered.map(({ facet, without }) => (
        <Button key={facet} variant="outline" onClick={() => onChange({ ...choice, [facet]: [] })}>
          {t("Without {filter}: {count}", { filter: FACET_LABELS[facet], count: formatCount(without) })}
        </Button>
      ))}
      <Button variant={offered.length > 0 ? "ghost" : "outline"} onClick={onClear}>
        {t("Clear search and filters")}
      </Button>
    </div>
  );
}
