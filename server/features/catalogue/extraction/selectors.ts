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
import { saysClosed } from "./listing/item-fields";
import type { ScrapedOpportunity } from "./types";
import { absoluteUrl } from "./urls";
import { readFundingType } from "./values/kinds";

/** CSS selectors for a listing page: `item` finds the entries, the others look inside one. */
export type ListingSelectors = {
  item: string;
  /** Without it the first heading, title or link of the entry. */
  name?: string;
  link?: string;
  description?: string;
  amount?: string;
  deadline?: string;
  funder?: string;
  /** An entry that matches it, stands within what does, or holds what does, is left out. */
  skip?: string;
};

const ITEMS_MAX = 500;
/** What has more parts is no entry, and selectors would compare each with each. */
const CHILDREN_MAX = 1_000;

/**
 * The entries of a listing page whose structure is known. What no selector names is read from the entry's own words;
 * entries that say that they are closed are left out.
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
  const textOf = (selector: string | undefined) =>
    selector === undefined ? "" : oneLine($(item).find(selector).first().text());
  const lines = readLines(item);
  if (lines.some(saysClosed)) return null;
  const found = readItemName(item);
  const name = textOf(selectors.name) || found?.text || "";
  const linked = selectors.link
    ? $(item).is(selectors.link)
      ? $(item)
      : $(item).find(selectors.link).first()
    : null;
  const href = linked ? linked.attr("href") : (found?.href ?? item.attribs["href"]);

  const draft = createDraft("selector");
  draft.put("name", name, name);
  const funder = textOf(selectors.funder).replace(/^(?:funder|funded by|by) ?: ?/i, "");
  if (isFunderName(funder)) draft.put("funderName", funder, funder);
  const amount = textOf(selectors.amount);
  putAward(draft, readLabelledAward(amount, context) ?? readProseAward(amount, context));
  const deadline = textOf(selectors.deadline);
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
  const words = lines
    .filter((line) => line.label === null && line.kind !== "heading" && line.text.length > 30)
    .map((line) => line.text)
    .join("\n");
  draft.put("description", words, words);
  return draft.finish(absoluteUrl(href, pageUrl) ?? pageUrl);
}
