import { and, eq } from "drizzle-orm";
import {
  applications,
  fundingOpportunities,
  opportunityEmbeddings,
  opportunityFeedback,
  opportunityViews,
  users,
} from "@shared/schema/index";
import type { Deps } from "../../server/context/deps";
import { plusDays } from "./calendar";
import { type Model, buildPairKey, type SimChange, type SimFacts, type SimOpportunity } from "./model";
import * as world from "./world";

const HOUR_MS = 3_600_000;

/** What happens in an hour: each so many times on average. */
const RATES = {
  changes: 8,
  newCalls: 1,
  statuses: 2,
  begun: 1,
  judged: 2,
  looks: 3,
  switched: 1,
  reimported: 2,
  rejected: 0.02,
};

/** Lets things happen, one after the other, in the database and in what the simulation knows. */
export function createEvents(
  deps: Deps,
  model: Model,
  random: world.Random,
  note: (change: SimChange) => void,
): (hour: Date) => Promise<void> {
  const { db, embedder } = deps;
  let newCalls = 0;
  /** For changes that are taken back. */
  const before = new Map<string, SimFacts>();
  const onShow = () => [...model.opportunities.values()].filter(({ isVerified }) => isVerified);
  const any = <T>(list: readonly T[]): T | undefined => list[random.below(Math.max(1, list.length))];

  async function write(opportunity: SimOpportunity, facts: SimFacts, at: Date): Promise<void> {
    const change = { opportunityId: opportunity.id, at, before: opportunity.facts, after: facts };
    await db
      .update(fundingOpportunities)
      .set({ ...facts, eligibleCountries: [...facts.eligibleCountries], updatedAt: at })
      .where(eq(fundingOpportunities.id, opportunity.id));
    opportunity.facts = facts;
    model.changes.push(change);
    note(change);
  }

  const happenings: Record<keyof typeof RATES, (at: Date) => Promise<void>> = {
    changes: async (at) => {
      // New ones keep their facts: whom they suit is decided when they are told.
      const opportunity = any(onShow().filter(({ verifiedAt }) => verifiedAt === null));
      if (!opportunity) return;
      const { id, facts } = opportunity;
      const former = before.get(id);
      before.set(id, facts);
      await write(opportunity, former && random.chance(0.3) ? former : changed(facts, random), at);
    },
    /** The same facts again, in another order. */
    reimported: async (at) => {
      const opportunity = any(onShow());
      if (!opportunity) return;
      const { facts } = opportunity;
      await write(opportunity, { ...facts, eligibleCountries: [...facts.eligibleCountries].reverse() }, at);
    },
    newCalls: async (at) => {
      const group = newCalls % world.COUNTRIES.length;
      const opportunity = world.aNewOpportunity(newCalls++, group, at, random);
      await db.insert(fundingOpportunities).values(world.opportunityRow(opportunity));
      const vector = await world.embedGroup(deps, group);
      await db
        .insert(opportunityEmbeddings)
        .values(world.embeddingRow(opportunity.id, vector, embedder.model));
      model.opportunities.set(opportunity.id, opportunity);
    },
    statuses: async () => {
      const application = any(model.applications);
      if (!application) return;
      application.status = any(["in_progress", "submitted", "rejected"] as const)!;
      await db
        .update(applications)
        .set({ status: application.status })
        .where(eq(applications.id, application.id));
    },
    begun: async (at) => {
      const [person, opportunity] = [any(model.people)!, any(onShow())!];
      if (
        model.applications.some((one) => one.personId === person.id && one.opportunityId === opportunity.id)
      )
        return;
      const application = world.anApplication(person.id, opportunity.id, "draft", at);
      const { id, opportunityId, status } = application;
      await db
        .insert(applications)
        .values({ id, entityId: person.entityId, opportunityId, status, createdAt: at });
      model.applications.push(application);
    },
    judged: async (at) => {
      const [person, opportunity] = [any(model.people)!, any(onShow())!];
      const pair = buildPairKey(person.id, opportunity.id);
      const mine = and(
        eq(opportunityFeedback.userId, person.id),
        eq(opportunityFeedback.opportunityId, opportunity.id),
      );
      await db.delete(opportunityFeedback).where(mine);
      model.feedback.delete(pair);
      if (random.chance(0.1)) return;
      const kind = random.chance(0.7) ? "saved" : "dismissed";
      await db.insert(opportunityFeedback).values({
        ...{ userId: person.id, opportunityId: opportunity.id, kind },
        ...{ createdAt: at, updatedAt: at },
      });
      model.feedback.set(pair, { kind, at });
    },
    looks: async (at) => {
      const opportunity = any(onShow().filter(({ verifiedAt }) => verifiedAt !== null));
      const person = any(model.people.filter(({ group }) => group === opportunity?.group));
      if (!opportunity || !person) return;
      await db
        .insert(opportunityViews)
        .values({ userId: person.id, opportunityId: opportunity.id, firstSeenAt: at })
        .onConflictDoNothing();
      model.views.add(buildPairKey(person.id, opportunity.id));
    },
    switched: async () => {
      const person = any(model.people)!;
      const name = any(Object.keys(person.switches) as (keyof typeof person.switches)[])!;
      person.switches[name] = !person.switches[name];
      await db.update(users).set(person.switches).where(eq(users.id, person.id));
    },
    rejected: async () => {
      const opportunity = any(onShow())!;
      opportunity.isVerified = false;
      await db
        .update(fundingOpportunities)
        .set({ verificationStatus: "rejected" })
        .where(eq(fundingOpportunities.id, opportunity.id));
    },
  };

  /** The hour that ends at this moment. */
  return async (hour) => {
    const planned = (Object.keys(RATES) as (keyof typeof RATES)[]).flatMap((name) => {
      const rate = RATES[name];
      const times = name === "newCalls" ? rate : Math.floor(rate) + (random.chance(rate % 1) ? 1 : 0);
      return Array.from({ length: times }, () => ({
        name,
        at: new Date(hour.getTime() - 1 - random.below(HOUR_MS - 1)),
      }));
    });
    for (const { name, at } of planned.sort((a, b) => a.at.getTime() - b.at.getTime()))
      await happenings[name](at);
  };
}

/** The facts with one of them another one. */
function changed(facts: SimFacts, random: world.Random): SimFacts {
  const kind = random.below(3);
  if (kind === 0) {
    const days = 1 + random.below(20);
    const from = facts.deadline ?? "2030-04-01";
    return { ...facts, deadline: plusDays(from, random.chance(0.5) ? days : -Math.min(days, 5)) };
  }
  if (kind === 1) return { ...facts, maxAmount: `${100 + random.below(900)}000.00` };
  const other = world.COUNTRIES[random.below(world.COUNTRIES.length)]!;
  const has = facts.eligibleCountries.includes(other);
  if (has && facts.eligibleCountries.length === 1) return facts;
  return {
    ...facts,
    eligibleCountries: has
      ? facts.eligibleCountries.filter((code) => code !== other)
      : [...facts.eligibleCountries, other],
  };
}
