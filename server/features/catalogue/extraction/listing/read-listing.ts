import type { PageElement } from "../html/elements";
import type { ReadContext } from "../reading/context";
import { canBeName, hasFundingWord } from "../reading/signs";
import type { ScrapedOpportunity } from "../types";
import { readItemFields, saysClosed } from "./item-fields";
import { findGroups, type Item, readItem } from "./items";
import { readTables } from "./tables";

export type Listing = {
  opportunities: ScrapedOpportunity[];
  /** Parts of the page that the entries are made of: what stands elsewhere is about the page itself. */
  members: ReadonlySet<PageElement>;
  /** How many entries have a page of their own. */
  linked: number;
};

const ENTRIES_MAX = 100;
const GROUPS_READ = 6;
const ITEM_TEXT_MAX = 8_000;

/** The list that a page is, as far as it is one: parts that look alike, each with a name and something of funding. */
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
    const listing = judge(items, members, pageUrl, context);
    if (listing && (!best || listing.score > best.score)) best = listing;
  }
  return best;
}

function judge(
  items: readonly (Item | null)[],
  members: PageElement[],
  pageUrl: string,
  context: ReadContext,
): (Listing & { score: number }) | null {
  const read = items
    .filter((item) => item !== null)
    .filter((item) => item.lines.reduce((sum, { text }) => sum + text.length, 0) <= ITEM_TEXT_MAX)
    .map((item) => ({ item, opportunity: readItemFields(item, pageUrl, context) }));
  const isClosed = ({ item }: (typeof read)[number]) => item.isClosed || item.lines.some(saysClosed);
  const fitting = read.filter((entry) => isClosed(entry) || isOpportunity(entry));
  const distinct = new Set(fitting.map(({ item }) => item.name)).size;
  if (fitting.length < 2 || distinct < fitting.length / 2 || fitting.length < read.length / 2) return null;
  // Of the same entries those boxes that say most: links and sums may stand beside a box within the box.
  const said = fitting.reduce(
    (sum, { opportunity }) => sum + Object.keys(opportunity?.values ?? {}).length,
    0,
  );
  const linked = fitting.filter(({ item }) => item.href !== null).length;
  return {
    opportunities: fitting
      .filter((entry) => !isClosed(entry))
      .map(({ opportunity }) => opportunity)
      .filter((opportunity) => opportunity !== null)
      .slice(0, ENTRIES_MAX),
    members: new Set(members),
    linked,
    score: distinct * 100 + said + linked,
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
  // With only its name to go by, an entry needs a page of its own and some words beside the name.
  return hasFundingWord(item.name) && item.href !== null && item.lines.length > 1;
}
