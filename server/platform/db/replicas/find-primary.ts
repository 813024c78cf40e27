import type pg from "pg";
import { splitAddress } from "../addresses";
import { createMonitoringClient } from "./monitoring-client";

/** Even a busy primary answers this query within this time. */
const TIMEOUT_MS = 3_000;

type State = { is_standby: boolean; position: string | null; timeline: string | null; cluster: string };

// A standby does not know the next write position or its timeline.
const STATE = `select pg_is_in_recovery() as is_standby,
  case when not pg_is_in_recovery() then pg_current_wal_insert_lsn()::text end as position,
  case when not pg_is_in_recovery() then left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) end as timeline,
  (select system_identifier::text from pg_control_system()) as cluster`;

/**
 * Returns the address of the server that accepts writes, among those that an address names; the first one if there is
 * none.
 */
export async function findPrimary(url: string): Promise<string> {
  const addresses = splitAddress(url);
  if (addresses.length === 1) return url;
  const found = await connectToFirstPrimary(addresses, [...addresses.keys()]);
  found?.client.end().catch(() => {});
  return addresses[found?.index ?? 0]!;
}

export async function readState(client: pg.Client): Promise<State> {
  const { rows } = await client.query<State>(STATE);
  return rows[0]!;
}

type Found = { index: number; client: pg.Client; timeline: string };

/**
 * Connects to the server that accepts writes, among some of the addresses. If there are several, it takes the one with
 * the newest timeline: the other is an old primary that came back without knowing of its successor.
 */
export async function connectToFirstPrimary(
  addresses: string[],
  indexes: number[],
): Promise<{ index: number; client: pg.Client } | null> {
  const results = await Promise.all(indexes.map((index) => connectToPrimary(addresses[index]!, index)));
  const [best, ...others] = results
    .filter((found) => found !== null)
    .sort((a, b) => (a.timeline < b.timeline ? 1 : -1));
  for (const { client } of others) client.end().catch(() => {});
  return best ?? null;
}

async function connectToPrimary(address: string, index: number): Promise<Found | null> {
  const client = createMonitoringClient(address, TIMEOUT_MS);
  try {
    await client.connect();
    const { is_standby, timeline } = await readState(client);
    if (!is_standby) return { index, client, timeline: timeline ?? "" };
  } catch {
    // Treated like a server that accepts no writes.
  }
  client.end().catch(() => {});
  return null;
}
