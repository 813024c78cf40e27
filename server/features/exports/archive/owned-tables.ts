import { and, eq, getTableColumns, ne, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import * as t from "@shared/schema/index";
import { can } from "../../members/access";
import { isFileOf } from "./archived-files";

/** A table with data of a person: which rows are theirs, and in which order they are exported. */
export type OwnedTable = {
  table: PgTable;
  /** The rows of a user. */
  isOf: (userId: string) => SQL;
  order: PgColumn[];
  /** Columns that are not the person's data: technical ones, and those that mean nothing elsewhere. */
  leftOut?: string[];
  /** The number of rows read at a time, for tables with long rows. */
  atOnce?: number;
};

const selectByUser =
  (column: PgColumn): OwnedTable["isOf"] =>
  (userId) =>
    eq(column, userId);
/** What belongs to an entity is in the archives of its owners. */
const selectByEntity =
  (column: PgColumn): OwnedTable["isOf"] =>
  (userId) =>
    can(userId, "manage", column);

/** What belongs to an application is in the archives of the owners of its entity. */
const selectByCall =
  (column: PgColumn): OwnedTable["isOf"] =>
  (userId) => {
    const { calls: c } = t;
    return sql`${column} in (select ${c.id} from ${c} where ${can(userId, "manage", c.entityId)})`;
  };

const selectByApplication =
  (column: PgColumn): OwnedTable["isOf"] =>
  (userId) => {
    const { applications: a } = t;
    return sql`${column} in (select ${a.id} from ${a} where ${can(userId, "manage", a.entityId)})`;
  };

const LONG_ROWS = 50;

/** An answer of the questionnaires, one row for an entity. */
const profile = (table: PgTable & { id: PgColumn; entityId: PgColumn }): OwnedTable => ({
  table,
  isOf: selectByEntity(table.entityId),
  order: [table.id],
});

export const OWNED_TABLES = {
  account: { table: t.users, isOf: selectByUser(t.users.id), order: [t.users.id] },
  emailChange: {
    table: t.emailChanges,
    isOf: selectByUser(t.emailChanges.userId),
    order: [t.emailChanges.userId],
  },
  entities: {
    table: t.entities,
    isOf: selectByEntity(t.entities.id),
    order: [t.entities.createdAt, t.entities.id],
  },
  memberships: {
    table: t.memberships,
    isOf: selectByUser(t.memberships.userId),
    order: [t.memberships.createdAt, t.memberships.entityId],
  },
  invitations: {
    table: t.invitations,
    // The addresses of others stay with the entity once the person no longer owns it.
    isOf: (userId) =>
      and(eq(t.invitations.invitedBy, userId), can(userId, "manage", t.invitations.entityId))!,
    order: [t.invitations.createdAt, t.invitations.id],
  },
  activity: {
    table: t.entityActivity,
    isOf: selectByEntity(t.entityActivity.entityId),
    order: [t.entityActivity.id],
    // Who did it and to whom are other people.
    leftOut: ["actorId", "memberId"],
  },
  aiConsents: {
    table: t.aiConsents,
    isOf: selectByEntity(t.aiConsents.entityId),
    order: [t.aiConsents.entityId, t.aiConsents.use, t.aiConsents.provider],
    // Who agreed may be somebody else.
    leftOut: ["agreedBy"],
  },
  startupProfiles: profile(t.startupProfiles),
  nonprofitProfiles: profile(t.nonprofitProfiles),
  socialEnterpriseProfiles: profile(t.socialEnterpriseProfiles),
  individualProfiles: profile(t.individualProfiles),
  researchProfiles: profile(t.researchProfiles),
  schoolProfiles: profile(t.schoolProfiles),
  communityGroupProfiles: profile(t.communityGroupProfiles),
  governmentProfiles: profile(t.governmentProfiles),
  applications: {
    table: t.applications,
    isOf: selectByEntity(t.applications.entityId),
    order: [t.applications.createdAt, t.applications.id],
    atOnce: LONG_ROWS,
  },
  textVersions: {
    table: t.textVersions,
    isOf: selectByApplication(t.textVersions.applicationId),
    order: [t.textVersions.id],
    // Who wrote it may be somebody else.
    leftOut: ["authorId"],
    atOnce: LONG_ROWS,
  },
  comments: {
    table: t.comments,
    isOf: (userId) =>
      sql`(${selectByApplication(t.comments.applicationId)(userId)} or ${selectByUser(t.comments.authorId)(userId)})`,
    order: [t.comments.createdAt, t.comments.id],
    // Who wrote, resolved or is mentioned may be somebody else. The words around a quote are the entity's, not the comment's.
    leftOut: ["authorId", "resolvedBy", "mentions", "textBefore", "textAfter"],
    atOnce: LONG_ROWS,
  },
  tasks: {
    table: t.applicationTasks,
    isOf: selectByApplication(t.applicationTasks.applicationId),
    order: [t.applicationTasks.createdAt, t.applicationTasks.id],
    // Who they are for may be somebody else.
    leftOut: ["assigneeId", "doneBy", "createdBy"],
  },
  questions: {
    table: t.applicationQuestions,
    isOf: selectByEntity(t.applicationQuestions.entityId),
    order: [t.applicationQuestions.createdAt, t.applicationQuestions.id],
    // Who accepted may be somebody else.
    leftOut: ["acceptedBy", "terms"],
    atOnce: LONG_ROWS,
  },
  profileReadings: {
    table: t.profileReadings,
    isOf: selectByEntity(t.profileReadings.entityId),
    order: [t.profileReadings.createdAt, t.profileReadings.id],
    // Who asked for the reading may be somebody else.
    leftOut: ["requestedBy", "requestedRun", "finishedRun"],
    atOnce: LONG_ROWS,
  },
  calls: {
    table: t.calls,
    isOf: selectByEntity(t.calls.entityId),
    order: [t.calls.createdAt, t.calls.id],
    // Who asked for the reading may be somebody else.
    leftOut: ["requestedBy", "requestedRun", "finishedRun"],
    atOnce: LONG_ROWS,
  },
  callPages: {
    table: t.callPages,
    isOf: selectByCall(t.callPages.callId),
    order: [t.callPages.callId, t.callPages.number],
    atOnce: LONG_ROWS,
  },
  callLines: {
    table: t.callLines,
    isOf: selectByCall(t.callLines.callId),
    order: [t.callLines.callId, t.callLines.position, t.callLines.id],
    // Who accepted may be somebody else.
    leftOut: ["acceptedBy"],
  },
  callChanges: {
    table: t.callChanges,
    isOf: selectByCall(t.callChanges.callId),
    order: [t.callChanges.changedAt, t.callChanges.id],
  },
  budgets: {
    table: t.applicationBudgets,
    isOf: selectByEntity(t.applicationBudgets.entityId),
    order: [t.applicationBudgets.createdAt, t.applicationBudgets.applicationId],
  },
  budgetLines: {
    table: t.budgetLines,
    isOf: selectByEntity(t.budgetLines.entityId),
    order: [t.budgetLines.createdAt, t.budgetLines.id],
    atOnce: LONG_ROWS,
  },
  submissions: {
    table: t.applicationSubmissions,
    isOf: selectByEntity(t.applicationSubmissions.entityId),
    order: [t.applicationSubmissions.createdAt, t.applicationSubmissions.id],
    // Who sent it may be somebody else.
    leftOut: ["sentBy"],
    atOnce: 5,
  },
  submissionFiles: {
    table: t.submissionFiles,
    isOf: selectByEntity(t.submissionFiles.entityId),
    order: [t.submissionFiles.submissionId, t.submissionFiles.position],
  },
  obligations: {
    table: t.awardObligations,
    isOf: selectByEntity(t.awardObligations.entityId),
    order: [t.awardObligations.createdAt, t.awardObligations.id],
    // Who did it may be somebody else.
    leftOut: ["doneBy"],
  },
  spendings: {
    table: t.awardSpendings,
    isOf: selectByEntity(t.awardSpendings.entityId),
    order: [t.awardSpendings.createdAt, t.awardSpendings.id],
  },
  outcomes: {
    table: t.awardOutcomes,
    isOf: selectByEntity(t.awardOutcomes.entityId),
    order: [t.awardOutcomes.createdAt, t.awardOutcomes.id],
  },
  putAside: {
    table: t.readinessDismissals,
    isOf: selectByApplication(t.readinessDismissals.applicationId),
    order: [t.readinessDismissals.dismissedAt, t.readinessDismissals.id],
    // Who put it aside may be somebody else.
    leftOut: ["dismissedBy", "key"],
  },
  awardCriteria: {
    table: t.awardCriteria,
    isOf: selectByApplication(t.awardCriteria.applicationId),
    order: [t.awardCriteria.applicationId, t.awardCriteria.position],
  },
  mockReviews: {
    table: t.applicationReviews,
    isOf: selectByApplication(t.applicationReviews.applicationId),
    order: [t.applicationReviews.applicationId],
    // Who asked for it may be somebody else.
    leftOut: ["reviewedBy", "contentHash", "textsHash"],
    atOnce: LONG_ROWS,
  },
  guestRequests: {
    table: t.guestRequests,
    isOf: selectByEntity(t.guestRequests.entityId),
    order: [t.guestRequests.createdAt, t.guestRequests.id],
    // Who asked and accepted may be somebody else.
    leftOut: ["askedBy", "acceptedBy", "earlyReminderAt", "dayReminderAt"],
    atOnce: LONG_ROWS,
  },
  documents: {
    table: t.documents,
    isOf: selectByEntity(t.documents.entityId),
    order: [t.documents.createdAt, t.documents.id],
    // Who uploaded it may be somebody else. The words for the search are those of the text.
    leftOut: ["createdBy", "uploadedBy", "search"],
    atOnce: 5,
  },
  documentVersions: {
    table: t.documentVersions,
    isOf: selectByEntity(t.documentVersions.entityId),
    order: [t.documentVersions.uploadedAt, t.documentVersions.id],
    leftOut: ["uploadedBy"],
  },
  pitchDecks: {
    table: t.pitchDecks,
    isOf: selectByEntity(t.pitchDecks.entityId),
    order: [t.pitchDecks.createdAt, t.pitchDecks.id],
    leftOut: ["fileUrl", "requestedRun", "runningRun", "finishedRun", "requestedProvider", "requestedBy"],
    atOnce: 5,
  },
  pitchDeckReviews: {
    table: t.pitchDeckReviews,
    isOf: selectByEntity(t.pitchDeckReviews.entityId),
    order: [t.pitchDeckReviews.createdAt, t.pitchDeckReviews.id],
    atOnce: LONG_ROWS,
  },
  files: {
    table: t.storedObjects,
    isOf: isFileOf,
    order: [t.storedObjects.createdAt, t.storedObjects.id],
    leftOut: ["expiresAt"],
  },
  feedback: {
    table: t.opportunityFeedback,
    isOf: selectByUser(t.opportunityFeedback.userId),
    order: [t.opportunityFeedback.createdAt, t.opportunityFeedback.id],
  },
  movedRecords: {
    table: t.mergeMoves,
    isOf: selectByUser(t.mergeMoves.userId),
    order: [t.mergeMoves.mergedId, t.mergeMoves.kind, t.mergeMoves.recordId],
  },
  savedSearches: {
    table: t.savedSearches,
    isOf: selectByUser(t.savedSearches.userId),
    order: [t.savedSearches.createdAt, t.savedSearches.id],
    leftOut: ["feedNonce"],
  },
  shortlists: {
    table: t.shortlists,
    isOf: selectByEntity(t.shortlists.entityId),
    order: [t.shortlists.createdAt, t.shortlists.id],
    // Who made it may be somebody else, and the address is a key.
    leftOut: ["createdBy", "linkNonce"],
  },
  news: { table: t.news, isOf: selectByUser(t.news.userId), order: [t.news.createdAt, t.news.id] },
  digests: {
    table: t.digestCursors,
    isOf: selectByUser(t.digestCursors.userId),
    order: [t.digestCursors.userId],
  },
  seenOpportunities: {
    table: t.opportunityViews,
    isOf: selectByUser(t.opportunityViews.userId),
    order: [t.opportunityViews.firstSeenAt, t.opportunityViews.opportunityId],
  },
  interactions: {
    table: t.interactions,
    isOf: selectByEntity(t.interactions.entityId),
    order: [t.interactions.createdAt, t.interactions.id],
  },
  reminders: {
    table: t.reminders,
    isOf: selectByUser(t.reminders.userId),
    order: [t.reminders.createdAt, t.reminders.id],
  },
  aiUsage: { table: t.aiUsage, isOf: selectByUser(t.aiUsage.userId), order: [t.aiUsage.day, t.aiUsage.kind] },
  calendar: {
    table: t.calendarFeeds,
    isOf: selectByUser(t.calendarFeeds.userId),
    order: [t.calendarFeeds.userId],
  },
  signInServices: {
    table: t.identities,
    isOf: selectByUser(t.identities.userId),
    order: [t.identities.createdAt, t.identities.id],
  },
  authenticatorApp: {
    table: t.totpSecrets,
    isOf: selectByUser(t.totpSecrets.userId),
    order: [t.totpSecrets.userId],
    leftOut: ["lastUsedStep"],
  },
  factorRemoval: {
    table: t.factorRemovals,
    isOf: selectByUser(t.factorRemovals.userId),
    order: [t.factorRemovals.userId],
  },
  recoveryCodes: {
    table: t.recoveryCodes,
    isOf: selectByUser(t.recoveryCodes.userId),
    order: [t.recoveryCodes.createdAt, t.recoveryCodes.id],
  },
  apiKeys: {
    table: t.apiKeys,
    isOf: selectByUser(t.apiKeys.userId),
    order: [t.apiKeys.createdAt, t.apiKeys.id],
  },
  connectedPrograms: {
    table: t.oauthConnections,
    isOf: (userId) =>
      sql`${t.oauthConnections.apiKeyId} in (select ${t.apiKeys.id} from ${t.apiKeys} where ${t.apiKeys.userId} = ${userId})`,
    order: [t.oauthConnections.apiKeyId],
  },
  webhooks: {
    table: t.webhooks,
    isOf: selectByUser(t.webhooks.userId),
    order: [t.webhooks.createdAt, t.webhooks.id],
  },
  webhookDeliveries: {
    table: t.webhookDeliveries,
    isOf: (userId) =>
      sql`${t.webhookDeliveries.webhookId} in (select ${t.webhooks.id} from ${t.webhooks} where ${t.webhooks.userId} = ${userId})`,
    order: [t.webhookDeliveries.occurredAt, t.webhookDeliveries.id],
  },
  pushDevices: {
    table: t.pushSubscriptions,
    isOf: selectByUser(t.pushSubscriptions.userId),
    order: [t.pushSubscriptions.createdAt, t.pushSubscriptions.id],
    leftOut: ["sessionId", "endpoint", "p256dh", "auth", "failures"],
  },
  pushNotices: {
    table: t.pushNotices,
    isOf: selectByUser(t.pushNotices.userId),
    order: [t.pushNotices.createdAt, t.pushNotices.id],
    leftOut: ["attempts", "nextAttemptAt"],
  },
  passkeys: {
    table: t.passkeys,
    isOf: selectByUser(t.passkeys.userId),
    order: [t.passkeys.createdAt, t.passkeys.id],
    leftOut: ["credentialId", "publicKey", "counter"],
  },
  // Without the texts: before a mail is sent they hold working links, and afterwards nothing.
  mails: {
    table: t.mailOutbox,
    // Not the link to a new address: whether it was sent would tell whether somebody else has that address.
    isOf: (userId) => and(eq(t.mailOutbox.userId, userId), ne(t.mailOutbox.kind, "email_change"))!,
    order: [t.mailOutbox.createdAt, t.mailOutbox.id],
    leftOut: ["textBody", "htmlBody", "unsubscribeUrl", "attempts", "nextAttemptAt", "lastError"],
  },
  curation: {
    table: t.curationLog,
    isOf: selectByUser(t.curationLog.userId),
    order: [t.curationLog.createdAt, t.curationLog.id],
  },
  scrapeRuns: {
    table: t.scrapeRuns,
    isOf: selectByUser(t.scrapeRuns.requestedBy),
    order: [t.scrapeRuns.createdAt, t.scrapeRuns.id],
  },
} as const satisfies Record<string, OwnedTable>;
export type OwnedName = keyof typeof OWNED_TABLES;

/** Tables that name a person or an entity and are not in the archive, and why. */
export const NOT_IN_ARCHIVE: Record<string, string> = {
  verification_tokens: "What is kept of links that confirm an address. The mails are in the archive.",
  application_review_runs: "Which mock review waits. What came of it is in the archive.",
  oauth_codes: "What a program was allowed and has not taken yet. It is deleted after a day.",
  oauth_clients: "Programs that registered themselves. The name of each that is connected is in the archive.",
  application_presence: "Who has an application open now. It is deleted within the hour.",
  last_writes: "Where the log of the database stood when they last changed something, for its replicas.",
  entity_embeddings: "Figures that the server computes from an entity's own words, which are in the archive.",
  funding_opportunities: "Belongs to the catalogue. Who verified it stands in the log of curation.",
  opportunity_provenance: "Belongs to the catalogue. Who decided stands in the log of curation.",
  duplicate_pairs: "Belongs to the catalogue. Who decided stands in the log of curation.",
  opportunity_merges: "Belongs to the catalogue. Who merged stands in the log of curation.",
  opportunity_changes: "Belongs to the catalogue. Who decided stands in the log of curation.",
};

/** Hashes, tokens and other secrets are never exported, also from columns that are added later. */
const SECRET = /hash|token$|secret|nonce|password|expiry|^key$/i;

/** The columns of a table that are in the archive. */
export function listExportedColumns({ table, leftOut = [] }: OwnedTable): Record<string, PgColumn> {
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(
      ([name, column]) => !SECRET.test(name) && !leftOut.includes(name) && column.columnType !== "PgVector",
    ),
  );
}
