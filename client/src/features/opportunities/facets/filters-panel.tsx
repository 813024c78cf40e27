import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { FACETS, type Facet } from "@shared/constants/facets";
import type { FacetsView } from "@shared/validators/facets";
import { ErrorState } from "@/components/error-state";
import { LiveRegion } from "@/components/live-region";
import { facetsQuery, type WholeFilters } from "@/lib/api/queries/opportunities";
import { useMediaQuery } from "@/hooks/use-media-query";
import { cn } from "@/lib/cn";
import { formatCount } from "@/lib/format/format";
import { Button } from "@/ui/button";
import { cardClass } from "@/ui/card";
import { Dialog, SheetContent } from "@/ui/dialog";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { t } from "@/words";
import { headline } from "../wording";
import { type FacetChoice, hasChoice, NOTHING_CHOSEN, toggleValue } from "./facet-choice";
import { FacetGroup } from "./facet-group";

/** These are open at first, because most people begin with them. */
const OPEN_AT_FIRST: readonly Facet[] = ["statuses", "types", "closes"];

export type FiltersPanelProps = {
  search: string;
  whole: WholeFilters;
  choice: FacetChoice;
  onChange: (choice: FacetChoice) => void;
};

/**
 * All facets with their counts: a column beside the list where there is room, and otherwise a sheet. It stays mounted
 * while the sheet closes.
 */
export default function FiltersPanel({
  isOpen,
  onClose,
  ...props
}: FiltersPanelProps & { isOpen: boolean; onClose: () => void }) {
  const isWide = useMediaQuery("(min-width: 64rem)", () => true);
  const { data } = useQuery({ ...facetsQuery(props), placeholderData: keepPreviousData });
  if (isWide)
    return (
      isOpen && (
        <aside aria-label={t("Filters")} className={cn(cardClass, "self-start px-5 py-2")}>
          <h2 className="sr-only">{t("Filters")}</h2>
          <Groups {...props} />
        </aside>
      )
    );
  return (
    <Dialog isOpen={isOpen} onClose={onClose}>
      <SheetContent title={t("Filters")}>
        <Groups {...props} />
        <div className="sticky -bottom-5 -mx-5 -mb-5 flex gap-3 border-t border-line bg-surface px-5 pt-3 pb-safe md:-mx-6 md:px-6">
          {hasChoice(props.choice) && (
            <Button variant="outline" onClick={() => props.onChange(NOTHING_CHOSEN)}>
              {t("Clear all")}
            </Button>
          )}
          <Button className="flex-1" onClick={onClose}>
            {data
              ? t.count(data.total, "Show 1 opportunity", "Show {n} opportunities", {
                  n: formatCount(data.total),
                })
              : t("Show the list")}
          </Button>
        </div>
        {/* The page's own count is not announced while a dialog is open. */}
        <LiveRegion>{data ? headline(data.total) : ""}</LiveRegion>
      </SheetContent>
    </Dialog>
  );
}

function Groups({ choice, onChange, ...asked }: FiltersPanelProps) {
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...facetsQuery(asked),
    placeholderData: keepPreviousData,
  });
  if (!data && error)
    return (
      <ErrorState
        title={t("The counts could not be read")}
        error={error}
        onRetry={refetch}
        retrying={isFetching}
      />
    );
  if (!data)
    return (
      <SkeletonGroup label={t("Loading filters")} className="space-y-4 py-3">
        {FACETS.map((facet) => (
          <Skeleton key={facet} className="h-7" />
        ))}
      </SkeletonGroup>
    );
  return (
    <div
      className={cn("transition-opacity", isPlaceholderData && "opacity-60")}
      aria-busy={isPlaceholderData}
    >
      {FACETS.filter((facet) => hasValues(data, facet)).map((facet) => (
        <FacetGroup
          key={facet}
          facet={facet}
          options={data.facets[facet].options}
          chosen={choice[facet]}
          startsOpen={OPEN_AT_FIRST.includes(facet) || choice[facet].length > 0}
          onToggle={(value) => onChange(toggleValue(choice, facet, value))}
        />
      ))}
    </div>
  );
}

const hasValues = ({ facets }: FacetsView, facet: Facet) => facets[facet].options.length > 0;
