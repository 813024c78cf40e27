import type {
  AdminListView,
  AdminOpportunityDetailView,
  AdminOpportunityView,
  ScrapeOverviewView,
  ScrapeRunView,
} from "@shared/validators/curation";
import { fakeFetch } from "@/test/fake-fetch";
import { formatMomentIn, testId } from "@/test/opportunities";
import { testUser } from "@/test/render";
import { NO_RULES } from "./rule-values";

export const admin = { ...testUser, isAdmin: true };

export const buildAdminOpportunity = (over: Partial<AdminOpportunityView> = {}): AdminOpportunityView => ({
  id: testId(1),
  name: "Clean Water Pilot Fund",
  funderName: "Water Trust",
  description: "Pilots of clean water in small towns.",
  fundingType: "grant",
  minAmount: "25000.00",
  maxAmount: "100000.00",
  currency: "USD",
  deadline: "2027-03-31",
  deadlineTimezone: null,
  closed: false,
  applicationUrl: "https://example.org/apply",
  source: "Water Trust",
  sourceUrl: "https://example.org/calls/1",
  verificationStatus: "pending",
  createdAt: formatMomentIn(-2),
  lastSyncedAt: formatMomentIn(-2),
  verifiedAt: null,
  verifiedBy: null,
  looksLike: null,
  linkProblem: null,
  openChanges: 0,
  ...over,
});

export const buildDetail = (
  opportunity: AdminOpportunityView,
  over: Partial<AdminOpportunityDetailView> = {},
): AdminOpportunityDetailView => ({
  ...NO_RULES,
  ...opportunity,
  origins: {},
  lockedFields: [],
  changes: [],
  log: [],
  ...over,
});

export const buildList = (
  opportunities: AdminOpportunityView[],
  total = opportunities.length,
): AdminListView => ({
  opportunities,
  pagination: { page: 1, total, hasMore: total > opportunities.length },
});

export const buildScrapeRun = (over: Partial<ScrapeRunView> = {}): ScrapeRunView => ({
  id: testId(900),
  sourceId: "grants-gov",
  sourceName: "Grants.gov",
  url: null,
  status: "done",
  total: 50,
  done: 50,
  found: 50,
  created: 12,
  updated: 3,
  proposed: 1,
  skipped: 33,
  failed: 1,
  message: "Found 50: 12 new.",
  problems: [],
  createdAt: "2026-11-21T09:00:00.000Z",
  endedAt: "2026-11-21T09:01:00.000Z",
  ...over,
});

/** Serves an administrator's routes with these pending and verified opportunities; other routes can be added or changed. */
export function serveCatalogue({
  pending = [],
  verified = [],
  overview = { runs: [], sources: [] },
  routes = {},
}: {
  pending?: AdminOpportunityView[];
  verified?: AdminOpportunityView[];
  overview?: ScrapeOverviewView;
  routes?: Parameters<typeof fakeFetch>[0];
} = {}) {
  const details = Object.fromEntries(
    [...pending, ...verified].map((each) => [
      `GET /api/admin/opportunities/${each.id}`,
      { body: buildDetail(each) },
    ]),
  );
  return fakeFetch({
    "GET /api/auth/factors": { body: { isRequired: false, methods: ["totp"] } },
    "GET /api/admin/opportunities/pending": { body: buildList(pending) },
    "GET /api/admin/opportunities": { body: buildList(verified) },
    "GET /api/admin/scrape/runs": { body: overview },
    "GET /api/admin/scrape/sources": {
      body: [
        {
          id: "water-trust",
          name: "Water Trust",
          description: "Calls of the trust.",
          url: "https://example.org/calls",
        },
      ],
    },
    ...details,
    ...routes,
  });
}
