import { sql } from "drizzle-orm";
import { DrizzleQueryError } from "drizzle-orm/errors";
import { NodePgSession, NodePgTransaction } from "drizzle-orm/node-postgres";
import { PgDialect } from "drizzle-orm/pg-core";
import { isConnectionLost } from "../errors/pg-error";
import type { Database, Db, Transaction } from "./database";

const dialect = new PgDialect({ casing: "snake_case" });

const isTransaction = (db: Db): db is Transaction => "rollback" in db;

/** Runs `work` in a transaction; inside one already, it joins. Never hold one across a network call. */
export async function inTransaction<T>(db: Db, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return isTransaction(db) ? work(db) : inNewTransaction(db, work);
}

/** Runs `work` in a transaction; inside one already, in a part of it that can fail without the rest. */
export async function inSavepoint<T>(db: Db, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return isTransaction(db) ? db.transaction(work) : inNewTransaction(db, work);
}

/** Whatever fails, the connection is given back: to be used again where it is known to be outside of any transaction, else to be ended. */
async function inNewTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await db.$client.connect().catch((error: Error) => {
    // As a statement without a transaction says it.
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
    // A statement failed, and `work` took no notice: the server then answers a commit by undoing everything.
    if (command !== "COMMIT") throw new Error("The transaction was undone, for a statement in it had failed");
    return result;
  } catch (error) {
    // A connection that does not answer would keep the rollback waiting as well; the server undoes what a lost one began.
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
