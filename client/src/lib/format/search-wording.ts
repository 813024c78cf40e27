import { toOneLine } from "@shared/one-line";
import { countryLabel } from "@shared/constants/countries";
import { type ChosenFacets, FACETS } from "@shared/constants/facets";
import type { SearchFrequency } from "@shared/constants/news";
import { type ListSort, SAVED_SEARCH_NAME_MAX } from "@shared/constants/saved-searches";
import { joinFacts } from "@shared/words/facts";
import { listComma } from "@shared/words/language";
import { t } from "@/words";
import { wordValue } from "./facet-wording";

export const SORT_LABELS: Record<ListSort, string> = {
  relevance: t("Relevance"),
  deadline: t("Deadline"),
  amount: t("Amount"),
};

export const FREQUENCY_OPTIONS: readonly { value: SearchFrequency; label: string }[] = [
  { value: "daily", label: t("Every day") },
  { value: "weekly", label: t("Once a week") },
  { value: "off", label: t("Never") },
];

type SearchTerms = { search: string; country: string; facets: ChosenFacets };

const wordFacets = (facets: ChosenFacets): string[] =>
  FACETS.flatMap((facet) => (facets[facet] ?? []).map((value) => wordValue(facet, value)));

/** Returns a summary of a search: "“solar pumps” · Kenya · Sort: Deadline". */
export function searchSummary({ search, country, sort, facets }: SearchTerms & { sort: ListSort }): string {
  return joinFacts([
    // Quotes within quotes look like a mistake.
    search && (search.includes('"') ? search : t("“{search}”", { search })),
    country && countryLabel(country),
    ...wordFacets(facets),
    sort !== "relevance" && t("Sort: {order}", { order: SORT_LABELS[sort] }),
  ]);
}

/** Returns a suggested name such as "solar pumps, Kenya", cut to the length limit. */
export function suggestedName({ search, country, facets }: SearchTerms): string {
  const whole = [toOneLine(search), country && countryLabel(country), ...wordFacets(facets)]
    .filter(Boolean)
    .join(listComma());
  let name = "";
  // The name is cut at whole characters, because half an emoji cannot be stored.
  for (const character of whole) {
    if (name.length + character.length > SAVED_SEARCH_NAME_MAX) break;
    name += character;
  }
  return name.trim();
}
