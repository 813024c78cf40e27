import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { findPgError } from "../errors/pg-error";
import { closeClient } from "./close-client";
import type { OpenDatabase } from "./database";

type DirectDatabase = Pick<OpenDatabase, "pool" | "directAddress">;

/** Returns the address of the server behind a pool; undefined for the embedded database. */
export const getDirectAddress = ({ pool, directAddress }: DirectDatabase): string | undefined =>
  directAddress?.() ?? pool.options.connectionString;

/** How often a server is asked whether it is still there while work is running on it. */
const CHECK_EVERY_MS = 5_000;
/** After so many checks in a row without an answer, the work is given up. */
const MAX_SILENT_CHECKS = 3;
/** A router may forget a connection on which nothing is sent, as while an index is built. */
const KEEP_ALIVE_MS = 10_000;

/**
 * Runs work that needs the same session for longer than a transaction, which a pooler does not provide: session locks
 * or settings. It has no time limits, because an index may take longer to build than a request may take. It fails when
 * the server no longer answers anybody.
 */
export async function withDirectConnection<T>(
  database: DirectDatabase,
  work: (client: pg.ClientBase) => Promise<T>,
  checkEveryMs = CHECK_EVERY_MS,
): Promise<T> {
  const connectionString = getDirectAddress(database);
  if (connectionString === undefined) {
    const client = await database.pool.connect();
    try {
      return await work(client);
    } finally {
      client.release(true);
    }
  }
  const client = openClient(connectionString);
  const runWork = async () => {
    await client.connect();
    // The role may have time limits of its own. A session that has lost its client must not keep its locks.
    await client.query(
      "set statement_timeout = 0; set idle_in_transaction_session_timeout = '10s'; set idle_session_timeout = '10s'",
    );
    return await work(client);
  };
  const isOver = new AbortController();
  try {
    return await Promise.race([runWork(), failOnSilence(connectionString, checkEveryMs, isOver.signal)]);
  } finally {
    isOver.abort();
    await closeClient(client);
  }
}

function openClient(connectionString: string): pg.Client {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 3_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  });
  // Work on a lost connection fails at its next statement.
  client.on("error", () => {});
  return client;
}

/** Fails once a server no longer answers. A statement that takes long tells nothing: new connections are tried. */
async function failOnSilence(connectionString: string, everyMs: number, isOver: AbortSignal): Promise<never> {
  for (let silentChecks = 0; silentChecks < MAX_SILENT_CHECKS;) {
    await sleep(everyMs, undefined, { signal: isOver, ref: false });
    silentChecks = (await isAnswering(connectionString)) ? 0 : silentChecks + 1;
  }
  throw new Error("timeout expired: the database no longer answers");
}

async function isAnswering(connectionString: string): Promise<boolean> {
  const client = openClient(connectionString);
  try {
    await client.connect();
    return true;
  } catch (error) {
    // A server that refuses a connection, for it has too many, is still there.
    return findPgError(error) !== null;
  } finally {
    await closeClient(client);
  }
}
