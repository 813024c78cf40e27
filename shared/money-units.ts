/** The decimals of a currency: 2 for most, 0 for the yen. An amount has at most two here. */
export function getDecimals(currency: string): number {
  const { maximumFractionDigits } = new Intl.NumberFormat("en", {
    style: "currency",
    currency,
  }).resolvedOptions();
  return Math.min(maximumFractionDigits ?? 2, 2);
}

/** An exact amount in the smallest unit of its currency. Null when it has more decimals than the currency. */
export function toSmallestUnit(amount: string, currency: string): number | null {
  const decimals = getDecimals(currency);
  const [whole = "0", fraction = ""] = amount.split(".");
  const kept = fraction.replace(/0+$/, "");
  return kept.length > decimals ? null : Number(whole + kept.padEnd(decimals, "0"));
}

/** An amount of the smallest unit as a decimal string. */
export function fromSmallestUnit(amount: number, currency: string): string {
  const decimals = getDecimals(currency);
  if (decimals === 0) return String(amount);
  const sign = amount < 0 ? "-" : "";
  const digits = String(Math.abs(amount)).padStart(decimals + 1, "0");
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
