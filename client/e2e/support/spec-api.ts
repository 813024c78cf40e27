import type { Page, Request } from "playwright/test";

/**
 * A server that answers exactly what the specification says and nothing more: no field, route or event beside its section 3 and 7.
 * What the screens show then is their own doing. A call that the specification does not know is answered 404, as such a server would.
 */
export type SpecCall = { method: string; path: string; query: URLSearchParams; body: unknown };
type Answer = { status?: number; body?: unknown };
type Handler = Answer | ((call: SpecCall) => Answer | Promise<Answer>);
/** By method and path, "GET /api/opportunities/{id}": a name in braces stands for one segment. */
export type SpecRoutes = Record<string, Handler>;

export const SPEC_USER = {
  firstName: "Ama",
  lastName: "Mensah",
  email: "ama@example.org",
  emailVerified: true,
  country: "GH",
  countryName: "Ghana",
};

export const specEntity = (given: Record<string, unknown> = {}) => ({
  id: "e1",
  name: "Sunrise Labs",
  type: "Startup",
  stage: "MVP",
  description: "Solar pumps",
  mission: null,
  industry: ["energy"],
  country: "GH",
  profileCompletionScore: 80,
  layer1Complete: true,
  layer2Complete: false,
  layer3Complete: false,
  ...given,
});

/** The columns of section 3.4 that screens read. */
export const specOpportunity = (given: Record<string, unknown> = {}) => ({
  id: "o1",
  name: "Water Fund",
  slug: "water-fund",
  funderName: "Lake Foundation",
  description: "Grants for clean water.",
  applicationUrl: "https://example.org/apply",
  fundingType: "grant",
  minAmount: "5000",
  maxAmount: "50000",
  currency: "USD",
  eligibleEntityTypes: ["Startup"],
  eligibleCountries: ["GH", "KE"],
  industryFocus: ["water"],
  stageFocus: ["MVP"],
  deadline: null,
  featured: false,
  verificationStatus: "verified",
  createdAt: "2026-01-05T10:00:00.000Z",
  ...given,
});

export const specApplication = (given: Record<string, unknown> = {}) => ({
  id: "a1",
  entityId: "e1",
  opportunityId: "o1",
  status: "draft",
  title: "Wells for all",
  notes: null,
  narrative: null,
  aiDraftNarrative: null,
  aiProvider: null,
  askingAmount: "25",
  askingCurrency: "USD",
  submittedDate: null,
  decisionDate: null,
  awardedAmount: null,
  createdAt: new Date().toISOString(),
  updatedAt: new Date().toISOString(),
  opportunity: specOpportunity(),
  entity: { id: "e1", name: "Sunrise Labs", type: "Startup" },
  ...given,
});

/** Somebody with one entity and nothing else. */
const AT_FIRST: SpecRoutes = {
  "GET /api/auth/user": { body: SPEC_USER },
  "GET /api/auth/user/preferences": { body: { notifyNewOpportunities: false, notifyDeadlines: true } },
  "GET /api/entities": { body: [specEntity()] },
  "GET /api/entities/{id}": { body: specEntity() },
  "GET /api/opportunities": {
    body: { opportunities: [], pagination: { page: 1, total: 0, hasMore: false } },
  },
  "GET /api/opportunities/matched": { body: { opportunities: [] } },
  "GET /api/opportunities/{id}": { body: specOpportunity() },
  "GET /api/applications": { body: [] },
  "GET /api/applications/check": { body: { exists: false } },
  "GET /api/applications/{id}": { body: specApplication() },
  "GET /api/pitch-decks": { body: [] },
  "GET /api/funders": { body: [] },
  "GET /api/resources": { body: [] },
  "GET /api/profile/{id}": { body: {} },
};

/** Serves the specification to a page. Gives back the calls that were made, in order; routes may be changed while the page lives. */
export async function serveSpec(page: Page, given: SpecRoutes = {}) {
  const routes: SpecRoutes = { ...AT_FIRST, ...given };
  const calls: SpecCall[] = [];
  await page.route(/\/api\//, async (route) => {
    const call = callOf(route.request());
    calls.push(call);
    const handler = findRoute(routes, call);
    const { status = 200, body } =
      (typeof handler === "function" ? await handler(call) : handler) ??
      ({ status: 404, body: { message: "Not found" } } satisfies Answer);
    await route.fulfill(body === undefined ? { status } : { status, json: body });
  });
  return { routes, calls };
}

function callOf(request: Request): SpecCall {
  const { pathname, searchParams } = new URL(request.url());
  const text = request.postData();
  const isJson = request.headers()["content-type"]?.includes("json");
  return {
    method: request.method(),
    path: pathname,
    query: searchParams,
    body: text && isJson ? (JSON.parse(text) as unknown) : undefined,
  };
}

function findRoute(routes: SpecRoutes, { method, path }: SpecCall): Handler | undefined {
  const exact = routes[`${method} ${path}`];
  if (exact) return exact;
  const pattern = Object.keys(routes).find((key) =>
    new RegExp(`^${key.replace(/\{\w+\}/g, "[^/]+")}$`).test(`${method} ${path}`),
  );
  return pattern === undefined ? undefined : routes[pattern];
}
