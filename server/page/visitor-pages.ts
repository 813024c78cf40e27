import { createHash } from "node:crypto";
import { FACETS } from "@shared/constants/facets";
import type { Rendered } from "@shared/rendering";
import { VersionedCache } from "../platform/concurrency/versioned-cache";

/** A page as every visitor sees it. */
type VisitorPage = Rendered & {
  /** The elements of its head; null for those that every page has. */
  head: string | null;
  /** Stands for what it says. */
  tag: string;
};

const BYTES_MAX = 12 * 2 ** 20;
/** The time until a deadline is part of what a page says. */
export const PAGE_KEPT_MS = 60_000;

/** The pages that visitors were shown last, by address and language. The version is that of the catalogue. */
export type VisitorPages = VersionedCache<VisitorPage>;
export const createVisitorPages = (): VisitorPages =>
  // Characters take two bytes at most. The state is about as long as the page.
  new VersionedCache(BYTES_MAX, ({ html }) => 4 * html.length);

/** Makes the tag of a page, by which a browser asks whether its copy is still right. */
export const makeTag = (parts: readonly unknown[]): string =>
  `W/"${createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 22)}"`;

const KNOWN = ["search", "page", ...FACETS];

/** Returns what of a query a page for visitors depends on, in one order, so that other words in it make no new page. */
export function keepKnown(query: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of KNOWN) {
    const value = query.get(name);
    if (value) kept.set(name, value);
  }
  return kept.toString();
}
