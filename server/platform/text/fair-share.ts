/** The length to cut the longest texts to, so that all together fit; the short ones stay whole. */
export function fairShare(lengths: number[], total: number): number {
  let left = total;
  const ascending = lengths.toSorted((a, b) => a - b);
  for (const [i, length] of ascending.entries()) {
    const share = Math.floor(left / (ascending.length - i));
    if (length > share) return share;
    left -= length;
  }
  return Infinity;
}
