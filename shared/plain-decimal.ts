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

/** Compares two decimal strings exactly: negative, 0 or positive. */
export function compareAmounts(a: string, b: string): number {
  const cents = (text: string) => {
    const [whole = "0", decimals = ""] = text.split(".");
    return BigInt(whole) * 100n + BigInt(decimals.padEnd(2, "0").slice(0, 2) || "0");
  };
  const [x, y] = [cents(a), cents(b)];
  return x < y ? -1 : x > y ? 1 : 0;
}
