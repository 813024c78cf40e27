import { PAGE_SIZE } from "@shared/constants/limits";
import type { ListView } from "@shared/constants/matching";
import type { FeedbackView } from "@shared/validators/feedback";

type Marked = { id: string; feedback?: FeedbackView | null };
type Page = { opportunities: readonly Marked[] };

/** Whether an opportunity belongs into a list. Undefined feedback comes from a server that knows of none: it sent what it meant. */
export function isShownIn(show: ListView, { feedback }: Pick<Marked, "feedback">): boolean {
  if (feedback === undefined) return true;
  return show === "all" ? feedback?.kind !== "dismissed" : feedback?.kind === show;
}

/**
 * The page to ask for next. What was taken out of the list since it was read is gone from the server's list too, where everything behind
 * it has moved up: then a page is asked for again, and what is in it twice is shown once.
 */
export function pageAfter(pages: readonly Page[], lastPage: number, show: ListView): number {
  const ids = (some: readonly Page[], counts: (each: Marked) => boolean) =>
    new Set(some.flatMap(({ opportunities }) => opportunities.filter(counts).map(({ id }) => id)));
  const all = ids(pages, () => true);
  const left = ids(pages, (each) => isShownIn(show, each));
  // A page that was asked for again and brought nothing new: on, or it would be asked for for ever.
  const hasMoved = left.size < all.size && all.size > ids(pages.slice(0, -1), () => true).size;
  return hasMoved ? Math.min(lastPage + 1, Math.floor(left.size / PAGE_SIZE) + 1) : lastPage + 1;
}
