import type { CheerioAPI } from "cheerio/slim";
import { oneLine } from "../html/load-page";
import type { JsonObject } from "./walk";

const ITEMS_MAX = 200;
const PROPERTIES_MAX = 2_000;

/** Items of the page's microdata in the shape of JSON-LD; what stands within another item belongs to that one. */
export function readMicrodata($: CheerioAPI): JsonObject[] {
  const items = $("[itemscope]").slice(0, ITEMS_MAX).toArray();
  const nodes = new Map<(typeof items)[number], JsonObject>(
    items.map((item) => [item, { "@type": $(item).attr("itemtype") ?? "" }]),
  );
  for (const element of $("[itemprop]").slice(0, PROPERTIES_MAX).toArray()) {
    const holder = $(element).parent().closest("[itemscope]")[0];
    const node = items.find((item) => item === holder);
    const held = node && nodes.get(node);
    if (!held) continue;
    const { itemprop = "", content, href, datetime } = element.attribs;
    held[itemprop] ??= nodes.get(element) ?? content ?? datetime ?? href ?? oneLine($(element).text());
  }
  return [...nodes].filter(([item]) => $(item).attr("itemprop") === undefined).map(([, node]) => node);
}
