import { setTimeout as sleep } from "node:timers/promises";

export type Steady = {
  requests: number;
  failed: string[];
  /** Latencies in milliseconds with when they began, in order. */
  times: { atMs: number; ms: number }[];
  /** Those that nobody would have waited for. */
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

/** Reads the catalogue so many times a second, whether earlier requests are answered or not, as people do who know nothing of each other. */
export async function readSteadily(
  url: string,
  cookies: string[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Steady> {
  const steady: Steady = { requests: 0, failed: [], times: [], late: [] };
  const began = performance.now();
  const under = new Set<Promise<void>>();

  async function read(n: number): Promise<void> {
    const path = PATHS[n % PATHS.length]!;
    const since = performance.now();
    try {
      const answer = await fetch(url + path, { headers: { cookie: cookies[n % cookies.length]! } });
      await answer.arrayBuffer();
      if (answer.status !== 200) steady.failed.push(`${path} answered ${answer.status}`);
    } catch (error) {
      steady.failed.push(`${path}: ${String(error)}`);
    }
    const ms = performance.now() - since;
    steady.times.push({ atMs: since - began, ms });
    if (ms > LATE_MS) steady.late.push(`${path} took ${Math.round(ms)} ms`);
  }

  for (let n = 0; n < perSecond * seconds; n++) {
    const wait = began + (n * 1_000) / perSecond - performance.now();
    if (wait > 0) await sleep(wait);
    steady.requests += 1;
    const reading = read(n).finally(() => under.delete(reading));
    under.add(reading);
  }
  await Promise.all(under);
  return steady;
}
