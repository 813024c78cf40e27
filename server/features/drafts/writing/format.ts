import { CURRENCY_SYMBOLS } from "@shared/constants/money";

/** `1234567.50` as `1,234,567.50`, `50000.00` as `50,000`: by text, so that no digit of a large amount is lost. */
export function formatNumber(decimal: string | number): string {
  const [whole = "0", fraction = ""] = String(decimal).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return /^0*$/.test(fraction) ? grouped : `${grouped}.${fraction}`;
}

/** An amount with its currency, or alone where the currency is not known. */
export function formatAmount(decimal: string, currency: string | undefined): string {
  if (!currency) return formatNumber(decimal);
  const symbol = CURRENCY_SYMBOLS[currency] ?? currency;
  // "KSh 500", "CHF 500" need air; "$500" does not.
  return `${symbol}${/\p{L}$/u.test(symbol) ? " " : ""}${formatNumber(decimal)}`;
}

/** `12.50` as `12.5%`. */
export function formatPercent(decimal: string | number): string {
  return `${String(decimal)
    .replace(/(\.\d*?)0+$/, "$1")
    .replace(/\.$/, "")}%`;
}

/** `2026-11-30` as `30 November 2026`; whatever is no ISO date stays as it is. */
export function formatDate(iso: string): string {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? new Date(`${iso}T00:00:00Z`) : undefined;
  if (!date || Number.isNaN(date.getTime())) return iso;
  return date.toLocaleDateString("en-GB", {
    timeZone: "UTC",
    day: "numeric",
    month: "long",
    year: "numeric",
  });
}

/** "a", "a and b", "a, b and c". */
export function joinWords(words: readonly string[], conjunction = "and"): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} ${conjunction} ${words.at(-1) ?? ""}`;
}
