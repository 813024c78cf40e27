import autocannon from "autocannon";
import { summarizeLatencies } from "../matching/measuring/load";
import { readFamilySeconds, readProcessorSeconds, readResidentMemory } from "../processor-time";
import { type BenchCase, HOME_PATHS } from "./cases";
import type { BenchServer } from "./servers";

/** The figures of one case on one system. Times are in milliseconds, `processor` is per request. */
export type Figures = {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  failed: number;
  processor: { server: number; database: number };
  memoryMiB: number;
};

/** `postmaster` is the main process of the database, null for an embedded one. */
export type Measured = { server: BenchServer; postmaster: number | null };

/** Sends the requests of a case for some seconds, and tells how fast they were answered. */
export async function runCase(
  { server, postmaster }: Measured,
  { next, connections }: Pick<BenchCase, "next" | "connections">,
  seconds: number,
): Promise<Figures> {
  const readProcessors = () =>
    Promise.all([readProcessorSeconds(server.pid), postmaster === null ? 0 : readFamilySeconds(postmaster)]);
  const before = await readProcessors();
  const times: number[] = [];
  const result = await autocannon({
    url: server.url,
    connections,
    duration: seconds,
    setupClient: (client) =>
      void client.on("response", (status, _bytes, time) => {
        // A refusal is quick, and no answer.
        if (status < 300) times.push(time);
      }),
    requests: [
      {
        setupRequest: (request) => {
          const { path, cookie, method = "GET", body } = next();
          const type = body === undefined ? {} : { "content-type": "application/json" };
          return {
            ...request,
            path,
            method,
            ...(body !== undefined && { body }),
            headers: { cookie, ...type },
          };
        },
      },
    ],
  });
  const after = await readProcessors();
  const perRequest = (n: 0 | 1) => ((after[n] - before[n]) * 1000) / times.length;
  return {
    ...summarizeLatencies(times),
    perSecond: times.length / result.duration,
    failed: result.non2xx + result.errors,
    processor: { server: perRequest(0), database: perRequest(1) },
    memoryMiB: readResidentMemory(server.pid),
  };
}

/** Opens the dashboard for one person after the other: all its calls at once, and the time until the last answer. */
export async function visitHome(url: string, cookies: readonly string[]) {
  const times: number[] = [];
  let failed = 0;
  for (const cookie of cookies) {
    const startedAt = performance.now();
    const answers = await Promise.all(
      HOME_PATHS.map(async (path) => {
        const answer = await fetch(url + path, { headers: { cookie } });
        await answer.arrayBuffer();
        return answer.ok;
      }),
    );
    times.push(performance.now() - startedAt);
    failed += answers.filter((isGood) => !isGood).length;
  }
  return { ...summarizeLatencies(times), failed };
}
