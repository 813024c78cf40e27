import { setTimeout as sleep } from "node:timers/promises";

export type Steady = {
  requests: number;
  failed: string[];
  /** Latencies in milliseconds with the start of each request, in order. */
  times: { atMs: number; ms: number }[];
  /** Requests that took longer than a user would wait. */
  late: string[];
};

const PATHS = [
  "/api/opportunities",
  "/api/opportunities/matched",
  "/api/opportunities?search=energy",
  "/api/opportunities?page=2",
  "/api/funders",
  "/common-grants/opportunities?pageSize=10",
];
const LATE_MS = 5_000;

/**
 * Reads the catalogue at a constant rate, whether earlier requests are answered or not, as independent users
 * do.
 */
export async function runReads(
  url: string,
  cookies: string[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Steady> {
  const steady: Steady = { requests: 0, failed: [], times: [], late: [] };
  const startedAt = performance.now();
  const pending = new Set<Promise<void>>();

  async function read(n: number): Promise<void> {
    const path = PATHS[n % PATHS.length]!;
    const requestedAt = performance.now();
    try {
      const answer = await fetch(url + path, { headers: { cookie: cookies[n % cookies.length]! } });
      await answer.arrayBuffer();
      if (answer.status !== 200) steady.failed.push(`${path} answered ${answer.status}`);
    } catch (error) {
      steady.failed.push(`${path}: ${String(error)}`);
    }
    const ms = performance.now() - requestedAt;
    steady.times.push({ atMs: requestedAt - startedAt, ms });
    if (ms > LATE_MS) steady.late.push(`${path} took ${Math.round(ms)} ms`);
  }

  for (let n = 0; n < perSecond * seconds; n++) {
    const wait = startedAt + (n * 1_000) / perSecond - performance.now();
    if (wait > 0) await sleep(wait);
    steady.requests += 1;
    const reading = read(n).finally(() => pending.delete(reading));
    pending.add(reading);
  }
  await Promise.all(pending);
  return steady;
}
