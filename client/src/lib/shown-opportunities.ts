import { PAGE_SIZE } from "@shared/constants/limits";
import type { ListView } from "@shared/constants/matching";
import type { FeedbackView } from "@shared/validators/feedback";
import type { OpportunityListView } from "@shared/validators/opportunities";

type Marked = { id: string; feedback: FeedbackView | null };
type Page = {
  opportunities: readonly Marked[];
  pagination: Pick<OpportunityListView["pagination"], "total" | "hasMore">;
};

/** Whether an opportunity belongs into a list. */
export function isShownIn(show: ListView, { feedback }: Pick<Marked, "feedback">): boolean {
  return show === "all" ? feedback?.kind !== "dismissed" : feedback?.kind === show;
}

/**
 * The page to ask for next, undefined at the end. Pages are asked for by their number, and whatever leaves the list lets all behind it move up:
 * then a page is asked for again, and what is in it twice is shown once.
 * @param read the numbers of the pages, in the order in which they were asked for
 */
export function pageAfter(
  pages: readonly Page[],
  read: readonly number[],
  show: ListView,
): number | undefined {
  const { total, hasMore } = pages.at(-1)!.pagination;
  const [last, before] = [read.at(-1)!, read.at(-2) ?? 0];
  // Somebody else took away what may have been in front of the last page: so many have slipped out of it unseen.
  const slipped = last > before ? (pages.at(-2)?.pagination.total ?? total) - total : 0;
  if (slipped > 0) return Math.max(1, last - Math.ceil(slipped / PAGE_SIZE));
  if (!hasMore) return undefined;
  const moved = pageMovedUp(pages, last, show);
  if (moved !== undefined) return moved;
  // Behind a page that was asked for again are those that were read since the list became as long as it is.
  const isRead = (page: number) =>
    read.some((each, i) => each === page && pages[i]!.pagination.total === total);
  let next = last + 1;
  while (last < before && isRead(next)) next += 1;
  const furthest = read.lastIndexOf(Math.max(...read));
  return read.includes(next) || pages[furthest]!.pagination.hasMore ? next : undefined;
}

/** The page into which the rows after the last one moved up when the person took some out of the list themselves. */
function pageMovedUp(pages: readonly Page[], lastPage: number, show: ListView): number | undefined {
  const ids = (some: readonly Page[], counts: (each: Marked) => boolean) =>
    new Set(some.flatMap(({ opportunities }) => opportunities.filter(counts).map(({ id }) => id)));
  const all = ids(pages, () => true);
  const left = ids(pages, (each) => isShownIn(show, each));
  // A page that was asked for again and brought nothing new: on, or it would be asked for for ever.
  const hasMoved = left.size < all.size && all.size > ids(pages.slice(0, -1), () => true).size;
  return hasMoved ? Math.min(lastPage + 1, Math.floor(left.size / PAGE_SIZE) + 1) : undefined;
}
