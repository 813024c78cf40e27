import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Recipient } from "../features/ai-consents/ai-consents.queries";
import { type Clock, systemClock } from "../platform/clock";
import type { Database } from "../platform/db/database";
import {
  aiConsents,
  applications,
  documents,
  entities,
  fundingOpportunities,
  pitchDecks,
  storedObjects,
  users,
} from "@shared/schema/index";

type New<T extends { $inferInsert: unknown }> = Partial<T["$inferInsert"]>;

/** Returns the date that is `days` after `from`, in the database's format. */
export function daysFrom(from: Date, days: number): string {
  return new Date(from.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}

/**
 * Creates rows for tests. Each factory also creates the parents that the caller did not give.
 * @param agreement what each new entity has agreed to that AI providers are sent
 * @param clock tells when a file was uploaded. By the real time a file would be old, and be swept as unused, in a test
 *   whose clock is years ahead.
 */
export function factories(
  db: Database,
  { agreement = [], clock = systemClock }: { agreement?: readonly Recipient[]; clock?: Clock } = {},
) {
  const takeFirst = <T>(rows: T[]): T => rows[0]!;

  const buildUser = async (fields: New<typeof users> = {}) =>
    takeFirst(
      await db
        .insert(users)
        .values({
          email: `${randomUUID()}@example.org`,
          firstName: "Ama",
          lastName: "Mensah",
          passwordHash: "no password fits",
          emailVerified: true,
          ...fields,
        })
        .returning(),
    );

  const buildEntity = async (fields: New<typeof entities> = {}) => {
    const entity = takeFirst(
      await db
        .insert(entities)
        .values({
          name: "Sunrise Labs",
          type: "Startup",
          ...fields,
          userId: fields.userId ?? (await buildUser()).id,
        })
        .returning(),
    );
    const consents = agreement.map((one) => ({ ...one, entityId: entity.id, agreedAt: new Date() }));
    if (consents.length > 0) await db.insert(aiConsents).values(consents);
    return entity;
  };

  /** The opportunity is verified and open by default. */
  const buildOpportunity = async (fields: New<typeof fundingOpportunities> = {}) =>
    takeFirst(
      await db
        .insert(fundingOpportunities)
        .values({
          name: "Clean Energy Grant",
          slug: `opportunity-${randomUUID()}`,
          verificationStatus: "verified",
          ...fields,
        })
        .returning({
          id: fundingOpportunities.id,
          name: fundingOpportunities.name,
          slug: fundingOpportunities.slug,
        }),
    );

  const buildApplication = async (fields: New<typeof applications> = {}) =>
    takeFirst(
      await db
        .insert(applications)
        .values({
          title: "Clean Energy Grant",
          askingAmount: "50000",
          ...fields,
          entityId: fields.entityId ?? (await buildEntity()).id,
          opportunityId:
            fields.opportunityId === undefined ? (await buildOpportunity()).id : fields.opportunityId,
        })
        .returning(),
    );

  /** Makes the record of an uploaded file. The store does not have the file itself. */
  const buildStoredObject = async (fields: New<typeof storedObjects> = {}) =>
    takeFirst(
      await db
        .insert(storedObjects)
        .values({
          key: `test/${randomUUID()}`,
          createdAt: clock.now(),
          expiresAt: new Date(Date.now() + 900_000),
          storedAt: new Date(),
          size: 1_000,
          ...fields,
          userId: fields.userId ?? (await buildUser()).id,
        })
        .returning(),
    );

  /** Makes a deck with one slide that waits for its first analysis. */
  const buildPitchDeck = async (fields: New<typeof pitchDecks> = {}) => {
    const entityId = fields.entityId ?? (await buildEntity()).id;
    const owner = takeFirst(
      await db.select({ userId: entities.userId }).from(entities).where(eq(entities.id, entityId)),
    );
    const object = fields.objectId ? { id: fields.objectId } : await buildStoredObject(owner);
    return takeFirst(
      await db
        .insert(pitchDecks)
        .values({
          fileUrl: `/api/objects/${object.id}`,
          fileName: "deck.pdf",
          slideCount: 1,
          slides: [{ number: 1, title: "Sunrise Labs", text: "Sunrise Labs", notes: null, isUnread: false }],
          requestedRun: 1,
          ...fields,
          entityId,
          objectId: object.id,
        })
        .returning(),
    );
  };

  /** Makes a document of an entity's library that was read. The store does not have its file. */
  const buildDocument = async (fields: New<typeof documents> = {}) => {
    const entityId = fields.entityId ?? (await buildEntity()).id;
    const owner = takeFirst(
      await db.select({ userId: entities.userId }).from(entities).where(eq(entities.id, entityId)),
    );
    const object = fields.objectId ? { id: fields.objectId } : await buildStoredObject(owner);
    return takeFirst(
      await db
        .insert(documents)
        .values({
          ...{ kind: "budget" as const, name: "Budget 2026", fileName: "budget.pdf", format: "pdf" as const },
          ...{ size: 1_000, pages: 1, text: "Lamps 12 000", tables: [], uploadedAt: new Date() },
          ...fields,
          entityId,
          objectId: object.id,
        })
        .returning(),
    );
  };

  return {
    ...{ buildUser, buildEntity, buildOpportunity, buildApplication },
    ...{ buildStoredObject, buildPitchDeck, buildDocument },
  };
}
