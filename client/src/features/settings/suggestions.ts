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
const LED_BY_THE_PERSON: readonly EntityType[] = ["Startup", "Social Enterprise", "Individual"];

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
export const currencyOf = (country: unknown): string | undefined =>
  typeof country === "string" ? CURRENCIES[country] : undefined;

/** Suggests answers where nothing is stored yet. They are stored only when the user saves them. */
export function suggestionsFor(
  type: EntityType,
  questions: readonly Question[],
  stored: RawAnswers,
  user: CurrentUserView | null,
): Suggestions {
  const country = suggestedCountry(user);
  const currency = currencyOf(stored[COUNTRY] || country?.value);
  const isNamed = Boolean(user?.firstName && user.lastName);
  const known: Suggestions = {
    [COUNTRY]: country,
    [CURRENCY]: currency === undefined ? undefined : suggestedCurrency(currency),
    founderName:
      user && isNamed && LED_BY_THE_PERSON.includes(type) ? fromAccount(displayName(user)) : undefined,
    founderEmail: user ? fromAccount(user.email) : undefined,
  };
  return Object.fromEntries(
    questions.flatMap(({ fieldName, options }) => {
      const suggestion = known[fieldName];
      const isOpen = stored[fieldName] === "";
      return suggestion && isOpen && isOffered(suggestion.value, options) ? [[fieldName, suggestion]] : [];
    }),
  );
}

export const suggestedCurrency = (value: string): Suggestion => ({
  value,
  why: t("Filled in from your country. Change it if your amounts are in another currency."),
});

const fromAccount = (value: string): Suggestion => ({
  value,
  why: t("Filled in from your account. Change it if it is not right."),
});

function suggestedCountry(user: CurrentUserView | null): Suggestion | undefined {
  if (user?.country) return fromAccount(user.country);
  const value = likelyCountry();
  return value === undefined
    ? undefined
    : { value, why: t("Filled in from your browser’s time zone. Change it if it is not right.") };
}

const isOffered = (value: string, options: Question["options"]) =>
  !options || options.some((option) => (typeof option === "string" ? option : option.value) === value);

/** Returns the values alone, as a form starts with them. */
export const valuesOf = (suggestions: Suggestions): RawAnswers =>
  Object.fromEntries(
    Object.entries(suggestions).flatMap(([field, suggestion]) =>
      suggestion ? [[field, suggestion.value]] : [],
    ),
  );
