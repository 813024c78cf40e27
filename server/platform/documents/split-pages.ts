import type { FoundPage } from "./finish-pages";
import { PAGE_TEXT_MAX } from "./limits";

/**
 * Divides lines into pages that are short enough to be kept whole.
 * @param lines null is a break between pages
 */
export function splitPages(lines: (string | null)[], title: string | null = null): FoundPage[] {
  const pages: FoundPage[] = [];
  let page: string[] = [];
  let length = 0;
  const endPage = () => {
    if (page.length > 0) pages.push({ title, text: page.join("\n"), notes: null });
    page = [];
    length = 0;
  };
  for (const line of lines) {
    if (line === null || length + line.length > PAGE_TEXT_MAX) endPage();
    if (line === null) continue;
    page.push(line);
    length += line.length + 1;
  }
  endPage();
  return pages;
}
