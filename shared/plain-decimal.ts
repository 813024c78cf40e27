/**
 * A number as somebody typed it, as a decimal string where it can mean only one: "120 000,50" is "120000.50". "1,500" could mean two
 * numbers, and stays as it is.
 */
export const plainDecimal = (text: string): string =>
  text
    .trim()
    .replace(/^\+/, "")
    .replace(/(?<=\d)[\s\u00A0\u202F](?=\d{3}(?!\d))/g, "")
    .replace(/^(-?\d+),(\d{1,2})$/, "$1.$2");

/** An amount as JSON may hold it: our own server writes a decimal string, another one may write a number. */
export type Amount = string | number;

/** Compares two amounts exactly: negative, 0 or positive. */
export function compareAmounts(a: Amount, b: Amount): number {
  const [x, y] = [inCents(a), inCents(b)];
  return x < y ? -1 : x > y ? 1 : 0;
}

function inCents(amount: Amount): bigint {
  const [, whole, decimals = ""] = /^(-?\d+)(?:\.(\d*))?$/.exec(String(amount)) ?? [];
  if (whole !== undefined) return BigInt(`${whole}${decimals.padEnd(2, "0").slice(0, 2)}`);
  // Too large or too small for a number to be written in digits: "1e+21".
  const cents = Math.round(Number(amount) * 100);
  return Number.isFinite(cents) ? BigInt(cents) : 0n;
}
