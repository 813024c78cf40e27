/** An answer that was read longer ago is not shown any more, and the oldest go first. */
export const KEPT_DAYS = 14;
export const KEPT_MS = KEPT_DAYS * 86_400_000;
export const KEPT_MAX = 200;

export const DRAFT_KEY_ROUTE = "/api/auth/draft-key";

/**
 * The routes of the API whose answers a browser keeps for its person to read without a network. Any other is not kept: sessions, keys, second
 * factors, exports, files, members, guests, and what administrators see.
 */
export const KEPT_ROUTES = [
  "/api/auth/user",
  // Opens what was typed, which stays in the browser as well, and goes with it.
  DRAFT_KEY_ROUTE,
  "/api/entities",
  "/api/profile/:entityId",
  "/api/questionnaire/:entityType/:layer",
  "/api/opportunities",
  "/api/opportunities/compare",
  "/api/opportunities/facets",
  "/api/opportunities/matched",
  "/api/opportunities/question",
  "/api/opportunities/saved/deadlines",
  "/api/opportunities/:id",
  "/api/opportunities/:id/effort",
  "/api/opportunities/:id/funder",
  "/api/opportunities/:id/similar",
  "/api/applications",
  "/api/applications/check",
  "/api/applications/:id",
  "/api/applications/:id/after",
  "/api/applications/:id/budget",
  "/api/applications/:id/call",
  "/api/applications/:id/comments",
  // The names of its documents, never the files.
  "/api/applications/:id/documents",
  "/api/applications/:id/questions",
  "/api/applications/:id/readiness",
  "/api/applications/:id/tasks",
  "/api/tasks/next",
  "/api/obligations/next",
  "/api/calendar/entries",
  "/api/funders",
  "/api/funders/:id",
  "/api/funders/:id/awards/summary",
  "/api/funders/:id/interactions",
  "/api/interactions/next",
  "/api/news",
  "/api/saved-searches",
  "/api/shortlists",
  "/api/shortlists/:id",
  "/api/resources",
  "/api/resources/:id",
  "/api/sources",
  "/api/exchange-rates",
] as const;

const PATTERNS = KEPT_ROUTES.map((route) => new RegExp(`^${route.replaceAll(/:\w+/g, "[\\w-]+")}$`));

/**
 * Returns the address under which an answer is kept, undefined for an answer that is not. Nor is one kept whose address has words that somebody
 * searched for: addresses are readable.
 */
export function keptAddress(address: string): string | undefined {
  const { pathname, searchParams } = new URL(address, "http://page");
  if (searchParams.get("search") || !PATTERNS.some((pattern) => pattern.test(pathname))) return undefined;
  // One answer under one address, in whatever order its parameters stand.
  searchParams.sort();
  const query = searchParams.toString();
  return query ? `${pathname}?${query}` : pathname;
}
