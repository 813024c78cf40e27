import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "../platform/db/database";
import {
  applications,
  entities,
  fundingOpportunities,
  pitchDecks,
  storedObjects,
  users,
} from "@shared/schema/index";

type New<T extends { $inferInsert: unknown }> = Partial<T["$inferInsert"]>;

/** A calendar date so many days from `from`, as the database keeps it. */
export function daysFrom(from: Date, days: number): string {
  return new Date(from.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}

/** Rows for tests: each makes what it was not given, the parents included. */
export function factories(db: Database) {
  const one = <T>(rows: T[]): T => rows[0]!;

  const buildUser = async (given: New<typeof users> = {}) =>
    one(
      await db
        .insert(users)
        .values({
          email: `${randomUUID()}@example.org`,
          firstName: "Ama",
          lastName: "Mensah",
          passwordHash: "no password fits",
          emailVerified: true,
          ...given,
        })
        .returning(),
    );

  const buildEntity = async (given: New<typeof entities> = {}) =>
    one(
      await db
        .insert(entities)
        .values({
          name: "Sunrise Labs",
          type: "Startup",
          ...given,
          userId: given.userId ?? (await buildUser()).id,
        })
        .returning(),
    );

  /** Verified and open, unless told otherwise. */
  const buildOpportunity = async (given: New<typeof fundingOpportunities> = {}) =>
    one(
      await db
        .insert(fundingOpportunities)
        .values({
          name: "Clean Energy Grant",
          slug: `opportunity-${randomUUID()}`,
          verificationStatus: "verified",
          ...given,
        })
        .returning({
          id: fundingOpportunities.id,
          name: fundingOpportunities.name,
          slug: fundingOpportunities.slug,
        }),
    );

  const buildApplication = async (given: New<typeof applications> = {}) =>
    one(
      await db
        .insert(applications)
        .values({
          title: "Clean Energy Grant",
          askingAmount: "50000",
          ...given,
          entityId: given.entityId ?? (await buildEntity()).id,
          opportunityId:
            given.opportunityId === undefined ? (await buildOpportunity()).id : given.opportunityId,
        })
        .returning(),
    );

  /** The record of an uploaded file; the file itself is not in the store. */
  const buildStoredObject = async (given: New<typeof storedObjects> = {}) =>
    one(
      await db
        .insert(storedObjects)
        .values({
          key: `test/${randomUUID()}`,
          expiresAt: new Date(Date.now() + 900_000),
          storedAt: new Date(),
          size: 1_000,
          ...given,
          userId: given.userId ?? (await buildUser()).id,
        })
        .returning(),
    );

  /** A deck that waits for its first analysis, of one slide. */
  const buildPitchDeck = async (given: New<typeof pitchDecks> = {}) => {
    const entityId = given.entityId ?? (await buildEntity()).id;
    const owner = one(
      await db.select({ userId: entities.userId }).from(entities).where(eq(entities.id, entityId)),
    );
    const object = given.objectId ? { id: given.objectId } : await buildStoredObject(owner);
    return one(
      await db
        .insert(pitchDecks)
        .values({
          fileUrl: `/api/objects/${object.id}`,
          fileName: "deck.pdf",
          slideCount: 1,
          slides: [{ number: 1, title: "Sunrise Labs", text: "Sunrise Labs", notes: null, isUnread: false }],
          requestedRun: 1,
          ...given,
          entityId,
          objectId: object.id,
        })
        .returning(),
    );
  };

  return { buildUser, buildEntity, buildOpportunity, buildApplication, buildStoredObject, buildPitchDeck };
}
