import { type CheerioAPI, load } from "cheerio/slim";
import { absoluteUrl, isSameHost } from "../urls";
import { tidyHtml } from "./tidy-html";

export type Page = {
  $: CheerioAPI;
  /** The address that the page was read from, or its canonical address when that is on the same site. */
  url: string;
  title: string;
  /** The tag as it stands in `lang`: `en-GB`. */
  languageTag: string | null;
  /** `description`, `og:title` and the like, with keys in lower case. */
  meta: Map<string, string>;
  /** The JSON in scripts of the page, in order, with the type and id of the script. */
  data: { type: string; id: string; value: unknown }[];
};

const JSON_MAX = 5_500_000;

/** Parses a page. Time and depth stay bounded whatever the page contains. */
export function loadPage(html: string, address: string): Page {
  const tidy = tidyHtml(html);
  // One element wraps the page, because the selector engine compares elements without a parent with each
  // other.
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

/** A canonical link to the start page or to another site is a mistake in the site's templates. */
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
    // Hand-written JSON-LD often has line breaks within a string, which JSON does not allow.
    try {
      return JSON.parse(json.replace(/[\n\r\t]+/g, " ")) as unknown;
    } catch {
      return undefined;
    }
  }
}

/** Makes one line without invisible characters and surplus spaces. */
export function oneLine(text: string): string {
  return (
    text
      .replace(/[\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\u00ad]/g, "")
      .replace(/[\s\p{Cc}]+/gu, " ")
      // With the flag u this finds only half characters.
      .replace(/\p{Cs}/gu, "")
      .trim()
  );
}
