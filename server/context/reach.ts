import { AsyncLocalStorage } from "node:async_hooks";
import { type AnyColumn, type SQL, sql } from "drizzle-orm";

/**
 * What a request may reach of the entities that its person belongs to. A session reaches all of them. A key reaches one,
 * or with null none. It is narrowed where memberships are asked (`members/access`), so that no route can forget it.
 */
type Reach = { entityId: string | null };

const current = new AsyncLocalStorage<Reach>();

/** Runs the rest of a request with one entity, or none, in its reach. */
export const withReach = <T>(reach: Reach, work: () => T): T => current.run(reach, work);

/** Whether this request reaches less than all entities of its person. */
export const isConfined = (): boolean => current.getStore() !== undefined;

/** Whether this request reaches an entity. Membership is another question. */
export function isReached(entityId: string): boolean {
  const reach = current.getStore();
  return reach === undefined || reach.entityId === entityId;
}

/** The same as a further condition of a statement, with its `and`. */
export function isInReach(entityId: AnyColumn): SQL {
  const reach = current.getStore();
  if (reach === undefined) return sql``;
  return reach.entityId === null ? sql` and false` : sql` and ${entityId} = ${reach.entityId}`;
}
