import { Bookmark, EyeOff, SearchX, type LucideIcon } from "lucide-react";
import { countryLabel } from "@shared/constants/countries";
import type { ListView } from "@shared/constants/matching";
import { formatCount } from "@/lib/format/format";
import type { Arranged } from "./arrange";
import type { Filters } from "./filters";
import { hasChoice } from "./facets/facet-choice";
import { t } from "@/words";

/** Returns the list's heading with the number of opportunities in the view. */
export function headline(total: number, show: ListView = "all"): string {
  // Four digits are not grouped.
  const n = total < 10_000 ? String(total) : formatCount(total);
  if (show === "saved") return t.count(total, "1 saved opportunity", "{n} saved opportunities", { n });
  if (show === "dismissed") return t.count(total, "1 hidden opportunity", "{n} hidden opportunities", { n });
  return t.count(total, "1 funding opportunities", "{n} funding opportunities", { n });
}

/** Returns the texts of an empty list. */
export function wordEmptyList({
  show,
  search,
  country,
  facets,
}: Pick<Filters, "show" | "search" | "country" | "facets">): {
  icon: LucideIcon;
  title: string;
  description: string;
} {
  if (search === "" && country === "" && show === "saved")
    return {
      icon: Bookmark,
      title: t("Nothing saved yet"),
      description: t("Press the bookmark on an opportunity, and it is kept here for later."),
    };
  if (search === "" && country === "" && show === "dismissed")
    return {
      icon: EyeOff,
      title: t("Nothing hidden"),
      description: t("What you mark as “Not for us” leaves your lists. You can bring it back from here."),
    };
  return {
    icon: SearchX,
    title: t("No opportunities found matching your criteria"),
    description: hasChoice(facets)
      ? t("No opportunity passes all these filters.")
      : t("Try other words, or another country."),
  };
}

/**
 * Says how much the country filter and the sort cover, because they see only loaded opportunities. Undefined
 * if neither is set.
 */
export function coverageNote(
  { country, sort }: Pick<Filters, "country" | "sort">,
  { loaded, shown, currencies }: Pick<Arranged, "loaded" | "shown" | "currencies">,
  hasMore: boolean,
): string | undefined {
  const sentences: string[] = [];
  if (country) {
    const figures = { shown: formatCount(shown.length), loaded: formatCount(loaded) };
    const values = { ...figures, country: countryLabel(country) };
    sentences.push(
      hasMore
        ? t(
            "{shown} of the {loaded} loaded so far accept applicants from {country}, or name no countries.",
            values,
          )
        : t("{shown} of the {loaded} accept applicants from {country}, or name no countries.", values),
    );
  }
  if (sort !== "relevance" && hasMore) {
    sentences.push(
      country
        ? t("Sorted among these.")
        : t("Sorted among the {loaded} loaded so far.", { loaded: formatCount(loaded) }),
    );
  }
  // Without a rate, amounts in different currencies cannot be compared.
  if (sort === "amount" && currencies > 1) sentences.push(t("Each currency is sorted by itself."));
  return sentences.length > 0 ? sentences.join(" ") : undefined;
}
