import { randomUUID } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import {
  entities,
  entityEmbeddings,
  fundingOpportunities as o,
  mailOutbox,
  news,
  digestCursors,
  opportunityFeedback,
  reminders,
  savedSearches,
  users,
} from "@shared/schema/index";
import type { Deps } from "../../server/context/deps";
import { refreshOpportunityEmbeddings } from "../../server/features/matching/retrieval/embeddings.service";
import { fillCatalogue } from "../matching/measuring/fill";
import { PEOPLE } from "../matching/measuring/people";
import { variedCatalogue } from "../matching/measuring/varied-catalogue";
import type { Random } from "./world";

const ROWS_AT_ONCE = 100;
const DAY_MS = 86_400_000;
const SEARCHES = [
  ...["clean water", "solar energy", "girls education", "small farms", "climate adaptation", "open science"],
  ...["maternal health", "circular economy", "youth employment", "biodiversity", "digital skills", "arts"],
];
/**
 * One in SEARCH_EVERY users has a saved search. Each user follows FOLLOWED opportunities, and CHANGED of
 * these change.
 */
const SEARCH_EVERY = 3;
const FOLLOWED = 2;
const CHANGED = 500;

/**
 * Fills a database with a varied catalogue with vectors, and users with one entity each. It makes only what
 * is missing.
 */
export async function fillWorld(
  deps: Deps,
  url: string | undefined,
  { people, opportunities }: { people: number; opportunities: number },
  random: Random,
  say: (line: string) => void,
): Promise<void> {
  const { db, clock } = deps;
  if (url !== undefined) await fillCatalogue(deps, url, opportunities, say);
  else {
    for await (const rows of variedCatalogue(opportunities, clock.now(), ROWS_AT_ONCE))
      await db.insert(o).values(rows);
    await refreshOpportunityEmbeddings(deps);
  }
  if ((await db.$count(users)) >= people) return;
  const calls = await db
    .select({ id: o.id, name: o.name, description: o.description })
    .from(o)
    .where(eq(o.verificationStatus, "verified"));
  const pickRandom = <T>(list: readonly T[]): T => list[random.below(list.length)]!;
  /** Picks a common search, or two words of an opportunity's name. */
  const chooseSearch = () => {
    const words = pickRandom(calls).name.match(/\p{L}{4,}/gu) ?? [];
    return random.chance(0.5) || words.length < 2
      ? pickRandom(SEARCHES)
      : `${pickRandom(words)} ${pickRandom(words)}`;
  };
  for (let from = 0; from < people; from += ROWS_AT_ONCE) {
    const batch = Array.from({ length: ROWS_AT_ONCE }, () => {
      const { name, type, country, stage, industry, description } = pickRandom(PEOPLE);
      // Half of the descriptions share a sentence with an opportunity, so that their vectors are close to it.
      const sentence = pickRandom(calls).description?.split(/(?<=[.!?])\s+/)[0];
      const words = random.chance(0.5) ? description : `${description} ${sentence}`;
      return {
        userId: randomUUID(),
        entity: { id: randomUUID(), name, type, country, stage, industry, description: words },
      };
    });
    const vectors = await deps.embedder.embed(batch.map(({ entity }) => entity.description ?? ""));
    await db.insert(users).values(
      batch.map(({ userId }) => ({
        id: userId,
        email: `${userId}@example.org`,
        firstName: "Ama",
        passwordHash: "no password fits",
        emailVerified: true,
        notifyNewOpportunities: random.chance(0.5),
      })),
    );
    await db.insert(entities).values(batch.map(({ userId, entity }) => ({ ...entity, userId })));
    await db.insert(entityEmbeddings).values(
      batch.map(({ entity }, n) => ({
        ...{
          entityId: entity.id,
          embedding: vectors[n]!,
          contentHash: "",
          embeddingModel: deps.embedder.model,
        },
      })),
    );
    await db.insert(opportunityFeedback).values(
      batch.flatMap(({ userId }) =>
        [...new Set(Array.from({ length: FOLLOWED }, () => pickRandom(calls).id))].map((opportunityId) => ({
          ...{ userId, opportunityId, kind: "saved" as const },
          updatedAt: new Date(clock.now().getTime() - 5 * DAY_MS),
        })),
      ),
    );
    const usersWithSearch = batch.filter((_, n) => n % SEARCH_EVERY === 0);
    await db
      .insert(savedSearches)
      .values(usersWithSearch.map(({ userId }) => ({ userId, name: "Mine", search: chooseSearch() })));
  }
  say(`${await db.$count(users)} people`);
}

/**
 * Sets the database to a morning after many opportunities were published and some followed ones changed. No
 * digest of that is written yet.
 */
export async function makeDigestsDue(deps: Deps, newOnShow: number): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const yesterday = new Date(now.getTime() - DAY_MS);
  const halfDayAgo = new Date(now.getTime() - DAY_MS / 2);
  for (const table of [news, reminders, mailOutbox]) await db.delete(table);
  await db.update(o).set({ verifiedAt: new Date(now.getTime() - 30 * DAY_MS) });
  const isOpen = and(
    eq(o.verificationStatus, "verified"),
    sql`${o.closesAt} > ${now.toISOString()}::timestamptz`,
  );
  const newlyPublished = db
    .select({ id: o.id })
    .from(o)
    .where(isOpen)
    .orderBy(sql`md5(${o.id}::text)`)
    .limit(newOnShow);
  await db.update(o).set({ verifiedAt: halfDayAgo }).where(inArray(o.id, newlyPublished));
  const followed = db
    .selectDistinct({ id: opportunityFeedback.opportunityId })
    .from(opportunityFeedback)
    .limit(CHANGED);
  await db
    .update(o)
    .set({
      minAmount: "1",
      maxAmount: String(1_000 + Math.floor(now.getTime() % 1_000_000)),
      updatedAt: halfDayAgo,
    })
    .where(inArray(o.id, followed));
  await db.update(savedSearches).set({ reportedUntil: yesterday });
  await db.delete(digestCursors);
  const day = yesterday.toISOString().slice(0, 10);
  await db.execute(
    sql`insert into news_mornings (user_id, day, until) select id, ${day}::date, ${yesterday.toISOString()}::timestamptz from users`,
  );
}
