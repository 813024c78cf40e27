import { type CheerioAPI, load } from "cheerio/slim";
import { absoluteUrl, isSameHost } from "../urls";
import { tidyHtml } from "./tidy-html";

export type Page = {
  $: CheerioAPI;
  /** Where it was read; the page's own canonical address where that is of the same site. */
  url: string;
  title: string;
  /** As it stands in `lang`: `en-GB`. */
  languageTag: string | null;
  /** `description`, `og:title` and the like, in lower case. */
  meta: Map<string, string>;
  /** What scripts of the page hold as JSON, in their order, with their type and id. */
  data: { type: string; id: string; value: unknown }[];
};

const JSON_MAX = 5_500_000;

/** Makes a page ready for reading; bounded in time and depth whatever is in it. */
export function loadPage(html: string, address: string): Page {
  const tidy = tidyHtml(html);
  // One element around it all: a parser of selectors compares those without a parent with each other.
  const $ = load(`<page>${tidy.html}</page>`, { xml: { xmlMode: false, decodeEntities: true } });
  const base = absoluteUrl($("base[href]").first().attr("href"), address) ?? address;
  $("a[href], link[href]").each((_index, element) => {
    const href = element.attribs["href"];
    const absolute = href?.startsWith("#") ? null : absoluteUrl(href, base);
    if (absolute) element.attribs["href"] = absolute;
    else delete element.attribs["href"];
  });
  const meta = new Map<string, string>();
  $("meta").each((_index, element) => {
    const { name, property, content } = element.attribs;
    const key = (property ?? name)?.toLowerCase();
    if (key && content?.trim() && !meta.has(key)) meta.set(key, oneLine(content));
  });
  return {
    $,
    url: readCanonicalUrl($('link[rel~="canonical"]').first().attr("href"), address),
    title: oneLine($("title").first().text()),
    languageTag: $("html").attr("lang")?.trim() || meta.get("og:locale")?.replace("_", "-") || null,
    meta,
    data: tidy.data.flatMap(({ type, id, text }) => {
      const value = parseJson(text);
      return value === undefined ? [] : [{ type, id, value }];
    }),
  };
}

/** A canonical link to the start page, or to another site, is a slip of the site's templates. */
function readCanonicalUrl(canonical: string | undefined, address: string): string {
  if (!canonical || !isSameHost(canonical, address)) return address;
  const isStartPage = new URL(canonical).pathname === "/" && new URL(address).pathname !== "/";
  return isStartPage ? address : canonical;
}

export function parseJson(text: string): unknown {
  if (text.length > JSON_MAX) return undefined;
  const json = text.trim().replace(/^<!\[CDATA\[|\]\]>$|^\/\*.{0,40}\*\/|^<!--|-->$/g, "");
  try {
    return JSON.parse(json) as unknown;
  } catch {
    // Line breaks within a text are common in hand-written JSON-LD, and not allowed.
    try {
      return JSON.parse(json.replace(/[\n\r\t]+/g, " ")) as unknown;
    } catch {
      return undefined;
    }
  }
}

/** One line without unseen characters and surplus spaces. */
export function oneLine(text: string): string {
  return text
    .replace(/[\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\u00ad]/g, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, "")
    .trim();
}
