import type { ApiScope } from "@shared/constants/api-keys";

/**
 * What a program may call with a key, and the scope that it needs. This is the only place that says so: a route that is
 * not here refuses every key. Nothing of accounts, settings, members or administration may stand here.
 */
const ROUTES = {
  "GET /api/opportunities": "catalogue:read",
  "GET /api/opportunities/facets": "catalogue:read",
  "GET /api/opportunities/export.csv": "catalogue:read",
  "GET /api/opportunities/export.json": "catalogue:read",
  "GET /api/opportunities/:id": "catalogue:read",
  "GET /api/opportunities/:id/funder": "catalogue:read",
  "GET /api/opportunities/:id/similar": "catalogue:read",
  "GET /api/opportunities/:id/calendar.ics": "catalogue:read",
  "GET /api/funders": "catalogue:read",
  "GET /api/funders/:id": "catalogue:read",
  "GET /api/funders/:id/awards": "catalogue:read",
  "GET /api/funders/:id/awards/summary": "catalogue:read",

  "GET /api/opportunities/matched": "matches:read",
  "GET /api/saved-searches": "matches:read",

  "GET /api/entities": "applications:read",
  "GET /api/entities/:id": "applications:read",
  "GET /api/applications": "applications:read",
  "GET /api/applications/export.csv": "applications:read",
  "GET /api/applications/:id": "applications:read",
  "GET /api/applications/:id/export.docx": "applications:read",
  "GET /api/applications/:id/tasks": "applications:read",
  "GET /api/applications/:id/questions": "applications:read",
  "GET /api/applications/:id/budget": "applications:read",
  "GET /api/tasks/next": "applications:read",

  "POST /api/applications": "applications:write",
  "PATCH /api/applications/:id": "applications:write",
  "POST /api/applications/:id/tasks": "applications:write",
  "PATCH /api/applications/:id/tasks/:taskId": "applications:write",
  "POST /api/applications/:id/questions": "applications:write",
  "PATCH /api/applications/:id/questions/:questionId": "applications:write",
  "POST /api/applications/:id/questions/:questionId/draft": "applications:write",
  "PUT /api/opportunities/:id/feedback": "applications:write",
} as const satisfies Record<string, ApiScope>;
export type OpenRoute = keyof typeof ROUTES;
export const OPEN_ROUTES: Readonly<Record<OpenRoute, ApiScope> & Record<string, ApiScope>> = ROUTES;

/** An id and nothing else, or `/:id` would also open the routes whose names stand in its place. */
const ID = "[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}";

const PATTERNS = Object.entries(ROUTES).map(([route, scope]) => ({
  scope,
  pattern: new RegExp(`^${route.replaceAll(".", "\\.").replace(/:\w+/g, ID)}$`),
}));

/** Finds the scope that a call needs; null for one that is not open to keys. */
export function findScope(method: string, path: string): ApiScope | null {
  const call = `${method === "HEAD" ? "GET" : method} ${path}`;
  return PATTERNS.find(({ pattern }) => pattern.test(call))?.scope ?? null;
}
