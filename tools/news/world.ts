import { randomUUID } from "node:crypto";
import {
  applications,
  entities,
  entityEmbeddings,
  funderProfiles,
  fundingOpportunities,
  interactions,
  opportunityEmbeddings,
  opportunityFeedback,
  savedSearches,
  users,
} from "@shared/schema/index";
import type { Deps } from "../../server/context/deps";
import { plusDays } from "./calendar";
import {
  type Model,
  buildPairKey,
  type SimApplication,
  type SimOpportunity,
  type SimPerson,
  type SimSearch,
} from "./model";

const LONG_AGO = new Date("2030-02-01T00:00:00Z");
/** Two of these time zones change their clocks within the month. */
const ZONES = [
  "Africa/Nairobi",
  "America/New_York",
  "Asia/Kolkata",
  "Europe/London",
  "Pacific/Auckland",
  null,
];
export const COUNTRIES = "KE GH UG TZ RW SN ZM MW NG ZA IN ID BR MX PE CO FR DE ES IT".split(" ");
/** A subject for each country. No subject is the beginning of another one. */
const SUBJECTS =
  "wells beehives looms kites bakeries harps canoes vaccines beetles glaciers lanterns mosaics orchards puppets quarries reefs saddles telescopes umbrellas violins".split(
    " ",
  );
const ROWS_AT_ONCE = 200;

export type Size = { people: number; opportunities: number };
/** Returns a number from 0 to `below`, without `below`. */
export type Random = { below(below: number): number; chance(share: number): boolean };

export const randomFrom = (next: () => number): Random => ({
  below: (below) => Math.floor(next() * below),
  chance: (share) => next() < share,
});

/** Makes users and opportunities in an empty database, and the model of them that the simulation uses. */
export async function buildWorld(
  deps: Deps,
  { people, opportunities }: Size,
  random: Random,
): Promise<Model> {
  const model: Model = {
    people: Array.from({ length: people }, (_, n) => buildPerson(n, random)),
    opportunities: new Map(),
    changes: [],
    applications: [],
    feedback: new Map(),
    views: new Set(),
    searches: [],
    steps: [],
  };
  for (let n = 0; n < opportunities; n += 1) {
    const opportunity = buildOpportunity(n % COUNTRIES.length, `Call ${n}`, random);
    model.opportunities.set(opportunity.id, opportunity);
  }
  const allOpportunities = [...model.opportunities.values()];
  for (const person of model.people) {
    for (const opportunity of pickSome(allOpportunities, random.below(4), random)) {
      const status = random.chance(0.8) ? "draft" : "submitted";
      model.applications.push(anApplication(person.id, opportunity.id, status, LONG_AGO));
    }
    for (const { id } of pickSome(allOpportunities, random.below(3), random))
      model.feedback.set(buildPairKey(person.id, id), { kind: "saved", at: LONG_AGO });
    if (random.chance(0.3)) model.searches.push(buildSearch(person, random));
    if (random.chance(0.2))
      model.steps.push({
        id: randomUUID(),
        personId: person.id,
        action: `Step of ${person.email}`,
        date: plusDays("2030-03-04", random.below(25)),
      });
  }
  await store(deps, model);
  return model;
}

function buildPerson(n: number, random: Random): SimPerson {
  return {
    id: randomUUID(),
    email: `person-${n}@example.org`,
    entityId: randomUUID(),
    timezone: ZONES[n % ZONES.length]!,
    emailVerified: random.chance(0.95),
    switches: {
      notifyDeadlines: random.chance(0.9),
      notifyChanges: random.chance(0.9),
      notifyNewOpportunities: random.chance(0.4),
      notifySavedSearches: random.chance(0.9),
      // Nobody comments in this world.
      notifyComments: true,
    },
    group: random.below(COUNTRIES.length),
  };
}

const buildOpportunity = (group: number, name: string, random: Random): SimOpportunity => ({
  id: randomUUID(),
  name: `${name} for ${SUBJECTS[group]}`,
  group,
  verifiedAt: null,
  isVerified: true,
  facts: {
    deadline: random.chance(0.85) ? plusDays("2030-03-03", random.below(60)) : null,
    minAmount: null,
    maxAmount: random.chance(0.5) ? `${1 + random.below(90)}000.00` : null,
    eligibleCountries: [COUNTRIES[group]!],
  },
});

/**
 * Makes an opportunity that is published now and has no deadline, so that only its group decides whom it
 * matches.
 */
export function aNewOpportunity(n: number, group: number, verifiedAt: Date, random: Random): SimOpportunity {
  const opportunity = buildOpportunity(group, `New call ${n}`, random);
  return { ...opportunity, verifiedAt, facts: { ...opportunity.facts, deadline: null } };
}

export const anApplication = (
  personId: string,
  opportunityId: string,
  status: SimApplication["status"],
  createdAt: Date,
): SimApplication => ({ id: randomUUID(), personId, opportunityId, status, createdAt });

function buildSearch({ id: personId }: SimPerson, random: Random): SimSearch {
  const group = random.below(COUNTRIES.length);
  const frequency = random.chance(0.5) ? "daily" : "weekly";
  const reportedUntil = new Date(LONG_AGO.getTime() + random.below(27 * 24) * 3_600_000);
  return { id: randomUUID(), personId, name: `My ${SUBJECTS[group]}`, group, frequency, reportedUntil };
}

function pickSome<T>(list: readonly T[], n: number, random: Random): T[] {
  return [...new Set(Array.from({ length: n }, () => list[random.below(list.length)]!))];
}

/** Describes a group's subject, for its users and its opportunities. */
const describeGroup = (group: number) =>
  `Everything about ${SUBJECTS[group]}, for people who care for ${SUBJECTS[group]}.`;

export const opportunityRow = ({ id, name, facts, group, verifiedAt }: SimOpportunity) => ({
  id,
  name,
  slug: id,
  description: describeGroup(group),
  eligibleEntityTypes: ["Startup"],
  verificationStatus: "verified" as const,
  verifiedAt: verifiedAt ?? LONG_AGO,
  createdAt: verifiedAt ?? LONG_AGO,
  updatedAt: verifiedAt ?? LONG_AGO,
  ...facts,
  eligibleCountries: [...facts.eligibleCountries],
});

/** Computes the vector of a group with the embedder. */
export async function embedGroup({ embedder }: Pick<Deps, "embedder">, group: number): Promise<number[]> {
  const [vector] = await embedder.embed([describeGroup(group)]);
  return vector!;
}

export const embeddingRow = (opportunityId: string, embedding: number[], embeddingModel: string) => ({
  opportunityId,
  embedding,
  embeddingModel,
  embeddingText: "",
  contentHash: "",
});

async function store(deps: Deps, model: Model): Promise<void> {
  const { db, embedder } = deps;
  const vectors = await Promise.all(COUNTRIES.map((_, group) => embedGroup(deps, group)));
  const calls = [...model.opportunities.values()];
  const funderId = randomUUID();
  await db.insert(funderProfiles).values({ id: funderId, name: `Funder ${funderId}` });
  const entityIds = new Map(model.people.map(({ id, entityId }) => [id, entityId]));
  await inParts(model.people, (part) =>
    db.insert(users).values(
      part.map(({ id, email, timezone, emailVerified, switches }) => ({
        ...{ id, email, timezone, emailVerified, ...switches },
        passwordHash: "no password fits",
        createdAt: LONG_AGO,
      })),
    ),
  );
  await inParts(model.people, (part) =>
    db.insert(entities).values(
      part.map(({ id, entityId, group, email }) => ({
        ...{ id: entityId, userId: id, name: `Lab of ${email}`, type: "Startup" as const },
        country: COUNTRIES[group],
        mission: describeGroup(group),
      })),
    ),
  );
  await inParts(model.people, (part) =>
    db.insert(entityEmbeddings).values(
      part.map(({ entityId, group }) => ({
        ...{ entityId, embedding: vectors[group]!, embeddingModel: embedder.model, contentHash: "" },
      })),
    ),
  );
  await inParts(calls, (part) => db.insert(fundingOpportunities).values(part.map(opportunityRow)));
  await inParts(calls, (part) =>
    db
      .insert(opportunityEmbeddings)
      .values(part.map(({ id, group }) => embeddingRow(id, vectors[group]!, embedder.model))),
  );
  await inParts(model.applications, (part) =>
    db.insert(applications).values(
      part.map(({ id, personId, opportunityId, status, createdAt }) => ({
        ...{ id, entityId: entityIds.get(personId)!, opportunityId, status, createdAt },
      })),
    ),
  );
  await inParts([...model.feedback], (part) =>
    db.insert(opportunityFeedback).values(
      part.map(([pair, { kind, at }]) => {
        const [userId = "", opportunityId = ""] = pair.split(" ");
        return { userId, opportunityId, kind, createdAt: at, updatedAt: at };
      }),
    ),
  );
  await inParts(model.searches, (part) =>
    db.insert(savedSearches).values(
      part.map(({ id, personId, name, group, frequency, reportedUntil }) => ({
        ...{ id, userId: personId, name, search: SUBJECTS[group]!, frequency, reportedUntil },
      })),
    ),
  );
  await inParts(model.steps, (part) =>
    db.insert(interactions).values(
      part.map(({ id, personId, action, date }) => ({
        ...{ id, entityId: entityIds.get(personId)!, funderId, interactionType: "call" },
        nextAction: action,
        nextActionDate: date,
      })),
    ),
  );
}

async function inParts<T>(rows: readonly T[], write: (part: T[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await write(rows.slice(from, from + ROWS_AT_ONCE));
}
