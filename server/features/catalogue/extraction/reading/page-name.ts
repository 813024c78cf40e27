import type { Line } from "../html/lines";
import type { Page } from "../html/load-page";
import { canBeName, hasFundingWord } from "./signs";

const SEPARATOR = / [|–—·»:-] | \| /;

/**
 * Finds the name that a page gives its subject, and where it stands. Returns null when the page names only
 * its own kind.
 */
export function readPageName(
  page: Page,
  lines: readonly Line[],
): { name: string; how: "text" | "meta" } | null {
  const headings = lines
    .filter((line) => line.kind === "heading" && line.level === 1 && line.label === null)
    .map(({ text }) => text);
  const title = stripSite(page.title, page);
  const socialTitle = stripSite(page.meta.get("og:title") ?? "", page);
  const titleHeading = lines.find(
    ({ kind, label, text }) =>
      kind === "heading" && label === null && canBeName(text) && startsWith(page.title, text),
  );
  if (titleHeading) return { name: titleHeading.text, how: "text" };
  const heading =
    headings.find((text) => canBeName(text) && sharesWords(text, `${page.title} ${socialTitle}`)) ??
    headings.find(canBeName);
  if (heading) return { name: heading, how: "text" };
  const metaName =
    [socialTitle, title].find((text) => canBeName(text) && hasFundingWord(text)) ??
    [socialTitle, title].find(canBeName);
  return metaName ? { name: metaName, how: "meta" } : null;
}

const startsWith = (title: string, heading: string) =>
  heading.length >= 8 && title.toLowerCase().startsWith(heading.toLowerCase());

function sharesWords(text: string, title: string): boolean {
  const words = new Set(title.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []);
  return (text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []).some((word) => words.has(word));
}

/** Removes the name of the site, which stands at one end of the title. */
function stripSite(title: string, page: Page): string {
  const parts = title.split(SEPARATOR).map((part) => part.trim());
  if (parts.length < 2) return title;
  const sites = listSiteNames(page).map((name) => name.toLowerCase());
  const keptParts = parts.filter((part) => !sites.includes(part.toLowerCase()));
  // The part after a bar is the site. A dash may be part of the name.
  return keptParts.length < parts.length
    ? keptParts.join(" – ")
    : title.includes(" | ")
      ? (title.split(" | ")[0] ?? title).trim()
      : title;
}

/** Returns the names of the site from its metadata and from the last part of its title. */
export function listSiteNames(page: Page): string[] {
  const names = [page.meta.get("og:site_name"), page.meta.get("application-name")];
  const bar = page.title.split(/ [|–—-] /).at(-1);
  if (bar && bar !== page.title) names.push(bar);
  return [
    ...new Set(names.filter((name) => name !== undefined && name !== "").map((name) => name?.trim() ?? "")),
  ];
}
