import { PAGE_SIZE } from "@shared/constants/limits";
import type { ListView } from "@shared/constants/matching";
import type { FeedbackView } from "@shared/validators/feedback";
import type { OpportunityListView } from "@shared/validators/opportunities";

type Marked = { id: string; feedback: FeedbackView | null };
type Page = {
  opportunities: readonly Marked[];
  pagination: Pick<OpportunityListView["pagination"], "total" | "hasMore">;
};

/** Returns true if an opportunity belongs in the list. */
export function isShownIn(show: ListView, { feedback }: Pick<Marked, "feedback">): boolean {
  return show === "all" ? feedback?.kind !== "dismissed" : feedback?.kind === show;
}

/**
 * Returns the number of the page to fetch next; undefined at the end. When an opportunity leaves the list,
 * all later ones move up. A page is then fetched again, and opportunities that come twice are shown once.
 * @param read the numbers of the fetched pages, in the order of their requests
 */
export function pageAfter(
  pages: readonly Page[],
  read: readonly number[],
  show: ListView,
): number | undefined {
  const { total, hasMore } = pages.at(-1)!.pagination;
  const [last, before] = [read.at(-1)!, read.at(-2) ?? 0];
  // Another user may have removed rows before the last page, so this number of rows may have moved out of it
  // unseen.
  const slipped = last > before ? (pages.at(-2)?.pagination.total ?? total) - total : 0;
  if (slipped > 0) return Math.max(1, last - Math.ceil(slipped / PAGE_SIZE));
  if (!hasMore) return undefined;
  const moved = pageMovedUp(pages, last, show);
  if (moved !== undefined) return moved;
  // After a repeated page come the pages that were fetched since the list has its present length.
  const isRead = (page: number) =>
    read.some((number, i) => number === page && pages[i]!.pagination.total === total);
  let next = last + 1;
  while (last < before && isRead(next)) next += 1;
  const furthest = read.lastIndexOf(Math.max(...read));
  return read.includes(next) || pages[furthest]!.pagination.hasMore ? next : undefined;
}

/** Returns the page into which later rows moved when the user removed some from the list. */
function pageMovedUp(pages: readonly Page[], lastPage: number, show: ListView): number | undefined {
  const collectIds = (somePages: readonly Page[], counts: (opportunity: Marked) => boolean) =>
    new Set(somePages.flatMap(({ opportunities }) => opportunities.filter(counts).map(({ id }) => id)));
  const all = collectIds(pages, () => true);
  const left = collectIds(pages, (opportunity) => isShownIn(show, opportunity));
  // A repeated page that brought nothing new ends the repetition, otherwise it would be fetched for ever.
  const hasMoved = left.size < all.size && all.size > collectIds(pages.slice(0, -1), () => true).size;
  return hasMoved ? Math.min(lastPage + 1, Math.floor(left.size / PAGE_SIZE) + 1) : undefined;
}
