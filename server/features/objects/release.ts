import { eq, inArray } from "drizzle-orm";
import { pitchDecks, storedObjects } from "@shared/schema/index";
import type { Db } from "../../platform/db/database";
import type { Deps } from "../../context/deps";

/**
 * Removes the owner from the files of an entity's decks, or of one deck, and queues their deletion. Call it
 * before the decks are deleted, in the same transaction, and nudge "sweep-objects" after the commit.
 */
export async function releaseDeckFiles(
  db: Db,
  deps: Pick<Deps, "jobs">,
  decks: { entityId: string } | { deckId: string },
): Promise<void> {
  const which = "deckId" in decks ? eq(pitchDecks.id, decks.deckId) : eq(pitchDecks.entityId, decks.entityId);
  const released = await db
    .update(storedObjects)
    .set({ userId: null })
    .where(inArray(storedObjects.id, db.select({ id: pitchDecks.objectId }).from(pitchDecks).where(which)))
    .returning({ id: storedObjects.id });
  if (released.length > 0) await deps.jobs.enqueue(db, "sweep-objects", {}, { key: "sweep" });
}
