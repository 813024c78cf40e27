import type pg from "pg";

/** A statement of a crashed process throws this. */
export class Crash extends Error {}

type Queryable = { query: (...args: never[]) => unknown };

/**
 * When a process crashes: at its `after`th statement, or (with `isWriting`) at the `after`th statement since
 * it began to write.
 */
export type CrashPlan = {
  after: number;
  isWriting: boolean;
  /** Whether the statement is still executed and only its answer is lost. */
  isCarriedOut: boolean;
};

/** The statement that claims the users of a digest. It is the first statement of a batch that writes. */
const BEGINS_WRITING = /skip locked/;

/**
 * Wraps a pool so that the process seems to crash: from one statement on, all of them fail. The open
 * transaction is rolled back, as the server would do when the connection breaks. `letGo` releases the
 * connections that the crashed process had not released.
 */
export function crashingPool(
  pool: pg.Pool,
  { after, isWriting, isCarriedOut }: CrashPlan,
): { pool: pg.Pool; letGo: () => void } {
  const open = new Set<pg.PoolClient>();
  const release = (client: pg.PoolClient) => void (open.delete(client) && client.release());
  let remaining = after;
  let isCounting = !isWriting;
  const wrapQuery =
    <T extends Queryable>(target: T, undo: () => Promise<unknown>): T["query"] =>
    async (...args: never[]) => {
      isCounting ||= BEGINS_WRITING.test(getText(args[0]));
      if (isCounting) remaining -= 1;
      if (remaining > 0) return target.query(...args);
      if (remaining === 0) {
        if (isCarriedOut) await target.query(...args);
        await undo();
      }
      throw new Crash("The process has crashed");
    };
  const crashedPool = new Proxy(pool, {
    get(target, name) {
      if (name === "query") return wrapQuery(target, async () => {});
      if (name === "connect")
        return async () => {
          const client = await target.connect();
          open.add(client);
          const query = client.query.bind(client) as (text: string) => Promise<unknown>;
          const undo = () => query("rollback");
          return new Proxy(client, {
            get(realClient, key) {
              if (key === "query") return wrapQuery(realClient, undo);
              if (key === "release") return () => release(client);
              const value: unknown = Reflect.get(realClient, key);
              return typeof value === "function" ? (value.bind(realClient) as unknown) : value;
            },
          });
        };
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
  return { pool: crashedPool, letGo: () => open.forEach(release) };
}

const getText = (statement: string | { text?: string } | undefined): string =>
  typeof statement === "string" ? statement : (statement?.text ?? "");
