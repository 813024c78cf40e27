import type { CreateEntityInput } from "@shared/validators/entities";

export type Person = { name: string; cookie: string };
export type Latencies = {
  requests: number;
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  failed: number;
};

/** Creates the entity of a new user. */
export async function addEntity(url: string, cookie: string, entity: CreateEntityInput): Promise<void> {
  const answer = await fetch(`${url}/api/entities`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(entity),
  });
  if (answer.status !== 201) throw new Error(`POST /api/entities answered ${answer.status}`);
}

/**
 * Requests the matches once.
 * @returns the milliseconds until the whole answer has arrived, and the number of matches (null after an
 * error)
 */
export async function lookAtMatches(
  url: string,
  cookie: string,
): Promise<{ ms: number; matches: number | null }> {
  const startedAt = performance.now();
  const answer = await fetch(`${url}/api/opportunities/matched`, { headers: { cookie } });
  const body = (await answer.json()) as { opportunities?: unknown[] };
  const ms = performance.now() - startedAt;
  return { ms, matches: answer.status === 200 ? (body.opportunities?.length ?? null) : null };
}

/**
 * All users request their matches repeatedly for a while. Each waits for an answer before the next request.
 */
export async function lookFor(
  url: string,
  people: readonly Person[],
  durationMs: number,
  afterEach: () => Promise<unknown> = () => Promise.resolve(),
): Promise<Latencies> {
  const times: number[] = [];
  let failed = 0;
  const startedAt = performance.now();
  await Promise.all(
    people.map(async ({ cookie }) => {
      while (performance.now() - startedAt < durationMs) {
        const { ms, matches } = await lookAtMatches(url, cookie);
        if (matches === null) failed += 1;
        times.push(ms);
        await afterEach();
      }
    }),
  );
  return {
    ...summarizeLatencies(times),
    perSecond: (times.length * 1000) / (performance.now() - startedAt),
    failed,
  };
}

export function summarizeLatencies(times: readonly number[]): Omit<Latencies, "perSecond" | "failed"> {
  const sorted = [...times].sort((a, b) => a - b);
  const findPercentile = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return {
    requests: sorted.length,
    p50: findPercentile(0.5),
    p95: findPercentile(0.95),
    p99: findPercentile(0.99),
  };
}
