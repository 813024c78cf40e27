import { PRODUCT_NAME } from "@shared/constants/brand";
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from "@shared/words/language";

/** What search engines and shared links say of a page. */
export type PageHead = {
  /** Without the product's name. */
  title: string;
  /** With it, where it is not simply beside the title. */
  fullTitle?: string;
  description: string;
  /** The path and query of the page's one true address, without a language. */
  path: string;
  /** The path of the picture for shared links. */
  picture: string;
  isIndexed: boolean;
  /** Linked data after schema.org. */
  data: object | null;
};

const DESCRIPTION_MAX = 300;

/** Writes the elements of a page's head. `publicUrl` is the server's own address. */
export function formatHead(
  head: PageHead,
  { publicUrl, language }: { publicUrl: string; language: Language },
) {
  const title = head.fullTitle ?? `${head.title} · ${PRODUCT_NAME}`;
  const description = shorten(head.description);
  const addressIn = (other: Language) => {
    const url = new URL(head.path, publicUrl);
    if (other !== DEFAULT_LANGUAGE) url.searchParams.set("lang", other);
    return url.href;
  };
  const address = addressIn(language);
  const lines = [
    `<title>${escape(title)}</title>`,
    meta("name", "description", description),
    ...(head.isIndexed ? [] : [meta("name", "robots", "noindex")]),
    `<link rel="canonical" href="${escape(address)}" />`,
    ...LANGUAGES.map(
      (other) => `<link rel="alternate" hreflang="${other}" href="${escape(addressIn(other))}" />`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${escape(addressIn(DEFAULT_LANGUAGE))}" />`,
    meta("property", "og:type", "website"),
    meta("property", "og:site_name", PRODUCT_NAME),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    meta("property", "og:url", address),
    meta("property", "og:image", new URL(head.picture, publicUrl).href),
    meta("property", "og:image:width", "1200"),
    meta("property", "og:image:height", "630"),
    meta("property", "og:image:alt", head.title),
    meta("name", "twitter:card", "summary_large_image"),
    ...(head.data ? [`<script type="application/ld+json">${stringify(head.data)}</script>`] : []),
  ];
  return lines.join("\n    ");
}

const meta = (kind: "name" | "property", name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escape(content)}" />`;

const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** JSON cannot end the script element around it. */
const stringify = (data: object) => JSON.stringify(data).replaceAll("<", "\\u003c");

/** One line, cut at a word. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= DESCRIPTION_MAX) return line;
  const cut = line.slice(0, DESCRIPTION_MAX);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), DESCRIPTION_MAX / 2))}…`;
}
