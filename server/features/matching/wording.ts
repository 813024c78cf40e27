import { countryName as nameOfCountry } from "@shared/constants/countries";

const countryNames = new Map<string, string>();

/** The English name of a country code; looked up once, because that is slow. */
export function countryName(code: string): string {
  let name = countryNames.get(code);
  if (name === undefined) countryNames.set(code, (name = nameOfCountry(code)));
  return name;
}

const either = new Intl.ListFormat("en", { type: "disjunction" });
export const listed = (words: readonly string[]) => either.format(words);

/** Comma-separated, with what is beyond `max` only counted. */
export function listedUpTo(words: readonly string[], max: number): string {
  if (words.length <= max) return words.join(", ");
  return `${words.slice(0, max).join(", ")} and ${words.length - max} more`;
}

export const counted = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;

const figures = new Intl.NumberFormat("en", { maximumFractionDigits: 2 });
/** For reading only: a figure of 13 digits is still exact as a number. */
export const figureOf = (amount: string | number) => figures.format(Number(amount));
export const moneyOf = (amount: string, currency: string) => `${currency} ${figureOf(amount)}`;

/** A range of money of which one end may be missing. */
export function moneyRange(min: string | null, max: string | null, currency: string): string {
  if (min !== null && max !== null && Number(min) !== Number(max))
    return `${moneyOf(min, currency)} to ${moneyOf(max, currency)}`;
  if (max !== null) return min === null ? `up to ${moneyOf(max, currency)}` : moneyOf(max, currency);
  return `from ${moneyOf(min ?? "0", currency)}`;
}

/** A range of years of which one end may be missing. */
export function yearRange(min: number | null, max: number | null): string {
  if (min !== null && max !== null) return min === max ? `in ${min}` : `${min} to ${max}`;
  return min !== null ? `${min} or later` : `${max} or earlier`;
}
