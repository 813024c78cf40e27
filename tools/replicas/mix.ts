import { setTimeout as sleep } from "node:timers/promises";

/** A few minutes of somebody who looks for funding: `write` is every tenth request. */
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

/** Many people go their rounds for a while, each thinking between two requests. Gives back how many were answered, and what failed. */
export async function goRounds(
  url: string,
  cookies: string[],
  opportunityIds: string[],
  { forMs, thoughtMs }: { forMs: number; thoughtMs: number },
): Promise<{ requests: number; failed: string[] }> {
  const result = { requests: 0, failed: [] as string[] };
  const endsAt = performance.now() + forMs;
  await Promise.all(
    cookies.map(async (cookie, person) => {
      for (let n = person; performance.now() < endsAt; n++) {
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
