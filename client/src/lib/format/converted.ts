import type { ExchangeRatesView } from "@shared/validators/exchange-rates";
import { decimalMark } from "@shared/words/figures";
import { formatDate } from "./dates";
import { formatExactMoney, formatMoney, isStated, type MaybeAmount } from "./format";
import { t } from "@/words";

/**
 * This file formats amounts in the reader's own currency. They are about right: rounded to two or three figures, at the
 * rate of a day that is named. They stand beside the amounts that the funder states and never replace them.
 */

/** From here on the short form with its one decimal keeps the figures that count. */
const SHORT_FROM = 1_000_000;

export type Range = { minAmount: MaybeAmount; maxAmount: MaybeAmount; currency: string };
/** `amount` is "about €2.7M - €5.1M", and `rate` says by which rate of which day. */
export type Converted = { amount: string; rate: string };

/**
 * Converts a range of amounts. Undefined if there is no amount, no rate, or nothing to convert.
 * @param own the reader's currency
 */
export function convertRange(
  { minAmount, maxAmount, currency }: Range,
  own: string | undefined,
  { day, perEuro }: ExchangeRatesView,
): Converted | undefined {
  const from = currency.toUpperCase();
  const [perOne, perOwn] = [readRate(perEuro, from), readRate(perEuro, own)];
  if (own === undefined || own === from || perOne === undefined || perOwn === undefined || !day)
    return undefined;
  if (!isStated(minAmount) && !isStated(maxAmount)) return undefined;
  const rate = perOwn / perOne;
  const convert = (amount: MaybeAmount) => (isStated(amount) ? roundFigures(Number(amount) * rate) : null);
  return {
    amount: formatAbout(convert(minAmount), convert(maxAmount), own),
    rate: t("1 {from} = {rate} {own}, rate of the European Central Bank of {day}", {
      from,
      rate: formatRate(rate),
      own,
      day: formatDate(day) ?? day,
    }),
  };
}

function formatAbout(min: number | null, max: number | null, currency: string): string {
  const format = Math.max(min ?? 0, max ?? 0) >= SHORT_FROM ? formatMoney : formatExactMoney;
  const [low, high] = [min, max].map((amount) => format(toDigits(amount), currency));
  if (low && high) return t("about {amount}", { amount: low === high ? low : `${low} - ${high}` });
  return low ? t("from about {amount}", { amount: low }) : t("up to about {amount}", { amount: high ?? "" });
}

function readRate(perEuro: Record<string, string>, currency: string | undefined): number | undefined {
  const rate = currency !== undefined && Object.hasOwn(perEuro, currency) ? Number(perEuro[currency]) : 0;
  return rate > 0 ? rate : undefined;
}

/** Rounds to two figures, or to three where the first is a 1, so that the error stays below 5 percent. */
export function roundFigures(amount: number): number {
  const digits = amount.toExponential().startsWith("1") ? 3 : 2;
  return Number(amount.toPrecision(digits));
}

/** Writes a rounded amount without an exponent. */
const toDigits = (amount: number | null): string | null =>
  amount === null ? null : amount < 1 ? amount.toFixed(2) : BigInt(Math.round(amount)).toString();

/** Writes a rate with four figures that count. */
const formatRate = (rate: number): string =>
  Number(rate.toPrecision(4)).toString().replace(".", decimalMark());
