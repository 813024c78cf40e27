import pg from "pg";
import type { Logger } from "../logger";
import { splitAddress, splitAddressList } from "./addresses";
import { connectDrizzle, type OpenDatabase } from "./database";
import { handleLostConnections } from "./lost-connections";
import { UnnamedClient } from "./prepared";
import { MAX_AGE_MS } from "./replicas/choose-replica";
import { type Primary, monitorPrimary } from "./replicas/primary";
import { createReplicaReads } from "./replicas/reads";
import { openReplica } from "./replicas/replica";

export type ServerSettings = {
  DATABASE_URL: string;
  DATABASE_DIRECT_URL?: string | undefined;
  DATABASE_READ_URLS?: string | undefined;
  DB_POOL: number;
};

/** Longer than the largest age of data that may be shown. */
const HISTORY_MS = MAX_AGE_MS * 2;

/** Opens a PostgreSQL server: the one that accepts writes, of those that the settings name, and its replicas. */
export function openServer(settings: ServerSettings, log: Logger): OpenDatabase {
  const { DATABASE_URL, DATABASE_DIRECT_URL = DATABASE_URL, DATABASE_READ_URLS = "", DB_POOL } = settings;
  const [addresses, direct] = [splitAddress(DATABASE_URL), splitAddress(DATABASE_DIRECT_URL)];
  const readAddresses = splitAddressList(DATABASE_READ_URLS);
  const isPooled = DATABASE_DIRECT_URL !== DATABASE_URL;
  // A single server without replicas needs no monitoring.
  const primaryMonitor =
    direct.length > 1 || addresses.length > 1 || readAddresses.length > 0
      ? monitorPrimary(direct, HISTORY_MS, log)
      : null;
  const pool = openPool({ addresses, primaryMonitor, isPooled, max: DB_POOL, log });
  const database = {
    pool,
    db: connectDrizzle(pool),
    directAddress: () => primaryMonitor?.address() ?? direct[0]!,
    isEmbedded: false,
    onDeath: () => {},
  };
  if (primaryMonitor === null) return { ...database, close: () => pool.end() };

  const replicas = readAddresses.map((address) => openReplica(address, { isPooled, max: DB_POOL, log }));
  return {
    ...database,
    ...(replicas.length > 0 && {
      reads: createReplicaReads({ primary: database, primaryMonitor, replicas, log }),
    }),
    requireCurrentReplicas: () => primaryMonitor.requireCurrentReplicas(),
    close: async () => {
      await Promise.all([primaryMonitor.stop(), ...replicas.map((replica) => replica.stop())]);
      await pool.end();
    },
  };
}

type PoolOptions = {
  addresses: string[];
  primaryMonitor: Primary | null;
  isPooled: boolean;
  max: number;
  log: Logger;
};

/** Opens a pool to the server that accepts writes. After a failover it connects to the new one. */
function openPool({ addresses, primaryMonitor, isPooled, max, log }: PoolOptions): pg.Pool {
  const address = () => addresses[primaryMonitor?.index() ?? 0] ?? addresses[0]!;
  const Client = isPooled ? UnnamedClient : pg.Client;
  const pool = new pg.Pool({
    connectionString: addresses[0],
    max,
    connectionTimeoutMillis: 3_000,
    statement_timeout: 5_000,
    // The server cancels a slow statement; this gives up on a server that does not even do that.
    query_timeout: 7_000,
    idle_in_transaction_session_timeout: 30_000,
    Client: class extends Client {
      constructor(options: pg.ClientConfig) {
        super({ ...options, connectionString: address() });
      }
    } as unknown as new () => pg.ClientBase,
  });
  handleLostConnections(pool, log);
  const open = new Set<pg.PoolClient>();
  pool.on("connect", (client) => open.add(client));
  pool.on("remove", (client) => open.delete(client));
  // An old primary may still hold its connections, alive or not.
  primaryMonitor?.onMove(() => open.forEach(endConnection));
  return pool;
}

/** The error makes the pool discard the connection; a statement that is running on it fails. */
function endConnection(client: pg.PoolClient): void {
  client.emit("error", new Error("Another server takes the writes now"));
  void (client as unknown as pg.Client).end().catch(() => {});
}
