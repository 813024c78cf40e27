import type { EntityType } from "@shared/constants/enums";
import type { Question } from "@shared/constants/questionnaires/questions";
import type { CurrentUserView } from "@shared/validators/auth";
import { displayName } from "@/lib/api/current-user";
import { likelyCountry } from "@/lib/browser/likely-country";
import type { RawAnswers } from "./answers-form";
import { t } from "@/words";

/** A suggested answer, and a sentence at its field that says where it comes from. */
export type Suggestion = { value: string; why: string };
export type Suggestions = Readonly<Partial<Record<string, Suggestion>>>;

export const COUNTRY = "country";
export const CURRENCY = "annualRevenueCurrency";

/** Entity types whose user is most likely the person who leads it. */
const FOUNDER_LED_TYPES: readonly EntityType[] = ["Startup", "Social Enterprise", "Individual"];

const EURO = "AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK".split(" ");
const CURRENCIES: Readonly<Record<string, string>> = {
  GB: "GBP",
  GH: "GHS",
  IN: "INR",
  KE: "KES",
  NG: "NGN",
  US: "USD",
  ZA: "ZAR",
  ...Object.fromEntries(EURO.map((code) => [code, "EUR"])),
};

/** Returns the currency of a country if a profile can have it. */
export const getCurrency = (country: unknown): string | undefined =>
  typeof country === "string" ? CURRENCIES[country] : undefined;

/** Suggests answers where nothing is stored yet. They are stored only when the user saves them. */
export function listSuggestions(
  type: EntityType,
  questions: readonly Question[],
  stored: RawAnswers,
  user: CurrentUserView | null,
): Suggestions {
  const country = suggestCountry(user);
  const currency = getCurrency(stored[COUNTRY] || country?.value);
  const isNamed = Boolean(user?.firstName && user.lastName);
  const known: Suggestions = {
    [COUNTRY]: country,
    [CURRENCY]: currency === undefined ? undefined : suggestCurrency(currency),
    founderName:
      user && isNamed && FOUNDER_LED_TYPES.includes(type) ? suggestFromAccount(displayName(user)) : undefined,
    founderEmail: user ? suggestFromAccount(user.email) : undefined,
  };
  return Object.fromEntries(
    questions.flatMap(({ fieldName, options }) => {
      const suggestion = known[fieldName];
      const isOpen = stored[fieldName] === "";
      return suggestion && isOpen && isOffered(suggestion.value, options) ? [[fieldName, suggestion]] : [];
    }),
  );
}

export const suggestCurrency = (value: string): Suggestion => ({
  value,
  why: t("Filled in from your country. Change it if your amounts are in another currency."),
});

const suggestFromAccount = (value: string): Suggestion => ({
  value,
  why: t("Filled in from your account. Change it if it is not right."),
});

function suggestCountry(user: CurrentUserView | null): Suggestion | undefined {
  if (user?.country) return suggestFromAccount(user.country);
  const value = likelyCountry();
  return value === undefined
    ? undefined
    : { value, why: t("Filled in from your browser’s time zone. Change it if it is not right.") };
}

const isOffered = (value: string, options: Question["options"]) =>
  !options || options.some((option) => (typeof option === "string" ? option : option.value) === value);

/** Returns the values alone, as a form starts with them. */
export const getValues = (suggestions: Suggestions): RawAnswers =>
  Object.fromEntries(
    Object.entries(suggestions).flatMap(([field, suggestion]) =>
      suggestion ? [[field, suggestion.value]] : [],
    ),
  );
