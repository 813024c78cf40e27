import type { ActivityKind } from "@shared/constants/activity";
import type { ServiceContext } from "../../context/deps";
import { insertActivity } from "./activity.queries";

type Details = {
  /** What it was done to: the title of an application, the name of a file, an invited address. */
  subject?: string | null;
  /** The new status or role, or the title of the application of a task, a request or a document. */
  value?: string;
  /** The member that it was done to. */
  memberId?: string;
};

/**
 * Adds what the caller does to the log of an entity. Call it in the transaction that does it. `actor` is null for somebody
 * without an account.
 */
export async function logActivity(
  { db, actor, deps }: Pick<ServiceContext<"clock">, "db" | "deps"> & { actor: { id: string } | null },
  entityId: string,
  kind: ActivityKind,
  details: Details = {},
): Promise<void> {
  await insertActivity(db, { entityId, kind, actorId: actor?.id ?? null, at: deps.clock.now(), ...details });
}
