import {
  AMOUNT_UNSTATED,
  ANY_VALUE,
  type AmountValue,
  type CallStatus,
  type ClosingValue,
  type Facet,
} from "@shared/constants/facets";
import { countryLabel } from "@shared/constants/countries";
import { findRegionCode, regionLabel } from "@shared/constants/regions/regions";
import { industryLabel } from "@shared/constants/industries";
import { translateLabel } from "@shared/words/labels";
import { formatCount, humanise } from "./format";
import { t } from "@/words";

export const FACET_LABELS: Record<Facet, string> = {
  statuses: t("Status"),
  types: t("Kind of funding"),
  amounts: t("Amount"),
  closes: t("Deadline"),
  countries: t("Country of the applicant"),
  regions: t("State or region"),
  themes: t("Theme"),
  applicants: t("Who may apply"),
  sources: t("Source § catalogue"),
};

/** What a person should know of a facet before they choose. */
export const FACET_HINTS: Partial<Record<Facet, string>> = {
  amounts: t("The largest amount, in the currency of each opportunity."),
  countries: t("Opportunities that name no countries are listed with each."),
  applicants: t("Opportunities that name no applicants are listed with each."),
};

const STATUS_LABELS: Record<CallStatus, string> = {
  open: t("Open now"),
  soon: t("Opening soon"),
  closed: t("Closed § catalogue"),
};
const AMOUNT_LABELS: Record<AmountValue, string> = {
  "to-10k": t("Up to {amount}", { amount: formatCount(10_000) }),
  "to-100k": t("{from} to {to} § range", { from: formatCount(10_000), to: formatCount(100_000) }),
  "to-1m": t("{from} to {to} § range", { from: formatCount(100_000), to: formatCount(1_000_000) }),
  "over-1m": t("More than {amount}", { amount: formatCount(1_000_000) }),
  [AMOUNT_UNSTATED]: t("Amount not stated"),
};
const CLOSING_LABELS: Record<ClosingValue, string> = {
  "7d": t("In the next 7 days"),
  "30d": t("In 8 to 30 days"),
  "90d": t("In 31 to 90 days"),
  later: t("Later than in 90 days"),
  none: t("No deadline"),
};

/** Returns the words of a value. `label` is how the catalogue writes a source or a region, if it is known. */
export function wordValue(facet: Facet, value: string, label: string | null = null): string {
  switch (facet) {
    case "statuses":
      return STATUS_LABELS[value as CallStatus];
    case "amounts":
      return AMOUNT_LABELS[value as AmountValue];
    case "closes":
      return CLOSING_LABELS[value as ClosingValue];
    case "countries":
      return value === ANY_VALUE ? t("Open to every country") : countryLabel(value);
    case "themes":
      return value === ANY_VALUE ? t("Any theme") : translateLabel(industryLabel(value));
    case "types":
    case "applicants":
      return translateLabel(humanise(value));
    case "regions":
      return regionLabel(findRegionCode(value) ?? label ?? humanise(value.replaceAll("-", " ")));
    default:
      return label ?? humanise(value.replaceAll("-", " "));
  }
}
