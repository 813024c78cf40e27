import { and, asc, eq, gte, inArray, isNull, or } from "drizzle-orm";
import {
  applicationBudgets,
  applications,
  budgetLines,
  fundingOpportunities,
  users,
} from "@shared/schema/index";
import { inTransaction } from "../platform/db/database";
import type { Actor, Deps, ServiceContext } from "../context/deps";
import { actorColumns } from "../features/auth/auth.queries";
import { createEntity } from "../features/entities/entities.service";
import { updateProfile } from "../features/profiles/profiles.service";
import { SERVER_ITSELF } from "../platform/security/password-hasher";
import { DEMO_ENTITIES, type DemoApplication, type DemoBudgetLine } from "./demo-data";
import { dayFrom, instantFrom } from "./demo-days";
import { insertFiles } from "./demo-files";
import {
  insertColleagues,
  insertMembers,
  insertShortlist,
  insertTasks,
  saveNextToClose,
} from "./demo-people";
import { insertSent, insertWork } from "./demo-work";

export const DEMO_EMAIL = "demo@example.org";

type Offer = { id: string; name: string; currency: string; externalId: string | null };

/**
 * Makes a demo user with entities, colleagues, applications in every status, documents and a pitch deck. If the account
 * exists already, nothing changes, not even its password.
 * @returns whether it was made
 * @throws Error when the catalogue has too few verified opportunities to apply for
 */
export async function seedDemo(deps: Deps, password: string): Promise<boolean> {
  const passwordHash = await deps.passwords.hash(password, SERVER_ITSELF);
  const actor = await inTransaction(deps.db, async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({
        email: DEMO_EMAIL,
        firstName: "Demo",
        lastName: "Account",
        passwordHash,
        emailVerified: true,
        country: "GH",
        countryName: "Ghana",
        timezone: "Africa/Accra",
      })
      .onConflictDoNothing()
      .returning(actorColumns);
    if (!user) return;
    await makeEntities({ actor: user satisfies Actor, db: tx, deps });
    return user;
  });
  if (!actor) return false;
  const ctx = { actor, db: deps.db, deps };
  await insertFiles(ctx);
  await insertShortlist(ctx);
  return true;
}

async function makeEntities(ctx: ServiceContext<"clock" | "jobs">): Promise<void> {
  const offers = await findOffers(ctx);
  const colleagues = await insertColleagues(ctx);
  for (const demo of DEMO_ENTITIES) {
    const { id } = await createEntity(ctx, { name: demo.name, type: demo.type });
    await updateProfile(ctx, id, demo.answers);
    if (demo.hasColleagues) await insertMembers(ctx, id, colleagues);
    const usedIds = new Set<string>();
    for (const application of demo.applications) {
      const offer = chooseOffer(offers, application, usedIds);
      usedIds.add(offer.id);
      const [made] = await ctx.db
        .insert(applications)
        .values(toRow(application, id, offer, ctx.deps.clock.now()))
        .returning({ id: applications.id });
      if (application.budget) await insertBudget(ctx, made!.id, id, offer.currency, application.budget);
      const of = { applicationId: made!.id, entityId: id };
      if (application.work) await insertWork(ctx, of, application.work);
      if (application.tasks) await insertTasks(ctx, made!.id, application.tasks, colleagues);
      if (application.submittedDay !== undefined) await insertSent(ctx, of, application.submittedDay);
    }
  }
  await saveNextToClose(ctx);
}

async function insertBudget(
  { db }: Pick<ServiceContext, "db">,
  applicationId: string,
  entityId: string,
  currency: string,
  lines: readonly DemoBudgetLine[],
): Promise<void> {
  const years = Math.max(...lines.map(({ year }) => year));
  await db
    .insert(applicationBudgets)
    .values({ applicationId, entityId, currency, years, overheadCap: 1_000 });
  await db
    .insert(budgetLines)
    .values(lines.map((line, position) => ({ ...line, applicationId, entityId, position })));
}

/** Finds published, open opportunities, first those that the demo prefers. */
async function findOffers({ db, deps }: ServiceContext<"clock">): Promise<Offer[]> {
  const o = fundingOpportunities;
  const preferred = DEMO_ENTITIES.flatMap((demo) =>
    demo.applications.flatMap((application) => application.opportunities),
  );
  const isOpen = or(isNull(o.deadline), gte(o.deadline, dayFrom(deps.clock.now(), 1)));
  const columns = { id: o.id, name: o.name, currency: o.currency, externalId: o.externalId };
  const isVerified = eq(o.verificationStatus, "verified");
  const [preferredOffers, otherOffers] = [
    await db
      .select(columns)
      .from(o)
      .where(and(isVerified, isOpen, inArray(o.externalId, preferred))),
    await db.select(columns).from(o).where(and(isVerified, isOpen)).orderBy(asc(o.name), asc(o.id)).limit(20),
  ];
  return [...preferredOffers, ...otherOffers];
}

function chooseOffer(offers: readonly Offer[], { opportunities }: DemoApplication, used: Set<string>): Offer {
  const unusedOffers = offers.filter(({ id }) => !used.has(id));
  const offer =
    opportunities.map((id) => unusedOffers.find(({ externalId }) => externalId === id)).find(Boolean) ??
    unusedOffers[0];
  if (!offer) throw new Error("There are no verified opportunities to make demo applications for.");
  return offer;
}

function toRow(demo: DemoApplication, entityId: string, offer: Offer, now: Date) {
  const at = (day: number) => instantFrom(now, day);
  const day = (offset: number | undefined) => (offset === undefined ? null : dayFrom(now, offset));
  const isDecided = demo.decisionDay !== undefined;
  return {
    entityId,
    opportunityId: offer.id,
    title: offer.name,
    status: demo.status,
    askingAmount: demo.askingAmount,
    askingCurrency: offer.currency,
    submittedDate: day(demo.submittedDay),
    decisionDate: day(demo.decisionDay),
    accepted: isDecided ? demo.status !== "rejected" : null,
    awardedAmount: demo.awardedAmount ?? null,
    awardedCurrency: demo.awardedAmount === undefined ? null : offer.currency,
    notes: demo.notes ?? null,
    narrative: demo.narrative ?? null,
    aiDraftNarrative: demo.aiDraftNarrative ?? null,
    aiProvider: demo.aiDraftNarrative === undefined ? null : ("builtin" as const),
    funderFeedback: demo.funderFeedback ?? null,
    createdAt: at(demo.createdDay),
    updatedAt: at(demo.updatedDay),
  };
}
