import type { Page } from "./load-page";
import { type PageElement, textWithin } from "./elements";
import { readLines } from "./lines";

const PLACES = [
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

/** The element that holds what the page is about; the whole body where it marks no such place. */
export function mainContent({ $ }: Page): PageElement | null {
  for (const place of PLACES) {
    const found = $(place).toArray() as PageElement[];
    const [first] = found;
    // Several articles are the entries of a list.
    if (!first || (place === "article" && found.length > 1)) continue;
    if (textWithin(first, 5_000).trim().length >= TEXT_MIN) return first;
  }
  return $("body").toArray()[0] ?? ($("*").toArray() as PageElement[])[0] ?? null;
}

/** A header above everything that says nothing else than the name of the site. */
export function isSiteHeader(element: PageElement): boolean {
  return (
    element.name === "header" &&
    !readLines(element, (inner) => inner === element).some(({ level }) => level === 1)
  );
}
