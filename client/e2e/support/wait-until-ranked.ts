import { setTimeout as wait } from "node:timers/promises";
import type { FullConfig } from "playwright/test";
import { METRICS_TOKEN } from "./metrics-token";

const AGAIN_MS = 500;
/** It takes seconds, on a slow machine a minute. */
const LONGEST_MS = 5 * 60_000;
/** The jobs that change the order of every list while they run, which a new server begins with. */
const UNDER_WAY = /^amberway_jobs\{queue="embed-opportunities",state="(?:waiting|running)"\} [1-9]/m;

/** Waits until the server has read the starter catalogue: a test that reads a list twice shall find the same order. */
export default async function waitUntilRanked({ projects: [project] }: FullConfig): Promise<void> {
  const address = new URL("/metrics", project!.use.baseURL);
  const headers = { Authorization: `Bearer ${METRICS_TOKEN}` };
  const end = Date.now() + LONGEST_MS;
  while (Date.now() < end) {
    const answer = await fetch(address, { headers });
    if (!answer.ok) throw new Error(`GET ${address.pathname} answered ${answer.status}`);
    if (!UNDER_WAY.test(await answer.text())) return;
    await wait(AGAIN_MS);
  }
  throw new Error("The starter catalogue is still being ranked.");
}
