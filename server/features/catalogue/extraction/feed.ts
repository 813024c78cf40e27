import { LONG_TEXT_MAX, NAME_MAX, URL_MAX } from "@shared/constants/limits";
import { SaxesParser } from "saxes";
import { cutAtWord, toPlainLine, toPlainText } from "../../../platform/text/text";
import { absoluteUrl } from "./urls";

const ENTRIES_MAX = 1_000;
const FIELD_MAX = 200_000;
const DEPTH_MAX = 50;

export type FeedEntry = {
  title: string;
  /** An absolute http(s) address. */
  link: string | null;
  /** Plain text. */
  summary: string;
  /** The time of publication as an ISO instant. `updated` is not used for it. */
  date: string | null;
  /** The id that the feed gives the entry. */
  id: string | null;
  author: string | null;
  categories: string[];
};

export type Feed = { title: string; language: string | null; entries: FeedEntry[] };

type Raw = {
  title: string;
  link: string;
  summary: string;
  content: string;
  date: string;
  id: string;
  author: string;
  categories: string[];
};
const emptyRaw = (): Raw => ({
  title: "",
  link: "",
  summary: "",
  content: "",
  date: "",
  id: "",
  author: "",
  categories: [],
});

/** Maps element names of RSS 2.0, RDF and Atom to the fields that they fill. */
const FIELDS: Record<string, Exclude<keyof Raw, "categories">> = {
  title: "title",
  link: "link",
  description: "summary",
  summary: "summary",
  content: "content",
  "content:encoded": "content",
  pubdate: "date",
  published: "date",
  "dc:date": "date",
  guid: "id",
  id: "id",
  author: "author",
  name: "author",
  "dc:creator": "author",
};

/**
 * Reads an RSS 2.0, RDF or Atom feed with its entries in order. Returns `null` when the XML is not a feed.
 * Reading ends at the first damage, and the entries before it are returned.
 */
export function parseFeed(text: string, url: string): Feed | null {
  // The parser never reads entities of a document type. It leaves HTML entities as they are, and they are
  // cleaned later.
  const parser = new SaxesParser({ position: false });
  const path: string[] = [];
  const entries: FeedEntry[] = [];
  let isFeed = false;
  let isOver = false;
  let raw: Raw | null = null;
  let entryDepth = 0;
  let title = "";
  let language = "";
  let buffer = "";

  parser.on("error", (error) => {
    if (!/undefined entity|malformed character entity|disallowed character/.test(error.message))
      isOver = true;
  });
  parser.on("opentag", (tag) => {
    const name = tag.name.toLowerCase();
    path.push(name);
    if (path.length > DEPTH_MAX) isOver = true;
    if (path.length === 1) isFeed = name === "rss" || name === "feed" || name === "rdf:rdf";
    if (!raw && (name === "item" || name === "entry")) {
      raw = emptyRaw();
      entryDepth = path.length;
    }
    const attributes = tag.attributes as Record<string, string>;
    if (path.length === 1 && attributes["xml:lang"]) language = attributes["xml:lang"];
    if (raw && path.length === entryDepth + 1) {
      buffer = "";
      const rel = attributes["rel"] ?? "alternate";
      if (name === "link" && attributes["href"] && rel === "alternate") raw.link ||= attributes["href"];
      if (name === "category" && attributes["term"]) raw.categories.push(attributes["term"]);
    } else if (!raw || name === "name") buffer = "";
  });
  const addText = (piece: string) => {
    if (buffer.length < FIELD_MAX) buffer += piece;
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", (tag) => {
    const name = tag.name.toLowerCase();
    const depth = path.length;
    path.pop();
    if (raw && depth === entryDepth) {
      const entry = buildEntry(raw, url);
      if (entry && !isOver && entries.length < ENTRIES_MAX) entries.push(entry);
      raw = null;
      return;
    }
    if (raw) {
      const isOwn = depth === entryDepth + 1;
      const isAuthor = name === "name" && depth === entryDepth + 2 && path.at(-1) === "author";
      const field = isOwn || isAuthor ? FIELDS[name] : undefined;
      if (isOwn && name === "category" && buffer.trim()) raw.categories.push(buffer.trim());
      else if (field) raw[field] ||= buffer.trim();
      return;
    }
    if (name === "title" && depth <= 3) title ||= buffer.trim();
    if (name === "language") language ||= buffer.trim();
  });
  for (let from = 0; from < text.length && !isOver; from += 65_536)
    parser.write(text.slice(from, from + 65_536));
  if (!isFeed) return null;
  return {
    title: toPlainLine(title),
    language: /^[a-z]{2}/i.exec(language)?.[0].toLowerCase() ?? null,
    entries,
  };
}

function buildEntry(raw: Raw, url: string): FeedEntry | null {
  const title = cutAtWord(toPlainLine(raw.title), NAME_MAX);
  if (title === "") return null;
  const address = raw.link || (/^https?:\/\//i.test(raw.id) ? raw.id : "");
  const instant = Date.parse(raw.date);
  return {
    title,
    link: address ? absoluteUrl(address, url) : null,
    summary: cutAtWord(toPlainText(raw.summary || raw.content), LONG_TEXT_MAX),
    date: Number.isNaN(instant) ? null : new Date(instant).toISOString(),
    id: raw.id.trim() !== "" && raw.id.length <= URL_MAX ? toPlainLine(raw.id) : null,
    author: cutAtWord(toPlainLine(raw.author), NAME_MAX) || null,
    categories: raw.categories.map(toPlainLine).filter(Boolean).slice(0, 50),
  };
}
