import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type request from "supertest";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasRight, type Right } from "@shared/constants/members";
import { KEPT_ROUTES, keptAddress } from "@shared/offline/kept-answers";
import {
  apiKeys,
  applications,
  applicationSubmissions,
  awardObligations,
  awardOutcomes,
  awardSpendings,
  comments,
  applicationBudgets,
  applicationQuestions,
  budgetLines,
  calendarFeeds,
  applicationTasks,
  awardCriteria,
  callLines,
  calls,
  profileReadings,
  pushSubscriptions,
  funderProfiles,
  fundingOpportunities,
  guestRequests,
  interactions,
  invitations,
  logos,
  memberships,
  news,
  opportunityChanges,
  resources,
  savedSearches,
  sessions,
  shortlists,
  textVersions,
  webhookDeliveries,
  webhooks,
} from "@shared/schema/index";
import type { SessionView } from "@shared/validators/devices";
import { memberRouters, openRouters, publicRouters, rawBodyRouters } from "../../app/app";
import { askForUpload, makeBytes, uploadFile } from "../helpers/objects";
import { listRoutes } from "../../http/router";
import { hashToken } from "../../platform/security/tokens";
import { startTestApp, type TestApp } from "../app";

/** When the guest of the scene answered. */
const GUEST_TIME = "2026-01-05T12:00:00.000Z";

/**
 * The permissions of every route. Every route of the API needs a line here. The statuses are for a visitor, a
 * signed-in stranger, the owner of the records in the path and body, and an administrator who does not own
 * them. Where others are refused, the owner's same call succeeds. What belongs to an entity names the right that the
 * call needs: members without it get 403, and former members what strangers get.
 */
type Ids = {
  entity: string;
  viewer: string;
  invitation: string;
  textVersion: number;
  comment: string;
  application: string;
  task: string;
  question: string;
  callLine: string;
  budgetLine: string;
  submission: string;
  obligation: string;
  spending: string;
  outcome: string;
  guest: string;
  document: string;
  opportunity: string;
  other: string;
  deck: string;
  file: string;
  upload: string;
  pending: string;
  change: string;
  news: string;
  savedSearch: string;
  shortlist: string;
  funder: string;
  interaction: string;
  resource: string;
  logo: string;
  session: string;
  apiKey: string;
  webhook: string;
  pushDevice: string;
  delivery: string;
};
type Line = {
  route: string;
  path?: (ids: Ids) => string;
  body?: (ids: Ids) => unknown;
  visitor: number;
  stranger: number;
  owner: number;
  admin: number;
  /** The right in the entity that the call needs. Without one, members are strangers to each other's records. */
  right?: Right;
  /** Where members are answered otherwise than by their right. */
  viewer?: number;
  coOwner?: number;
  /** The number of rows that each signed-in caller gets, if the answer is a list. */
  rows?: { stranger: number; owner: number; admin: number };
  /** The answer is a stream that does not end, so only its beginning is read. */
  isEndless?: boolean;
};

const everybody = { visitor: 200, stranger: 200, owner: 200, admin: 200 };
const everyMember = { visitor: 401, stranger: 200, owner: 200, admin: 200 };
const ownOnly = { visitor: 401, stranger: 404, owner: 200, admin: 404 };
const ofEntity = (right: Right) => ({ ...ownOnly, right });
/** Everybody gets a list, but members with what belongs to their entity. */
const listOfEntities = { ...everyMember, right: "read" as const };
/** Routes that need an S3 store, which this test lacks. companion.api.test.ts tests them with a store. */
const withStoreOnly = { visitor: 401, stranger: 404, owner: 404, admin: 404 };
/** All other users get 403, because they lack a role, and it is no secret that these pages exist. */
const adminsOnly = { visitor: 401, stranger: 403, owner: 403, admin: 200 };
const draft = ({ entity, opportunity }: Ids) => ({
  entityId: entity,
  opportunityId: opportunity,
  askingAmount: "100",
});

const unknownProgram = {
  ...{ clientId: randomUUID(), redirectUri: "https://program.example/back", codeChallenge: "a".repeat(43) },
  scopes: [],
};

const commentPath =
  (verb: string) =>
  ({ application, comment }: Ids) =>
    `/api/applications/${application}/comments/${comment}${verb}`;

const TABLE: Line[] = [
  // These routes are open to all callers and use no session.
  { route: "GET /common-grants/opportunities", ...everybody },
  {
    route: "GET /common-grants/opportunities/:oppId",
    path: ({ opportunity }) => `/common-grants/opportunities/${opportunity}`,
    ...everybody,
  },
  { route: "GET /api/openapi.json", ...everybody },
  { route: "GET /api/docs", ...everybody },
  { route: "GET /api/docs/style.css", ...everybody },
  { route: "GET /api/logos/:file", path: ({ logo }) => `/api/logos/${logo}.webp`, ...everybody },
  { route: "GET /api/sources", ...everybody },
  { route: "GET /api/public/opportunities", ...everybody },
  { route: "GET /api/public/opportunities/export.csv", ...everybody },
  { route: "GET /api/public/opportunities/export.json", ...everybody },
  {
    route: "GET /api/public/opportunities/:id",
    path: ({ opportunity }) => `/api/public/opportunities/${opportunity}`,
    ...everybody,
  },
  {
    route: "GET /api/public/funders/:id",
    path: ({ funder }) => `/api/public/funders/${funder}`,
    ...everybody,
  },
  { route: "GET /api/exchange-rates", ...everybody },
  // A visitor needs these routes to sign in. The bodies are empty, so 400 means that the validator was
  // reached.
  { route: "POST /api/auth/login", visitor: 400, stranger: 400, owner: 400, admin: 400 },
  { route: "POST /api/auth/signup", visitor: 400, stranger: 400, owner: 400, admin: 400 },
  { route: "POST /api/auth/second-factor", visitor: 400, stranger: 400, owner: 400, admin: 400 },
  // Nobody has given a right password before.
  { route: "POST /api/auth/second-factor/options", visitor: 400, stranger: 400, owner: 400, admin: 400 },
  { route: "POST /api/auth/second-factor/lost", visitor: 400, stranger: 400, owner: 400, admin: 400 },
  { route: "POST /api/auth/second-factor/lost/cancel", visitor: 400, stranger: 400, owner: 400, admin: 400 },
  // This installation has no other service that signs people in.
  {
    route: "POST /api/auth/oidc/:provider/start",
    path: () => "/api/auth/oidc/nonsense/start",
    visitor: 404,
    stranger: 404,
    owner: 404,
    admin: 404,
  },
  {
    route: "GET /api/auth/oidc/:provider/callback",
    path: () => "/api/auth/oidc/nonsense/callback",
    visitor: 303,
    stranger: 303,
    owner: 303,
    admin: 303,
  },
  { route: "POST /api/auth/forgot-password", visitor: 400, stranger: 400, owner: 400, admin: 400 },
  { route: "POST /api/auth/reset-password", visitor: 400, stranger: 400, owner: 400, admin: 400 },
  {
    route: "GET /api/auth/verify-email/:token",
    path: () => "/api/auth/verify-email/nonsense",
    visitor: 400,
    stranger: 400,
    owner: 400,
    admin: 400,
  },
  { route: "POST /api/auth/change-email/confirm", visitor: 400, stranger: 400, owner: 400, admin: 400 },
  { route: "POST /api/auth/change-email/cancel", visitor: 400, stranger: 400, owner: 400, admin: 400 },
  // The token grants access, whoever is signed in.
  { route: "PUT /api/unsubscribe", visitor: 400, stranger: 400, owner: 400, admin: 400 },
  {
    route: "GET /api/unsubscribe/:token",
    path: () => "/api/unsubscribe/nonsense",
    visitor: 303,
    stranger: 303,
    owner: 303,
    admin: 303,
  },
  {
    route: "POST /api/unsubscribe/:token",
    path: () => "/api/unsubscribe/nonsense",
    visitor: 400,
    stranger: 400,
    owner: 400,
    admin: 400,
  },
  {
    route: "DELETE /api/unsubscribe/:token",
    path: () => "/api/unsubscribe/nonsense",
    visitor: 400,
    stranger: 400,
    owner: 400,
    admin: 400,
  },
  {
    route: "GET /api/calendar/:token.ics",
    path: () => "/api/calendar/nonsense.ics",
    visitor: 404,
    stranger: 404,
    owner: 404,
    admin: 404,
  },
  {
    route: "GET /api/feeds/:token.atom",
    path: () => "/api/feeds/nonsense.atom",
    visitor: 404,
    stranger: 404,
    owner: 404,
    admin: 404,
  },
  {
    route: "POST /api/shared/read",
    body: () => ({ token: "nonsense" }),
    visitor: 404,
    stranger: 404,
    owner: 404,
    admin: 404,
  },
  // These routes are about the caller's account.
  { route: "GET /api/auth/user", ...everyMember },
  { route: "PATCH /api/auth/user", ...everyMember },
  { route: "GET /api/auth/draft-key", ...everyMember },
  { route: "GET /api/auth/user/preferences", ...everyMember },
  {
    route: "PATCH /api/auth/user/preferences",
    body: () => ({ notifyDeadlines: true }),
    ...everyMember,
  },
  { route: "POST /api/auth/change-password", visitor: 401, stranger: 400, owner: 400, admin: 400 },
  { route: "POST /api/auth/change-email", visitor: 401, stranger: 400, owner: 400, admin: 400 },
  { route: "GET /api/auth/change-email", ...everyMember },
  { route: "POST /api/auth/change-email/resend", visitor: 401, stranger: 404, owner: 404, admin: 404 },
  { route: "DELETE /api/auth/change-email", visitor: 401, stranger: 204, owner: 204, admin: 204 },
  { route: "DELETE /api/auth/factors/removal", visitor: 401, stranger: 204, owner: 204, admin: 204 },
  { route: "POST /api/auth/confirm", visitor: 401, stranger: 400, owner: 400, admin: 400 },
  { route: "POST /api/auth/confirm/options", ...everyMember },
  { route: "GET /api/auth/factors", ...everyMember },
  // The password was not asked for yet, which comes first.
  { route: "POST /api/auth/factors/totp", visitor: 401, stranger: 403, owner: 403, admin: 403 },
  { route: "POST /api/auth/factors/totp/confirm", visitor: 401, stranger: 400, owner: 400, admin: 400 },
  { route: "DELETE /api/auth/factors/totp", visitor: 401, stranger: 400, owner: 400, admin: 400 },
  { route: "POST /api/auth/factors/passkeys/options", visitor: 401, stranger: 403, owner: 403, admin: 403 },
  { route: "POST /api/auth/factors/passkeys", visitor: 401, stranger: 400, owner: 400, admin: 400 },
  {
    route: "DELETE /api/auth/factors/passkeys/:id",
    path: () => "/api/auth/factors/passkeys/nonsense",
    visitor: 401,
    stranger: 404,
    owner: 404,
    admin: 404,
  },
  { route: "POST /api/auth/factors/recovery-codes", visitor: 401, stranger: 409, owner: 409, admin: 409 },
  { route: "GET /api/auth/identities", ...everyMember },
  { route: "POST /api/auth/identities", visitor: 401, stranger: 403, owner: 403, admin: 403 },
  { route: "POST /api/auth/identities/confirm", visitor: 401, stranger: 400, owner: 400, admin: 400 },
  {
    route: "DELETE /api/auth/identities/:id",
    path: () => "/api/auth/identities/nonsense",
    visitor: 401,
    stranger: 403,
    owner: 403,
    admin: 403,
  },
  { route: "POST /api/auth/resend-verification", ...everyMember },
  { route: "GET /api/auth/sessions", ...everyMember, rows: { stranger: 1, owner: 5, admin: 1 } },
  // The password was not asked for yet, which comes first.
  { route: "DELETE /api/auth/sessions", visitor: 401, stranger: 403, owner: 403, admin: 403 },
  {
    route: "DELETE /api/auth/sessions/:id",
    path: ({ session }) => `/api/auth/sessions/${session}`,
    ...{ visitor: 401, stranger: 403, owner: 403, admin: 403 },
  },
  { route: "GET /api/auth/api-keys", ...everyMember, rows: { stranger: 0, owner: 1, admin: 0 } },
  // The password was not asked for yet, which comes first.
  { route: "POST /api/auth/api-keys", visitor: 401, stranger: 403, owner: 403, admin: 403 },
  {
    route: "DELETE /api/auth/api-keys/:id",
    path: ({ apiKey }) => `/api/auth/api-keys/${apiKey}`,
    ...ownOnly,
    owner: 204,
  },
  // A program that has not registered is unknown to everybody.
  {
    route: "GET /api/oauth/ask",
    path: () => `/api/oauth/ask?ask=${Buffer.from(JSON.stringify(unknownProgram)).toString("base64url")}`,
    ...{ visitor: 401, stranger: 404, owner: 404, admin: 404 },
  },
  // The password was not asked for yet, which comes first.
  { route: "POST /api/oauth/connections", visitor: 401, stranger: 403, owner: 403, admin: 403 },
  { route: "GET /api/auth/webhooks", ...everyMember, rows: { stranger: 0, owner: 1, admin: 0 } },
  // The password was not asked for yet, which comes first.
  { route: "POST /api/auth/webhooks", visitor: 401, stranger: 403, owner: 403, admin: 403 },
  {
    route: "PATCH /api/auth/webhooks/:id",
    path: ({ webhook }) => `/api/auth/webhooks/${webhook}`,
    ...{ visitor: 401, stranger: 403, owner: 403, admin: 403 },
  },
  {
    route: "POST /api/auth/webhooks/:id/secret",
    path: ({ webhook }) => `/api/auth/webhooks/${webhook}/secret`,
    ...{ visitor: 401, stranger: 403, owner: 403, admin: 403 },
  },
  {
    route: "POST /api/auth/webhooks/:id/test",
    path: ({ webhook }) => `/api/auth/webhooks/${webhook}/test`,
    ...ownOnly,
    owner: 201,
  },
  {
    route: "GET /api/auth/webhooks/:id/deliveries",
    path: ({ webhook }) => `/api/auth/webhooks/${webhook}/deliveries`,
    ...ownOnly,
  },
  {
    route: "POST /api/auth/webhooks/:id/deliveries/:deliveryId/again",
    path: ({ webhook, delivery }) => `/api/auth/webhooks/${webhook}/deliveries/${delivery}/again`,
    ...ownOnly,
  },
  {
    route: "DELETE /api/auth/webhooks/:id",
    path: ({ webhook }) => `/api/auth/webhooks/${webhook}`,
    ...ownOnly,
    owner: 204,
  },
  { route: "GET /api/push-notices", ...everyMember },
  // The address is missing.
  { route: "POST /api/push-notices", visitor: 401, stranger: 400, owner: 400, admin: 400 },
  {
    route: "POST /api/push-notices/:id/test",
    path: ({ pushDevice }) => `/api/push-notices/${pushDevice}/test`,
    ...ownOnly,
    owner: 204,
  },
  {
    route: "DELETE /api/push-notices/:id",
    path: ({ pushDevice }) => `/api/push-notices/${pushDevice}`,
    ...ownOnly,
    owner: 204,
  },
  { route: "GET /api/auth/user/export.zip", ...everyMember },
  { route: "DELETE /api/auth/user", visitor: 401, stranger: 400, owner: 400, admin: 400 },
  // The catalogue is the same for all signed-in users.
  {
    route: "GET /api/questionnaire/:entityType/:layer",
    path: () => "/api/questionnaire/startup/1",
    ...everyMember,
  },
  { route: "GET /api/opportunities", path: () => "/api/opportunities?page=1&limit=10", ...everyMember },
  { route: "GET /api/opportunities/export.csv", ...everyMember },
  { route: "GET /api/opportunities/export.json", ...everyMember },
  {
    route: "GET /api/opportunities/:id",
    path: ({ opportunity }) => `/api/opportunities/${opportunity}`,
    ...everyMember,
  },
  // No provider is set up here.
  {
    route: "POST /api/opportunities/:id/translation",
    path: ({ opportunity }) => `/api/opportunities/${opportunity}/translation`,
    body: () => ({ language: "en" }),
    ...{ visitor: 401, stranger: 503, owner: 503, admin: 503 },
  },
  {
    route: "POST /api/opportunities/:id/view",
    path: ({ opportunity }) => `/api/opportunities/${opportunity}/view`,
    ...everyMember,
    stranger: 204,
    owner: 204,
    admin: 204,
  },
  {
    route: "PUT /api/opportunities/:id/feedback",
    path: ({ opportunity }) => `/api/opportunities/${opportunity}/feedback`,
    body: () => ({ kind: "saved" }),
    ...everyMember,
  },
  {
    route: "DELETE /api/opportunities/:id/feedback",
    path: ({ opportunity }) => `/api/opportunities/${opportunity}/feedback`,
    ...everyMember,
    stranger: 204,
    owner: 204,
    admin: 204,
  },
  {
    route: "GET /api/opportunities/:id/funder",
    path: ({ opportunity }) => `/api/opportunities/${opportunity}/funder`,
    ...everyMember,
  },
  {
    route: "GET /api/opportunities/compare",
    path: ({ opportunity }) => `/api/opportunities/compare?ids=${opportunity}`,
    ...everyMember,
  },
  {
    route: "GET /api/opportunities/:id/similar",
    path: ({ opportunity }) => `/api/opportunities/${opportunity}/similar`,
    ...everyMember,
  },
  {
    route: "GET /api/opportunities/:id/effort",
    path: ({ opportunity }) => `/api/opportunities/${opportunity}/effort`,
    ...everyMember,
  },
  {
    route: "GET /api/opportunities/:id/calendar.ics",
    path: ({ opportunity }) => `/api/opportunities/${opportunity}/calendar.ics`,
    ...everyMember,
  },
  { route: "GET /api/funders", ...everyMember },
  { route: "GET /api/funders/:id", path: ({ funder }) => `/api/funders/${funder}`, ...everyMember },
  {
    route: "GET /api/funders/:id/awards",
    path: ({ funder }) => `/api/funders/${funder}/awards`,
    ...everyMember,
  },
  {
    route: "GET /api/funders/:id/awards/summary",
    path: ({ funder }) => `/api/funders/${funder}/awards/summary`,
    ...everyMember,
  },
  { route: "GET /api/resources", ...everyMember },
  { route: "GET /api/resources/:id", path: ({ resource }) => `/api/resources/${resource}`, ...everyMember },
  {
    route: "GET /api/resources/:id/file",
    path: ({ resource }) => `/api/resources/${resource}/file`,
    ...everyMember,
  },
  { route: "GET /api/events", ...everyMember, isEndless: true },
  { route: "GET /api/news", ...everyMember },
  { route: "POST /api/news/read", ...everyMember },
  {
    route: "DELETE /api/news/:id",
    path: ({ news }) => `/api/news/${news}`,
    ...ownOnly,
    owner: 204,
  },
  {
    route: "POST /api/news/:id/restore",
    path: ({ news }) => `/api/news/${news}/restore`,
    ...ownOnly,
    owner: 204,
  },
  // These records belong to a user.
  { route: "POST /api/calendar", visitor: 401, stranger: 201, owner: 201, admin: 201 },
  { route: "GET /api/calendar", ...everyMember },
  {
    route: "GET /api/calendar/entries",
    path: ({ entity }) => `/api/calendar/entries?from=2027-01-01&to=2027-01-31&entityId=${entity}`,
    ...ofEntity("read"),
  },
  { route: "PATCH /api/calendar", body: () => ({ withSaved: false }), ...everyMember },
  { route: "DELETE /api/calendar", visitor: 401, stranger: 204, owner: 204, admin: 204 },
  {
    route: "GET /api/opportunities/matched",
    ...listOfEntities,
    rows: { stranger: 0, owner: 2, admin: 0 },
  },
  { route: "GET /api/opportunities/saved/deadlines", ...everyMember },
  { route: "GET /api/opportunities/question", ...everyMember },
  { route: "GET /api/opportunities/facets", ...everyMember },
  { route: "GET /api/saved-searches", ...everyMember, rows: { stranger: 0, owner: 1, admin: 0 } },
  {
    route: "PATCH /api/saved-searches/:id",
    path: ({ savedSearch }) => `/api/saved-searches/${savedSearch}`,
    body: () => ({ frequency: "weekly" }),
    ...ownOnly,
  },
  { route: "GET /api/shortlists", ...everyMember, rows: { stranger: 0, owner: 1, admin: 0 } },
  {
    route: "POST /api/shortlists",
    body: ({ entity, opportunity }) => ({
      entityId: entity,
      name: "Next",
      items: [{ opportunityId: opportunity }],
    }),
    ...ofEntity("edit"),
    owner: 201,
  },
  {
    route: "GET /api/shortlists/:id",
    path: ({ shortlist }) => `/api/shortlists/${shortlist}`,
    ...ofEntity("read"),
  },
  {
    route: "PUT /api/shortlists/:id",
    path: ({ shortlist }) => `/api/shortlists/${shortlist}`,
    body: ({ opportunity }) => ({ name: "Best two", version: 1, items: [{ opportunityId: opportunity }] }),
    ...ofEntity("edit"),
  },
  {
    route: "POST /api/shortlists/:id/link",
    path: ({ shortlist }) => `/api/shortlists/${shortlist}/link`,
    ...ofEntity("edit"),
    owner: 201,
  },
  {
    route: "DELETE /api/shortlists/:id/link",
    path: ({ shortlist }) => `/api/shortlists/${shortlist}/link`,
    ...ofEntity("edit"),
    owner: 204,
  },
  {
    route: "DELETE /api/shortlists/:id",
    path: ({ shortlist }) => `/api/shortlists/${shortlist}`,
    ...ofEntity("edit"),
    owner: 204,
  },
  {
    route: "GET /api/saved-searches/:id/feed",
    path: ({ savedSearch }) => `/api/saved-searches/${savedSearch}/feed`,
    ...ownOnly,
  },
  {
    route: "POST /api/saved-searches/:id/feed",
    path: ({ savedSearch }) => `/api/saved-searches/${savedSearch}/feed`,
    ...ownOnly,
    owner: 201,
  },
  {
    route: "DELETE /api/saved-searches/:id/feed",
    path: ({ savedSearch }) => `/api/saved-searches/${savedSearch}/feed`,
    ...ownOnly,
    owner: 204,
  },
  // The organisation is another person's for everybody but its owner.
  {
    route: "PUT /api/saved-searches/:id/share",
    path: ({ savedSearch }) => `/api/saved-searches/${savedSearch}/share`,
    body: ({ entity }) => ({ entityId: entity }),
    ...ownOnly,
  },
  {
    route: "DELETE /api/saved-searches/:id/share",
    path: ({ savedSearch }) => `/api/saved-searches/${savedSearch}/share`,
    ...ownOnly,
    owner: 204,
  },
  {
    route: "DELETE /api/saved-searches/:id",
    path: ({ savedSearch }) => `/api/saved-searches/${savedSearch}`,
    ...ownOnly,
    owner: 204,
  },
  {
    route: "POST /api/saved-searches",
    body: () => ({ name: "Solar", search: "solar" }),
    ...everyMember,
    stranger: 201,
    owner: 201,
    admin: 201,
  },
  { route: "GET /api/entities", ...listOfEntities, rows: { stranger: 0, owner: 1, admin: 0 } },
  { route: "GET /api/entities/:id", path: ({ entity }) => `/api/entities/${entity}`, ...ofEntity("read") },
  {
    route: "PATCH /api/entities/:id",
    path: ({ entity }) => `/api/entities/${entity}`,
    body: () => ({ name: "Sunrise Labs" }),
    ...ofEntity("edit"),
  },
  {
    route: "GET /api/profile/:entityId",
    path: ({ entity }) => `/api/profile/${entity}`,
    ...ofEntity("read"),
  },
  {
    route: "POST /api/profile/:entityId",
    path: ({ entity }) => `/api/profile/${entity}`,
    ...ofEntity("edit"),
  },
  {
    route: "GET /api/profile-proposals/:entityId",
    path: ({ entity }) => `/api/profile-proposals/${entity}`,
    ...ofEntity("edit"),
  },
  {
    route: "POST /api/profile-proposals/:entityId/matches",
    path: ({ entity }) => `/api/profile-proposals/${entity}/matches`,
    body: () => ({ fields: ["productDescription"] }),
    ...ofEntity("edit"),
  },
  {
    route: "POST /api/profile-proposals/:entityId/answers",
    path: ({ entity }) => `/api/profile-proposals/${entity}/answers`,
    body: () => ({ answers: [{ field: "productDescription", before: null }] }),
    ...ofEntity("edit"),
  },
  {
    route: "POST /api/profile-proposals",
    path: () => "/api/profile-proposals",
    body: ({ entity }) => ({ source: "website", entityId: entity, url: "https://sunrise.example" }),
    ...ofEntity("edit"),
    owner: 202,
  },
  {
    route: "DELETE /api/profile-proposals/:entityId",
    path: ({ entity }) => `/api/profile-proposals/${entity}`,
    ...ofEntity("edit"),
    owner: 204,
  },
  { route: "GET /api/applications", ...listOfEntities, rows: { stranger: 0, owner: 1, admin: 0 } },
  {
    route: "GET /api/applications/check",
    path: ({ entity, opportunity }) =>
      `/api/applications/check?entityId=${entity}&opportunityId=${opportunity}`,
    ...ofEntity("read"),
  },
  { route: "GET /api/applications/export.csv", ...everyMember },
  {
    route: "GET /api/applications/:id/export.docx",
    path: ({ application }) => `/api/applications/${application}/export.docx`,
    ...ofEntity("read"),
  },
  {
    route: "GET /api/applications/:id",
    path: ({ application }) => `/api/applications/${application}`,
    ...ofEntity("read"),
  },
  {
    route: "GET /api/applications/:id/versions",
    path: ({ application }) => `/api/applications/${application}/versions`,
    ...ofEntity("read"),
    rows: { stranger: 0, owner: 1, admin: 0 },
  },
  {
    route: "GET /api/applications/:id/comments",
    path: ({ application }) => `/api/applications/${application}/comments`,
    ...ofEntity("read"),
    rows: { stranger: 0, owner: 1, admin: 0 },
  },
  {
    route: "POST /api/applications/:id/comments",
    path: ({ application }) => `/api/applications/${application}/comments`,
    body: () => ({ text: "Good" }),
    ...ofEntity("comment"),
    owner: 201,
  },
  // The comment is the owner's, so that nobody else may change it.
  {
    route: "PATCH /api/applications/:id/comments/:commentId",
    path: commentPath(""),
    body: () => ({ text: "Better" }),
    ...ofEntity("manage"),
    coOwner: 403,
  },
  {
    route: "POST /api/applications/:id/comments/:commentId/resolve",
    path: commentPath("/resolve"),
    ...ofEntity("comment"),
  },
  {
    route: "POST /api/applications/:id/comments/:commentId/reopen",
    path: commentPath("/reopen"),
    ...ofEntity("comment"),
  },
  {
    route: "POST /api/applications/:id/comments/:commentId/accept",
    path: commentPath("/accept"),
    ...ofEntity("edit"),
  },
  {
    route: "POST /api/applications/:id/comments/:commentId/decline",
    path: commentPath("/decline"),
    ...ofEntity("edit"),
  },
  {
    route: "DELETE /api/applications/:id/comments/:commentId",
    path: commentPath(""),
    ...ofEntity("manage"),
    owner: 204,
  },
  {
    route: "GET /api/applications/:id/versions/:versionId",
    path: ({ application, textVersion }) => `/api/applications/${application}/versions/${textVersion}`,
    ...ofEntity("read"),
  },
  {
    route: "PUT /api/applications/:id/presence",
    path: ({ application }) => `/api/applications/${application}/presence`,
    body: () => ({ field: "notes" }),
    ...ofEntity("read"),
  },
  {
    route: "DELETE /api/applications/:id/presence",
    path: ({ application }) => `/api/applications/${application}/presence`,
    ...ofEntity("read"),
    owner: 204,
  },
  {
    route: "PATCH /api/applications/:id",
    path: ({ application }) => `/api/applications/${application}`,
    body: () => ({ notes: "Call Kofi" }),
    ...ofEntity("edit"),
  },
  {
    route: "GET /api/applications/:id/tasks",
    path: ({ application }) => `/api/applications/${application}/tasks`,
    ...ofEntity("read"),
    rows: { stranger: 0, owner: 1, admin: 0 },
  },
  {
    route: "POST /api/applications/:id/tasks",
    path: ({ application }) => `/api/applications/${application}/tasks`,
    body: () => ({ title: "Budget" }),
    ...ofEntity("edit"),
    owner: 201,
  },
  {
    route: "PATCH /api/applications/:id/tasks/:taskId",
    path: ({ application, task }) => `/api/applications/${application}/tasks/${task}`,
    body: () => ({ done: true }),
    ...ofEntity("edit"),
  },
  {
    route: "DELETE /api/applications/:id/tasks/:taskId",
    path: ({ application, task }) => `/api/applications/${application}/tasks/${task}`,
    ...ofEntity("edit"),
    owner: 204,
  },
  {
    route: "GET /api/applications/:id/questions",
    path: ({ application }) => `/api/applications/${application}/questions`,
    ...ofEntity("read"),
    rows: { stranger: 0, owner: 1, admin: 0 },
  },
  {
    route: "POST /api/applications/:id/questions",
    path: ({ application }) => `/api/applications/${application}/questions`,
    body: () => ({ questions: [{ question: "Why?" }] }),
    ...ofEntity("edit"),
    owner: 201,
  },
  {
    route: "GET /api/applications/:id/questions/offers",
    path: ({ application }) => `/api/applications/${application}/questions/offers`,
    ...ofEntity("read"),
    rows: { stranger: 0, owner: 0, admin: 0 },
  },
  {
    route: "PATCH /api/applications/:id/questions/:questionId",
    path: ({ application, question }) => `/api/applications/${application}/questions/${question}`,
    body: () => ({ answer: "Because" }),
    ...ofEntity("edit"),
  },
  {
    route: "POST /api/applications/:id/questions/:questionId/draft",
    path: ({ application, question }) => `/api/applications/${application}/questions/${question}/draft`,
    body: () => ({ aiProvider: "builtin" }),
    ...ofEntity("edit"),
  },
  {
    route: "DELETE /api/applications/:id/questions/:questionId/draft",
    path: ({ application, question }) => `/api/applications/${application}/questions/${question}/draft`,
    ...ofEntity("edit"),
    owner: 204,
  },
  {
    route: "DELETE /api/applications/:id/questions/:questionId",
    path: ({ application, question }) => `/api/applications/${application}/questions/${question}`,
    ...ofEntity("edit"),
    owner: 204,
  },
  { route: "GET /api/questions/library", ...listOfEntities, rows: { stranger: 0, owner: 0, admin: 0 } },
  {
    route: "GET /api/applications/:id/call",
    path: ({ application }) => `/api/applications/${application}/call`,
    ...ofEntity("read"),
  },
  {
    route: "GET /api/applications/:id/call/answers",
    path: ({ application }) => `/api/applications/${application}/call/answers?question=Salaries`,
    ...ofEntity("read"),
  },
  {
    route: "PATCH /api/applications/:id/call/lines",
    path: ({ application }) => `/api/applications/${application}/call/lines`,
    body: () => ({ kind: "closing", accepted: true }),
    ...ofEntity("edit"),
  },
  {
    route: "PATCH /api/applications/:id/call/lines/:lineId",
    path: ({ application, callLine }) => `/api/applications/${application}/call/lines/${callLine}`,
    body: () => ({ accepted: true }),
    ...ofEntity("edit"),
  },
  {
    route: "POST /api/applications/:id/call/lines/:lineId/proposal",
    path: ({ application, callLine }) => `/api/applications/${application}/call/lines/${callLine}/proposal`,
    ...ofEntity("edit"),
    owner: 409,
  },
  {
    route: "POST /api/applications/:id/call",
    path: ({ application }) => `/api/applications/${application}/call`,
    body: () => ({ source: "text", text: "Apply by 1 May 2090." }),
    ...ofEntity("edit"),
    owner: 202,
  },
  {
    route: "DELETE /api/applications/:id/call",
    path: ({ application }) => `/api/applications/${application}/call`,
    ...ofEntity("edit"),
    owner: 204,
  },
  {
    route: "DELETE /api/applications/:id/call/reading",
    path: ({ application }) => `/api/applications/${application}/call/reading`,
    ...ofEntity("edit"),
  },
  {
    route: "GET /api/applications/:id/budget",
    path: ({ application }) => `/api/applications/${application}/budget`,
    ...ofEntity("read"),
  },
  {
    route: "PUT /api/applications/:id/budget",
    path: ({ application }) => `/api/applications/${application}/budget`,
    body: () => ({ currency: "EUR", years: 1, overheadCap: null, overheadBase: "direct" }),
    ...ofEntity("edit"),
  },
  {
    route: "GET /api/applications/:id/budget/mismatches",
    path: ({ application }) => `/api/applications/${application}/budget/mismatches`,
    ...ofEntity("read"),
  },
  {
    route: "GET /api/applications/:id/budget/export.xlsx",
    path: ({ application }) => `/api/applications/${application}/budget/export.xlsx`,
    ...ofEntity("read"),
  },
  {
    route: "POST /api/applications/:id/budget/lines",
    path: ({ application }) => `/api/applications/${application}/budget/lines`,
    body: () => ({
      ...{ year: 1, kind: "travel", workPackage: null, description: "Bus", quantity: 1_000, unit: null },
      ...{ unitPrice: 500, ownShare: 0, narrative: null },
    }),
    ...ofEntity("edit"),
    owner: 201,
  },
  {
    route: "PATCH /api/applications/:id/budget/lines/:lineId",
    path: ({ application, budgetLine }) => `/api/applications/${application}/budget/lines/${budgetLine}`,
    body: () => ({ description: "Train" }),
    ...ofEntity("edit"),
  },
  {
    route: "DELETE /api/applications/:id/budget/lines/:lineId",
    path: ({ application, budgetLine }) => `/api/applications/${application}/budget/lines/${budgetLine}`,
    ...ofEntity("edit"),
    owner: 204,
  },
  {
    route: "GET /api/questions/answers",
    path: ({ entity }) => `/api/questions/answers?entityId=${entity}&question=Why`,
    ...ofEntity("read"),
    rows: { stranger: 0, owner: 0, admin: 0 },
  },
  {
    route: "GET /api/applications/:id/readiness",
    path: ({ application }) => `/api/applications/${application}/readiness`,
    ...ofEntity("read"),
  },
  // No finding has this key, and nothing was put aside.
  {
    route: "POST /api/applications/:id/readiness/dismissals",
    path: ({ application }) => `/api/applications/${application}/readiness/dismissals`,
    body: () => ({ key: "0".repeat(64), reason: "Fine" }),
    ...ofEntity("edit"),
    owner: 404,
  },
  {
    route: "DELETE /api/applications/:id/readiness/dismissals/:dismissalId",
    path: ({ application, entity }) => `/api/applications/${application}/readiness/dismissals/${entity}`,
    ...ofEntity("edit"),
    owner: 404,
  },
  {
    route: "GET /api/applications/:id/mock-review",
    path: ({ application }) => `/api/applications/${application}/mock-review`,
    ...ofEntity("read"),
  },
  {
    route: "PUT /api/applications/:id/mock-review/criteria",
    path: ({ application }) => `/api/applications/${application}/mock-review/criteria`,
    body: () => ({ criteria: [{ title: "Impact", weight: 40 }] }),
    ...ofEntity("edit"),
  },
  {
    route: "POST /api/applications/:id/mock-review",
    path: ({ application }) => `/api/applications/${application}/mock-review`,
    ...ofEntity("edit"),
    owner: 202,
  },
  {
    route: "DELETE /api/applications/:id/mock-review/run",
    path: ({ application }) => `/api/applications/${application}/mock-review/run`,
    ...ofEntity("edit"),
  },
  {
    route: "GET /api/applications/:id/after",
    path: ({ application }) => `/api/applications/${application}/after`,
    ...ofEntity("read"),
  },
  {
    route: "POST /api/applications/:id/submissions",
    path: ({ application }) => `/api/applications/${application}/submissions`,
    body: () => ({}),
    ...ofEntity("edit"),
    owner: 201,
  },
  {
    route: "GET /api/applications/:id/submissions/:submissionId",
    path: ({ application, submission }) => `/api/applications/${application}/submissions/${submission}`,
    ...ofEntity("read"),
  },
  {
    route: "GET /api/applications/:id/submissions/:submissionId/package.pdf",
    path: ({ application, submission }) =>
      `/api/applications/${application}/submissions/${submission}/package.pdf`,
    ...ofEntity("read"),
  },
  {
    route: "GET /api/applications/:id/submissions/:submissionId/package.zip",
    path: ({ application, submission }) =>
      `/api/applications/${application}/submissions/${submission}/package.zip`,
    ...ofEntity("read"),
  },
  {
    route: "GET /api/applications/:id/package.pdf",
    path: ({ application }) => `/api/applications/${application}/package.pdf`,
    ...ofEntity("read"),
  },
  {
    route: "GET /api/applications/:id/package.zip",
    path: ({ application }) => `/api/applications/${application}/package.zip`,
    ...ofEntity("read"),
  },
  {
    route: "PUT /api/applications/:id/result",
    path: ({ application }) => `/api/applications/${application}/result`,
    body: () => ({ status: "funded", awardedAmount: "100" }),
    ...ofEntity("edit"),
  },
  {
    route: "POST /api/applications/:id/obligations",
    path: ({ application }) => `/api/applications/${application}/obligations`,
    body: () => ({ kind: "report", title: "Report", dueDate: "2030-01-01" }),
    ...ofEntity("edit"),
    owner: 201,
  },
  {
    route: "PATCH /api/applications/:id/obligations/:itemId",
    path: ({ application, obligation }) => `/api/applications/${application}/obligations/${obligation}`,
    body: () => ({ done: true }),
    ...ofEntity("edit"),
  },
  {
    route: "DELETE /api/applications/:id/obligations/:itemId",
    path: ({ application, obligation }) => `/api/applications/${application}/obligations/${obligation}`,
    ...ofEntity("edit"),
    owner: 204,
  },
  {
    route: "POST /api/applications/:id/spendings",
    path: ({ application }) => `/api/applications/${application}/spendings`,
    body: () => ({ spentOn: "2026-01-01", kind: "travel", amount: "1" }),
    ...ofEntity("edit"),
    owner: 201,
  },
  {
    route: "DELETE /api/applications/:id/spendings/:itemId",
    path: ({ application, spending }) => `/api/applications/${application}/spendings/${spending}`,
    ...ofEntity("edit"),
    owner: 204,
  },
  {
    route: "POST /api/applications/:id/outcomes",
    path: ({ application }) => `/api/applications/${application}/outcomes`,
    body: () => ({ text: "Lamps", reachedOn: "2026-01-01" }),
    ...ofEntity("edit"),
    owner: 201,
  },
  {
    route: "DELETE /api/applications/:id/outcomes/:itemId",
    path: ({ application, outcome }) => `/api/applications/${application}/outcomes/${outcome}`,
    ...ofEntity("edit"),
    owner: 204,
  },
  { route: "GET /api/obligations/next", ...listOfEntities, rows: { stranger: 0, owner: 1, admin: 0 } },
  {
    route: "GET /api/applications/:id/guests",
    path: ({ application }) => `/api/applications/${application}/guests`,
    ...ofEntity("read"),
    rows: { stranger: 0, owner: 1, admin: 0 },
  },
  {
    route: "POST /api/applications/:id/guests",
    path: ({ application }) => `/api/applications/${application}/guests`,
    body: () => ({ kind: "question", name: "Efua", email: "efua@example.org", question: "Why?" }),
    ...ofEntity("edit"),
    owner: 201,
  },
  {
    route: "POST /api/applications/:id/guests/:requestId/resend",
    path: ({ application, guest }) => `/api/applications/${application}/guests/${guest}/resend`,
    ...ofEntity("edit"),
  },
  {
    route: "POST /api/applications/:id/guests/:requestId/return",
    path: ({ application, guest }) => `/api/applications/${application}/guests/${guest}/return`,
    body: () => ({ remark: "Which year?" }),
    ...ofEntity("edit"),
  },
  {
    route: "POST /api/applications/:id/guests/:requestId/accept",
    path: ({ application, guest }) => `/api/applications/${application}/guests/${guest}/accept`,
    body: () => ({ answeredAt: GUEST_TIME }),
    ...ofEntity("edit"),
  },
  {
    route: "DELETE /api/applications/:id/guests/:requestId",
    path: ({ application, guest }) => `/api/applications/${application}/guests/${guest}`,
    ...ofEntity("edit"),
    owner: 204,
  },
  // A guest's token opens its one request, whoever sends it. No other token does.
  ...["POST /api/guest/read", "POST /api/guest/answer", "POST /api/guest/calendar"].map((route) => ({
    route,
    body: () => ({ token: "nonsense" }),
    ...{ visitor: 404, stranger: 404, owner: 404, admin: 404 },
  })),
  // Without a token in its header.
  { route: "PUT /api/guest/file", visitor: 400, stranger: 400, owner: 400, admin: 400 },
  { route: "GET /api/tasks/next", ...listOfEntities, rows: { stranger: 0, owner: 1, admin: 0 } },
  { route: "GET /api/tasks/people", ...everyMember, rows: { stranger: 0, owner: 0, admin: 0 } },
  { route: "GET /api/documents", ...listOfEntities, rows: { stranger: 0, owner: 1, admin: 0 } },
  {
    route: "POST /api/documents",
    body: ({ entity }) => ({
      ...{ entityId: entity, kind: "cv", fileName: "cv.pdf" },
      uploadedFileUrl: "/api/objects/00000000-0000-4000-8000-000000000000",
    }),
    // The file is not one of the owner's.
    ...ofEntity("edit"),
    owner: 400,
  },
  {
    route: "GET /api/documents/:id",
    path: ({ document }) => `/api/documents/${document}`,
    ...ofEntity("read"),
  },
  {
    route: "GET /api/documents/:id/file",
    path: ({ document }) => `/api/documents/${document}/file`,
    // Nothing is in the store.
    ...ofEntity("read"),
    owner: 404,
  },
  {
    route: "GET /api/documents/:id/answers",
    path: ({ document }) => `/api/documents/${document}/answers`,
    ...ofEntity("read"),
  },
  {
    route: "POST /api/documents/:id/answers",
    path: ({ document }) => `/api/documents/${document}/answers`,
    body: () => ({
      ...{ title: "Solar Call", funderName: "Amber Trust", status: "funded" },
      answers: [{ question: "Why?", answer: "Because" }],
    }),
    ...ofEntity("edit"),
    owner: 201,
  },
  ...["POST /api/trackers/entries", "POST /api/trackers/applications"].map((route) => ({
    route,
    body: ({ entity }: Ids) => ({
      ...{
        entityId: entity,
        fileName: "grants.csv",
        columns: ["title"],
        entries: [{ n: 1, status: "draft" }],
      },
      uploadedFileUrl: "/api/objects/00000000-0000-4000-8000-000000000000",
    }),
    // The file is not one of the owner's.
    ...ofEntity("edit"),
    owner: 400,
  })),
  {
    route: "PATCH /api/documents/:id",
    path: ({ document }) => `/api/documents/${document}`,
    body: () => ({ year: 2030 }),
    ...ofEntity("edit"),
  },
  {
    route: "POST /api/documents/:id/versions",
    path: ({ document }) => `/api/documents/${document}/versions`,
    body: () => ({
      ...{ fileName: "cv.pdf", uploadedFileUrl: "/api/objects/00000000-0000-4000-8000-000000000000" },
    }),
    ...ofEntity("edit"),
    owner: 400,
  },
  {
    route: "GET /api/applications/:id/documents",
    path: ({ application }) => `/api/applications/${application}/documents`,
    ...ofEntity("read"),
  },
  {
    route: "POST /api/applications/:id/documents",
    path: ({ application }) => `/api/applications/${application}/documents`,
    body: ({ document }) => ({ documentId: document }),
    ...ofEntity("edit"),
  },
  {
    route: "DELETE /api/applications/:id/documents/:documentId",
    path: ({ application, document }) => `/api/applications/${application}/documents/${document}`,
    ...ofEntity("edit"),
  },
  {
    route: "DELETE /api/documents/:id",
    path: ({ document }) => `/api/documents/${document}`,
    ...ofEntity("edit"),
    owner: 204,
  },
  { route: "POST /api/applications/generate", body: draft, ...ofEntity("edit") },
  {
    route: "POST /api/applications",
    body: ({ entity, other }) => ({ entityId: entity, opportunityId: other, askingAmount: "100" }),
    ...ofEntity("edit"),
    owner: 201,
  },
  {
    route: "GET /api/funders/:id/interactions",
    path: ({ funder }) => `/api/funders/${funder}/interactions`,
    ...listOfEntities,
    rows: { stranger: 0, owner: 1, admin: 0 },
  },
  { route: "GET /api/interactions/next", ...listOfEntities, rows: { stranger: 0, owner: 1, admin: 0 } },
  {
    route: "POST /api/funders/:id/interactions",
    path: ({ funder }) => `/api/funders/${funder}/interactions`,
    body: ({ entity }) => ({ entityId: entity, interactionType: "call", dateOfInteraction: "2026-01-05" }),
    ...ofEntity("edit"),
    owner: 201,
  },
  {
    route: "PATCH /api/interactions/:id",
    path: ({ interaction }) => `/api/interactions/${interaction}`,
    body: () => ({ outcome: "They call back" }),
    ...ofEntity("edit"),
  },
  {
    route: "DELETE /api/interactions/:id",
    path: ({ interaction }) => `/api/interactions/${interaction}`,
    ...ofEntity("edit"),
    owner: 204,
  },
  { route: "GET /api/pitch-decks", ...listOfEntities, rows: { stranger: 0, owner: 1, admin: 0 } },
  // Nothing was uploaded, so 400 means that the check of the file was reached.
  {
    route: "POST /api/pitch-decks",
    body: ({ entity }) => ({ entityId: entity, fileName: "deck.pdf", uploadedFileUrl: "/api/objects/x" }),
    ...ofEntity("edit"),
    owner: 400,
  },
  {
    route: "GET /api/pitch-decks/:id/reviews",
    path: ({ deck }) => `/api/pitch-decks/${deck}/reviews`,
    ...ofEntity("read"),
  },
  {
    route: "POST /api/pitch-decks/:id/analyze",
    path: ({ deck }) => `/api/pitch-decks/${deck}/analyze`,
    ...ofEntity("edit"),
  },
  {
    route: "DELETE /api/pitch-decks/:id/analysis",
    path: ({ deck }) => `/api/pitch-decks/${deck}/analysis`,
    ...ofEntity("edit"),
  },
  {
    route: "DELETE /api/pitch-decks/:id",
    path: ({ deck }) => `/api/pitch-decks/${deck}`,
    ...ofEntity("edit"),
    owner: 204,
  },
  { route: "POST /api/objects/upload", ...everyMember },
  { route: "PUT /api/objects/:id", path: ({ upload }) => upload, ...ownOnly },
  { route: "GET /api/objects/:id", path: ({ file }) => `/api/objects/${file}`, ...ownOnly },
  { route: "GET /api/s3/params", ...withStoreOnly },
  { route: "GET /api/s3/sts", ...withStoreOnly },
  { route: "POST /api/s3/multipart", ...withStoreOnly },
  { route: "GET /api/s3/multipart/:uploadId", ...withStoreOnly },
  { route: "GET /api/s3/multipart/:uploadId/:partNumber", ...withStoreOnly },
  { route: "POST /api/s3/multipart/:uploadId/complete", ...withStoreOnly },
  { route: "DELETE /api/s3/multipart/:uploadId", ...withStoreOnly },
  // These routes are for administrators. Here 400 or 404 means that the permission was granted. No other site
  // is called.
  {
    route: "GET /api/admin/opportunities",
    ...adminsOnly,
    rows: { stranger: 0, owner: 0, admin: 2 },
  },
  {
    route: "GET /api/admin/opportunities/pending",
    ...adminsOnly,
    rows: { stranger: 0, owner: 0, admin: 1 },
  },
  {
    route: "GET /api/admin/opportunities/:id",
    path: ({ pending }) => `/api/admin/opportunities/${pending}`,
    ...adminsOnly,
  },
  {
    route: "PATCH /api/admin/opportunities/:id",
    path: ({ pending }) => `/api/admin/opportunities/${pending}`,
    body: () => ({ name: "A Pending Grant" }),
    ...adminsOnly,
  },
  {
    route: "POST /api/admin/opportunities/:id/changes/:changeId/decline",
    path: ({ pending, change }) => `/api/admin/opportunities/${pending}/changes/${change}/decline`,
    ...adminsOnly,
  },
  {
    route: "POST /api/admin/opportunities/:id/changes/:changeId/accept",
    path: ({ pending, change }) => `/api/admin/opportunities/${pending}/changes/${change}/accept`,
    ...adminsOnly,
  },
  {
    route: "POST /api/admin/opportunities/:id/verify",
    path: ({ pending }) => `/api/admin/opportunities/${pending}/verify`,
    ...adminsOnly,
  },
  {
    route: "POST /api/admin/opportunities/:id/reject",
    path: ({ pending }) => `/api/admin/opportunities/${pending}/reject`,
    ...adminsOnly,
  },
  {
    route: "POST /api/admin/opportunities/bulk",
    body: ({ pending }) => ({ ids: [pending], decision: "reopen" }),
    ...adminsOnly,
  },
  {
    route: "DELETE /api/admin/opportunities/:id",
    path: ({ pending }) => `/api/admin/opportunities/${pending}`,
    ...adminsOnly,
    admin: 204,
  },
  { route: "GET /api/admin/duplicates", ...adminsOnly },
  { route: "GET /api/admin/duplicates/merged", ...adminsOnly },
  {
    route: "POST /api/admin/duplicates/:id/merge",
    path: ({ pending }) => `/api/admin/duplicates/${pending}/merge`,
    ...adminsOnly,
    admin: 400,
  },
  {
    route: "POST /api/admin/duplicates/:id/apart",
    path: ({ pending }) => `/api/admin/duplicates/${pending}/apart`,
    ...adminsOnly,
    admin: 404,
  },
  {
    route: "POST /api/admin/duplicates/merged/:id/split",
    path: ({ pending }) => `/api/admin/duplicates/merged/${pending}/split`,
    ...adminsOnly,
    admin: 404,
  },
  {
    route: "POST /api/admin/opportunities",
    body: () => ({ name: "By Hand", description: "Typed in", fundingType: "grant" }),
    ...adminsOnly,
    admin: 201,
  },
  { route: "GET /api/admin/activity", ...adminsOnly },
  { route: "GET /api/admin/activity.csv", ...adminsOnly },
  { route: "GET /api/admin/scrape/sources", ...adminsOnly },
  {
    route: "PUT /api/admin/scrape/sources/:id",
    path: () => "/api/admin/scrape/sources/nobody",
    body: () => ({ isOn: true }),
    ...adminsOnly,
    admin: 404,
  },
  { route: "GET /api/admin/scrape/runs", ...adminsOnly },
  {
    route: "DELETE /api/admin/scrape/runs/:id",
    path: ({ entity }) => `/api/admin/scrape/runs/${entity}`,
    ...adminsOnly,
    admin: 404,
  },
  { route: "POST /api/admin/scrape/grants-gov", body: () => ({ limit: 0 }), ...adminsOnly, admin: 400 },
  {
    route: "POST /api/admin/scrape/source/:id",
    path: () => "/api/admin/scrape/source/nobody",
    ...adminsOnly,
    admin: 404,
  },
  { route: "POST /api/admin/scrape/custom-url", ...adminsOnly, admin: 400 },
  // What an entity's members may do with each other. The viewer is the one who is named in the path.
  {
    route: "GET /api/entities/:id/members",
    path: ({ entity }) => `/api/entities/${entity}/members`,
    ...ofEntity("read"),
  },
  {
    route: "GET /api/entities/:id/activity",
    path: ({ entity }) => `/api/entities/${entity}/activity`,
    ...ofEntity("manage"),
  },
  {
    route: "GET /api/entities/:id/activity.csv",
    path: ({ entity }) => `/api/entities/${entity}/activity.csv`,
    ...ofEntity("manage"),
  },
  {
    route: "GET /api/entities/:id/ai-consents",
    path: ({ entity }) => `/api/entities/${entity}/ai-consents`,
    ...ofEntity("read"),
  },
  {
    route: "PUT /api/entities/:id/ai-consents",
    path: ({ entity }) => `/api/entities/${entity}/ai-consents`,
    body: () => ({ use: "drafts", provider: "openai", isAgreed: false }),
    ...ofEntity("manage"),
  },
  {
    route: "PATCH /api/entities/:id/members/:userId",
    path: ({ entity, viewer }) => `/api/entities/${entity}/members/${viewer}`,
    body: () => ({ role: "editor" }),
    ...ofEntity("manage"),
    owner: 204,
  },
  {
    route: "POST /api/entities/:id/invitations",
    path: ({ entity }) => `/api/entities/${entity}/invitations`,
    body: () => ({ email: "kofi@example.org", role: "viewer" }),
    ...ofEntity("manage"),
    owner: 201,
  },
  {
    route: "POST /api/entities/:id/invitations/:invitationId/resend",
    path: ({ entity, invitation }) => `/api/entities/${entity}/invitations/${invitation}/resend`,
    ...ofEntity("manage"),
  },
  {
    route: "DELETE /api/entities/:id/invitations/:invitationId",
    path: ({ entity, invitation }) => `/api/entities/${entity}/invitations/${invitation}`,
    ...ofEntity("manage"),
    owner: 204,
  },
  // Everybody may leave, so that a viewer may call it for themselves.
  {
    route: "DELETE /api/entities/:id/members/:userId",
    path: ({ entity, viewer }) => `/api/entities/${entity}/members/${viewer}`,
    ...ofEntity("manage"),
    viewer: 204,
    owner: 204,
  },
  // The token grants access to whoever holds it, and to join to the account of its address.
  {
    route: "POST /api/invitations/read",
    body: () => ({ token: "nonsense" }),
    visitor: 400,
    stranger: 400,
    owner: 400,
    admin: 400,
  },
  {
    route: "POST /api/invitations/accept",
    body: () => ({ token: "nonsense" }),
    visitor: 401,
    stranger: 400,
    owner: 400,
    admin: 400,
  },
  // An invitation is for whoever has its address, also not for the owner who sent it.
  { route: "GET /api/invitations", ...everyMember, rows: { stranger: 0, owner: 0, admin: 0 } },
  ...["accept", "decline"].map((verb) => ({
    route: `POST /api/invitations/:id/${verb}`,
    path: ({ invitation }: Ids) => `/api/invitations/${invitation}/${verb}`,
    visitor: 401,
    stranger: 404,
    owner: 404,
    admin: 404,
  })),
  {
    route: "POST /api/entities",
    body: () => ({ name: "Another", type: "School" }),
    ...everyMember,
    stranger: 201,
    owner: 201,
    admin: 201,
  },
  {
    route: "DELETE /api/entities/:id",
    path: ({ entity }) => `/api/entities/${entity}`,
    ...ofEntity("manage"),
    owner: 204,
  },
  { route: "POST /api/auth/logout", visitor: 204, stranger: 204, owner: 204, admin: 204 },
];

const OUTSIDERS = ["visitor", "stranger", "former", "admin"] as const;
const MEMBERS = ["viewer", "commenter", "editor", "coOwner"] as const;
type Caller = (typeof OUTSIDERS)[number] | (typeof MEMBERS)[number] | "owner";
type Callers = Record<Caller, TestApp["visitor"]>;
type Scene = { ids: Ids; callers: Callers };

/** The status that a caller is to get, and whether as somebody who sees what the owner sees. */
function expectFor(line: Line, caller: Caller): { status: number; seesRows: "stranger" | "owner" | "admin" } {
  if (caller === "visitor" || caller === "stranger" || caller === "admin" || caller === "owner")
    return { status: line[caller], seesRows: caller === "visitor" ? "stranger" : caller };
  if (line.right === undefined || caller === "former") return { status: line.stranger, seesRows: "stranger" };
  const own = caller === "viewer" || caller === "coOwner" ? line[caller] : undefined;
  if (own !== undefined) return { status: own, seesRows: "owner" };
  const role = caller === "coOwner" ? "owner" : caller;
  return { status: hasRight(role, line.right) ? line.owner : 403, seesRows: "owner" };
}

/** Whether a call with this answer may have changed a record. */
const mayChange = ({ route }: Line, status: number) => !route.startsWith("GET ") && status < 400;

/**
 * Who is asked in which scene. The owner is the last, for the call may remove something. What members change would be in the way of
 * the others: each of them has a scene of their own.
 */
function shareScenes(line: Line): Caller[][] {
  const members = line.right === undefined ? [] : MEMBERS;
  const apart = members.filter((member) => mayChange(line, expectFor(line, member).status));
  const together = members.filter((member) => !apart.includes(member));
  return [[...OUTSIDERS, ...together, "owner"], ...apart.map((member) => [member])];
}

let app: TestApp;
let logo: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: true });
  logo = await keepLogo();
});
afterAll(() => app.close());

/** Makes the callers and the owner's records. The catalogue has nothing else. */
async function buildScene(): Promise<Scene> {
  await app.db.delete(fundingOpportunities);
  await app.db.delete(guestRequests);
  const owner = await app.buildUser();
  const entity = await app.buildEntity({ userId: owner.id });
  const opportunity = await app.buildOpportunity({ deadline: "2090-12-31" });
  const other = await app.buildOpportunity({ name: "Another Grant" });
  const application = await app.buildApplication({
    ...{ entityId: entity.id, opportunityId: opportunity.id, notes: "Call" },
  });
  const deck = await app.buildPitchDeck({ entityId: entity.id, finishedRun: 1 });
  const pending = await app.buildOpportunity({ name: "Pending", verificationStatus: "pending" });
  const [change] = await app.db
    .insert(opportunityChanges)
    .values({ opportunityId: pending.id, field: "currency", after: "EUR" })
    .returning({ id: opportunityChanges.id });
  const [newsRow] = await app.db
    .insert(news)
    .values({
      userId: owner.id,
      kind: "change",
      key: "change",
      opportunityId: opportunity.id,
      data: {
        kind: "change",
        opportunity: { ...opportunity, funderName: null, deadline: null, deadlineTimezone: null },
        changes: [],
      },
    })
    .returning({ id: news.id });
  const [savedSearch] = await app.db
    .insert(savedSearches)
    .values({ userId: owner.id, name: "Water", search: "water" })
    .returning({ id: savedSearches.id });
  const [shortlist] = await app.db
    .insert(shortlists)
    .values({ entityId: entity.id, name: "Best", items: [{ opportunityId: opportunity.id, note: "" }] })
    .returning({ id: shortlists.id });
  const [funder] = await app.db
    .insert(funderProfiles)
    .values({ name: `Water Trust ${randomUUID()}` })
    .returning();
  const [interaction] = await app.db
    .insert(interactions)
    .values({
      entityId: entity.id,
      funderId: funder!.id,
      interactionType: "call",
      nextAction: "Call again",
      nextActionDate: "2026-01-05",
    })
    .returning();
  const [resource] = await app.db
    .insert(resources)
    .values({ title: `Budget ${randomUUID()}`, resourceType: "template", content: "Row by row" })
    .returning();
  const [viewer, commenter, editor, coOwner, former] = [
    await app.buildUser(),
    await app.buildUser(),
    await app.buildUser(),
    await app.buildUser(),
    await app.buildUser(),
  ];
  const roles = [
    [viewer, "viewer"],
    [commenter, "commenter"],
    [editor, "editor"],
    [coOwner, "owner"],
    [former, "editor"],
  ] as const;
  await app.db
    .insert(memberships)
    .values(roles.map(([{ id: userId }, role]) => ({ entityId: entity.id, userId, role })));
  await app.as(owner).then((me) => me.delete(`/api/entities/${entity.id}/members/${former.id}`).expect(204));
  const [textVersion] = await app.db
    .insert(textVersions)
    .values({ applicationId: application.id, field: "notes", text: "Call", savedAt: new Date() })
    .returning({ id: textVersions.id });
  const [comment] = await app.db
    .insert(comments)
    .values({
      applicationId: application.id,
      ...{ field: "notes", quote: "Call", textBefore: "", textAfter: "", start: 0 },
      ...{ text: "Better", replacement: "Ring", authorId: owner.id, createdAt: new Date() },
    })
    .returning({ id: comments.id });
  const [task] = await app.db
    .insert(applicationTasks)
    .values({ applicationId: application.id, title: "Budget", dueDate: "2090-01-05" })
    .returning({ id: applicationTasks.id });
  const [question] = await app.db
    .insert(applicationQuestions)
    .values({ entityId: entity.id, applicationId: application.id, position: 0, question: "Why?" })
    .returning({ id: applicationQuestions.id });
  const [call] = await app.db
    .insert(calls)
    .values({ entityId: entity.id, applicationId: application.id, source: "text", documentName: "Call" })
    .returning({ id: calls.id });
  const [callLine] = await app.db
    .insert(callLines)
    .values({
      ...{ callId: call!.id, kind: "ai", value: { rule: "disclose" } },
      ...{ page: 1, quote: "Say where AI was used.", position: 0 },
    })
    .returning({ id: callLines.id });
  await app.db
    .insert(applicationBudgets)
    .values({ entityId: entity.id, applicationId: application.id, currency: "EUR" });
  const [budgetLine] = await app.db
    .insert(budgetLines)
    .values({
      ...{ entityId: entity.id, applicationId: application.id, position: 0, year: 1, kind: "travel" },
      ...{ description: "Bus", quantity: 1_000, unitPrice: 500 },
    })
    .returning({ id: budgetLines.id });
  const ofApplication = { entityId: entity.id, applicationId: application.id };
  await app.db
    .insert(awardCriteria)
    .values({ applicationId: application.id, title: "Impact", weight: 1, position: 0 });
  const [submission] = await app.db
    .insert(applicationSubmissions)
    .values({
      ...{ ...ofApplication, number: 1, sentOn: "2026-01-05", currency: "USD", sha256: "0".repeat(64) },
      content: {
        application: {
          ...{ title: null, status: "submitted", askingAmount: null, askingCurrency: "USD" },
          ...{ submittedDate: null, decisionDate: null, awardedAmount: null, awardedCurrency: null },
          ...{ narrative: null, aiDraftNarrative: null },
        },
        opportunity: null,
        entity: {
          ...{ name: "Lab", type: "Startup", stage: null, country: null, industry: null, foundedYear: null },
          ...{ teamSize: null, website: null, mission: null },
        },
        questions: [],
        budget: { budget: null, lines: [] },
        documents: [],
      },
    })
    .returning({ id: applicationSubmissions.id });
  await app.db.update(applications).set({ status: "funded" }).where(eq(applications.id, application.id));
  const [obligation] = await app.db
    .insert(awardObligations)
    .values({ ...ofApplication, kind: "report", title: "Report", dueDate: "2026-03-01" })
    .returning({ id: awardObligations.id });
  const [spending] = await app.db
    .insert(awardSpendings)
    .values({ ...ofApplication, spentOn: "2026-01-05", kind: "travel", amount: 100 })
    .returning({ id: awardSpendings.id });
  const [outcome] = await app.db
    .insert(awardOutcomes)
    .values({ ...ofApplication, text: "Lamps", reachedOn: "2026-01-05" })
    .returning({ id: awardOutcomes.id });
  const [guest] = await app.db
    .insert(guestRequests)
    .values({
      ...{ entityId: entity.id, applicationId: application.id, askedBy: owner.id },
      ...{ kind: "question", name: "Efua", email: "efua@example.org", question: "Why?" },
      ...{ tokenHash: hashToken("guest"), sentAt: new Date(), expiresAt: new Date("2090-01-01") },
      ...{ answer: "Because", answeredAt: new Date(GUEST_TIME) },
    })
    .returning({ id: guestRequests.id });
  const document = await app.buildDocument({ entityId: entity.id });
  const proposal = { field: "productDescription", value: "Lamps", quote: "Lamps", page: 1, isFromAi: false };
  await app.db.insert(profileReadings).values({
    ...{ entityId: entity.id, source: "website", name: "https://sunrise.example", status: "read" },
    ...{ finishedRun: 1, pages: [{ number: 1, address: "https://sunrise.example" }], proposals: [proposal] },
  });
  const [invitation] = await app.db
    .insert(invitations)
    .values({
      entityId: entity.id,
      email: "esi@example.org",
      role: "viewer",
      tokenHash: randomUUID(),
      sentAt: new Date(),
      expiresAt: new Date(),
    })
    .returning({ id: invitations.id });
  const [apiKey] = await app.db
    .insert(apiKeys)
    .values({
      ...{ userId: owner.id, entityId: entity.id, name: "Sheet", keyHash: randomUUID(), hint: "amb_" },
      ...{ scopes: ["applications:read"], expiresAt: new Date("2090-01-01") },
    })
    .returning({ id: apiKeys.id });
  const [webhook] = await app.db
    .insert(webhooks)
    .values({
      ...{ userId: owner.id, entityId: entity.id, address: "https://example.org/", sealedSecret: "sealed" },
      events: ["task.done"],
    })
    .returning({ id: webhooks.id });
  const [delivery] = await app.db
    .insert(webhookDeliveries)
    .values({ webhookId: webhook!.id, event: "task.done", data: {} })
    .returning({ id: webhookDeliveries.id });
  // Not a session of the owner: those are counted.
  const sessionId = randomUUID();
  await app.db.insert(sessions).values({ sid: sessionId, sess: {}, expire: new Date("2090-01-01") });
  const [pushDevice] = await app.db
    .insert(pushSubscriptions)
    .values({
      ...{ userId: owner.id, sessionId, endpoint: `https://push.example.org/${owner.id}` },
      ...{ p256dh: "key", auth: "secret" },
    })
    .returning({ id: pushSubscriptions.id });
  const ids = {
    entity: entity.id,
    viewer: viewer.id,
    invitation: invitation!.id,
    textVersion: textVersion!.id,
    comment: comment!.id,
    application: application.id,
    task: task!.id,
    question: question!.id,
    callLine: callLine!.id,
    budgetLine: budgetLine!.id,
    submission: submission!.id,
    obligation: obligation!.id,
    spending: spending!.id,
    outcome: outcome!.id,
    guest: guest!.id,
    document: document.id,
    opportunity: opportunity.id,
    other: other.id,
    deck: deck.id,
    file: await uploadFile(await app.as(owner), makeBytes()),
    upload: await askForUpload(await app.as(owner)),
    pending: pending.id,
    change: change!.id,
    news: newsRow!.id,
    savedSearch: savedSearch!.id,
    shortlist: shortlist!.id,
    funder: funder!.id,
    interaction: interaction!.id,
    resource: resource!.id,
    logo,
    session: (await listSessions(await app.as(owner))).find(({ current }) => current)!.id,
    apiKey: apiKey!.id,
    webhook: webhook!.id,
    pushDevice: pushDevice!.id,
    delivery: delivery!.id,
  };
  const [stranger, admin] = [await app.buildUser(), await app.buildUser({ isAdmin: true })];
  const people = { stranger, owner, admin, viewer, commenter, editor, coOwner, former };
  await app.db
    .insert(calendarFeeds)
    .values(Object.values(people).map(({ id: userId }) => ({ userId, nonce: randomUUID() })));
  const callers = {
    visitor: app.visitor,
    stranger: await app.as(stranger),
    owner: await app.as(owner),
    admin: await app.as(admin),
    viewer: await app.as(viewer),
    commenter: await app.as(commenter),
    editor: await app.as(editor),
    coOwner: await app.as(coOwner),
    former: await app.as(former),
  };
  return { ids, callers };
}

const listSessions = async (caller: TestApp["visitor"]) =>
  (await caller.get("/api/auth/sessions").expect(200)).body as SessionView[];

async function keepLogo(): Promise<string> {
  const hash = "0".repeat(32);
  const now = new Date();
  const address = "https://example.org/logo.png";
  await app.db.insert(logos).values({ address, image: makeBytes(), hash, checkedAt: now, nextCheckAt: now });
  return hash;
}

/** Reads an answer as JSON, or only the first chunk of a stream. */
function readBeginning(res: request.Response, done: (error: Error | null, body: unknown) => void): void {
  const isStream = String(res.headers["content-type"]).startsWith("text/event-stream");
  const answer = res as unknown as IncomingMessage;
  answer.once("data", (chunk: Buffer) => {
    done(null, isStream ? {} : JSON.parse(chunk.toString()));
    if (isStream) answer.destroy();
  });
}

const sendCall = (caller: TestApp["visitor"], ids: Ids, { route, path, body, isEndless }: Line) => {
  const [method, template] = route.split(" ") as [string, string];
  const verb = method.toLowerCase() as "get" | "post" | "put" | "patch" | "delete";
  const request = caller[verb](path?.(ids) ?? template);
  if (isEndless) return request.buffer(true).parse(readBeginning);
  return verb === "get" || verb === "delete" ? request : request.send(body?.(ids) ?? {});
};

const countRows = (body: unknown): number =>
  (Array.isArray(body) ? body : (Object.values(body as object).find(Array.isArray) as unknown[])).length;

describe("permissions", () => {
  it("the table has a line for every route of the API and no other line", () => {
    const routers = [
      ...openRouters(app.deps),
      ...publicRouters(app.deps),
      ...rawBodyRouters(),
      ...memberRouters(app.deps),
    ];
    const routes = routers.flatMap(({ base, router }) =>
      listRoutes(router)
        .filter(({ method }) => method !== "_ALL" && method !== "ALL")
        .map(({ method, path }) => `${method} ${base}${path === "/" ? "" : path}`),
    );
    expect(TABLE.map(({ route }) => route).sort()).toEqual([...new Set(routes)].sort());
  });

  it("a browser keeps the answers of the listed routes and of no other", () => {
    const kept = TABLE.map(({ route }) => route.replace(/^GET /, "")).filter(
      (route) => keptAddress(route.replaceAll(/:\w+/g, "some-id")) !== undefined,
    );
    expect(kept.sort()).toEqual([...KEPT_ROUTES].sort());
    expect(keptAddress("/api/opportunities?search=pumps&page=1")).toBeUndefined();
    expect(keptAddress("/api/opportunities?page=1&limit=10")).toBe("/api/opportunities?limit=10&page=1");
  });

  describe("each route", () => {
    /** A scene that nobody has changed. It serves the next line too, for most calls only read or are refused. */
    let unchanged: Scene | undefined;

    it.each(TABLE.map((line) => [line.route, line] as const))(
      "%s answers each kind of caller with the status of its line",
      async (_route, line) => {
        for (const present of shareScenes(line)) {
          const { ids, callers } = unchanged ?? (await buildScene());
          unchanged = undefined;
          let isChanged = false;
          for (const caller of present) {
            const expected = expectFor(line, caller);
            const { status, body } = await sendCall(callers[caller], ids, line);
            isChanged ||= mayChange(line, status);
            expect(`${caller} ${status}`).toBe(`${caller} ${expected.status}`);
            if (line.rows && caller !== "visitor" && status === 200)
              expect(`${caller} ${countRows(body)}`).toBe(`${caller} ${line.rows[expected.seesRows]}`);
            if (status === 401) expect(body).toEqual({ message: "Please sign in", code: "unauthenticated" });
          }
          if (!isChanged) unchanged = { ids, callers };
        }
      },
    );
  });

  it("with SECOND_FACTOR=required an account without a factor is refused by every route but those that set one up", async () => {
    const OPEN = [
      "GET /api/auth/user",
      "GET /api/auth/user/preferences",
      "PATCH /api/auth/user/preferences",
      "GET /api/auth/factors",
      "POST /api/auth/factors/totp",
      "POST /api/auth/factors/totp/confirm",
      "POST /api/auth/factors/passkeys/options",
      "POST /api/auth/factors/passkeys",
      "POST /api/auth/confirm",
      "POST /api/auth/confirm/options",
      "GET /api/auth/identities",
      "POST /api/auth/identities/confirm",
    ];
    const { ids, callers } = await buildScene();
    const { config } = app.deps;
    config.SECOND_FACTOR = "required";
    try {
      for (const line of TABLE.filter(({ visitor }) => visitor === 401))
        for (const caller of ["owner", "admin"] as const) {
          const { body } = await sendCall(callers[caller], ids, { ...line, isEndless: false });
          const isRefused = (body as { code?: string }).code === "second_factor_required";
          expect(`${line.route} ${isRefused}`).toBe(`${line.route} ${!OPEN.includes(line.route)}`);
        }
      expect(OPEN.filter((route) => !TABLE.some((line) => line.route === route))).toEqual([]);
    } finally {
      config.SECOND_FACTOR = "optional";
    }
  });

  it("a guest's token opens its own request and nothing else", async () => {
    const { ids } = await buildScene();
    const guest = (line: Line) =>
      sendCall(app.visitor, ids, line).set({ "x-guest-token": "guest", authorization: "Bearer guest" });
    for (const line of TABLE.filter(({ visitor }) => visitor === 401))
      expect(`${line.route} ${(await guest(line)).status}`).toBe(`${line.route} 401`);
    const read = (token: string) => app.visitor.post("/api/guest/read").send({ token });
    expect((await read("guest").expect(200)).body.id).toBe(ids.guest);
    // Nothing in the call names another request.
    const answer = { token: "guest", text: "Yes", id: ids.task, requestId: ids.task };
    expect((await app.visitor.post("/api/guest/answer").send(answer).expect(200)).body.id).toBe(ids.guest);
    await read("another").expect(404);
  });

  it("another user's record and a missing record get the same answer", async () => {
    const missingId = crypto.randomUUID();
    const stranger = await app.as(await app.buildUser());
    const { id: entity } = await app.buildEntity();
    const { id: application } = await app.buildApplication();
    const file = await uploadFile(await app.as(await app.buildUser()), makeBytes());
    const { id: deck } = await app.buildPitchDeck();
    for (const [path, missingPath] of [
      [`/api/entities/${entity}`, `/api/entities/${missingId}`],
      [`/api/profile/${entity}`, `/api/profile/${missingId}`],
      [`/api/applications/${application}`, `/api/applications/${missingId}`],
      [`/api/objects/${file}`, `/api/objects/${missingId}`],
      [`/api/pitch-decks/${deck}/reviews`, `/api/pitch-decks/${missingId}/reviews`],
    ] as const) {
      const [foreign, absent] = [await stranger.get(path), await stranger.get(missingPath)];
      expect(foreign.status).toBe(404);
      expect(foreign.body).toEqual(absent.body);
    }
  });
});

describe("unknown addresses", () => {
  it("an unknown address answers 401 to a visitor and 404 to a signed-in user", async () => {
    expect((await app.visitor.get("/api/nonsense")).status).toBe(401);
    const member = await app.as(await app.buildUser());
    const answer = await member.get("/api/nonsense");
    expect(answer.status).toBe(404);
    expect(answer.body.code).toBe("not_found");
    expect((await member.get("/api/entities/%E0%A4%A")).status).toBe(404);
  });

  it("a known address answers 405 to other methods and lists its own", async () => {
    const member = await app.as(await app.buildUser());
    const answer = await member.delete("/api/funders");
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe("GET");
    expect(answer.body.code).toBe("method_not_allowed");
  });
});

describe("request bodies", () => {
  it("bodies are read only as JSON and only up to a limit", async () => {
    const member = await app.as(await app.buildUser());
    const post = (type: string, body: string) =>
      member.post("/api/entities").set("content-type", type).send(body);
    expect((await post("text/plain", "name=x")).body.code).toBe("unsupported_type");
    expect((await post("application/json", "{")).body.code).toBe("invalid_json");
    expect((await post("application/json", JSON.stringify({ name: "x".repeat(100_001) }))).body.code).toBe(
      "too_large",
    );
    const deep = `{"a":${"[".repeat(30)}${"]".repeat(30)}}`;
    expect((await post("application/json", deep)).body.code).toBe("validation_failed");
  });
});

describe("health checks", () => {
  it("the health checks say that the process is running and the database answers", async () => {
    expect((await app.visitor.get("/api/health")).body).toEqual({ status: "ok" });
    expect((await app.visitor.get("/api/health/ready")).body).toEqual({ status: "ready" });
  });
});
