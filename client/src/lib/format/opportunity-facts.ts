import { countryLabel } from "@shared/constants/countries";
import { daysRemaining } from "./dates";
import { AMOUNT_NOT_STATED, formatMoney } from "./format";
import { t } from "@/words";

/** Deadlines this near stand out. */
const URGENT_DAYS = 7;
const GLOBAL = "*";

type Dated = { deadline: string | null; openDate: string | null; deadlineTimezone: string | null };

/** True in the last days before the deadline, the last day included. */
export function isUrgent({ deadline, deadlineTimezone }: Omit<Dated, "openDate">, now?: Date): boolean {
  if (!deadline) return false;
  const days = daysRemaining(deadline, deadlineTimezone, now);
  return days >= 0 && days <= URGENT_DAYS;
}

/** True for a forecast: applications are taken from a later day on. */
export function opensLater({ openDate, deadlineTimezone }: Omit<Dated, "deadline">, now?: Date): boolean {
  return Boolean(openDate) && daysRemaining(openDate as string, deadlineTimezone, now) > 0;
}

/**
 * Where one may apply from: everywhere, in the named countries (the first `max` and the rest apart), or the source
 * does not say.
 */
export type Regions =
  { kind: "global" } | { kind: "countries"; shown: string[]; more: string[] } | { kind: "not-stated" };

export function regionsOf(countries: readonly string[], max: number): Regions {
  if (countries.length === 0) return { kind: "not-stated" };
  if (countries.includes(GLOBAL)) return { kind: "global" };
  const names = countries.map(countryLabel);
  return { kind: "countries", shown: names.slice(0, max), more: names.slice(max) };
}

/** Whether somebody from the country may apply; an opportunity that does not say excludes nobody. */
export function acceptsCountry(countries: readonly string[], code: string): boolean {
  return countries.length === 0 || countries.some((each) => each === GLOBAL || each.toUpperCase() === code);
}

/** "$25K - $1.5M", "From $25K", "Up to $1.5M": the range in the short form of screens other than cards. */
export function formatShortRange(
  min: string | null,
  max: string | null,
  currency: string | null | undefined,
): string {
  const [from, to] = [min, max].map((amount) =>
    Number(amount ?? 0) > 0 ? formatMoney(amount, currency) : undefined,
  );
  if (from && to) return from === to ? from : `${from} - ${to}`;
  if (from) return t("From {amount}", { amount: from });
  return to ? t("Up to {amount}", { amount: to }) : AMOUNT_NOT_STATED;
}
