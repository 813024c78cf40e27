import { and, asc, eq, gte } from "drizzle-orm";
import {
  applicationTasks,
  entities,
  fundingOpportunities,
  memberships,
  opportunityFeedback,
  users,
} from "@shared/schema/index";
import type { MemberRole } from "@shared/constants/members";
import type { ServiceContext } from "../context/deps";
import { createShortlist } from "../features/shortlists/shortlists.service";
import type { DemoTask } from "./demo-data";
import { dayFrom, instantFrom } from "./demo-days";

/** Invented people who work on the demo's entities. They have no password, so that nobody can sign in as them, and get no mail. */
const COLLEAGUES: readonly { email: string; firstName: string; lastName: string; role: MemberRole }[] = [
  { email: "amina.demo@example.org", firstName: "Amina", lastName: "Diallo (demo)", role: "editor" },
  { email: "tom.demo@example.org", firstName: "Tom", lastName: "Okafor (demo)", role: "commenter" },
];
const SILENT = {
  notifyDeadlines: false,
  notifyChanges: false,
  notifySavedSearches: false,
  notifyComments: false,
};

/** @returns the ids of the colleagues, by first name */
export async function insertColleagues({ db }: Pick<ServiceContext, "db">): Promise<Map<string, string>> {
  const rows = await db
    .insert(users)
    .values(COLLEAGUES.map(({ role: _, ...person }) => ({ ...person, ...SILENT, emailVerified: true })))
    .onConflictDoNothing()
    .returning({ id: users.id, firstName: users.firstName });
  return new Map(rows.map(({ id, firstName }) => [firstName ?? "", id]));
}

/** Makes the colleagues members of an entity. */
export async function insertMembers(
  { db }: Pick<ServiceContext, "db">,
  entityId: string,
  colleagues: ReadonlyMap<string, string>,
): Promise<void> {
  const rows = COLLEAGUES.flatMap(({ firstName, role }) => {
    const userId = colleagues.get(firstName);
    return userId ? [{ entityId, userId, role }] : [];
  });
  if (rows.length > 0) await db.insert(memberships).values(rows);
}

/** A task of nobody known is the demo user's own. */
export async function insertTasks(
  { actor, db, deps }: ServiceContext<"clock">,
  applicationId: string,
  tasks: readonly DemoTask[],
  colleagues: ReadonlyMap<string, string>,
): Promise<void> {
  const now = deps.clock.now();
  await db.insert(applicationTasks).values(
    tasks.map(({ title, dueDay, assignee, doneDay }) => ({
      applicationId,
      title,
      dueDate: dayFrom(now, dueDay),
      assigneeId: (assignee && colleagues.get(assignee)) ?? actor.id,
      createdBy: actor.id,
      ...(doneDay === undefined ? {} : { doneAt: instantFrom(now, doneDay), doneBy: actor.id }),
    })),
  );
}

/** Days ahead, so that there is time to apply. */
const SAVED_FROM_DAYS = 10;
const SAVED = 4;

/** Saves the opportunities that close next, so that the calendar has something to show. */
export async function saveNextToClose({ actor, db, deps }: ServiceContext<"clock">): Promise<void> {
  const o = fundingOpportunities;
  const next = await db
    .select({ opportunityId: o.id })
    .from(o)
    .where(
      and(eq(o.verificationStatus, "verified"), gte(o.deadline, dayFrom(deps.clock.now(), SAVED_FROM_DAYS))),
    )
    .orderBy(asc(o.deadline), asc(o.id))
    .limit(SAVED);
  if (next.length > 0)
    await db
      .insert(opportunityFeedback)
      .values(next.map(({ opportunityId }) => ({ opportunityId, userId: actor.id, kind: "saved" as const })));
}

const SHORTLISTED = 3;
const SHORTLIST_ENTITY = "Sunbird Cold Chain (demo)";
const SHORTLIST_NOTES = ["Closes first.", "Ask Amina whether we have the papers.", ""];

/** Makes a shortlist of the saved opportunities that close first. */
export async function insertShortlist(
  ctx: ServiceContext<"clock" | "config" | "keys" | "push">,
): Promise<void> {
  const { actor, db } = ctx;
  const [entity] = await db
    .select({ id: entities.id })
    .from(entities)
    .where(and(eq(entities.userId, actor.id), eq(entities.name, SHORTLIST_ENTITY)));
  const o = fundingOpportunities;
  const saved = await db
    .select({ opportunityId: o.id })
    .from(opportunityFeedback)
    .innerJoin(o, eq(o.id, opportunityFeedback.opportunityId))
    .where(and(eq(opportunityFeedback.userId, actor.id), eq(opportunityFeedback.kind, "saved")))
    .orderBy(asc(o.deadline), asc(o.id))
    .limit(SHORTLISTED);
  if (!entity || saved.length === 0) return;
  const items = saved.map((one, n) => ({ ...one, note: SHORTLIST_NOTES[n] ?? "" }));
  await createShortlist(ctx, { entityId: entity.id, name: "To decide this month", items });
}
