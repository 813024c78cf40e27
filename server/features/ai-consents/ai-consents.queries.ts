import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { AI_USES, type AiUse, CONSENT_PROVIDERS, type ConsentProvider } from "@shared/constants/ai-consents";
import { aiConsents as c, entityEmbeddings, users } from "@shared/schema/index";
import type { Db } from "../../platform/db/database";

/** What a use sends an entity's texts for, and to whom. */
export type Recipient = { use: AiUse; provider: ConsentProvider; host: string };

/** The agreements of an entity with the names of who agreed. The caller has checked the right to read them. */
export function selectConsents(db: Db, entityId: string) {
  return db
    .select({
      use: c.use,
      provider: c.provider,
      host: c.host,
      agreedAt: c.agreedAt,
      agreedBy: sql<
        string | null
      >`coalesce(nullif(concat_ws(' ', ${users.firstName}, ${users.lastName}), ''), ${users.email})`,
    })
    .from(c)
    .leftJoin(users, eq(users.id, c.agreedBy))
    .where(eq(c.entityId, entityId))
    .orderBy(asc(c.use), asc(c.provider))
    .limit(AI_USES.length * CONSENT_PROVIDERS.length);
}

const isFor = ({ use, provider, host }: Recipient) =>
  and(eq(c.use, use), eq(c.provider, provider), eq(c.host, host));

/**
 * Returns those of the entities that have agreed. With `lock` an agreement cannot be withdrawn until the transaction
 * ends.
 */
export async function selectAgreed(
  db: Db,
  entityIds: string[],
  recipient: Recipient,
  { lock = false }: { lock?: boolean } = {},
): Promise<Set<string>> {
  const query = db
    .select({ entityId: c.entityId })
    .from(c)
    .where(and(inArray(c.entityId, entityIds), isFor(recipient)))
    .$dynamic();
  const rows = await (lock ? query.for("key share") : query);
  return new Set(rows.map(({ entityId }) => entityId));
}

/** Returns false if the same was agreed already. */
export async function insertConsent(db: Db, consent: typeof c.$inferInsert): Promise<boolean> {
  const { host, agreedBy, agreedAt } = consent;
  const rows = await db
    .insert(c)
    .values(consent)
    .onConflictDoUpdate({
      target: [c.entityId, c.use, c.provider],
      set: { host, agreedBy, agreedAt },
      setWhere: sql`${c.host} <> ${host}`,
    })
    .returning({ entityId: c.entityId });
  return rows.length > 0;
}

/** Returns false if nothing was agreed. */
export async function deleteConsent(
  db: Db,
  { entityId, use, provider }: { entityId: string; use: AiUse; provider: ConsentProvider },
): Promise<boolean> {
  const rows = await db
    .delete(c)
    .where(and(eq(c.entityId, entityId), eq(c.use, use), eq(c.provider, provider)))
    .returning({ entityId: c.entityId });
  return rows.length > 0;
}

/** Deletes the figures that an entity's profile was turned into. The built-in embedder makes its own again. */
export async function deleteVector(db: Db, entityId: string): Promise<void> {
  await db.delete(entityEmbeddings).where(eq(entityEmbeddings.entityId, entityId));
}
