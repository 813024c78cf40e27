import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";

const CLOSE_MS = 1_000;

/** Closes a connection. One to a server that has fallen silent would never finish closing. */
export async function closeClient(client: pg.Client): Promise<void> {
  await Promise.race([client.end().catch(() => {}), sleep(CLOSE_MS, undefined, { ref: false })]);
}
