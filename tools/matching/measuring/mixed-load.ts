import { PAGE_SIZE } from "@shared/constants/limits";
import type { CreateEntityInput } from "@shared/validators/entities";
import { signUpAt } from "../../../server/test/processes/server-process";
import { summarizeLatencies } from "./load";
import { PEOPLE } from "./people";
import { seededRandom } from "./varied-catalogue";

const ENTITIES_EACH = 5;
/** So many requests wait for their answers at most: a server that falls behind is not buried under them. */
const UNDER_WAY_MAX = 32;

/** Somebody who has signed in, with the ids of their entities and of opportunities that they were shown. */
export type Member = { cookie: string; entities: string[]; shown: string[] };

type Call = { path: string; method?: string; body?: unknown };

async function ask(url: string, cookie: string, { path, method = "GET", body }: Call): Promise<Response> {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: { cookie, ...(body === undefined ? {} : { "content-type": "application/json" }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`);
  return answer;
}

const random = seededRandom(27);
const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

/** No two are alike: each is found its own candidates for. */
function anEntity(n: number): CreateEntityInput {
  const one = PEOPLE[n % PEOPLE.length]!;
  return {
    ...one,
    name: `${one.name} ${n}`,
    description: `${one.description} ${any(PEOPLE).description} No. ${n}.`,
  };
}

/** People with so many entities in all. */
export async function gatherMembers(url: string, entities: number): Promise<Member[]> {
  const members: Member[] = [];
  for (let n = 0; n < entities; n += ENTITIES_EACH) {
    const cookie = await signUpAt(url);
    const ids: string[] = [];
    for (let i = n; i < Math.min(entities, n + ENTITIES_EACH); i += 1) {
      const answer = await ask(url, cookie, { path: "/api/entities", method: "POST", body: anEntity(i) });
      ids.push(((await answer.json()) as { id: string }).id);
    }
    const list = await ask(url, cookie, { path: listPath(1) });
    const { opportunities } = (await list.json()) as { opportunities: { id: string }[] };
    members.push({ cookie, entities: ids, shown: opportunities.map(({ id }) => id) });
  }
  return members;
}

/** What members do, and how often of a hundred times. Mostly they look; what they change makes what is remembered untrue. */
const HABITS: readonly (readonly [times: number, call: (member: Member) => Call])[] = [
  [20, () => ({ path: "/api/opportunities/matched" })],
  [15, ({ entities }) => ({ path: `/api/opportunities/matched?entityId=${any(entities)}` })],
  [15, () => ({ path: listPath(1 + Math.floor(random() * 4)) })],
  [10, ({ entities }) => ({ path: `${listPath(1)}&entityId=${any(entities)}` })],
  [
    10,
    () => ({
      path: `${listPath(1)}&search=${any(["water", "health", "small business", "school", "climat"])}`,
    }),
  ],
  [10, ({ shown }) => ({ path: `/api/opportunities/${any(shown)}` })],
  [5, () => ({ path: "/" })],
  [3, () => ({ path: "/opportunities" })],
  [4, () => ({ path: "/api/entities" })],
  [
    4,
    ({ shown }) => ({
      path: `/api/opportunities/${any(shown)}/feedback`,
      method: "PUT",
      body: { kind: "saved" },
    }),
  ],
  [
    4,
    ({ entities }) => ({
      path: `/api/entities/${any(entities)}`,
      method: "PATCH",
      body: { description: anEntity(Math.floor(random() * 1e6)).description },
    }),
  ],
];
const listPath = (page: number) => `/api/opportunities?page=${page}&limit=${PAGE_SIZE}`;

function whatNext(member: Member): Call {
  let at = random() * 100;
  for (const [times, call] of HABITS) if ((at -= times) < 0) return call(member);
  return { path: "/" };
}

/**
 * The members do things at a steady rate, one after the other, each time somebody else.
 * @returns how long answers took, and how many failed or were not asked for because too many were under way
 */
export async function useSteadily(
  url: string,
  members: readonly Member[],
  { durationMs, perSecond }: { durationMs: number; perSecond: number },
): Promise<ReturnType<typeof summarizeLatencies> & { failed: number; leftOut: number; failure: string }> {
  const times: number[] = [];
  let [failed, leftOut, underWay, turn, failure] = [0, 0, 0, 0, ""];
  const one = async (member: Member) => {
    const began = performance.now();
    underWay += 1;
    try {
      await (await ask(url, member.cookie, whatNext(member))).arrayBuffer();
      times.push(performance.now() - began);
    } catch (error) {
      failed += 1;
      failure = String(error);
    }
    underWay -= 1;
  };
  const began = performance.now();
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const passed = performance.now() - began;
      const due = Math.floor((Math.min(passed, durationMs) * perSecond) / 1000);
      for (; turn < due; turn += 1) {
        if (underWay >= UNDER_WAY_MAX) leftOut += 1;
        else void one(members[turn % members.length]!);
      }
      if (passed < durationMs || underWay > 0) return;
      clearInterval(timer);
      resolve();
    }, 5);
  });
  return { ...summarizeLatencies(times), failed, leftOut, failure };
}
