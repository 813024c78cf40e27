import type { CheerioAPI } from "cheerio/slim";
import { isElement, type PageElement, textWithin } from "./html/elements";
import { readLines } from "./html/lines";
import { loadPage, oneLine } from "./html/load-page";
import { readLabelledAward, readProseAward } from "./reading/awards";
import { createContext, type ReadContext } from "./reading/context";
import { createDeadlineReader } from "./reading/deadlines";
import { createDraft } from "./reading/draft";
import { isFunderName } from "./reading/funders";
import { putAward, readFields } from "./reading/read-fields";
import { readItemName } from "./listing/items";
import { statesClosed } from "./listing/item-fields";
import type { ScrapedOpportunity } from "./types";
import { absoluteUrl } from "./urls";
import { readFundingType } from "./values/kinds";

/** CSS selectors for a listing page. `item` finds the entries, and the others look inside one entry. */
export type ListingSelectors = {
  item: string;
  /** Without it, the name is the first heading, title or link of the entry. */
  name?: string;
  link?: string;
  description?: string;
  amount?: string;
  deadline?: string;
  funder?: string;
  /** An entry is left out when it matches, stands within a match, or holds one. */
  skip?: string;
};

const ITEMS_MAX = 500;
/** An element with more children is no entry, and selectors would compare all of them with each other. */
const CHILDREN_MAX = 1_000;

/**
 * Reads the entries of a listing page whose structure is known. Fields without a selector are read from the
 * entry's own words. Entries that say they are closed are left out.
 */
export function readListing(
  html: string,
  url: string,
  selectors: ListingSelectors,
  now = new Date(),
): ScrapedOpportunity[] {
  const page = loadPage(html, url);
  const { $ } = page;
  const body = $("*").toArray()[0] as PageElement | undefined;
  const text = body ? oneLine(textWithin(body, 400_000)) : "";
  const context = createContext({ text, url: page.url, languageTag: page.languageTag, now, how: "selector" });
  return $(selectors.item)
    .slice(0, ITEMS_MAX)
    .toArray()
    .filter(
      (item): item is PageElement =>
        isElement(item) && item.children.length <= CHILDREN_MAX && !isSkipped($, item, selectors.skip),
    )
    .map((item) => readEntry($, item, page.url, selectors, context))
    .filter((entry) => entry !== null);
}

const isSkipped = ($: CheerioAPI, item: PageElement, skip: string | undefined) =>
  skip !== undefined && ($(item).closest(skip).length > 0 || $(item).find(skip).length > 0);

function readEntry(
  $: CheerioAPI,
  item: PageElement,
  pageUrl: string,
  selectors: ListingSelectors,
  context: ReadContext,
): ScrapedOpportunity | null {
  const readText = (selector: string | undefined) =>
    selector === undefined ? "" : oneLine($(item).find(selector).first().text());
  const lines = readLines(item);
  if (lines.some(statesClosed)) return null;
  const itemName = readItemName(item);
  const name = readText(selectors.name) || itemName?.text || "";
  const linkElement = selectors.link
    ? $(item).is(selectors.link)
      ? $(item)
      : $(item).find(selectors.link).first()
    : null;
  const href = linkElement ? linkElement.attr("href") : (itemName?.href ?? item.attribs["href"]);

  const draft = createDraft("selector");
  draft.put("name", name, name);
  const funder = readText(selectors.funder).replace(/^(?:funder|funded by|by) ?: ?/i, "");
  if (isFunderName(funder)) draft.put("funderName", funder, funder);
  const amount = readText(selectors.amount);
  putAward(draft, readLabelledAward(amount, context) ?? readProseAward(amount, context));
  const deadline = readText(selectors.deadline);
  if (deadline !== "") {
    const reader = createDeadlineReader();
    reader.readLabelled(deadline, context);
    reader.settle(draft, context);
  }
  const description = selectors.description
    ? $(item)
        .find(selectors.description)
        .toArray()
        .map((part) => oneLine($(part).text()))
        .filter(Boolean)
        .join("\n")
    : "";
  draft.put("description", description, description);
  readFields(
    lines.filter((line) => line.text !== name),
    draft,
    context,
  );
  draft.put("fundingType", readFundingType(name), name);
  const paragraphs = lines
    .filter((line) => line.label === null && line.kind !== "heading" && line.text.length > 30)
    .map((line) => line.text)
    .join("\n");
  draft.put("description", paragraphs, paragraphs);
  return draft.finish(absoluteUrl(href, pageUrl) ?? pageUrl);
}
