import { COUNTRY_CODES, countryLabel } from "@shared/constants/countries";
import { ALL_ENTITY_TYPES, ENTITY_STAGES } from "@shared/constants/enums";
import { INDUSTRIES as KNOWN_INDUSTRIES } from "@shared/constants/industries";
import { CURRENCIES, CURRENCY_CODES } from "@shared/constants/money";
import { translateLabel } from "@shared/words/labels";
import type { SelectOption } from "@/ui/select";
import { LOCALE } from "@/lib/language";
import { t } from "@/words";

const ANY = "*";
const toOption = (value: string) => ({ value, label: translateLabel(value) });
const byLabel = (a: SelectOption, b: SelectOption) => a.label.localeCompare(b.label, LOCALE);

const anyOption = { value: ANY, label: t("Any") };

// "Any" and "Everywhere" say more than an empty list: the call itself says so.
export const ENTITY_TYPES: readonly SelectOption[] = [anyOption, ...ALL_ENTITY_TYPES.map(toOption)];
export const STAGES: readonly SelectOption[] = [anyOption, ...ENTITY_STAGES.map(toOption)];
export const APPLICANT_LIMITS: readonly SelectOption[] = [
  { value: "", label: t("Not stated § catalogue") },
  { value: "invited", label: t("Those who were invited") },
  { value: "current holders", label: t("Those who have its funding already") },
];
export const CO_FUNDING: readonly SelectOption[] = [
  { value: "", label: t("Not stated § catalogue") },
  { value: "required", label: t("Applicants bring a part of the costs") },
  { value: "not required", label: t("No part of the costs is asked for") },
];
export const COUNTRIES: readonly SelectOption[] = [
  { value: ANY, label: t("Everywhere") },
  ...COUNTRY_CODES.map((code) => ({ value: code, label: countryLabel(code) })).sort(byLabel),
];

/** Opportunities have the English labels of industries, not their slugs. */
export const INDUSTRIES: readonly SelectOption[] = [
  anyOption,
  ...KNOWN_INDUSTRIES.map(({ label }) => toOption(label)).sort(byLabel),
];

/** Lists the currencies, those of profiles first, and a stored one that is not among them. */
export function listCurrencies(stored: string): SelectOption[] {
  const names = new Intl.DisplayNames([LOCALE], { type: "currency", fallback: "none" });
  return [...new Set([...CURRENCIES, ...CURRENCY_CODES, stored])].map((code) => {
    const name = /^[A-Z]{3}$/.test(code) ? names.of(code) : undefined;
    return { value: code, label: name ? `${code} (${name})` : code };
  });
}
