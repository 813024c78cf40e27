import type { AwardSource, RecipientType } from "@shared/constants/awards";
import { countryLabel } from "@shared/constants/countries";
import { findRegion, findRegionCode, regionLabel } from "@shared/constants/regions/regions";
import type { AlikeView, AwardSummaryView } from "@shared/validators/awards";
import { formatCount, formatShortRange } from "@/lib/format/format";
import { t } from "@/words";

const RECIPIENT_TYPES: Record<RecipientType, string> = {
  company: t("Companies"),
  nonprofit: t("Nonprofits"),
  university: t("Universities and research institutes"),
  school: t("Schools"),
  government: t("Public bodies"),
};

export const nameRecipientType = (type: RecipientType | null): string =>
  type === null ? t("Kind not known") : RECIPIENT_TYPES[type];

const SOURCES: Record<AwardSource, string> = {
  nsf: "NSF",
  usaspending: "USAspending.gov",
  "360giving": "360Giving",
};
export const nameAwardSource = (source: AwardSource): string => SOURCES[source];

/** "Texas, United States". Sources write a region as the end of its code, or as a name. */
export function formatPlace(country: string, region: string | null): string {
  if (region === null) return countryLabel(country);
  const code = findRegion(`${country}-${region}`)?.code ?? findRegionCode(region, [country]);
  return `${regionLabel(code ?? region)}, ${countryLabel(country)}`;
}

/** "159 awards" */
export const countAwards = (n: number): string =>
  t.count(n, "{n} award", "{n} awards", { n: formatCount(n) });

/** "104 organisations" */
export const countOrganisations = (n: number): string =>
  t.count(n, "{n} organisation", "{n} organisations", { n: formatCount(n) });

/** "62 organisations like Sunrise Labs" */
export const countAlike = ({ recipients, entityName }: AlikeView): string =>
  t.count(recipients, "{n} organisation like {name}", "{n} organisations like {name}", {
    n: formatCount(recipients),
    name: entityName,
  });

/** "2019–2026" */
export const formatYears = ({ firstYear, lastYear }: AwardSummaryView): string =>
  firstYear === lastYear ? String(lastYear) : `${firstYear}–${lastYear}`;

/** The usual size in the currency of the most awards: "$280K - $752K". Undefined when too few are known. */
export function findUsualSize({ sizes: [size] }: AwardSummaryView) {
  if (!size?.usual) return undefined;
  const { lower, upper } = size.usual;
  return { currency: size.currency, range: formatShortRange(lower, upper, size.currency) };
}
