import pg from "pg";
import type { Logger } from "../logger";
import { addressesOf, listedAddresses } from "./addresses";
import { connectDrizzle, type OpenDatabase } from "./database";
import { knowDirectAddress } from "./direct-connection";
import { outliveLostConnections } from "./lost-connections";
import { OLDEST_SHOWN_MS } from "./replicas/choose-replica";
import { type Primary, watchPrimary } from "./replicas/primary";
import { readsFrom } from "./replicas/reads";
import { openReplica } from "./replicas/replica";

export type ServerSettings = {
  DATABASE_URL: string;
  DATABASE_DIRECT_URL?: string | undefined;
  DATABASE_READ_URLS?: string | undefined;
  DB_POOL: number;
};

/** Longer than anything may be shown that is not the newest. */
const REMEMBERED_MS = OLDEST_SHOWN_MS * 2;

/** Opens a PostgreSQL server: the one that takes writes, of those that the settings name, and its replicas. */
export function openServer(settings: ServerSettings, log: Logger): OpenDatabase {
  const { DATABASE_URL, DATABASE_DIRECT_URL = DATABASE_URL, DATABASE_READ_URLS = "", DB_POOL } = settings;
  const [addresses, direct] = [addressesOf(DATABASE_URL), addressesOf(DATABASE_DIRECT_URL)];
  const readAddresses = listedAddresses(DATABASE_READ_URLS);
  // One server without replicas is where it is.
  const watch =
    direct.length > 1 || addresses.length > 1 || readAddresses.length > 0
      ? watchPrimary(direct, REMEMBERED_MS, log)
      : null;
  const pool = openPool({ addresses, watch, max: DB_POOL, log });
  knowDirectAddress(pool, () => watch?.address() ?? direct[0]!);
  const database = { pool, db: connectDrizzle(pool), isEmbedded: false, onDeath: () => {} };
  if (watch === null) return { ...database, close: () => pool.end() };

  const replicas = readAddresses.map((address) => openReplica(address, { max: DB_POOL, log }));
  return {
    ...database,
    ...(replicas.length > 0 && { reads: readsFrom({ primary: database, watch, replicas, log }) }),
    requireAllSoFar: () => watch.requireAllSoFar(),
    close: async () => {
      await Promise.all([watch.stop(), ...replicas.map((replica) => replica.stop())]);
      await pool.end();
    },
  };
}

type PoolOptions = { addresses: string[]; watch: Primary | null; max: number; log: Logger };

/** A pool to the server that takes writes: after a change of that, to the other one. */
function openPool({ addresses, watch, max, log }: PoolOptions): pg.Pool {
  const address = () => addresses[watch?.place() ?? 0] ?? addresses[0]!;
  const pool = new pg.Pool({
    connectionString: addresses[0],
    max,
    connectionTimeoutMillis: 3_000,
    statement_timeout: 5_000,
    // The server cancels a slow statement; this gives up on a server that does not even do that.
    query_timeout: 7_000,
    idle_in_transaction_session_timeout: 30_000,
    Client: class extends pg.Client {
      constructor(options: pg.ClientConfig) {
        super({ ...options, connectionString: address() });
      }
    } as unknown as new () => pg.ClientBase,
  });
  outliveLostConnections(pool, log);
  const open = new Set<pg.PoolClient>();
  pool.on("connect", (client) => open.add(client));
  pool.on("remove", (client) => open.delete(client));
  // An old primary may still hold its connections, alive or not.
  watch?.onMove(() => open.forEach(endConnection));
  return pool;
}

/** The pool throws away what says that it is lost; what is in use ends under its statement. */
function endConnection(client: pg.PoolClient): void {
  client.emit("error", new Error("Another server takes the writes now"));
  void (client as unknown as pg.Client).end().catch(() => {});
}
