import type pg from "pg";

/** What a statement of a process that has crashed ends with. */
export class Crash extends Error {}

type Queryable = { query: (...args: never[]) => unknown };

/** How a process crashes: at its `after`th statement, or at the `after`th since it began to write. */
export type CrashPlan = {
  after: number;
  isWriting: boolean;
  /** Whether the statement is still carried out, and only its answer lost. */
  isCarriedOut: boolean;
};

/** The statement by which a process takes people's mornings, the first of what is written together. */
const BEGINS_WRITING = /skip locked/;

/**
 * A pool as a process has it that crashes: from one statement on all fail. What its open transaction wrote is undone, as the server
 * undoes it when the connection breaks. `letGo` gives back the connections that the crashed process had not.
 */
export function crashingPool(
  pool: pg.Pool,
  { after, isWriting, isCarriedOut }: CrashPlan,
): { pool: pg.Pool; letGo: () => void } {
  const open = new Set<pg.PoolClient>();
  const release = (client: pg.PoolClient) => void (open.delete(client) && client.release());
  let left = after;
  let isCounting = !isWriting;
  const crashing =
    <T extends Queryable>(target: T, undo: () => Promise<unknown>): T["query"] =>
    async (...args: never[]) => {
      isCounting ||= BEGINS_WRITING.test(getText(args[0]));
      if (isCounting) left -= 1;
      if (left > 0) return target.query(...args);
      if (left === 0) {
        if (isCarriedOut) await target.query(...args);
        await undo();
      }
      throw new Crash("The process has crashed");
    };
  const crashed = new Proxy(pool, {
    get(target, name) {
      if (name === "query") return crashing(target, async () => {});
      if (name === "connect")
        return async () => {
          const client = await target.connect();
          open.add(client);
          const query = client.query.bind(client) as (text: string) => Promise<unknown>;
          const undo = () => query("rollback");
          return new Proxy(client, {
            get(one, key) {
              if (key === "query") return crashing(one, undo);
              if (key === "release") return () => release(client);
              const value: unknown = Reflect.get(one, key);
              return typeof value === "function" ? (value.bind(one) as unknown) : value;
            },
          });
        };
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
  return { pool: crashed, letGo: () => open.forEach(release) };
}

const getText = (statement: string | { text?: string } | undefined): string =>
  typeof statement === "string" ? statement : (statement?.text ?? "");
