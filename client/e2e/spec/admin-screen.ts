import type { Page } from "playwright/test";
import { type SpecRoutes } from "../support/spec-api";
import { open, test as base } from "../support/spec-test";

/** With what the administrators' screen asks our own server besides. */
export const test = base.extend({
  knownErrors: async ({ knownErrors }, use) =>
    use([...knownErrors, /404.*\/api\/admin\/(scrape\/runs|opportunities\/o\d+)$/]),
});

/** A server without a catalogue, before which somebody opens the administrators' screen. */
export const openAdmin = (page: Page, routes: SpecRoutes = {}, query = "") =>
  open(page, `/admin/verification${query}`, {
    "GET /api/admin/scrape/sources": { body: [] },
    "GET /api/admin/opportunities/pending": { body: { opportunities: [] } },
    "GET /api/admin/opportunities": { body: { opportunities: [] } },
    ...routes,
  });
