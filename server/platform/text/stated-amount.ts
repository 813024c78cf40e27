/** A bound of an amount; null for zero, which sources write for a bound that they do not state. */
export const statedAmount = (bound: string | null): string | null => (Number(bound ?? 0) > 0 ? bound : null);
