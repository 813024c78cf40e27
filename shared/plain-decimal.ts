/**
 * Turns a typed number into a decimal string when it can mean only one number: "120 000,50" is "120000.50".
 * The text "1,500" could mean two numbers, so it stays as it is.
 */
export const plainDecimal = (text: string): string =>
  text
    .trim()
    .replace(/^\+/, "")
    .replace(/(?<=\d)[\s\u00A0\u202F](?=\d{3}(?!\d))/g, "")
    .replace(/^(-?\d+),(\d{1,2})$/, "$1.$2");

/**
 * An amount as JSON may hold it. Our own server writes a decimal string, and another one may write a number.
 */
export type Amount = string | number;

/** Compares two amounts exactly. Returns a negative number, 0 or a positive number. */
export function compareAmounts(a: Amount, b: Amount): number {
  const [x, y] = [toCents(a), toCents(b)];
  return x < y ? -1 : x > y ? 1 : 0;
}

function toCents(amount: Amount): bigint {
  const [, whole, decimals = ""] = /^(-?\d+)(?:\.(\d*))?$/.exec(String(amount)) ?? [];
  if (whole !== undefined) return BigInt(`${whole}${decimals.padEnd(2, "0").slice(0, 2)}`);
  // JavaScript does not write such a number in digits, because it is too large or too small: "1e+21".
  const cents = Math.round(Number(amount) * 100);
  return Number.isFinite(cents) ? BigInt(cents) : 0n;
}
