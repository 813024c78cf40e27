import type { ScrapeCounts } from "@shared/validators/curation";

const count = (n: number) => n.toLocaleString("en-US");

/**
 * What became of a run in one sentence: "Found 50: 12 new, 3 updated, 1 with changes to look at, 30 known already, 4 could not be read."
 * Parts of which there are none are left out.
 */
export function messageOf(counts: ScrapeCounts, { isPage }: { isPage: boolean }): string {
  const { found, created, updated, proposed, skipped, failed } = counts;
  if (found === 0) return isPage ? "Nothing was found on this page." : "Nothing was found.";
  const parts = [
    [created, "new"],
    [updated, "updated"],
    [proposed, "with changes to look at"],
    [skipped, "known already or closed"],
    [failed, "could not be read"],
  ] as const;
  const told = parts.filter(([n]) => n > 0).map(([n, words]) => `${count(n)} ${words}`);
  return `Found ${count(found)}: ${told.join(", ")}.`;
}
