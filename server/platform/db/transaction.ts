import { sql } from "drizzle-orm";
import { DrizzleQueryError } from "drizzle-orm/errors";
import { NodePgSession, NodePgTransaction } from "drizzle-orm/node-postgres";
import { PgDialect } from "drizzle-orm/pg-core";
import { isConnectionLost } from "../errors/pg-error";
import type { Database, Db, Transaction } from "./database";

const dialect = new PgDialect({ casing: "snake_case" });

const isTransaction = (db: Db): db is Transaction => "rollback" in db;

/**
 * Runs `work` in a transaction, or joins the one that `db` already is. Never hold a transaction across a network call.
 */
export async function inTransaction<T>(db: Db, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return isTransaction(db) ? work(db) : inNewTransaction(db, work);
}

/** Runs `work` in a transaction, or in a savepoint of the one that `db` already is, so that it can fail on its own. */
export async function inSavepoint<T>(db: Db, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return isTransaction(db) ? db.transaction(work) : inNewTransaction(db, work);
}

/** Always releases the connection: for reuse if it is known to be outside any transaction, otherwise to be closed. */
async function inNewTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await db.$client.connect().catch((error: Error) => {
    // The same error as for a statement without a transaction.
    throw new DrizzleQueryError("begin", [], error);
  });
  const { schema, fullSchema, tableNamesMap } = db._;
  const relations = schema && { schema, fullSchema, tableNamesMap };
  const tx = new NodePgTransaction<typeof fullSchema, NonNullable<typeof schema>>(
    dialect,
    new NodePgSession(client, dialect, relations),
    relations,
  );
  let isUsable = false;
  try {
    await tx.execute(sql`begin`);
    const result = await work(tx);
    const { command } = await tx.execute(sql`commit`);
    isUsable = true;
    // A statement failed and `work` ignored it: the server then answers a commit with a rollback.
    if (command !== "COMMIT") throw new Error("The transaction was undone, for a statement in it had failed");
    return result;
  } catch (error) {
    // On a dead connection the rollback would hang as well; the server rolls back what a lost connection began.
    if (!isUsable && !isConnectionLost(error))
      isUsable = await tx.execute(sql`rollback`).then(
        () => true,
        () => false,
      );
    throw error;
  } finally {
    client.release(!isUsable);
  }
}
