import type { EntityType } from "@shared/constants/enums";
import type { Question } from "@shared/constants/questionnaires/questions";
import type { CurrentUserView } from "@shared/validators/auth";
import { displayName } from "@/lib/api/current-user";
import { likelyCountry } from "@/lib/browser/likely-country";
import type { RawAnswers } from "./answers-form";
import { t } from "@/words";

/** An answer that is filled in before it is asked for, and where it comes from, as a sentence that stands at its field. */
export type Suggestion = { value: string; why: string };
export type Suggestions = Readonly<Partial<Record<string, Suggestion>>>;

export const COUNTRY = "country";
export const CURRENCY = "annualRevenueCurrency";

/** Where the question of who leads it is most likely answered by themselves. */
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

/** The currency of a country, of those that a profile can be in. */
export const currencyOf = (country: unknown): string | undefined =>
  typeof country === "string" ? CURRENCIES[country] : undefined;

/** What can be filled in where nothing is stored yet. The person sees it, and it is stored only with what they save. */
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

/** The values alone, as a form begins with them. */
export const valuesOf = (suggestions: Suggestions): RawAnswers =>
  Object.fromEntries(
    Object.entries(suggestions).flatMap(([field, suggestion]) =>
      suggestion ? [[field, suggestion.value]] : [],
    ),
  );
