import { PAGE_SIZE } from "@shared/constants/limits";
import type { CreateEntityInput } from "@shared/validators/entities";
import { signUpAt } from "../../../server/test/processes/server-process";
import { summarizeLatencies } from "./load";
import { PEOPLE } from "./people";
import { seededRandom } from "./varied-catalogue";

const ENTITIES_EACH = 5;
/** At most this many requests wait for answers, so that a slow server is not flooded. */
const UNDER_WAY_MAX = 32;

/** A signed-in user, with the ids of their entities and of opportunities that they have seen. */
export type Member = { cookie: string; entities: string[]; shown: string[] };

type Call = { path: string; method?: string; body?: unknown };

async function ask(url: string, cookie: string, { path, method = "GET", body }: Call): Promise<Response> {
  const answer = await fetch(`${url}${path}`, {
    method,
    // As a browser says over HTTPS. What is kept compressed is then sent as it is.
    headers: {
      cookie,
      "accept-encoding": "gzip, deflate, br",
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`);
  return answer;
}

const random = seededRandom(27);
const pickRandom = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

/** Makes an entity that differs from all others, so that each has its own candidates. */
function buildEntity(n: number): CreateEntityInput {
  const person = PEOPLE[n % PEOPLE.length]!;
  return {
    ...person,
    name: `${person.name} ${n}`,
    description: `${person.description} ${pickRandom(PEOPLE).description} No. ${n}.`,
  };
}

/** Signs up users with this number of entities in all. */
export async function gatherMembers(url: string, entities: number): Promise<Member[]> {
  const members: Member[] = [];
  for (let n = 0; n < entities; n += ENTITIES_EACH) {
    const cookie = await signUpAt(url);
    const ids: string[] = [];
    for (let i = n; i < Math.min(entities, n + ENTITIES_EACH); i += 1) {
      const answer = await ask(url, cookie, { path: "/api/entities", method: "POST", body: buildEntity(i) });
      ids.push(((await answer.json()) as { id: string }).id);
    }
    const list = await ask(url, cookie, { path: listPath(1) });
    const { opportunities } = (await list.json()) as { opportunities: { id: string }[] };
    members.push({ cookie, entities: ids, shown: opportunities.map(({ id }) => id) });
  }
  return members;
}

/**
 * The requests of users, with how often in a hundred they happen. Most only read. The others invalidate
 * caches.
 */
const HABITS: readonly (readonly [times: number, call: (member: Member) => Call])[] = [
  [20, () => ({ path: "/api/opportunities/matched" })],
  [15, ({ entities }) => ({ path: `/api/opportunities/matched?entityId=${pickRandom(entities)}` })],
  [15, () => ({ path: listPath(1 + Math.floor(random() * 4)) })],
  [10, ({ entities }) => ({ path: `${listPath(1)}&entityId=${pickRandom(entities)}` })],
  [
    10,
    () => ({
      path: `${listPath(1)}&search=${pickRandom(["water", "health", "small business", "school", "climat"])}`,
    }),
  ],
  [10, ({ shown }) => ({ path: `/api/opportunities/${pickRandom(shown)}` })],
  [5, () => ({ path: "/" })],
  [3, () => ({ path: "/opportunities" })],
  [4, () => ({ path: "/api/entities" })],
  [
    4,
    ({ shown }) => ({
      path: `/api/opportunities/${pickRandom(shown)}/feedback`,
      method: "PUT",
      body: { kind: "saved" },
    }),
  ],
  [
    4,
    ({ entities }) => ({
      path: `/api/entities/${pickRandom(entities)}`,
      method: "PATCH",
      body: { description: buildEntity(Math.floor(random() * 1e6)).description },
    }),
  ],
];
const listPath = (page: number) => `/api/opportunities?page=${page}&limit=${PAGE_SIZE}`;

function chooseCall(member: Member): Call {
  let remaining = random() * 100;
  for (const [times, call] of HABITS) if ((remaining -= times) < 0) return call(member);
  return { path: "/" };
}

/**
 * Sends requests at a constant rate, from one user after the other.
 * @returns latencies, and the numbers of failed requests and of requests that were left out because too many
 * were waiting
 */
export async function runMixedLoad(
  url: string,
  members: readonly Member[],
  { durationMs, perSecond }: { durationMs: number; perSecond: number },
): Promise<ReturnType<typeof summarizeLatencies> & { failed: number; leftOut: number; failure: string }> {
  const times: number[] = [];
  let [failed, leftOut, underWay, turn, failure] = [0, 0, 0, 0, ""];
  const sendOne = async (member: Member) => {
    const requestedAt = performance.now();
    underWay += 1;
    try {
      await (await ask(url, member.cookie, chooseCall(member))).arrayBuffer();
      times.push(performance.now() - requestedAt);
    } catch (error) {
      failed += 1;
      failure = String(error);
    }
    underWay -= 1;
  };
  const startedAt = performance.now();
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const passed = performance.now() - startedAt;
      const due = Math.floor((Math.min(passed, durationMs) * perSecond) / 1000);
      for (; turn < due; turn += 1) {
        if (underWay >= UNDER_WAY_MAX) leftOut += 1;
        else void sendOne(members[turn % members.length]!);
      }
      if (passed < durationMs || underWay > 0) return;
      clearInterval(timer);
      resolve();
    }, 5);
  });
  return { ...summarizeLatencies(times), failed, leftOut, failure };
}
