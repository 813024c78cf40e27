import pg from "pg";
import type { Db } from "./database";

type Prepared<R> = { execute(values: Record<string, unknown>): Promise<R> };

/**
 * Makes a query that is built once for each database and sent as a named statement, so that neither this process nor
 * the database works it out again for each request. A transaction and a database that is routed to replicas live for
 * one request: for these it is built anew, with the same name. Its values come in by `sql.placeholder`.
 * @param name unique among all named statements
 */
export function prepareQuery<V extends Record<string, unknown>, R>(
  name: string,
  build: (db: Db) => { prepare(name: string): Prepared<R> },
): (db: Db, values: V) => Promise<R> {
  const prepared = new WeakMap<Db, Prepared<R>>();
  return (db, values) => {
    const query = prepared.get(db) ?? build(db).prepare(name);
    prepared.set(db, query);
    return query.execute(values);
  };
}

/**
 * A client that sends named statements without their names. A pooler gives each transaction another connection, which
 * does not know the names; and the embedded database has one session for several connections, which would use the same
 * name twice.
 */
export class UnnamedClient extends pg.Client {
  constructor(options?: pg.ClientConfig) {
    super(options);
    const send = this.query.bind(this) as (config: unknown, ...others: unknown[]) => unknown;
    const sendUnnamed = (config: unknown, ...others: unknown[]) => send(removeName(config), ...others);
    Object.assign(this, { query: sendUnnamed });
  }
}

/** A query that is sent by itself (`submit`) stays the same object, because its caller listens to it. */
const removeName = (config: unknown): unknown =>
  typeof config === "object" && config !== null && "name" in config && !("submit" in config)
    ? { ...config, name: undefined }
    : config;
