/** A gap stands for pages that are not listed. */
export type PageMark = number | "gap";

/**
 * Lists the page numbers to show: the first, the last, and the present one with its neighbours: 1 … 4 5 6 … 100. A gap never replaces a
 * single page.
 */
export function listPageMarks(page: number, last: number): PageMark[] {
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

/** Returns the number of pages that the rows fill; at least one. */
export const getLastPage = (total: number, pageSize: number) => Math.max(1, Math.ceil(total / pageSize));
