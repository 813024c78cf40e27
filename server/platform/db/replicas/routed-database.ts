import { NodePgDatabase, NodePgSession } from "drizzle-orm/node-postgres";
import { PgDialect } from "drizzle-orm/pg-core";
import type pg from "pg";
import type { Database, Db, Transaction } from "../database";
import { inTransaction } from "../transaction";
import type { Place } from "./server";

/** Runs a piece of reading where it may be read, and elsewhere again where that fails. */
export type Route = <T>(read: (place: Place) => Promise<T>) => Promise<T>;

/** A pool as drizzle sees it, which finds a place for each statement. */
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

// Shared, because it remembers what the columns are called.
const dialect = new PgDialect({ casing: "snake_case" });

/** A database whose statements take a route. Made for a request, it costs next to nothing. */
export function databaseBy(route: Route): Database {
  const pool = new RoutedPool(route) as unknown as pg.Pool;
  const database = new NodePgDatabase(dialect, new NodePgSession(pool, dialect, undefined), undefined);
  return Object.assign(database, { $client: pool }) as unknown as Database;
}

/**
 * Runs statements that only read, and need the settings of one transaction. Of a routed database the whole of them is run again
 * elsewhere where a place fails.
 */
export function readTogether<T>(db: Db, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client: unknown = "$client" in db ? db.$client : null;
  if (!(client instanceof RoutedPool)) return inTransaction(db, work);
  return client.route((place) => inTransaction(place.db, work));
}
