import { SaxesParser } from "saxes";
import { URL_MAX } from "@shared/constants/limits";
import { isWebAddress } from "@shared/validators/fields";

const ENTRIES_MAX = 50_000;
const DEPTH_MAX = 20;

export type SitemapEntry = { url: string; lastModified: string | null };

/**
 * Returns the addresses of a sitemap, or the sitemaps of a sitemap index, as they stand there. Reading ends
 * at the first damage, and the entries before it are returned.
 */
export function readSitemap(text: string): SitemapEntry[] {
  const parser = new SaxesParser({ position: false });
  const entries: SitemapEntry[] = [];
  let field: "loc" | "lastmod" | null = null;
  let url = "";
  let lastModified = "";
  let depth = 0;
  let isOver = false;

  parser.on("error", () => void (isOver = true));
  parser.on("opentag", ({ name }) => {
    depth += 1;
    if (depth > DEPTH_MAX) isOver = true;
    if (name === "url" || name === "sitemap") url = lastModified = "";
    // Deeper elements belong to images and videos.
    field = depth === 3 && (name === "loc" || name === "lastmod") ? name : null;
  });
  const addText = (piece: string) => {
    if (field === "loc" && url.length <= URL_MAX) url += piece;
    else if (field === "lastmod" && lastModified.length <= 40) lastModified += piece;
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", ({ name }) => {
    depth -= 1;
    field = null;
    if (isOver || depth !== 1 || (name !== "url" && name !== "sitemap")) return;
    const address = url.trim();
    if (address.length <= URL_MAX && isWebAddress(address) && entries.length < ENTRIES_MAX)
      entries.push({ url: address, lastModified: lastModified.trim() || null });
  });
  for (let from = 0; from < text.length && !isOver; from += 65_536)
    parser.write(text.slice(from, from + 65_536));
  return entries;
}
