/**
 * A server that answers exactly as in sections 3 and 7 of the specification, without any other field, route
 * or event. All else on the screens comes from the client. Any other call is answered with 404.
 */
export type SpecCall = { method: string; path: string; query: URLSearchParams; body: unknown };
type Answer = { status?: number; body?: unknown };
type Handler = Answer | ((call: SpecCall) => Answer | Promise<Answer>);
/** The key is method and path, "GET /api/opportunities/{id}"; a name in braces stands for one segment. */
export type SpecRoutes = Record<string, Handler>;

export const SPEC_USER = {
  firstName: "Ama",
  lastName: "Mensah",
  email: "ama@example.org",
  emailVerified: true,
  country: "GH",
  countryName: "Ghana",
};

export const buildSpecEntity = (given: Record<string, unknown> = {}) => ({
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
export const buildSpecOpportunity = (given: Record<string, unknown> = {}) => ({
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

export const buildSpecApplication = (given: Record<string, unknown> = {}) => ({
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
  opportunity: buildSpecOpportunity(),
  entity: { id: "e1", name: "Sunrise Labs", type: "Startup" },
  ...given,
});

/** Routes of a user with one entity and nothing else. */
export const MEMBER: SpecRoutes = {
  "GET /api/auth/user": { body: SPEC_USER },
  "GET /api/auth/user/preferences": { body: { notifyNewOpportunities: false, notifyDeadlines: true } },
  "GET /api/entities": { body: [buildSpecEntity()] },
  "GET /api/entities/{id}": { body: buildSpecEntity() },
  "GET /api/opportunities": {
    body: { opportunities: [], pagination: { page: 1, total: 0, hasMore: false } },
  },
  "GET /api/opportunities/matched": { body: { opportunities: [] } },
  "GET /api/opportunities/{id}": { body: buildSpecOpportunity() },
  "GET /api/applications": { body: [] },
  "GET /api/applications/check": { body: { exists: false } },
  "GET /api/applications/{id}": { body: buildSpecApplication() },
  "GET /api/pitch-decks": { body: [] },
  "GET /api/funders": { body: [] },
  "GET /api/resources": { body: [] },
  "GET /api/profile/{id}": { body: {} },
};

/** Routes without a signed-in user. */
export const VISITOR: SpecRoutes = {
  "GET /api/auth/user": { status: 401, body: { message: "Please sign in." } },
};

/** Returns the answer of a server with these routes. */
export async function answerSpec(
  routes: SpecRoutes,
  call: SpecCall,
): Promise<Required<Pick<Answer, "status">> & Answer> {
  const handler = findRoute(routes, call);
  const answer = typeof handler === "function" ? await handler(call) : handler;
  return { status: 200, ...(answer ?? { status: 404, body: { message: "Not found" } }) };
}

function findRoute(routes: SpecRoutes, { method, path }: SpecCall): Handler | undefined {
  const exact = routes[`${method} ${path}`];
  if (exact) return exact;
  const pattern = Object.keys(routes).find((key) =>
    new RegExp(`^${key.replace(/\{\w+\}/g, "[^/]+")}$`).test(`${method} ${path}`),
  );
  return pattern === undefined ? undefined : routes[pattern];
}

/** Makes an answer that waits until it is released. */
export function holdAnswer() {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  return { released, release: () => release() };
}

/** Returns the calls of one route, "GET /api/opportunities", with any query. */
export const filterCalls = (calls: readonly SpecCall[], route: string): SpecCall[] =>
  calls.filter(({ method, path }) => `${method} ${path}` === route);

/** Builds opportunities that differ in name and id: "Fund 1", o1. */
export const buildFunds = (count: number, given: Record<string, unknown> = {}) =>
  Array.from({ length: count }, (_, n) =>
    buildSpecOpportunity({ id: `o${n + 1}`, name: `Fund ${n + 1}`, ...given }),
  );

/** Serves the list of these opportunities, page by page. */
export const serveList = (all: Record<string, unknown>[]): SpecRoutes => ({
  "GET /api/opportunities": ({ query }: SpecCall) => {
    const [page, limit] = [Number(query.get("page")), Number(query.get("limit"))];
    return {
      body: {
        opportunities: all.slice((page - 1) * limit, page * limit),
        pagination: { page, total: all.length, hasMore: page * limit < all.length },
      },
    };
  },
});

/** Lists the calls that change something, in order: method, path and body. */
export const listChanges = (calls: readonly SpecCall[]) =>
  calls.filter(({ method }) => method !== "GET").map(({ method, path, body }) => ({ method, path, body }));
