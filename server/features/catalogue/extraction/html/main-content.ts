import type { Page } from "./load-page";
import { type PageElement, textWithin } from "./elements";
import { readLines } from "./lines";

const SELECTORS = [
  "main",
  '[role="main"]',
  "#main-content",
  "#maincontent",
  "#main",
  "#content",
  "article",
  ".entry-content",
];
const TEXT_MIN = 150;

/** Returns the element with the main content, or the whole body when the page marks none. */
export function mainContent({ $ }: Page): PageElement | null {
  for (const selector of SELECTORS) {
    const matches = $(selector).toArray() as PageElement[];
    const [first] = matches;
    // Several articles are the entries of a list.
    if (!first || (selector === "article" && matches.length > 1)) continue;
    if (textWithin(first, 5_000).trim().length >= TEXT_MIN) return first;
  }
  return $("body").toArray()[0] ?? ($("*").toArray() as PageElement[])[0] ?? null;
}

/** Whether an element is the header of the site: it has no heading of level 1. */
export function isSiteHeader(element: PageElement): boolean {
  return (
    element.name === "header" &&
    !readLines(element, (inner) => inner === element).some(({ level }) => level === 1)
  );
}
