/** A gap stands for pages that are not named. */
export type PageMark = number | "gap";

/**
 * The pages to name: the first, the last, and the present one with its neighbours: 1 … 4 5 6 … 100. A gap never
 * stands for a single page.
 */
export function pageMarks(page: number, last: number): PageMark[] {
  const named = new Set([1, last, page - 1, page, page + 1]);
  if (page <= 4) for (const each of [2, 3, 4]) named.add(each);
  if (page >= last - 3) for (const each of [last - 3, last - 2, last - 1]) named.add(each);
  const pages = [...named].filter((each) => each >= 1 && each <= last).sort((a, b) => a - b);
  return pages.flatMap((each, index): PageMark[] => {
    const before = pages[index - 1] ?? 0;
    if (each - before === 2) return [each - 1, each];
    return each - before > 2 ? ["gap", each] : [each];
  });
}

/** How many pages so many rows fill; at least one. */
export const lastPage = (total: number, pageSize: number) => Math.max(1, Math.ceil(total / pageSize));
