import type { Deps } from "../../../context/deps";
import { FetchFailure, type FetchedPage } from "../../../platform/fetch/types";
import type { PageElement } from "../../catalogue/extraction/html/elements";
import { textWithin } from "../../catalogue/extraction/html/elements";
import { type Line, readLines } from "../../catalogue/extraction/html/lines";
import { loadPage, oneLine, type Page } from "../../catalogue/extraction/html/load-page";
import type { SourcePage } from "../types";
import { pickLinkedPages } from "./linked-pages";
import { UnreadableSource } from "./unreadable-source";

const LINK_TEXT_MAX = 80;
const LINKS_MAX = 400;

/**
 * Reads the first page of a website and a few that it links to, one after the other. A linked page that cannot be read is left out.
 * @throws UnreadableSource; the signal's reason when it is aborted
 */
export async function readWebsite(
  deps: Pick<Deps, "pages">,
  url: string,
  signal: AbortSignal,
): Promise<SourcePage[]> {
  const first = await fetchPage(deps, url, signal).catch((error: unknown) => {
    if (error instanceof FetchFailure) throw new UnreadableSource(error.text);
    throw error;
  });
  const page = first.kind === "html" ? loadPage(first.text, first.url) : null;
  const sources: SourcePage[] = [{ number: 1, address: first.url, text: page ? toText(page) : first.text }];
  for (const address of page ? pickLinkedPages(listLinks(page), first.url) : []) {
    const linked = await readLinked(deps, address, signal);
    if (linked) sources.push({ ...linked, number: sources.length + 1 });
  }
  return sources;
}

const fetchPage = (deps: Pick<Deps, "pages">, url: string, signal: AbortSignal): Promise<FetchedPage> =>
  deps.pages.get(url, { accept: ["html", "text"], signal });

async function readLinked(
  deps: Pick<Deps, "pages">,
  address: string,
  signal: AbortSignal,
): Promise<Omit<SourcePage, "number"> | null> {
  try {
    const { url, text, kind } = await fetchPage(deps, address, signal);
    return kind === "html" ? { address: url, text: toText(loadPage(text, url)) } : null;
  } catch (error) {
    if (error instanceof FetchFailure) return null;
    throw error;
  }
}

const listLinks = ({ $ }: Page) =>
  $("a[href]")
    .toArray()
    .slice(0, LINKS_MAX)
    .map((link) => ({
      href: link.attribs["href"] ?? "",
      text: oneLine(textWithin(link, LINK_TEXT_MAX)),
    }));

/** The lines of a page as a reader sees them. Address and register stand mostly at its foot, so that is read too. */
function toText(page: Page): string {
  const { $, meta } = page;
  const body = ($("body").toArray()[0] ?? $("*").toArray()[0]) as PageElement | undefined;
  const feet = $("footer").toArray();
  const lines = [...(body ? readLines(body) : []), ...feet.flatMap((foot) => readLines(foot))];
  return [meta.get("description") ?? "", ...lines.map(writeLine)].filter((line) => line !== "").join("\n");
}

const writeLine = ({ label, text }: Line) => (label === null ? text : `${label}: ${text}`);
