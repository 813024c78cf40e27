import { setTimeout as sleep } from "node:timers/promises";

/** The requests of a user who looks for funding for a few minutes. One in ten is a write. */
const ROUND: readonly ((opportunityId: string) => { method: string; path: string; body?: unknown })[] = [
  () => ({ method: "GET", path: "/api/entities" }),
  () => ({ method: "GET", path: "/api/opportunities/matched" }),
  () => ({ method: "GET", path: "/api/applications" }),
  () => ({ method: "GET", path: "/api/opportunities" }),
  () => ({ method: "GET", path: "/api/opportunities?page=2" }),
  () => ({ method: "GET", path: "/api/opportunities?search=energy" }),
  (id) => ({ method: "GET", path: `/api/opportunities/${id}` }),
  (id) => ({ method: "PUT", path: `/api/opportunities/${id}/feedback`, body: { kind: "saved" } }),
  () => ({ method: "GET", path: "/api/opportunities?search=women+in+science" }),
  () => ({ method: "GET", path: "/api/funders" }),
];

/**
 * Sends the requests of the round for many users for a while, with a pause between requests.
 * @returns the number of answers, and the failed requests
 */
export async function runMixRounds(
  url: string,
  cookies: string[],
  opportunityIds: string[],
  { forMs, thoughtMs }: { forMs: number; thoughtMs: number },
): Promise<{ requests: number; failed: string[] }> {
  const result = { requests: 0, failed: [] as string[] };
  const endsAt = performance.now() + forMs;
  await Promise.all(
    cookies.map(async (cookie, userIndex) => {
      for (let n = userIndex; performance.now() < endsAt; n++) {
        const { method, path, body } = ROUND[n % ROUND.length]!(opportunityIds[n % opportunityIds.length]!);
        const answer = await fetch(url + path, {
          method,
          headers: { cookie, ...(body !== undefined && { "content-type": "application/json" }) },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        });
        await answer.arrayBuffer();
        result.requests += 1;
        if (answer.status >= 400) result.failed.push(`${path} answered ${answer.status}`);
        await sleep(thoughtMs * (0.5 + Math.random()));
      }
    }),
  );
  return result;
}
