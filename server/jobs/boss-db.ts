import type pg from "pg";
import type PgBoss from "pg-boss";
import type { Db } from "../db/database";
import type { Logger } from "../lib/logger";

type Rows = { rows: unknown[] };

/**
 * Lets pg-boss speak through a drizzle database or transaction.
 * Guarantee: a statement runs on the very session that `db` stands for. Given a transaction it is part of it: visible to others with
 * its commit, gone with its rollback, and no other connection of the pool is touched.
 */
export const bossOnDb = (db: Db): PgBoss.Db => ({
  executeSql: (text, values) =>
    db._.session
      .prepareQuery<{ execute: Rows; all: unknown; values: unknown }>(
        { sql: text, params: values ?? [] },
        undefined,
        undefined,
        false,
      )
      .execute(),
});

/** Lets pg-boss speak through the pool, or through one connection that the caller holds. */
export const bossOnPool = (pool: pg.Pool | pg.ClientBase): PgBoss.Db => ({
  executeSql: (text, values) => pool.query(text, values),
});

/**
 * For what pg-boss does by itself in the background. A statement that fails is logged (its code, not its text) and answers nothing
 * instead of rejecting: some of its calls are not awaited, and a rejection that nobody sees would end the process.
 */
export const bossInBackground = (pool: pg.Pool, log: Logger): PgBoss.Db => ({
  executeSql: async (text, values) => {
    try {
      return await bossOnPool(pool).executeSql(text, values);
    } catch (error) {
      log.warn({ err: error }, "the job queue's upkeep was left out");
      return {} as Rows;
    }
  },
});
