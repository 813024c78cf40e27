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

type Logging = Pick<ServiceContext<"clock">, "db" | "deps"> & { actor: { id: string } | null };

/**
 * Adds what the caller does to the log of an entity. Call it in the transaction that does it. `actor` is null for somebody
 * without an account.
 */
export async function logActivity(
  ctx: Logging,
  entityId: string,
  kind: ActivityKind,
  details: Details = {},
): Promise<void> {
  await logActivities(ctx, entityId, kind, [details]);
}

/** Adds what the caller does to several things at once, in one statement. */
export async function logActivities(
  { db, actor, deps }: Logging,
  entityId: string,
  kind: ActivityKind,
  all: readonly Details[],
): Promise<void> {
  const common = { entityId, kind, actorId: actor?.id ?? null, at: deps.clock.now() };
  await insertActivity(
    db,
    all.map((details) => ({ ...common, ...details })),
  );
}
