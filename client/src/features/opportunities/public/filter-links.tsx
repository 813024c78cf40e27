import { Link } from "wouter";
import { Check } from "lucide-react";
import type { Facet } from "@shared/constants/facets";
import type { PublicListView } from "@shared/validators/public-catalogue";
import { cn } from "@/lib/cn";
import { FACET_LABELS, wordValue } from "@/lib/format/facet-wording";
import { formatCount } from "@/lib/format/format";
import { t } from "@/words";
import { toggleValue } from "../facets/facet-choice";
import { linkTo, type PublicFilters } from "./public-filters";

/** The filters that help a visitor most. Members have more. */
const OFFERED: readonly Facet[] = ["types", "applicants", "themes", "countries", "closes"];
const VALUES_SHOWN = 8;

/** Filters as links, which also work before the page's code has arrived. A value that is fixed by the page is not offered. */
export function FilterLinks({
  path,
  filters,
  facets,
  fixed,
}: {
  path: string;
  filters: PublicFilters;
  facets: PublicListView["facets"];
  fixed?: Facet;
}) {
  return (
    <div className="space-y-6">
      {OFFERED.filter((facet) => facet !== fixed).map((facet) => {
        const chosen = filters.facets[facet];
        const options = facets[facet].options
          .filter(({ value, count }) => count > 0 || chosen.includes(value))
          .slice(0, VALUES_SHOWN);
        if (options.length === 0) return null;
        return (
          <section key={facet}>
            <h2 className="text-[0.9375rem] font-semibold">{FACET_LABELS[facet]}</h2>
            <ul className="mt-1">
              {options.map(({ value, label, count }) => {
                const isChosen = chosen.includes(value);
                return (
                  <li key={value}>
                    <Link
                      href={linkTo(path, {
                        ...filters,
                        page: 1,
                        facets: toggleValue(filters.facets, facet, value),
                      })}
                      aria-current={isChosen ? "true" : undefined}
                      className={cn(
                        "flex min-h-11 items-center gap-2 rounded-sm px-2 hover:bg-raised md:min-h-9",
                        isChosen && "bg-raised font-semibold",
                      )}
                    >
                      {isChosen && <Check aria-hidden="true" className="size-4 shrink-0" />}
                      <span className="min-w-0 flex-1 wrap-anywhere">{wordValue(facet, value, label)}</span>
                      <span className="text-sm text-quiet tabular-nums">{formatCount(count)}</span>
                      {isChosen && <span className="sr-only">{t("Chosen; press to take it back")}</span>}
                    </Link>
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
