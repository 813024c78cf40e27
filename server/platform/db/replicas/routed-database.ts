import { NodePgDatabase, NodePgSession } from "drizzle-orm/node-postgres";
import { PgDialect } from "drizzle-orm/pg-core";
import type pg from "pg";
import type { Database, Db, Transaction } from "../database";
import { inTransaction } from "../transaction";
import type { DatabaseServer } from "./server";

/** Runs a read on a server that may answer it, and on another one if that fails. */
export type Route = <T>(read: (server: DatabaseServer) => Promise<T>) => Promise<T>;

/** A pool for drizzle that chooses a server for each statement. */
class RoutedPool {
  readonly route: Route;

  constructor(route: Route) {
    this.route = route;
  }

  query(config: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    return this.route(({ pool }) => pool.query(config, values));
  }

  connect(): Promise<pg.PoolClient> {
    return this.route(({ pool }) => pool.connect());
  }
}

// Shared, because it caches the column names.
const dialect = new PgDialect({ casing: "snake_case" });

/** Creates a database that routes each statement. It is cheap enough to make for each request. */
export function createRoutedDatabase(route: Route): Database {
  const pool = new RoutedPool(route) as unknown as pg.Pool;
  const database = new NodePgDatabase(dialect, new NodePgSession(pool, dialect, undefined), undefined);
  return Object.assign(database, { $client: pool }) as unknown as Database;
}

/** Runs read-only statements in one transaction. If a server fails, the whole transaction runs again on another one. */
export function readInTransaction<T>(db: Db, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client: unknown = "$client" in db ? db.$client : null;
  if (!(client instanceof RoutedPool)) return inTransaction(db, work);
  return client.route((server) => inTransaction(server.db, work));
}
