import type { PageElement } from "../html/elements";
import type { ReadContext } from "../reading/context";
import { canBeName, hasFundingWord } from "../reading/signs";
import type { ScrapedOpportunity } from "../types";
import { readItemFields, statesClosed } from "./item-fields";
import { findGroups, type Item, readItem } from "./items";
import { readTables } from "./tables";

export type Listing = {
  opportunities: ScrapedOpportunity[];
  /** The elements that the entries are made of. Everything outside them is about the page itself. */
  members: ReadonlySet<PageElement>;
  /** The number of entries that have a page of their own. */
  linked: number;
};

const ENTRIES_MAX = 100;
const GROUPS_READ = 6;
const ITEM_TEXT_MAX = 8_000;

/**
 * Reads the list that a page shows: parts that look alike, each with a name and a sign of funding. Returns
 * null when there is none.
 */
export function readListingParts(pageUrl: string, root: PageElement, context: ReadContext): Listing | null {
  const tables = readTables(pageUrl, root, context);
  const groups = findGroups(root)
    .map((group) => ({
      ...group,
      named: new Set(group.names.filter((name) => name !== null && canBeName(name))).size,
    }))
    .filter(({ named, members }) => named >= 2 && named >= members.length / 4)
    .sort((a, b) => b.named - a.named)
    .slice(0, GROUPS_READ);
  let best: (Listing & { score: number }) | null = tables;
  for (const { members } of groups) {
    const items = members.slice(0, 2 * ENTRIES_MAX).map((member) => readItem(member, root));
    const listing = rateGroup(items, members, pageUrl, context);
    if (listing && (!best || listing.score > best.score)) best = listing;
  }
  return best;
}

function rateGroup(
  items: readonly (Item | null)[],
  members: PageElement[],
  pageUrl: string,
  context: ReadContext,
): (Listing & { score: number }) | null {
  const candidates = items
    .filter((item) => item !== null)
    .filter((item) => item.lines.reduce((sum, { text }) => sum + text.length, 0) <= ITEM_TEXT_MAX)
    .map((item) => ({ item, opportunity: readItemFields(item, pageUrl, context) }));
  const isClosed = ({ item }: (typeof candidates)[number]) => item.isClosed || item.lines.some(statesClosed);
  const entries = candidates.filter((entry) => isClosed(entry) || isOpportunity(entry));
  const nameCount = new Set(entries.map(({ item }) => item.name)).size;
  if (entries.length < 2 || nameCount < entries.length / 2 || entries.length < candidates.length / 2)
    return null;
  // Nested boxes may hold the same entries. The boxes with the most fields win, because links and sums may
  // stand beside the inner box.
  const fieldCount = entries.reduce(
    (sum, { opportunity }) => sum + Object.keys(opportunity?.values ?? {}).length,
    0,
  );
  const linkCount = entries.filter(({ item }) => item.href !== null).length;
  return {
    opportunities: entries
      .filter((entry) => !isClosed(entry))
      .map(({ opportunity }) => opportunity)
      .filter((opportunity) => opportunity !== null)
      .slice(0, ENTRIES_MAX),
    members: new Set(members),
    linked: linkCount,
    score: nameCount * 100 + fieldCount + linkCount,
  };
}

function isOpportunity({
  item,
  opportunity,
}: {
  item: Item;
  opportunity: ScrapedOpportunity | null;
}): boolean {
  if (!opportunity) return false;
  const { values } = opportunity;
  const isDated =
    values.deadline != null || (values.deadlineNote != null && values.deadlineNote.length < 300);
  if (values.maxAmount != null || values.minAmount != null || isDated) return true;
  // When only the name speaks of funding, the entry also needs its own page and some text beside the name.
  return hasFundingWord(item.name) && item.href !== null && item.lines.length > 1;
}
