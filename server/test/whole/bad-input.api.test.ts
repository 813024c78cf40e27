import { createECDH } from "node:crypto";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { API_KEY_NAME_MAX } from "@shared/constants/api-keys";
import { BUDGET_NARRATIVE_MAX, BUDGET_TEXT_MAX, BUDGET_UNIT_MAX } from "@shared/constants/budget";
import { COMMENT_MAX, MENTIONS_MAX, QUOTE_MAX } from "@shared/constants/comments";
import { ALL_ENTITY_TYPES } from "@shared/constants/enums";
import {
  LONG_TEXT_MAX,
  NAME_MAX,
  NARRATIVE_MAX,
  PASSKEY_NAME_MAX,
  PERSON_NAME_MAX,
  SEARCH_MAX,
  TEXT_MAX,
} from "@shared/constants/limits";
import { listQuestions } from "@shared/constants/questionnaires";
import { DISMISSAL_REASON_MAX } from "@shared/constants/readiness";
import { SAVED_SEARCH_NAME_MAX } from "@shared/constants/saved-searches";
import { SHORTLIST_NAME_MAX } from "@shared/constants/shortlists";
import { duplicatePairs, funderProfiles, memberships } from "@shared/schema/index";
import { memberRouters, publicRouters } from "../../app/app";
import { listRoutes } from "../../http/router";
import { startTestApp, type TestApp } from "../app";
import * as bad from "../bad-values";
import type { Json, Kind } from "../bad-values";

/** Invalid values for each field of the API. Every route with a body or a query needs an entry here. */
type Ids = {
  entity: string;
  application: string;
  task: string;
  question: string;
  guest: string;
  document: string;
  opportunity: string;
  deck: string;
  savedSearch: string;
  shortlist: string;
  funder: string;
  interaction: string;
  comment: string;
  /** Another member of the entity. */
  member: string;
  /** Two opportunities that seem to be the same. */
  pair: string;
};
type Field = Kind & { good?: Json };
type Body = { route: string; path?: (ids: Ids) => string; fields: (ids: Ids) => Record<string, Field> };

const ENTITY_FIELDS = {
  name: { ...bad.requiredLineUpTo(NAME_MAX), good: '"Sunrise Labs"' },
  type: { ...bad.requiredWord, good: '"School"' },
  stage: bad.word,
  description: bad.textUpTo(TEXT_MAX),
  mission: bad.textUpTo(TEXT_MAX),
  industry: bad.list,
  country: bad.word,
};
const buildApplicationFields = ({ entity, opportunity }: Ids) => ({
  entityId: { ...bad.id, good: JSON.stringify(entity) },
  opportunityId: { ...bad.id, good: JSON.stringify(opportunity) },
  askingAmount: { ...bad.positiveAmount, good: '"5"' },
});
/** Members that a comment mentions. */
const MENTIONS: Kind = {
  bad: [
    ...['"x"', "5", "true", "null", "{}", '["x"]', "[null]", "[[]]"],
    JSON.stringify(Array.from({ length: MENTIONS_MAX + 1 }, () => "00000000-0000-4000-8000-000000000000")),
  ],
};
const OPPORTUNITY_FIELDS = {
  name: { ...bad.requiredLineUpTo(NAME_MAX), good: '"Harvest Fund"' },
  description: bad.textUpTo(LONG_TEXT_MAX),
  fundingType: { bad: [...bad.word.bad, "null", '""'] },
  // An empty field of the form means that there is no such amount.
  minAmount: { bad: bad.positiveAmount.bad.filter((value) => value !== '""' && value !== "null") },
  maxAmount: { bad: bad.positiveAmount.bad.filter((value) => value !== '""' && value !== "null") },
  deadline: bad.date,
};
const INTERACTION_FIELDS = {
  contactPerson: bad.lineUpTo(NAME_MAX),
  outcome: bad.lineUpTo(NAME_MAX),
  notes: bad.textUpTo(LONG_TEXT_MAX),
  nextAction: bad.lineUpTo(NAME_MAX),
  nextActionDate: bad.date,
};
const TASK_FIELDS = {
  title: bad.requiredLineUpTo(NAME_MAX),
  dueDate: bad.date,
  assigneeId: { bad: bad.id.bad.filter((value) => value !== '""' && value !== "null") },
  section: bad.word,
};
const UPLOADED_FILE = {
  fileName: { ...bad.requiredLineUpTo(NAME_MAX), good: '"deck.pdf"' },
  uploadedFileUrl: { bad: ["5", "[]", '{"toString":1}', '""', "null"], good: '"/api/objects/x"' },
};
const DOCUMENT_FIELDS = {
  kind: { ...bad.requiredWord, good: '"cv"' },
  name: bad.requiredLineUpTo(NAME_MAX),
  year: bad.ANSWERS.year,
  expiresOn: bad.date,
  mayBeSentToAi: { bad: [...bad.flag.bad, "null"] },
};
const BAD_COLUMNS = [
  ...["5", '"x"', "{}", "[5]", '["nonsense"]', '["title","title"]'],
  JSON.stringify(Array.from({ length: 51 }, () => "notes")),
];
const trackerFields = (entity: string) => ({
  ...UPLOADED_FILE,
  entityId: { ...bad.id, good: JSON.stringify(entity) },
  columns: { bad: BAD_COLUMNS, good: '["title"]' },
  dayOrder: bad.word,
  currency: { bad: [...bad.word.bad, "null"] },
});
const BAD_QUESTIONS = [
  ...["null", "5", '"x"', "{}", "[]", "[5]", "[null]", '[{"question":""}]', '[{"question":"x","limit":5}]'],
  JSON.stringify(Array.from({ length: 101 }, () => ({ question: "Why?" }))),
];
/** A required day that may not be in the future. */
const requiredDay = { bad: [...bad.date.bad, "null", '""', '"2099-12-31"'] };
const BAD_IDS = [
  ...["null", "5", '"x"', "{}", '{"toString":1}', "[]", "[5]", "[null]", '["x"]', '[["x"]]'],
  JSON.stringify(Array.from({ length: 101 }, () => crypto.randomUUID())),
];
/** A whole number from 0 or 1, which is not text. */
const NO_COUNT = { bad: ['"x"', '"1"', "-1", "1.5", "true", "[]", "{}", "1e400"] };
const NO_VERSION = { bad: ['"x"', "0", "1.5", "null", "[]"] };
const BUDGET_LINE_FIELDS = {
  year: { ...NO_COUNT, good: "1" },
  kind: { ...bad.requiredWord, good: '"travel"' },
  workPackage: { ...bad.lineUpTo(BUDGET_UNIT_MAX), good: "null" },
  description: { ...bad.requiredLineUpTo(BUDGET_TEXT_MAX), good: '"Bus"' },
  quantity: { ...NO_COUNT, good: "1000" },
  unit: { ...bad.lineUpTo(BUDGET_UNIT_MAX), good: "null" },
  unitPrice: { ...NO_COUNT, good: "500" },
  ownShare: { ...NO_COUNT, good: "0" },
  narrative: { ...bad.textUpTo(BUDGET_NARRATIVE_MAX), good: "null" },
};
const BAD_CRITERIA = [
  "null",
  "5",
  '"x"',
  "{}",
  "[5]",
  "[null]",
  '[{"title":"","weight":1}]',
  '[{"title":"x"}]',
];
const requiredDate = { bad: [...bad.date.bad, "null", '""'] };
const NOBODY = "00000000-0000-4000-8000-000000000000";
const EMAIL = { ...bad.requiredEmail, good: '"nobody@example.org"' };
const PASSWORD = { ...bad.newPassword, good: '"a long enough phrase"' };
const shortlistItems = (opportunity: string) => ({
  bad: ["null", "5", "{}", "[]", "[null]", '[{"opportunityId":"x"}]', "[{}]"],
  good: JSON.stringify([{ opportunityId: opportunity, note: "" }]),
});
const MAILED_TOKEN = { bad: ["5", "[]", '{"toString":1}', '""', "null"], good: '"x"' };
/** The answer of a passkey in its form, with nothing true in it. */
const toPasskey = (part: string, over: object = {}) =>
  JSON.stringify({
    ...{ id: "AA", rawId: "AA", type: "public-key" },
    response: { clientDataJSON: "AA", [part]: "AA" },
    ...over,
  });
const NO_PASSKEY = {
  bad: [
    ...["null", "5", '"x"', "[]", "{}", '{"toString":1}'],
    toPasskey("x"),
    toPasskey("attestationObject", { id: "\0" }),
    toPasskey("attestationObject", { type: "password" }),
    toPasskey("attestationObject", { rawId: "A".repeat(3_000) }),
  ],
};
const personName = { ...bad.requiredLineUpTo(PERSON_NAME_MAX), good: '"Ama"' };

const BODIES: Body[] = [
  {
    route: "POST /api/auth/login",
    fields: () => ({ email: EMAIL, password: { ...bad.givenPassword, good: '"x"' } }),
  },
  {
    route: "POST /api/auth/signup",
    fields: () => ({ firstName: personName, lastName: personName, email: EMAIL, password: PASSWORD }),
  },
  {
    route: "POST /api/auth/second-factor",
    fields: () => ({ code: bad.requiredLineUpTo(60), passkey: NO_PASSKEY }),
  },
  {
    route: "POST /api/auth/factors/passkeys",
    fields: () => ({
      name: { ...bad.requiredLineUpTo(PASSKEY_NAME_MAX), good: '"Phone"' },
      passkey: { ...NO_PASSKEY, good: toPasskey("attestationObject") },
    }),
  },
  {
    route: "POST /api/auth/confirm",
    fields: () => ({
      password: bad.givenPassword,
      code: bad.requiredLineUpTo(60),
      passkey: NO_PASSKEY,
    }),
  },
  { route: "POST /api/auth/factors/totp/confirm", fields: () => ({ code: bad.requiredLineUpTo(60) }) },
  { route: "POST /api/auth/forgot-password", fields: () => ({ email: EMAIL }) },
  {
    route: "POST /api/auth/reset-password",
    fields: () => ({
      token: MAILED_TOKEN,
      password: PASSWORD,
    }),
  },
  {
    route: "PATCH /api/auth/user",
    fields: () => ({
      firstName: personName,
      lastName: personName,
      country: bad.word,
      countryName: bad.lineUpTo(PERSON_NAME_MAX),
    }),
  },
  {
    route: "PATCH /api/auth/user/preferences",
    fields: () => ({
      notifyDeadlines: { bad: [...bad.flag.bad, "null"] },
      notifyNewOpportunities: { bad: [...bad.flag.bad, "null"] },
      notifyChanges: { bad: [...bad.flag.bad, "null"] },
      notifySavedSearches: { bad: [...bad.flag.bad, "null"] },
      notifyComments: { bad: [...bad.flag.bad, "null"] },
      timezone: { ...bad.word, bad: [...bad.word.bad, '"Nowhere/Land"', '"+03:00"', '"UTC; drop"'] },
    }),
  },
  {
    route: "POST /api/auth/change-password",
    fields: () => ({
      currentPassword: { ...bad.givenPassword, good: '"x"' },
      newPassword: PASSWORD,
      confirmPassword: { bad: ["5", "[]", '{"toString":1}', '""', "null", '"another"'], good: PASSWORD.good },
    }),
  },
  {
    route: "POST /api/auth/api-keys",
    fields: () => ({
      name: bad.requiredLineUpTo(API_KEY_NAME_MAX),
      scopes: { bad: ["null", "5", '"x"', "{}", "[]", "[5]", '["x"]'], good: '["catalogue:read"]' },
      entityId: { bad: bad.id.bad.filter((value) => value !== '""' && value !== "null") },
      days: { bad: ["null", '"x"', "31", "1.5", "true", "[]", "{}"], good: "30" },
    }),
  },
  {
    route: "POST /api/oauth/connections",
    fields: () => ({
      ask: { bad: ["null", "5", '"x y"', "[]", "{}"], good: JSON.stringify(ASK) },
      scopes: { bad: ["null", "5", '"x"', "{}", "[]", "[5]", '["x"]'], good: '["catalogue:read"]' },
      entityId: { bad: bad.id.bad.filter((value) => value !== '""' && value !== "null") },
    }),
  },
  {
    route: "POST /api/auth/webhooks",
    fields: () => ({
      address: { ...bad.requiredWebsite, good: '"https://93.184.216.34/"' },
      events: { bad: ["null", "5", '"x"', "{}", "[]", "[5]", '["x"]'], good: '["opportunity.changed"]' },
      entityId: { bad: bad.id.bad.filter((value) => value !== '""' && value !== "null") },
    }),
  },
  {
    route: "POST /api/push-notices",
    fields: () => ({
      endpoint: { ...bad.requiredWebsite, good: '"https://93.184.216.34/"' },
      keys: { bad: ["null", "5", '"x"', "[]"], good: JSON.stringify(BROWSER_KEYS) },
    }),
  },
  {
    route: "PATCH /api/auth/webhooks/:id",
    path: ({ entity }) => `/api/auth/webhooks/${entity}`,
    fields: () => ({
      address: bad.requiredWebsite,
      events: { bad: ["null", "5", '"x"', "{}", "[]", "[5]", '["x"]'] },
      isOn: { bad: ["null", "5", '"x"', "[]", "{}"] },
    }),
  },
  {
    route: "POST /api/auth/change-email",
    fields: () => ({ email: EMAIL, currentPassword: { ...bad.givenPassword, good: '"x"' } }),
  },
  {
    route: "POST /api/auth/oidc/:provider/start",
    path: () => "/api/auth/oidc/nonsense/start",
    fields: () => ({
      timezone: { ...bad.word, bad: [...bad.word.bad, "null", '""', '"Nowhere/Land"'] },
      next: { bad: ["5", "[]", "{}", "null", '""', '"//example.org"', '"https://example.org"'] },
    }),
  },
  {
    route: "POST /api/auth/identities/confirm",
    fields: () => ({
      provider: { bad: ["5", "[]", "{}", "null", '""', `"${"x".repeat(31)}"`], good: '"x"' },
    }),
  },
  { route: "POST /api/auth/change-email/confirm", fields: () => ({ token: MAILED_TOKEN }) },
  { route: "POST /api/auth/second-factor/lost/cancel", fields: () => ({ token: MAILED_TOKEN }) },
  { route: "POST /api/auth/change-email/cancel", fields: () => ({ token: MAILED_TOKEN }) },
  {
    route: "PUT /api/unsubscribe",
    fields: () => ({
      token: MAILED_TOKEN,
      enabled: { bad: [...bad.flag.bad, "null"], good: "true" },
    }),
  },
  { route: "POST /api/entities", fields: () => ENTITY_FIELDS },
  {
    route: "PATCH /api/entities/:id",
    path: ({ entity }) => `/api/entities/${entity}`,
    fields: () => ENTITY_FIELDS,
  },
  {
    route: "PATCH /api/entities/:id/members/:userId",
    path: ({ entity, member }) => `/api/entities/${entity}/members/${member}`,
    fields: () => ({ role: { ...bad.requiredWord, good: '"editor"' } }),
  },
  {
    route: "PUT /api/entities/:id/ai-consents",
    path: ({ entity }) => `/api/entities/${entity}/ai-consents`,
    fields: () => ({
      use: { ...bad.requiredWord, good: '"drafts"' },
      provider: { ...bad.requiredWord, good: '"openai"' },
      isAgreed: { bad: [...bad.flag.bad, "null"], good: "false" },
    }),
  },
  {
    route: "POST /api/entities/:id/invitations",
    path: ({ entity }) => `/api/entities/${entity}/invitations`,
    fields: () => ({ email: EMAIL, role: { ...bad.requiredWord, good: '"viewer"' } }),
  },
  {
    route: "POST /api/shared/read",
    fields: () => ({ token: { bad: ["5", "[]", '{"toString":1}', "null"], good: '"x"' } }),
  },
  { route: "POST /api/guest/read", fields: () => ({ token: MAILED_TOKEN }) },
  { route: "POST /api/guest/calendar", fields: () => ({ token: MAILED_TOKEN }) },
  {
    route: "POST /api/guest/answer",
    fields: () => ({
      token: MAILED_TOKEN,
      text: { ...bad.textUpTo(LONG_TEXT_MAX), bad: [...bad.textUpTo(LONG_TEXT_MAX).bad, "null"] },
      approved: { bad: [...bad.flag.bad, "null"] },
      textHash: { bad: ["5", "[]", "{}", "null"] },
    }),
  },
  { route: "POST /api/invitations/read", fields: () => ({ token: MAILED_TOKEN }) },
  { route: "POST /api/invitations/accept", fields: () => ({ token: MAILED_TOKEN }) },
  { route: "POST /api/applications", fields: buildApplicationFields },
  {
    route: "POST /api/applications/generate",
    fields: (ids) => ({
      ...buildApplicationFields(ids),
      aiProvider: { bad: [...bad.word.bad, "null"] },
    }),
  },
  {
    route: "PUT /api/applications/:id/presence",
    path: ({ application }) => `/api/applications/${application}/presence`,
    fields: () => ({ field: bad.word }),
  },
  {
    route: "POST /api/applications/:id/comments",
    path: ({ application }) => `/api/applications/${application}/comments`,
    fields: () => ({
      // A suggestion needs no text.
      text: { ...bad.textUpTo(COMMENT_MAX), bad: [...bad.textUpTo(COMMENT_MAX).bad, "null"], good: '"Why?"' },
      parentId: bad.id,
      field: { ...bad.requiredWord, good: '"notes"' },
      quote: {
        ...bad.requiredUpTo(QUOTE_MAX),
        bad: [...bad.textUpTo(QUOTE_MAX).bad, "null", '""'],
        good: '"words"',
      },
      start: { bad: [...bad.version.bad.filter((value) => value !== "0"), "30001"], good: "0" },
      replacement: { ...bad.textUpTo(COMMENT_MAX), bad: [...bad.textUpTo(COMMENT_MAX).bad, "null"] },
      mentions: MENTIONS,
    }),
  },
  {
    route: "PATCH /api/applications/:id/comments/:commentId",
    path: ({ application, comment }) => `/api/applications/${application}/comments/${comment}`,
    fields: () => ({ text: { ...bad.requiredUpTo(COMMENT_MAX), good: '"Why?"' }, mentions: MENTIONS }),
  },
  {
    route: "PATCH /api/applications/:id",
    path: ({ application }) => `/api/applications/${application}`,
    fields: () => ({
      status: { bad: [...bad.word.bad, "null", '""'] },
      title: bad.lineUpTo(NAME_MAX),
      notes: bad.textUpTo(LONG_TEXT_MAX),
      narrative: bad.textUpTo(NARRATIVE_MAX),
      aiDraftNarrative: bad.textUpTo(NARRATIVE_MAX),
      aiProvider: bad.word,
      submittedDate: bad.date,
      decisionDate: bad.date,
      awardedAmount: bad.amount,
      version: bad.version,
    }),
  },
  {
    route: "POST /api/applications/:id/tasks",
    path: ({ application }) => `/api/applications/${application}/tasks`,
    fields: () => ({ ...TASK_FIELDS, title: { ...TASK_FIELDS.title, good: '"Budget"' } }),
  },
  {
    route: "PATCH /api/applications/:id/tasks/:taskId",
    path: ({ application, task }) => `/api/applications/${application}/tasks/${task}`,
    fields: () => ({ ...TASK_FIELDS, done: { bad: [...bad.flag.bad, "null"] } }),
  },
  {
    route: "POST /api/applications/:id/questions",
    path: ({ application }) => `/api/applications/${application}/questions`,
    fields: () => ({ questions: { bad: BAD_QUESTIONS, good: '[{"question":"Why?"}]' } }),
  },
  {
    route: "POST /api/applications/:id/questions/:questionId/draft",
    path: ({ application, question }) => `/api/applications/${application}/questions/${question}/draft`,
    fields: () => ({
      ...{ aiProvider: bad.word, language: bad.word },
      runId: { bad: ["5", "null", '""', '"a b"', '"a/b"', JSON.stringify("a".repeat(41))] },
    }),
  },
  {
    route: "POST /api/profile-proposals",
    path: () => "/api/profile-proposals",
    fields: () => ({ source: bad.requiredWord }),
  },
  {
    route: "POST /api/profile-proposals/:entityId/answers",
    path: ({ entity }) => `/api/profile-proposals/${entity}/answers`,
    fields: () => ({ answers: { bad: ["null", '"x"', "[]", "[{}]", '[{"field":5,"before":null}]'] } }),
  },
  {
    route: "POST /api/profile-proposals/:entityId/matches",
    path: ({ entity }) => `/api/profile-proposals/${entity}/matches`,
    fields: () => ({ fields: { bad: ["null", '"x"', "[5]"] } }),
  },
  {
    route: "POST /api/applications/:id/call",
    path: ({ application }) => `/api/applications/${application}/call`,
    fields: () => ({ source: bad.requiredWord }),
  },
  {
    route: "PATCH /api/applications/:id/call/lines",
    path: ({ application }) => `/api/applications/${application}/call/lines`,
    fields: () => ({ kind: bad.requiredWord, accepted: { bad: [...bad.flag.bad, "null"] } }),
  },
  {
    route: "PATCH /api/applications/:id/call/lines/:lineId",
    path: ({ application }) => `/api/applications/${application}/call/lines/${NOBODY}`,
    fields: () => ({ accepted: { bad: [...bad.flag.bad, "null"] } }),
  },
  {
    route: "PUT /api/applications/:id/budget",
    path: ({ application }) => `/api/applications/${application}/budget`,
    fields: () => ({
      currency: { ...bad.requiredWord, good: '"EUR"' },
      years: { ...NO_COUNT, good: "1" },
      overheadCap: { ...NO_COUNT, good: "null" },
      overheadBase: { ...bad.requiredWord, good: '"direct"' },
      version: NO_VERSION,
    }),
  },
  {
    route: "POST /api/applications/:id/budget/lines",
    path: ({ application }) => `/api/applications/${application}/budget/lines`,
    fields: () => ({ ...BUDGET_LINE_FIELDS, position: NO_COUNT }),
  },
  {
    route: "PATCH /api/applications/:id/budget/lines/:lineId",
    path: ({ application }) => `/api/applications/${application}/budget/lines/${NOBODY}`,
    fields: () => ({ ...BUDGET_LINE_FIELDS, position: NO_COUNT, version: NO_VERSION }),
  },
  {
    route: "POST /api/applications/:id/submissions",
    path: ({ application }) => `/api/applications/${application}/submissions`,
    fields: () => ({ sentOn: bad.date }),
  },
  {
    route: "PUT /api/applications/:id/result",
    path: ({ application }) => `/api/applications/${application}/result`,
    fields: () => ({
      status: { ...bad.requiredWord, good: '"funded"' },
      decisionDate: bad.date,
      awardedAmount: bad.amount,
      feedback: bad.textUpTo(LONG_TEXT_MAX),
      reasons: { bad: ["5", '"x"', "null", "{}", "[5]", "[null]", '["nonsense"]'] },
      version: NO_VERSION,
    }),
  },
  {
    route: "POST /api/applications/:id/obligations",
    path: ({ application }) => `/api/applications/${application}/obligations`,
    fields: () => ({
      kind: { ...bad.requiredWord, good: '"condition"' },
      title: { ...bad.requiredLineUpTo(NAME_MAX), good: '"Report"' },
      dueDate: bad.date,
    }),
  },
  {
    route: "PATCH /api/applications/:id/obligations/:itemId",
    path: ({ application }) => `/api/applications/${application}/obligations/${NOBODY}`,
    fields: () => ({
      title: bad.requiredLineUpTo(NAME_MAX),
      dueDate: bad.date,
      done: { bad: [...bad.flag.bad, "null"] },
    }),
  },
  {
    route: "POST /api/applications/:id/spendings",
    path: ({ application }) => `/api/applications/${application}/spendings`,
    fields: () => ({
      spentOn: { ...requiredDate, good: '"2026-01-05"' },
      kind: { ...bad.requiredWord, good: '"travel"' },
      amount: { ...bad.positiveAmount, good: '"5"' },
      note: bad.lineUpTo(TEXT_MAX),
    }),
  },
  {
    route: "POST /api/applications/:id/outcomes",
    path: ({ application }) => `/api/applications/${application}/outcomes`,
    fields: () => ({
      text: { ...bad.requiredUpTo(LONG_TEXT_MAX), good: '"Lamps"' },
      figure: bad.lineUpTo(NAME_MAX),
      reachedOn: { ...requiredDate, good: '"2026-01-05"' },
    }),
  },
  {
    route: "POST /api/applications/:id/readiness/dismissals",
    path: ({ application }) => `/api/applications/${application}/readiness/dismissals`,
    fields: () => ({
      key: { bad: ["5", "null", '"x"', '""', "[]", "{}"], good: JSON.stringify("0".repeat(64)) },
      reason: { ...bad.requiredUpTo(DISMISSAL_REASON_MAX), good: '"Fine"' },
    }),
  },
  {
    route: "PUT /api/applications/:id/mock-review/criteria",
    path: ({ application }) => `/api/applications/${application}/mock-review/criteria`,
    fields: () => ({
      criteria: { bad: BAD_CRITERIA, good: '[{"title":"Impact","weight":40}]' },
      basis: { bad: ["5", "null", "[]", "{}"] },
    }),
  },
  {
    route: "PATCH /api/applications/:id/questions/:questionId",
    path: ({ application, question }) => `/api/applications/${application}/questions/${question}`,
    fields: () => ({
      question: bad.requiredUpTo(TEXT_MAX),
      limit: { bad: ['"x"', "0", "-1", "1.5", "100001", "[]", "{}"] },
      unit: bad.word,
      answer: bad.textUpTo(LONG_TEXT_MAX),
      accepted: { bad: [...bad.flag.bad, "null"] },
      position: { bad: ['"x"', "-1", "1.5", "100", "null", "[]"] },
      version: { bad: ['"x"', "0", "1.5", "null", "[]"] },
    }),
  },
  {
    route: "POST /api/applications/:id/guests",
    path: ({ application }) => `/api/applications/${application}/guests`,
    fields: () => ({
      kind: { ...bad.requiredWord, good: '"question"' },
      name: { ...bad.requiredLineUpTo(PERSON_NAME_MAX), good: '"Efua"' },
      email: EMAIL,
      question: { ...bad.requiredUpTo(TEXT_MAX), good: '"Why?"' },
      dueDate: bad.date,
      field: bad.word,
    }),
  },
  {
    route: "POST /api/applications/:id/guests/:requestId/return",
    path: ({ application, guest }) => `/api/applications/${application}/guests/${guest}/return`,
    fields: () => ({ remark: { ...bad.requiredUpTo(TEXT_MAX), good: '"Why?"' } }),
  },
  {
    route: "POST /api/applications/:id/guests/:requestId/accept",
    path: ({ application, guest }) => `/api/applications/${application}/guests/${guest}/accept`,
    fields: () => ({ answeredAt: { bad: [...bad.word.bad, "null", '"2030-01-05"'] } }),
  },
  {
    route: "POST /api/documents",
    fields: ({ entity }) => ({
      ...DOCUMENT_FIELDS,
      ...UPLOADED_FILE,
      entityId: { ...bad.id, good: JSON.stringify(entity) },
    }),
  },
  {
    route: "PATCH /api/documents/:id",
    path: ({ document }) => `/api/documents/${document}`,
    fields: () => DOCUMENT_FIELDS,
  },
  {
    route: "POST /api/documents/:id/versions",
    path: ({ document }) => `/api/documents/${document}/versions`,
    fields: () => UPLOADED_FILE,
  },
  {
    route: "POST /api/documents/:id/answers",
    path: ({ document }) => `/api/documents/${document}/answers`,
    fields: () => ({
      title: { ...bad.requiredLineUpTo(NAME_MAX), good: '"Solar Call"' },
      funderName: { ...bad.requiredLineUpTo(NAME_MAX), good: '"Amber Trust"' },
      submittedDate: bad.date,
      status: { ...bad.requiredWord, good: '"funded"' },
      answers: {
        bad: [...BAD_QUESTIONS, '[{"question":"Why?"}]', '[{"question":"Why?","answer":" "}]'],
        good: '[{"question":"Why?","answer":"Because"}]',
      },
    }),
  },
  {
    route: "POST /api/trackers/entries",
    fields: ({ entity }) => trackerFields(entity),
  },
  {
    route: "POST /api/trackers/applications",
    fields: ({ entity }) => ({
      ...trackerFields(entity),
      columns: { bad: [...BAD_COLUMNS, "null"], good: '["title"]' },
      entries: {
        bad: [
          ...["null", "5", "{}", "[]", "[5]", "[null]", '[{"n":0,"status":"draft"}]', '[{"n":1}]'],
          ...['[{"n":1,"status":"lost"}]', '[{"n":1,"status":"draft","opportunityId":"x"}]'],
          JSON.stringify(Array.from({ length: 501 }, (_, n) => ({ n: n + 1, status: "draft" }))),
        ],
        good: '[{"n":1,"status":"draft"}]',
      },
    }),
  },
  {
    route: "POST /api/applications/:id/documents",
    path: ({ application }) => `/api/applications/${application}/documents`,
    fields: ({ document }) => ({
      documentId: { ...bad.id, good: JSON.stringify(document) },
      requirement: bad.word,
    }),
  },
  {
    route: "PUT /api/admin/scrape/sources/:id",
    path: () => "/api/admin/scrape/sources/california-grants",
    fields: () => ({ isOn: { bad: [...bad.flag.bad, "null"] } }),
  },
  {
    route: "POST /api/opportunities/:id/translation",
    path: ({ opportunity }) => `/api/opportunities/${opportunity}/translation`,
    fields: () => ({ language: bad.requiredWord }),
  },
  {
    route: "PUT /api/opportunities/:id/feedback",
    path: ({ opportunity }) => `/api/opportunities/${opportunity}/feedback`,
    fields: () => ({
      kind: { bad: [...bad.word.bad, "null", '""', '"seen"'], good: '"dismissed"' },
      reason: bad.word,
    }),
  },
  {
    route: "POST /api/saved-searches",
    fields: () => ({
      name: { ...bad.requiredLineUpTo(SAVED_SEARCH_NAME_MAX), good: '"Solar"' },
      search: { ...bad.textUpTo(SEARCH_MAX), good: '"solar"' },
      country: { ...bad.word, bad: [...bad.word.bad, "null", '"FR"'] },
      sort: { ...bad.word, bad: [...bad.word.bad, "null", '""'] },
      frequency: { ...bad.word, bad: [...bad.word.bad, "null", '""'] },
    }),
  },
  {
    route: "POST /api/shortlists",
    fields: ({ entity, opportunity }) => ({
      entityId: { ...bad.id, good: JSON.stringify(entity) },
      name: { ...bad.requiredLineUpTo(SHORTLIST_NAME_MAX), good: '"Best"' },
      items: shortlistItems(opportunity),
    }),
  },
  {
    route: "PUT /api/shortlists/:id",
    path: ({ shortlist }) => `/api/shortlists/${shortlist}`,
    fields: ({ opportunity }) => ({
      name: { ...bad.requiredLineUpTo(SHORTLIST_NAME_MAX), good: '"Best"' },
      items: shortlistItems(opportunity),
      version: { bad: ["0", "-1", "1.5", '"1"', "null"], good: "1" },
    }),
  },
  {
    route: "PUT /api/saved-searches/:id/share",
    path: ({ savedSearch }) => `/api/saved-searches/${savedSearch}/share`,
    fields: ({ entity }) => ({ entityId: { ...bad.id, good: JSON.stringify(entity) } }),
  },
  {
    route: "PATCH /api/saved-searches/:id",
    path: ({ savedSearch }) => `/api/saved-searches/${savedSearch}`,
    fields: () => ({
      name: bad.requiredLineUpTo(SAVED_SEARCH_NAME_MAX),
      frequency: { ...bad.word, bad: [...bad.word.bad, "null", '""'] },
    }),
  },
  {
    route: "PATCH /api/calendar",
    fields: () => ({ withSaved: { bad: [...bad.flag.bad, "null"] } }),
  },
  {
    route: "POST /api/funders/:id/interactions",
    path: ({ funder }) => `/api/funders/${funder}/interactions`,
    fields: ({ entity }) => ({
      ...INTERACTION_FIELDS,
      entityId: { ...bad.id, good: JSON.stringify(entity) },
      interactionType: { ...bad.requiredWord, good: '"call"' },
      dateOfInteraction: { ...requiredDay, good: '"2026-01-05"' },
    }),
  },
  {
    route: "PATCH /api/interactions/:id",
    path: ({ interaction }) => `/api/interactions/${interaction}`,
    fields: () => ({
      ...INTERACTION_FIELDS,
      entityId: bad.id,
      interactionType: bad.requiredWord,
      dateOfInteraction: requiredDay,
      done: { bad: [...bad.flag.bad, "null", "false"] },
    }),
  },
  {
    route: "POST /api/news/read",
    fields: () => ({
      ids: { bad: BAD_IDS.filter((value) => value !== "[]") },
      until: { bad: ["null", "5", "[]", "{}", ...NO_TIME.map((value) => JSON.stringify(value))] },
    }),
  },
  {
    route: "POST /api/pitch-decks",
    fields: ({ entity }) => ({
      ...UPLOADED_FILE,
      entityId: { ...bad.id, good: JSON.stringify(entity) },
      aiProvider: { bad: [...bad.word.bad, "null", '"builtin"'] },
    }),
  },
  {
    route: "POST /api/pitch-decks/:id/analyze",
    path: ({ deck }) => `/api/pitch-decks/${deck}/analyze`,
    fields: () => ({ aiProvider: { bad: [...bad.word.bad, "null", '"builtin"'] } }),
  },
  {
    route: "POST /api/objects/upload",
    fields: () => ({
      name: bad.lineUpTo(NAME_MAX),
      size: bad.version,
      type: bad.lineUpTo(NAME_MAX),
      purpose: { bad: [...bad.word.bad, "null"] },
    }),
  },
  {
    route: "POST /api/admin/opportunities",
    fields: () => ({
      ...OPPORTUNITY_FIELDS,
      description: { ...bad.requiredUpTo(LONG_TEXT_MAX), good: '"For farms"' },
      fundingType: { ...bad.requiredWord, good: '"grant"' },
      funderName: bad.lineUpTo(NAME_MAX),
      applicationUrl: bad.website,
    }),
  },
  {
    route: "PATCH /api/admin/opportunities/:id",
    path: ({ opportunity }) => `/api/admin/opportunities/${opportunity}`,
    fields: () => OPPORTUNITY_FIELDS,
  },
  {
    route: "POST /api/admin/opportunities/bulk",
    fields: ({ opportunity }) => ({
      ids: { bad: BAD_IDS, good: JSON.stringify([opportunity]) },
      decision: { ...bad.requiredWord, good: '"verify"' },
    }),
  },
  {
    route: "POST /api/admin/duplicates/:id/merge",
    path: ({ pair }) => `/api/admin/duplicates/${pair}/merge`,
    fields: ({ opportunity }) => ({ keep: { ...bad.id, good: JSON.stringify(opportunity) } }),
  },
  {
    route: "POST /api/admin/scrape/grants-gov",
    fields: () => ({ limit: { bad: [...bad.version.bad, "1001"] } }),
  },
  {
    route: "POST /api/admin/scrape/custom-url",
    fields: () => ({
      url: { ...bad.requiredWebsite, good: '"https://example.org/"' },
      sourceName: bad.lineUpTo(NAME_MAX),
    }),
  },
];
/** Takes other fields for each type of entity, so it has its own test. */
const PROFILE = "POST /api/profile/:entityId";
/** Mail programs send a form, signed out. Its content is ignored. */
const UNREAD = "POST /api/unsubscribe/:token";
/** The body is a file, see guests.api.test.ts. */
const FILE = "PUT /api/guest/file";
/**
 * These routes have no body to validate, or need an S3 store. companion.api.test.ts tests the latter with a
 * store.
 */
const BODYLESS = [
  "POST /api/auth/logout",
  "POST /api/auth/resend-verification",
  "POST /api/auth/confirm/options",
  "POST /api/auth/second-factor/options",
  "POST /api/auth/second-factor/lost",
  "POST /api/auth/factors/totp",
  // Asks for the password first.
  "POST /api/auth/identities",
  "POST /api/auth/factors/passkeys/options",
  "POST /api/auth/factors/recovery-codes",
  "POST /api/calendar",
  "POST /api/auth/webhooks/:id/secret",
  "POST /api/auth/webhooks/:id/test",
  "POST /api/auth/webhooks/:id/deliveries/:deliveryId/again",
  "POST /api/push-notices/:id/test",
  "POST /api/saved-searches/:id/feed",
  "POST /api/shortlists/:id/link",
  "POST /api/news/:id/restore",
  "POST /api/opportunities/:id/view",
  "POST /api/admin/opportunities/:id/verify",
  "POST /api/admin/opportunities/:id/reject",
  "POST /api/admin/opportunities/:id/changes/:changeId/accept",
  "POST /api/admin/opportunities/:id/changes/:changeId/decline",
  "POST /api/entities/:id/invitations/:invitationId/resend",
  "POST /api/invitations/:id/accept",
  "POST /api/invitations/:id/decline",
  "POST /api/auth/change-email/resend",
  "POST /api/applications/:id/guests/:requestId/resend",
  "POST /api/applications/:id/call/lines/:lineId/proposal",
  "POST /api/applications/:id/mock-review",
  ...["accept", "decline", "reopen", "resolve"].map(
    (verb) => `POST /api/applications/:id/comments/:commentId/${verb}`,
  ),
  "POST /api/admin/duplicates/:id/apart",
  "POST /api/admin/duplicates/merged/:id/split",
  "POST /api/admin/scrape/source/:id",
  "POST /api/s3/multipart",
  "POST /api/s3/multipart/:uploadId/complete",
];

const NO_COUNTRY = ["", "x", "XX", "%00"];
const NO_VALUES = ["x", "grant;loan", "%00", "grant,%F0"];
const NO_NAMES = ["!", "%00", "—,a"];
const NO_FACETS = {
  statuses: NO_VALUES,
  types: NO_VALUES,
  amounts: NO_VALUES,
  closes: NO_VALUES,
  countries: NO_VALUES,
  regions: NO_NAMES,
  themes: NO_VALUES,
  applicants: NO_VALUES,
  sources: NO_NAMES,
};

const NO_NUMBER = [
  "0",
  "-1",
  "1.5",
  "x",
  "",
  "%20",
  "1e3",
  "NaN",
  "Infinity",
  "0x10",
  "%00",
  "1%00",
  "٣",
  "null",
];
/** The keys of a browser that shows push notices. */
const BROWSER_KEYS = {
  p256dh: createECDH("prime256v1").generateKeys("base64url"),
  auth: "a".repeat(22),
};
/** What an unknown program asks for. */
const ASK = Buffer.from(
  JSON.stringify({
    ...{ clientId: crypto.randomUUID(), redirectUri: "https://program.example/back" },
    ...{ codeChallenge: "a".repeat(43), scopes: [] },
  }),
).toString("base64url");
const NO_ID = ["", "x", "1", "%00", "'%20or%201=1", "null", "undefined"];
const NO_TIME = ["", "x", "1", "%00", "2026-01-05", "2026-01-05T08:00:00Z", "2026-13-05T08:00:00.000Z"];
const NO_FLAG = ["", "x", "%00", "duplicate,changed", "toString"];
const NO_COLUMNS = ["", ",", "x", "link,x", "%00", "toString", "__proto__"];
/** The query of each GET route, or none. */
const QUERIES: Record<string, Record<string, string[]>> = {
  "GET /api/opportunities": {
    page: NO_NUMBER,
    limit: NO_NUMBER,
    show: NO_FLAG,
    entityId: NO_ID,
    order: NO_FLAG,
    country: NO_COUNTRY,
    ...NO_FACETS,
  },
  "GET /api/opportunities/facets": { country: NO_COUNTRY, ...NO_FACETS },
  "GET /api/applications/check": { entityId: NO_ID, opportunityId: NO_ID },
  "GET /api/auth/verify-email/:token": {},
  "GET /api/unsubscribe/:token": {},
  "GET /api/calendar/:token.ics": {},
  "GET /api/feeds/:token.atom": {},
  "GET /api/calendar": {},
  "GET /api/calendar/entries": {
    from: ["", "x", "%00", "2030-02-30"],
    to: ["", "x", "%00", "2030-02-30"],
    entityId: NO_ID,
  },
  "GET /api/opportunities/:id/calendar.ics": {},
  "GET /api/auth/sessions": {},
  "GET /api/auth/api-keys": {},
  "GET /api/oauth/ask": { ask: ["", "x y", "%00", "eA"] },
  "GET /api/push-notices": {},
  "GET /api/auth/webhooks": {},
  "GET /api/auth/webhooks/:id/deliveries": { lastId: NO_ID, limit: NO_NUMBER },
  "GET /api/auth/change-email": {},
  "GET /api/invitations": {},
  "GET /api/auth/user": {},
  "GET /api/auth/user/preferences": {},
  "GET /api/saved-searches": {},
  "GET /api/saved-searches/:id/feed": {},
  "GET /api/shortlists": {},
  "GET /api/shortlists/:id": {},
  "GET /api/news": { before: NO_TIME, limit: NO_NUMBER },
  "GET /api/entities": {},
  "GET /api/entities/:id": {},
  "GET /api/entities/:id/members": {},
  "GET /api/entities/:id/ai-consents": {},
  "GET /api/entities/:id/activity": { beforeId: NO_NUMBER, limit: NO_NUMBER },
  "GET /api/entities/:id/activity.csv": {},
  "GET /api/applications/:id/versions": {},
  "GET /api/applications/:id/comments": {},
  "GET /api/applications/:id/versions/:versionId": {},
  "GET /api/questionnaire/:entityType/:layer": {},
  "GET /api/profile/:entityId": {},
  "GET /api/opportunities/matched": { entityId: NO_ID },
  "GET /api/opportunities/question": { entityId: NO_ID },
  "GET /api/opportunities/compare": { ids: [...NO_ID, ","], entityId: NO_ID },
  "GET /api/opportunities/saved/deadlines": {},
  "GET /api/opportunities/:id": { entityId: NO_ID },
  "GET /api/opportunities/:id/similar": { entityId: NO_ID },
  "GET /api/opportunities/:id/effort": {},
  "GET /api/opportunities/:id/funder": {},
  "GET /api/applications": {},
  "GET /api/applications/:id": {},
  "GET /api/applications/export.csv": { columns: NO_COLUMNS, status: NO_FLAG, person: NO_ID },
  "GET /api/applications/:id/export.docx": { notes: ["", "1", "yes", "%00"] },
  "GET /api/opportunities/export.csv": {
    columns: NO_COLUMNS,
    show: NO_FLAG,
    country: NO_COUNTRY,
    sort: NO_FLAG,
    entityId: NO_ID,
    ...NO_FACETS,
  },
  "GET /api/opportunities/export.json": {
    show: NO_FLAG,
    country: NO_COUNTRY,
    sort: NO_FLAG,
    entityId: NO_ID,
    ...NO_FACETS,
  },
  "GET /api/auth/user/export.zip": {},
  "GET /api/auth/factors": {},
  "GET /api/auth/identities": {},
  // Whatever comes back from another service leads to a screen.
  "GET /api/auth/oidc/:provider/callback": {},
  "GET /api/events": {},
  "GET /api/pitch-decks": {},
  "GET /api/pitch-decks/:id/reviews": {},
  "GET /api/objects/:id": {},
  "GET /api/s3/params": {},
  "GET /api/s3/sts": {},
  "GET /api/s3/multipart/:uploadId": {},
  "GET /api/s3/multipart/:uploadId/:partNumber": {},
  "GET /api/funders": {},
  "GET /api/funders/:id": {},
  "GET /api/funders/:id/awards": {
    page: NO_NUMBER,
    limit: NO_NUMBER,
    currency: NO_FLAG,
    recipientType: NO_FLAG,
    country: ["", "x", "XX", "%00"],
    region: ["%00"],
    year: ["x", "0", "3000", "%00"],
    linkedBy: NO_FLAG,
    recent: ["", "0", "x", "%00"],
  },
  "GET /api/funders/:id/awards/summary": {},
  "GET /api/funders/:id/interactions": { page: NO_NUMBER },
  "GET /api/interactions/next": {},
  "GET /api/applications/:id/tasks": {},
  "GET /api/applications/:id/questions": {},
  "GET /api/applications/:id/questions/offers": {},
  "GET /api/questions/library": { page: NO_NUMBER, entityId: NO_ID },
  "GET /api/profile-proposals/:entityId": {},
  "GET /api/applications/:id/call": {},
  "GET /api/applications/:id/call/answers": { question: ["", "%00"] },
  "GET /api/applications/:id/budget": {},
  "GET /api/applications/:id/budget/mismatches": {},
  "GET /api/applications/:id/budget/export.xlsx": {},
  "GET /api/applications/:id/readiness": {},
  "GET /api/applications/:id/mock-review": {},
  "GET /api/applications/:id/after": {},
  "GET /api/applications/:id/package.pdf": {},
  "GET /api/applications/:id/package.zip": {},
  "GET /api/applications/:id/submissions/:submissionId": {},
  "GET /api/applications/:id/submissions/:submissionId/package.pdf": {},
  "GET /api/applications/:id/submissions/:submissionId/package.zip": {},
  "GET /api/obligations/next": {},
  "GET /api/auth/draft-key": {},
  "GET /api/questions/answers": {
    entityId: ["", "x", "%00"],
    question: ["", "%00"],
    exceptId: ["", "x", "%00"],
  },
  "GET /api/applications/:id/guests": {},
  "GET /api/documents": { page: NO_NUMBER, kind: ["nonsense", "", "%00"], entityId: NO_ID },
  "GET /api/documents/:id": {},
  "GET /api/documents/:id/answers": {},
  "GET /api/documents/:id/file": {},
  "GET /api/applications/:id/documents": {},
  "GET /api/tasks/next": {},
  "GET /api/tasks/people": {},
  "GET /api/resources": {},
  "GET /api/resources/:id": {},
  "GET /api/resources/:id/file": {},
  "GET /api/admin/activity": { lastId: NO_ID, limit: NO_NUMBER },
  "GET /api/admin/activity.csv": {},
  "GET /api/admin/opportunities": { page: NO_NUMBER, limit: NO_NUMBER, flag: NO_FLAG },
  "GET /api/admin/opportunities/pending": { page: NO_NUMBER, limit: NO_NUMBER, flag: NO_FLAG },
  "GET /api/admin/opportunities/:id": {},
  "GET /api/admin/duplicates": { page: NO_NUMBER, limit: NO_NUMBER },
  "GET /api/admin/duplicates/merged": { page: NO_NUMBER, limit: NO_NUMBER },
  "GET /api/admin/scrape/sources": {},
  "GET /api/admin/scrape/runs": {},
};

let app: TestApp;
let ids: Ids;
let owner: { id: string };
let member: TestApp["visitor"];

beforeAll(async () => {
  app = await startTestApp();
  // The user is an administrator, because permissions are checked before the input.
  owner = await app.buildUser({ isAdmin: true });
  const { id: entity } = await app.buildEntity({ userId: owner.id });
  const { id: opportunity } = await app.buildOpportunity();
  const { id: application } = await app.buildApplication({ entityId: entity, opportunityId: opportunity });
  const { id: deck } = await app.buildPitchDeck({ entityId: entity });
  // Some routes ask for a password that was given just now.
  member = await app.as(owner, { passwordAt: app.clock.now().getTime() });
  const { body } = await member.post("/api/saved-searches").send({ name: "Water", search: "water" });
  const { body: shortlist } = await member
    .post("/api/shortlists")
    .send({ entityId: entity, name: "Best", items: [{ opportunityId: opportunity }] });
  const [funder] = await app.db.insert(funderProfiles).values({ name: "Water Trust" }).returning();
  const { body: note } = await member
    .post(`/api/funders/${funder!.id}/interactions`)
    .send({ entityId: entity, interactionType: "call", dateOfInteraction: "2026-01-05" });
  const { body: comment } = await member
    .post(`/api/applications/${application}/comments`)
    .send({ text: "Why?" });
  const [firstId, secondId] = [
    opportunity,
    (await app.buildOpportunity({ verificationStatus: "rejected" })).id,
  ].sort() as [string, string];
  const [pair] = await app.db
    .insert(duplicatePairs)
    .values({ firstId, secondId, score: 0.9, reasons: [], foundAt: app.clock.now() })
    .returning();
  const { body: task } = await member
    .post(`/api/applications/${application}/tasks`)
    .send({ title: "Budget" });
  const { body: asked } = await member
    .post(`/api/applications/${application}/questions`)
    .send({ questions: [{ question: "Why?" }] });
  const { body: guest } = await member
    .post(`/api/applications/${application}/guests`)
    .send({ kind: "question", name: "Efua", email: "efua@example.org", question: "Why?" });
  const document = await app.buildDocument({ entityId: entity });
  const other = await app.buildUser();
  await app.db.insert(memberships).values({ entityId: entity, userId: other.id, role: "viewer" });
  ids = {
    pair: pair!.id,
    member: other.id,
    entity,
    application,
    task: task.id,
    question: asked.questions[0].id,
    guest: guest.id,
    document: document.id,
    opportunity,
    deck,
    savedSearch: body.id,
    shortlist: shortlist.id,
    funder: funder!.id,
    interaction: note.id,
    comment: comment.id,
  };
});
afterAll(() => app.close());

type Verb = "get" | "post" | "patch" | "put" | "delete";
const splitRoute = (route: string) => {
  const [method = "", path = ""] = route.split(" ");
  return { verb: method.toLowerCase() as Verb, path };
};
const send = (route: string, path: string | undefined, body: string | Buffer, caller = member) =>
  caller[splitRoute(route).verb](path ?? splitRoute(route).path)
    .set("content-type", "application/json")
    // The body is sent unchanged. By default supertest would turn a Buffer into JSON.
    .serialize((unchangedBody) => unchangedBody as string)
    .send(body);
const toJsonObject = (fields: Record<string, Json | undefined>): Json =>
  `{${Object.entries(fields)
    .flatMap(([name, value]) => (value === undefined ? [] : `${JSON.stringify(name)}:${value}`))
    .join(",")}}`;

type Answer = { status: number; headers: Record<string, string>; body: unknown };
type Refusal = { message: string; code: string; fieldErrors?: Record<string, string[]> };

/** Every error has the same form: a message and a code, without internal details. */
function expectRefusal(answer: Answer, label: string, status = 400): Refusal {
  expect(`${label}: ${answer.status}`).toBe(`${label}: ${status}`);
  expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(answer.headers["cache-control"]).toBe("no-store");
  const body = answer.body as Refusal;
  expect(Object.keys(body).filter((key) => !["message", "code", "fieldErrors"].includes(key))).toEqual([]);
  for (const sentence of [body.message, ...Object.values(body.fieldErrors ?? {}).flat()]) {
    expect(sentence).toMatch(/^[A-Z]/);
    expect(sentence).not.toMatch(
      /expected|received|invalid input|too (big|small)|unrecognized|undefined|select "|\/\w+\//i,
    );
  }
  return body;
}

/**
 * Sends each invalid value in every field that must refuse it, all in one request. The answer must name all
 * these fields.
 */
async function expectRefused(route: string, path: string | undefined, fields: Record<string, Field>) {
  const entries = Object.entries(fields);
  for (const value of new Set(entries.flatMap(([, field]) => field.bad))) {
    const refusing = entries.filter(([, field]) => field.bad.includes(value)).map(([name]) => name);
    const body = toJsonObject(
      Object.fromEntries(entries.map(([name, { good }]) => [name, refusing.includes(name) ? value : good])),
    );
    const { code, fieldErrors } = expectRefusal(await send(route, path, body), `${route} ${value}`);
    expect(code).toBe("validation_failed");
    const named = new Set(Object.keys(fieldErrors ?? {}).map((key) => key.split(".")[0]));
    expect(`${value}: ${refusing.filter((name) => !named.has(name)).join()}`).toBe(`${value}: `);
  }
  for (const [name, field] of entries)
    for (const value of field.long ?? []) {
      const good = Object.fromEntries(entries.map(([other, { good }]) => [other, good]));
      const answer = await send(route, path, toJsonObject({ ...good, [name]: value }));
      const { fieldErrors } = expectRefusal(answer, `${route} ${name} of ${value.length} characters`);
      expect(Object.keys(fieldErrors ?? {})).toContain(name);
    }
}

describe("the tables of this test", () => {
  it("the tables list every route that takes input", () => {
    const routes = [...publicRouters(app.deps), ...memberRouters(app.deps)].flatMap(({ base, router }) =>
      listRoutes(router)
        .filter(({ method }) => !["_ALL", "ALL", "DELETE"].includes(method))
        .map(({ method, path }) => `${method} ${base}${path === "/" ? "" : path}`),
    );
    const listedRoutes = [
      ...BODIES.map(({ route }) => route),
      PROFILE,
      ...BODYLESS,
      UNREAD,
      FILE,
      ...Object.keys(QUERIES),
    ];
    expect(listedRoutes.sort()).toEqual([...new Set(routes)].sort());
  });
});

describe("invalid values", () => {
  it.each(BODIES.map((line) => [line.route, line] as const))(
    "%s refuses invalid values and names their fields",
    async (route, { path, fields }) => {
      await expectRefused(route, path?.(ids), fields(ids));
    },
  );

  it.each(ALL_ENTITY_TYPES)(
    "the profile of a %s refuses invalid values and names their fields",
    async (type) => {
      const { id } = await app.buildEntity({ userId: owner.id, type });
      const fields = Object.fromEntries(
        listQuestions(type).map(({ fieldName, rule, entity }) => [
          fieldName,
          // An industry that is not on the list is kept as the user wrote it.
          entity === "industry" ? bad.list : bad.ANSWERS[rule],
        ]),
      );
      await expectRefused(PROFILE, `/api/profile/${id}`, fields);
      const stored = (await member.get(`/api/profile/${id}`)).body as Record<string, unknown>;
      expect(Object.keys(fields).filter((name) => stored[name] !== null)).toEqual([]);
    },
  );

  it("queries refuse invalid values and name their fields", async () => {
    const good: Record<string, string> = {
      page: "1",
      limit: "10",
      from: "2030-01-01",
      to: "2030-01-31",
      entityId: ids.entity,
      person: ids.entity,
      opportunityId: ids.opportunity,
      flag: "duplicate",
      ids: ids.opportunity,
      show: "all",
      columns: "link",
      status: "draft",
      country: "KE",
      currency: "KES",
      kind: "cv",
      recipientType: "company",
      region: "Nakuru",
      year: "2026",
      linkedBy: "name",
      recent: "1",
      sort: "deadline",
      notes: "true",
      before: "2026-01-01T00:00:00.000Z",
      beforeId: "9",
      order: "amount",
      statuses: "open",
      types: "grant",
      amounts: "to-10k",
      closes: "7d",
      countries: "KE",
      regions: "nairobi",
      themes: "health",
      applicants: "School",
      sources: "nsf",
      question: "Why?",
      exceptId: ids.application,
      lastId: ids.application,
      ask: ASK,
    };
    for (const [route, query] of Object.entries(QUERIES))
      for (const [name, values] of Object.entries(query)) {
        const path = splitRoute(route)
          .path.replace("/opportunities/:id", `/opportunities/${ids.opportunity}`)
          .replace("/entities/:id", `/entities/${ids.entity}`)
          .replace("/webhooks/:id", `/webhooks/${ids.entity}`)
          .replace("/funders/:id", `/funders/${ids.funder}`)
          .replace("/applications/:id", `/applications/${ids.application}`);
        const others = Object.keys(query).filter((other) => other !== name);
        const otherQuery = others.map((other) => `${other}=${good[other]}`).join("&");
        for (const value of [...values, `${good[name]}&${name}=${good[name]}`]) {
          const answer = await member.get(`${path}?${otherQuery}&${name}=${value}`);
          const { fieldErrors } = expectRefusal(answer, `${path} ${name}=${value}`);
          expect(Object.keys(fieldErrors ?? {})).toEqual([name]);
        }
      }
    expectRefusal(await member.get("/api/opportunities?search=a&search=b"), "search given twice");
  });
});

describe("odd queries", () => {
  it("the page size is limited to 100, and pages after the last one are empty", async () => {
    for (const size of ["101", "2147483648", "9".repeat(30), "9".repeat(400)]) {
      const { status, body } = await member.get(`/api/opportunities?limit=${size}`);
      expect([size, status, body.pagination.total]).toEqual([size, 200, 1]);
      const beyond = await member.get(`/api/opportunities?limit=100&page=${size}`);
      expect([beyond.status, beyond.body.opportunities, beyond.body.pagination.hasMore]).toEqual([
        200,
        [],
        false,
      ]);
    }
  });

  it("unknown query parameters change nothing", async () => {
    const nasty =
      "__proto__=1&constructor=2&toString=3&id[]=4&a[b][c]=5&%00=%00&=&%E0%A4%A&page[]=0&x=%ud800";
    for (const path of ["/api/opportunities", "/api/entities", "/api/applications", "/api/auth/user"]) {
      const [plain, odd] = [await member.get(path), await member.get(`${path}?${nasty}`)];
      expect([path, odd.status, odd.body]).toEqual([path, plain.status, plain.body]);
    }
  });
});

describe("impossible ids in a path", () => {
  const NASTY = [
    "x",
    "0",
    "-1",
    "%00",
    "'",
    "%27%20or%201=1",
    "..%2f..%2fetc",
    "%E0%A4%A",
    "%F0%9F%98%80",
    "__proto__",
  ].concat([
    "constructor",
    "null",
    "x".repeat(3_000),
    "{}",
    "%5B%5D",
    "%0d%0aSet-Cookie:x",
    "00000000-0000-0000-0000-00000000000g",
  ]);

  it("an impossible id answers 404 for every noun and method", async () => {
    for (const id of NASTY) {
      for (const noun of ["entities", "opportunities", "applications", "admin/opportunities"])
        expectRefusal(await member.get(`/api/${noun}/${id}`), `${noun} ${id}`, 404);
      expectRefusal(await member.get(`/api/profile/${id}`), `profile ${id}`, 404);
      for (const path of [
        `funders/${id}`,
        `funders/${id}/interactions`,
        `resources/${id}`,
        `resources/${id}/file`,
      ])
        expectRefusal(await member.get(`/api/${path}`), path, 404);
      expectRefusal(await member.post(`/api/funders/${id}/interactions`).send({}), `note for ${id}`, 404);
      expectRefusal(await member.patch(`/api/interactions/${id}`).send({}), `patch note ${id}`, 404);
      expectRefusal(await member.delete(`/api/interactions/${id}`), `delete note ${id}`, 404);
      expectRefusal(await member.delete(`/api/entities/${id}`), `delete ${id}`, 404);
      expectRefusal(await member.delete(`/api/pitch-decks/${id}`), `delete deck ${id}`, 404);
      expectRefusal(await member.patch(`/api/saved-searches/${id}`).send({}), `search ${id}`, 404);
      expectRefusal(await member.delete(`/api/saved-searches/${id}`), `delete search ${id}`, 404);
      for (const path of ["", "/verify", "/reject", `/changes/${id}/accept`, `/changes/${id}/decline`])
        expectRefusal(
          await member[path === "" ? "patch" : "post"](`/api/admin/opportunities/${id}${path}`).send({}),
          `curate ${id} ${path}`,
          404,
        );
      expectRefusal(await member.get(`/api/pitch-decks/${id}/reviews`), `reviews ${id}`, 404);
      expectRefusal(await member.post(`/api/pitch-decks/${id}/analyze`).send({}), `analyze ${id}`, 404);
      expectRefusal(await member.get(`/api/objects/${id}`), `file ${id}`, 404);
      expectRefusal(await member.get(`/api/opportunities/${id}/calendar.ics`), `deadline ${id}`, 404);
      expectRefusal(await app.visitor.get(`/api/calendar/${id}.ics`), `calendar ${id}`, 404);
      expectRefusal(await member.put(`/api/objects/${id}`).send("x"), `upload ${id}`, 404);
      expectRefusal(await member.post(`/api/profile/${id}`).send({}), `save ${id}`, 404);
      expectRefusal(await member.patch(`/api/applications/${id}`).send({}), `patch ${id}`, 404);
      expectRefusal(await member.get(`/api/questionnaire/${id}/1`), `questionnaire ${id}`, 404);
      expectRefusal(await member.get(`/api/questionnaire/startup/${id}`), `layer ${id}`, 404);
    }
  });

  it("an impossible token of a mailed link is refused as an invalid link", async () => {
    for (const token of NASTY.filter((text) => text !== "%E0%A4%A"))
      expectRefusal(await app.visitor.get(`/api/auth/verify-email/${token}`), token);
    expectRefusal(await app.visitor.get("/api/auth/verify-email/%E0%A4%A"), "broken escape", 404);
  });
});

describe("bodies that are not JSON objects", () => {
  const WRONG = ["[]", "null", '"text"', "5", "true", "[[]]", '[{"name":"x"}]', " 5 "];
  const BROKEN = [
    "{",
    "}",
    '{"a":NaN}',
    '{"a":Infinity}',
    "{'a':1}",
    '{"a":1,}',
    "undefined",
    "\0",
    '{"a":"\n"}',
    "{}{}",
  ];
  const DEEP = [`{"a":${"[".repeat(21)}${"]".repeat(21)}}`, `${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`];
  const listRoutesWithPaths = () => [
    ...BODIES.map(({ route, path }) => [route, path?.(ids)] as const),
    [PROFILE, `/api/profile/${ids.entity}`] as const,
    ...BODYLESS.map((route) => [route, undefined] as const),
  ];

  it("a body that is not a JSON object is refused by every route with one message", async () => {
    // The calls use a second session, because a sign-out in between would end the shared one.
    const caller = await app.as(owner);
    for (const [route, path] of listRoutesWithPaths()) {
      for (const body of WRONG) {
        const refusal = expectRefusal(await send(route, path, body, caller), `${route} ${body}`);
        expect(refusal).toEqual({ message: "Send a JSON object", code: "validation_failed" });
      }
      for (const body of BROKEN) {
        const { code } = expectRefusal(await send(route, path, body, caller), `${route} ${body}`);
        expect(code).toBe("invalid_json");
      }
      for (const body of DEEP) {
        const { code } = expectRefusal(await send(route, path, body, caller), `${route}, deeply nested`);
        expect(code).toBe("validation_failed");
      }
    }
  });

  it("a visitor with an invalid body is only asked to sign in", async () => {
    for (const [route, path] of listRoutesWithPaths().filter(
      ([route]) =>
        !/login|signup|logout|-password|second-factor|oidc|email\/(confirm|cancel)|invitations\/read|shared\/read|api\/guest|PUT \/api\/unsubscribe/.test(
          route,
        ),
    ))
      for (const body of ["[]", "{", '{"name":5}', "x".repeat(200_000)])
        expectRefusal(await send(route, path, body, app.visitor), `${route} ${body.slice(0, 20)}`, 401);
  });

  it("a body that cannot be unpacked or decoded is refused as a mistake of the caller", async () => {
    const whole = gzipSync('{"name":"x","type":"School"}');
    const packed = (body: Buffer, encoding: string) =>
      send("POST /api/entities", undefined, body).set("content-encoding", encoding);
    const visitor = app.visitor.post("/api/auth/login").set("content-encoding", "gzip").type("json");
    for (const answer of [
      await packed(Buffer.from("not packed"), "gzip"),
      await packed(whole.subarray(0, 20), "gzip"),
      await packed(Buffer.from("not packed"), "br"),
      await packed(Buffer.from("not packed"), "deflate"),
      await visitor.send("not packed"),
    ])
      expect(expectRefusal(answer, "packed").code).toBe("invalid_json");
    expectRefusal(await packed(gzipSync(Buffer.alloc(5_000_000, " ")), "gzip"), "bomb", 413);
    expectRefusal(await packed(Buffer.from("{}"), "zstd-9"), "unknown packing", 415);
    expect((await packed(whole, "gzip")).status).toBe(201);
    const charset = send("POST /api/entities", undefined, "{}").set(
      "content-type",
      "application/json; charset=x",
    );
    expectRefusal(await charset, "unknown charset", 415);
  });
});
