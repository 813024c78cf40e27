import type { Db } from "../../platform/db/database";
import type { Deps } from "../../context/deps";
import { disownObjects } from "./objects.queries";

/**
 * Removes the owner from one file, or from all files of an entity, and queues their deletion. Call it before what uses
 * them is deleted, in the same transaction, and nudge "sweep-objects" after the commit.
 */
export async function releaseObjects(
  db: Db,
  deps: Pick<Deps, "fileUses" | "jobs">,
  which: { id: string } | { entityId: string },
): Promise<void> {
  if ((await disownObjects(db, deps.fileUses, which)) > 0)
    await deps.jobs.enqueue(db, "sweep-objects", {}, { key: "sweep" });
}
