import type pg from "pg";
import { addressesOf } from "../addresses";
import { makeWatchingClient } from "./monitoring-client";

/** Busy as it may be, a primary that is there answers such a question within this. */
const PATIENCE_MS = 3_000;

type State = { is_standby: boolean; position: string | null; timeline: string | null; cluster: string };

// A standby knows neither where the log will be written next nor which timeline that will belong to.
const STATE = `select pg_is_in_recovery() as is_standby,
  case when not pg_is_in_recovery() then pg_current_wal_insert_lsn()::text end as position,
  case when not pg_is_in_recovery() then left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) end as timeline,
  (select system_identifier::text from pg_control_system()) as cluster`;

/** Of the servers that an address names, the address of the one that takes writes; of the first while there is none. */
export async function findPrimary(url: string): Promise<string> {
  const addresses = addressesOf(url);
  if (addresses.length === 1) return url;
  const found = await findAt(addresses, [...addresses.keys()]);
  found?.client.end().catch(() => {});
  return addresses[found?.place ?? 0]!;
}

export async function readState(client: pg.Client): Promise<State> {
  const { rows } = await client.query<State>(STATE);
  return rows[0]!;
}

type Found = { place: number; client: pg.Client; timeline: string };

/**
 * The server at one of some places that takes writes. Of several the one with the newest timeline: an old primary that came back
 * without having been told of its successor.
 */
export async function findAt(
  addresses: string[],
  places: number[],
): Promise<{ place: number; client: pg.Client } | null> {
  const looked = await Promise.all(places.map((place) => look(addresses[place]!, place)));
  const [best, ...others] = looked
    .filter((found) => found !== null)
    .sort((a, b) => (a.timeline < b.timeline ? 1 : -1));
  for (const { client } of others) client.end().catch(() => {});
  return best ?? null;
}

async function look(address: string, place: number): Promise<Found | null> {
  const client = makeWatchingClient(address, PATIENCE_MS);
  try {
    await client.connect();
    const { is_standby, timeline } = await readState(client);
    if (!is_standby) return { place, client, timeline: timeline ?? "" };
  } catch {
    // As good as one that takes no writes.
  }
  client.end().catch(() => {});
  return null;
}
