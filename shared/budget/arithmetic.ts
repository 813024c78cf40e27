/**
 * Multiplies a quantity in thousandths by a price in the smallest unit of a currency, rounded half up to that unit. This is
 * the only place where a budget rounds: all sums are sums of whole numbers.
 */
export function multiplyPrice(quantity: number, unitPrice: number): number {
  return Number((BigInt(quantity) * BigInt(unitPrice) + 500n) / 1000n);
}

/** Returns a share of an amount in basis points, rounded half up. */
export const takeShare = (amount: number, basisPoints: number): number =>
  Number((BigInt(amount) * BigInt(basisPoints) + 5000n) / 10_000n);

/**
 * Splits an amount by weights so that the parts add up to it: each gets what it has whole, and those with the largest
 * remainders get one more. Without any weight the first part gets everything.
 */
export function spread(amount: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (all === 0n) return weights.map((_, index) => (index === 0 ? amount : 0));
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const parts = exact.map((value) => Number(value / all));
  let left = amount - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value % all }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  for (const { index } of byRemainder) {
    if (left === 0) break;
    parts[index]! += 1;
    left -= 1;
  }
  return parts;
}

export const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
