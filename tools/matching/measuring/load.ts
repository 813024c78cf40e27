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

/** Makes the organisation of somebody who has just signed up. */
export async function addEntity(url: string, cookie: string, entity: CreateEntityInput): Promise<void> {
  const answer = await fetch(`${url}/api/entities`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(entity),
  });
  if (answer.status !== 201) throw new Error(`POST /api/entities answered ${answer.status}`);
}

/** One look at the matches: milliseconds until the whole answer is there, and how many it has. */
export async function lookAtMatches(
  url: string,
  cookie: string,
): Promise<{ ms: number; matches: number | null }> {
  const began = performance.now();
  const answer = await fetch(`${url}/api/opportunities/matched`, { headers: { cookie } });
  const body = (await answer.json()) as { opportunities?: unknown[] };
  const ms = performance.now() - began;
  return { ms, matches: answer.status === 200 ? (body.opportunities?.length ?? null) : null };
}

/** Everybody looks at their matches again and again, each waiting for an answer before asking anew. */
export async function lookFor(
  url: string,
  people: readonly Person[],
  durationMs: number,
  afterEach: () => Promise<unknown> = () => Promise.resolve(),
): Promise<Latencies> {
  const times: number[] = [];
  let failed = 0;
  const began = performance.now();
  await Promise.all(
    people.map(async ({ cookie }) => {
      while (performance.now() - began < durationMs) {
        const { ms, matches } = await lookAtMatches(url, cookie);
        if (matches === null) failed += 1;
        times.push(ms);
        await afterEach();
      }
    }),
  );
  return {
    ...summarizeLatencies(times),
    perSecond: (times.length * 1000) / (performance.now() - began),
    failed,
  };
}

export function summarizeLatencies(times: readonly number[]): Omit<Latencies, "perSecond" | "failed"> {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { requests: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
