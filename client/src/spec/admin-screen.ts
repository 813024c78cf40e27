import type { SpecRoutes } from "@/test/spec-api";
import { openScreen } from "@/test/spec-screen";

/** Opens the administrators' screen with a server without a catalogue. */
export const openAdmin = (routes: SpecRoutes = {}, query = "") =>
  openScreen(`/admin/verification${query}`, {
    "GET /api/admin/scrape/sources": { body: [] },
    "GET /api/admin/opportunities/pending": { body: { opportunities: [] } },
    "GET /api/admin/opportunities": { body: { opportunities: [] } },
    ...routes,
  });
