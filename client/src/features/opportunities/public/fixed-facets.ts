import { COUNTRY_CODES, countryLabel } from "@shared/constants/countries";
import { INDUSTRY_SLUGS, industryLabel } from "@shared/constants/industries";
import { translateLabel } from "@shared/words/labels";
import { paths } from "@/lib/paths";
import { t } from "@/words";
import type { FixedFacet } from "./public-list";

/** Finds the theme of an address, `/themes/health`. */
export function findTheme(slug: string): FixedFacet | undefined {
  if (!INDUSTRY_SLUGS.includes(slug)) return undefined;
  const title = t("Funding: {theme}", { theme: translateLabel(industryLabel(slug)) });
  return { facet: "themes", value: slug, path: paths.theme(slug), title };
}

/** Finds the country of an address, `/countries/gh`. */
export function findCountry(text: string): FixedFacet | undefined {
  const code = text.toUpperCase();
  if (!COUNTRY_CODES.includes(code)) return undefined;
  const title = t("Funding for applicants from {country}", { country: countryLabel(code) });
  return { facet: "countries", value: code, path: paths.country(code), title };
}
