import type { Line } from "../html/lines";
import type { Page } from "../html/load-page";
import { canBeName, hasFundingWord } from "./signs";

const SEPARATOR = / [|–—·»:-] | \| /;

/** The name by which a page calls what it is about, with the words it stands in; null where it only says what kind of page it is. */
export function readPageName(
  page: Page,
  lines: readonly Line[],
): { name: string; how: "text" | "meta" } | null {
  const headings = lines
    .filter((line) => line.kind === "heading" && line.level === 1 && line.label === null)
    .map(({ text }) => text);
  const title = stripSite(page.title, page);
  const social = stripSite(page.meta.get("og:title") ?? "", page);
  const repeated = lines.find(
    ({ kind, label, text }) =>
      kind === "heading" && label === null && canBeName(text) && startsWith(page.title, text),
  );
  if (repeated) return { name: repeated.text, how: "text" };
  const first =
    headings.find((text) => canBeName(text) && sharesWords(text, `${page.title} ${social}`)) ??
    headings.find(canBeName);
  if (first) return { name: first, how: "text" };
  const own =
    [social, title].find((text) => canBeName(text) && hasFundingWord(text)) ??
    [social, title].find(canBeName);
  return own ? { name: own, how: "meta" } : null;
}

const startsWith = (title: string, heading: string) =>
  heading.length >= 8 && title.toLowerCase().startsWith(heading.toLowerCase());

function sharesWords(text: string, title: string): boolean {
  const words = new Set(title.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []);
  return (text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []).some((word) => words.has(word));
}

/** A title without the name of the site, which stands at one of its ends. */
function stripSite(title: string, page: Page): string {
  const parts = title.split(SEPARATOR).map((part) => part.trim());
  if (parts.length < 2) return title;
  const sites = siteNames(page).map((name) => name.toLowerCase());
  const kept = parts.filter((part) => !sites.includes(part.toLowerCase()));
  // Behind a bar stands the site; a dash may be part of the name.
  return kept.length < parts.length
    ? kept.join(" – ")
    : title.includes(" | ")
      ? (title.split(" | ")[0] ?? title).trim()
      : title;
}

/** What the site calls itself: in its metadata, its structured data, and behind the bar in its title. */
export function siteNames(page: Page): string[] {
  const names = [page.meta.get("og:site_name"), page.meta.get("application-name")];
  const bar = page.title.split(/ [|–—-] /).at(-1);
  if (bar && bar !== page.title) names.push(bar);
  return [
    ...new Set(names.filter((name) => name !== undefined && name !== "").map((name) => name?.trim() ?? "")),
  ];
}
