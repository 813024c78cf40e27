import type { CheerioAPI } from "cheerio/slim";
import { oneLine } from "../html/load-page";
import type { JsonObject } from "./walk";

const ITEMS_MAX = 200;
const PROPERTIES_MAX = 2_000;

/**
 * Returns the items of the page's microdata in the shape of JSON-LD. A property within a nested item belongs
 * to that item.
 */
export function readMicrodata($: CheerioAPI): JsonObject[] {
  const items = $("[itemscope]").slice(0, ITEMS_MAX).toArray();
  const nodes = new Map<(typeof items)[number], JsonObject>(
    items.map((item) => [item, { "@type": $(item).attr("itemtype") ?? "" }]),
  );
  for (const element of $("[itemprop]").slice(0, PROPERTIES_MAX).toArray()) {
    const itemElement = $(element).parent().closest("[itemscope]")[0];
    const node = items.find((item) => item === itemElement);
    const properties = node && nodes.get(node);
    if (!properties) continue;
    const { itemprop = "", content, href, datetime } = element.attribs;
    properties[itemprop] ??= nodes.get(element) ?? content ?? datetime ?? href ?? oneLine($(element).text());
  }
  return [...nodes].filter(([item]) => $(item).attr("itemprop") === undefined).map(([, node]) => node);
}
