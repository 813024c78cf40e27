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

/** How often each event happens in an hour, on average. */
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

/** Applies random events one after the other, both in the database and in the model. */
export function createEvents(
  deps: Deps,
  model: Model,
  random: world.Random,
  note: (change: SimChange) => void,
): (hour: Date) => Promise<void> {
  const { db, embedder } = deps;
  let newCalls = 0;
  /** The facts before the last change of each opportunity, because some changes are reverted. */
  const formerFacts = new Map<string, SimFacts>();
  const listPublished = () => [...model.opportunities.values()].filter(({ isVerified }) => isVerified);
  const pickRandom = <T>(list: readonly T[]): T | undefined => list[random.below(Math.max(1, list.length))];

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

  const handlers: Record<keyof typeof RATES, (at: Date) => Promise<void>> = {
    changes: async (at) => {
      // New opportunities keep their facts, because their matches are decided only when a digest is written.
      const opportunity = pickRandom(listPublished().filter(({ verifiedAt }) => verifiedAt === null));
      if (!opportunity) return;
      const { id, facts } = opportunity;
      const factsBefore = formerFacts.get(id);
      formerFacts.set(id, facts);
      await write(
        opportunity,
        factsBefore && random.chance(0.3) ? factsBefore : changeFacts(facts, random),
        at,
      );
    },
    /** Writes the same facts in another order. */
    reimported: async (at) => {
      const opportunity = pickRandom(listPublished());
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
      const application = pickRandom(model.applications);
      if (!application) return;
      application.status = pickRandom(["in_progress", "submitted", "rejected"] as const)!;
      await db
        .update(applications)
        .set({ status: application.status })
        .where(eq(applications.id, application.id));
    },
    begun: async (at) => {
      const [person, opportunity] = [pickRandom(model.people)!, pickRandom(listPublished())!];
      if (
        model.applications.some(
          (candidate) => candidate.personId === person.id && candidate.opportunityId === opportunity.id,
        )
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
      const [person, opportunity] = [pickRandom(model.people)!, pickRandom(listPublished())!];
      const pair = buildPairKey(person.id, opportunity.id);
      const isOwnFeedback = and(
        eq(opportunityFeedback.userId, person.id),
        eq(opportunityFeedback.opportunityId, opportunity.id),
      );
      await db.delete(opportunityFeedback).where(isOwnFeedback);
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
      const opportunity = pickRandom(listPublished().filter(({ verifiedAt }) => verifiedAt !== null));
      const person = pickRandom(model.people.filter(({ group }) => group === opportunity?.group));
      if (!opportunity || !person) return;
      await db
        .insert(opportunityViews)
        .values({ userId: person.id, opportunityId: opportunity.id, firstSeenAt: at })
        .onConflictDoNothing();
      model.views.add(buildPairKey(person.id, opportunity.id));
    },
    switched: async () => {
      const person = pickRandom(model.people)!;
      const name = pickRandom(Object.keys(person.switches) as (keyof typeof person.switches)[])!;
      person.switches[name] = !person.switches[name];
      await db.update(users).set(person.switches).where(eq(users.id, person.id));
    },
    rejected: async (at) => {
      const opportunity = pickRandom(listPublished())!;
      opportunity.isVerified = false;
      opportunity.withdrawnAt = at;
      await db
        .update(fundingOpportunities)
        .set({ verificationStatus: "rejected", updatedAt: at })
        .where(eq(fundingOpportunities.id, opportunity.id));
    },
  };

  /** Applies the events of the hour that ends at this moment. */
  return async (hour) => {
    const plannedEvents = (Object.keys(RATES) as (keyof typeof RATES)[]).flatMap((name) => {
      const rate = RATES[name];
      const times = name === "newCalls" ? rate : Math.floor(rate) + (random.chance(rate % 1) ? 1 : 0);
      return Array.from({ length: times }, () => ({
        name,
        at: new Date(hour.getTime() - 1 - random.below(HOUR_MS - 1)),
      }));
    });
    for (const { name, at } of plannedEvents.sort((a, b) => a.at.getTime() - b.at.getTime()))
      await handlers[name](at);
  };
}

/** Changes one of the facts. */
function changeFacts(facts: SimFacts, random: world.Random): SimFacts {
  const kind = random.below(3);
  if (kind === 0) {
    const days = 1 + random.below(20);
    const from = facts.deadline ?? "2030-04-01";
    return { ...facts, deadline: plusDays(from, random.chance(0.5) ? days : -Math.min(days, 5)) };
  }
  if (kind === 1) return { ...facts, maxAmount: `${100 + random.below(900)}000.00` };
  const country = world.COUNTRIES[random.below(world.COUNTRIES.length)]!;
  const isEligible = facts.eligibleCountries.includes(country);
  if (isEligible && facts.eligibleCountries.length === 1) return facts;
  return {
    ...facts,
    eligibleCountries: isEligible
      ? facts.eligibleCountries.filter((code) => code !== country)
      : [...facts.eligibleCountries, country],
  };
}
