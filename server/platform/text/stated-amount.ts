/** Returns the bound of an amount; null for zero, which sources write for a bound that they do not state. */
export const getStatedAmount = (bound: string | null): string | null =>
  Number(bound ?? 0) > 0 ? bound : null;
