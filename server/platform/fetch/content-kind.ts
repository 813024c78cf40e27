import type { ContentKind } from "./types";

const ACCEPT: Record<ContentKind, string> = {
  html: "text/html,application/xhtml+xml",
  xml: "application/xml,text/xml,application/rss+xml,application/atom+xml",
  json: "application/json",
  text: "text/plain",
  pdf: "application/pdf",
};

/**
 * Returns an Accept header for these kinds. Like browsers it accepts others as a last resort: some servers answer 406
 * otherwise.
 */
export const buildAcceptHeader = (kinds: readonly ContentKind[]) =>
  [...kinds.map((kind) => ACCEPT[kind]), "*/*;q=0.1"].join(",");

const KINDS: Record<string, ContentKind> = {
  "text/html": "html",
  "application/xhtml+xml": "html",
  "application/xml": "xml",
  "text/xml": "xml",
  "application/json": "json",
  "text/json": "json",
  "text/plain": "text",
  "text/markdown": "text",
  "text/csv": "text",
  "application/pdf": "pdf",
  "application/x-pdf": "pdf",
};

/** Content types of servers that do not know the type. */
const GENERIC = new Set([
  "",
  "application/octet-stream",
  "binary/octet-stream",
  "application/x-download",
  "application/force-download",
  "unknown/unknown",
  "application/unknown",
]);

/**
 * Returns the kind that a Content-Type header declares; "generic" when only the content can tell, `undefined` for kinds
 * that are never read.
 */
export function readDeclaredKind(contentType: string | undefined): ContentKind | "generic" | undefined {
  const type = (contentType ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (GENERIC.has(type)) return "generic";
  const known = Object.hasOwn(KINDS, type) ? KINDS[type] : undefined;
  if (known) return known;
  if (/^(application|text)\/[\w.-]+\+xml$/.test(type)) return "xml";
  if (/^(application|text)\/[\w.-]+\+json$/.test(type)) return "json";
  return undefined;
}

/** Some tools write a line or two before the mark, and readers accept it within the first kilobyte. */
export const isPdf = (bytes: Buffer) => bytes.subarray(0, 1024).includes("%PDF-");

/** Guesses the kind from the content; `undefined` for anything that is neither text nor a PDF. */
export function sniffKind(bytes: Buffer, text: string): ContentKind | undefined {
  if (isPdf(bytes)) return "pdf";
  // Images, archives and programs have control characters near their beginning that no text has.
  if (/[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text.slice(0, 2048))) return undefined;
  const start = text
    .slice(0, 10_000)
    .replace(/^(\s|<!--[^]*?-->)+/, "")
    .toLowerCase();
  if (/^<\?xml/.test(start)) return /<html[\s>]/.test(start) ? "html" : "xml";
  if (/^<(rss|feed|urlset|sitemapindex|rdf:rdf)[\s>]/.test(start)) return "xml";
  if (/^<(!doctype html|html|head|body|title|meta|script|style|link|h1|div|table|p|a)[\s>/]/.test(start))
    return "html";
  return /^[[{]/.test(start) && isJson(text) ? "json" : "text";
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
