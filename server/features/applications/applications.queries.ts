import { and, count, desc, eq, sql } from "drizzle-orm";
import { APPLICATIONS_PER_USER } from "@shared/constants/limits";
import type { ApplicationStatus } from "@shared/constants/enums";
import type { Right } from "@shared/constants/members";
import {
  type Application,
  applications,
  comments,
  entities,
  fundingOpportunities,
  opportunityMerges,
  users,
} from "@shared/schema/index";
import type { Db } from "../../platform/db/database";
import { forbidsAi } from "../call-sheets/ai-rule";
import { closesAtOrNull } from "../catalogue/visibility";
import { can } from "../members/access";

export type ApplicationColumns = Partial<
  Omit<typeof applications.$inferInsert, "id" | "entityId" | "opportunityId" | "version">
>;

const a = applications;
const o = fundingOpportunities;

const listColumns = {
  id: a.id,
  status: a.status,
  title: a.title,
  askingAmount: a.askingAmount,
  askingCurrency: a.askingCurrency,
  awardedAmount: a.awardedAmount,
  awardedCurrency: a.awardedCurrency,
  aiProvider: a.aiProvider,
  submittedDate: a.submittedDate,
  decisionDate: a.decisionDate,
  funderName: a.funderName,
  createdAt: a.createdAt,
  updatedAt: a.updatedAt,
  version: a.version,
  entity: { id: entities.id, name: entities.name, type: entities.type },
};
const listOpportunityColumns = {
  id: o.id,
  name: o.name,
  funderName: o.funderName,
  fundingType: o.fundingType,
  deadline: o.deadline,
  deadlineTimezone: o.deadlineTimezone,
  deadlineTime: o.deadlineTime,
  closesAt: closesAtOrNull,
};
const detailColumns = {
  ...listColumns,
  entityId: a.entityId,
  opportunityId: a.opportunityId,
  notes: a.notes,
  narrative: a.narrative,
  aiDraftNarrative: a.aiDraftNarrative,
  aiSuggestions: a.aiSuggestions,
  funderFeedback: a.funderFeedback,
  openComments: sql<number>`(select count(*)::int from ${comments} where ${comments.applicationId} = ${a.id}
    and ${comments.parentId} is null and ${comments.resolvedAt} is null)`,
  forbidsAi: forbidsAi(a.id),
  opportunity: {
    ...listOpportunityColumns,
    description: o.description,
    applicationUrl: o.applicationUrl,
    minAmount: o.minAmount,
    maxAmount: o.maxAmount,
    currency: o.currency,
  },
};

const isMerged = eq(opportunityMerges.mergedId, a.opportunityId);
/**
 * Opportunities that are not verified exist for administrators only, also inside an application. In the place of a merged one stands the
 * kept one. It is joined, because a query for each of many applications takes most of the time.
 */
const isVerifiedOpportunity = and(
  eq(o.id, sql`coalesce(${opportunityMerges.keptId}, ${a.opportunityId})`),
  eq(o.verificationStatus, "verified"),
);

/**
 * The applications of the entities in which the user has a right, with their opportunity and entity, newest first,
 * without the long texts.
 */
export function selectApplications(db: Db, userId: string, right: Right) {
  return db
    .select({ ...listColumns, opportunity: listOpportunityColumns })
    .from(a)
    .innerJoin(entities, eq(entities.id, a.entityId))
    .leftJoin(opportunityMerges, isMerged)
    .leftJoin(o, isVerifiedOpportunity)
    .where(can(userId, right, a.entityId))
    .orderBy(desc(a.createdAt), desc(a.id))
    .limit(APPLICATIONS_PER_USER);
}

export async function selectApplication(db: Db, userId: string, id: string) {
  const [application] = await db
    .select(detailColumns)
    .from(a)
    .innerJoin(entities, eq(entities.id, a.entityId))
    .leftJoin(opportunityMerges, isMerged)
    .leftJoin(o, isVerifiedOpportunity)
    .where(and(eq(a.id, id), can(userId, "read", a.entityId)));
  return application;
}

/** Selects an application that the user may read and locks it until the transaction ends. */
export async function selectApplicationForUpdate(
  db: Db,
  userId: string,
  id: string,
): Promise<Application | undefined> {
  const [row] = await db
    .select()
    .from(a)
    .where(and(eq(a.id, id), can(userId, "read", a.entityId)))
    .for("no key update");
  return row;
}

/** Selects an application without an AI draft that the user may edit, and locks it until the transaction ends. */
export async function lockApplicationWithoutDraft(
  db: Db,
  userId: string,
  pair: { entityId: string; opportunityId: string },
): Promise<Application | undefined> {
  const [row] = await db
    .select()
    .from(a)
    .where(
      and(
        eq(a.entityId, pair.entityId),
        eq(a.opportunityId, pair.opportunityId),
        can(userId, "edit", a.entityId),
        sql`coalesce(${a.aiDraftNarrative}, '') = ''`,
      ),
    )
    .for("no key update");
  return row;
}

/** The application of the user's entity for an opportunity. */
export async function selectExistingApplication(
  db: Db,
  userId: string,
  entityId: string,
  opportunityId: string,
) {
  const [application] = await db
    .select({ id: a.id, status: a.status })
    .from(a)
    .where(
      and(eq(a.entityId, entityId), eq(a.opportunityId, opportunityId), can(userId, "read", a.entityId)),
    );
  return application;
}

/** The application of an entity that has the same name, funder, day and status, whatever the case of its letters. */
export async function selectSameApplication(
  db: Db,
  entityId: string,
  {
    title,
    funderName,
    submittedDate,
    status,
  }: { title: string; funderName: string; submittedDate: string | null; status: ApplicationStatus },
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: a.id })
    .from(a)
    .leftJoin(o, eq(o.id, a.opportunityId))
    .where(
      and(
        eq(a.entityId, entityId),
        eq(a.status, status),
        sql`lower(${a.title}) = lower(${title})`,
        sql`lower(coalesce(${o.funderName}, ${a.funderName})) = lower(${funderName})`,
        sql`${a.submittedDate} is not distinct from ${submittedDate}::date`,
      ),
    )
    .orderBy(a.createdAt, a.id)
    .limit(1);
  return row?.id;
}

/**
 * Counts the applications of the entities of an account. Its row is locked, so that two requests cannot both take the
 * last place.
 */
export async function countApplicationsLocked(db: Db, userId: string): Promise<number> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
  const [row] = await db
    .select({ n: count() })
    .from(a)
    .innerJoin(entities, eq(entities.id, a.entityId))
    .where(eq(entities.userId, userId));
  return row?.n ?? 0;
}

/** The id of the new row, or undefined when the entity already has an application for the opportunity. */
export async function insertApplication(
  db: Db,
  values: typeof applications.$inferInsert,
): Promise<string | undefined> {
  const [row] = await db
    .insert(a)
    .values(values)
    .onConflictDoNothing({ target: [a.entityId, a.opportunityId] })
    .returning({ id: a.id });
  return row?.id;
}

/** Writes the given columns only and counts the save. The caller holds the row. */
export async function updateApplicationColumns(
  db: Db,
  id: string,
  columns: ApplicationColumns,
): Promise<void> {
  await db
    .update(a)
    .set({ ...columns, version: sql`${a.version} + 1`, updatedAt: sql`now()` })
    .where(eq(a.id, id));
}

/** Writes an AI draft. It is no save of the form, so that it makes none stale. The caller holds the row. */
export async function writeAiDraft(
  db: Db,
  id: string,
  draft: Pick<ApplicationColumns, "aiDraftNarrative" | "aiProvider">,
): Promise<void> {
  await db
    .update(a)
    .set({ ...draft, updatedAt: sql`now()` })
    .where(eq(a.id, id));
}

/** Writes the list of documents. It is no save of the form, so that it makes none stale. The caller holds the row. */
export async function writeSupportingDocs(
  db: Db,
  id: string,
  supportingDocs: { name: string; url: string }[],
): Promise<void> {
  await db
    .update(a)
    .set({ supportingDocs, updatedAt: sql`now()` })
    .where(eq(a.id, id));
}
