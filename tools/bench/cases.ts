import pg from "pg";
import { PAGE_SIZE } from "@shared/constants/limits";
import { gatherMembers, type Member } from "../matching/measuring/mixed-load";
import { seededRandom } from "../matching/measuring/varied-catalogue";
import type { System } from "./servers";

type BenchRequest = { path: string; cookie: string; method?: "GET" | "POST"; body?: string };

/** One kind of request, with the floors it is compared with. */
export type BenchCase = {
  name: string;
  /** How many requests are under way at a time. */
  connections: number;
  floors: readonly Exclude<System, "ours">[];
  /** The floor of the goal, and the least share of its requests a second. */
  goal?: { of: Exclude<System, "ours">; share: number };
  /** Whether it writes applications. They are deleted after each run, so that all find the same. */
  isWriting?: boolean;
  /** The most milliseconds that an answer may take. */
  limits?: { p50?: number; p95?: number; p99?: number };
  /** Makes the next request. Floors read the same path, without the cookie. */
  next: () => BenchRequest;
};

/** What the requests are made of. `everyday` has one entity; `members` share 500. */
export type BenchData = {
  everyday: Member;
  members: readonly Member[];
  /** Published opportunities, each with an amount that may be asked for. */
  opportunities: readonly { id: string; amount: string }[];
  phrases: readonly string[];
};

const CONNECTIONS = 16;
const PHRASES = 400;
const ENTITIES = 500;
const IDS_MAX = 20_000;

/** Reads ids and phrases from the catalogue, and signs up people. */
export async function prepareData(databaseUrl: string, url: string, entities = ENTITIES): Promise<BenchData> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string; amount: string; text: string }>(
      `select id, coalesce(min_amount, max_amount, 5000)::text as amount,
         name || ' ' || coalesce(description, '') as text
       from funding_opportunities
       where verification_status = 'verified' and closes_at > now() order by slug limit ${IDS_MAX}`,
    );
    const [everyday] = await gatherMembers(url, 1);
    return {
      everyday: everyday!,
      members: await gatherMembers(url, entities),
      opportunities: rows,
      phrases: makePhrases(rows.map(({ text }) => text)),
    };
  } finally {
    await client.end();
  }
}

/** Makes phrases of one to three words of the catalogue, common and rare ones, every tenth with a typing error. */
function makePhrases(texts: readonly string[]): string[] {
  const random = seededRandom(30);
  const pick = (max: number) => Math.floor(random() * max);
  const phrases = new Set<string>();
  while (phrases.size < PHRASES) {
    const words = (texts[pick(texts.length)] ?? "").match(/\p{L}{4,}/gu) ?? ["water"];
    const from = pick(words.length);
    const phrase = words.slice(from, from + 1 + pick(3)).join(" ");
    const at = 1 + pick(phrase.length - 2);
    phrases.add(
      phrases.size % 10 === 9
        ? phrase.slice(0, at) + phrase[at + 1] + phrase[at] + phrase.slice(at + 2)
        : phrase,
    );
  }
  return [...phrases];
}

const takeInTurn = <T>(list: readonly T[]) => {
  let turn = 0;
  return () => list[turn++ % list.length]!;
};

/** Lists the kinds of requests with the goals that the product has for them. */
export function listCases({ everyday, members, opportunities, phrases }: BenchData): BenchCase[] {
  const { cookie } = everyday;
  const [nextOpportunity, nextPhrase] = [takeInTurn(opportunities), takeInTurn(phrases)];
  const list = (page: number) => ({ path: `/api/opportunities?page=${page}&limit=${PAGE_SIZE}`, cookie });
  const lastPage = Math.min(500, Math.floor(opportunities.length / PAGE_SIZE));
  const nextMatch = takeInTurn(
    members.flatMap((member) => member.entities.map((entityId) => ({ entityId, cookie: member.cookie }))),
  );
  let applications = 0;
  // One person after the other, because a person's applications are counted under a lock, and each pair only once.
  const nextApplication = () => {
    const turn = applications++;
    const member = members[turn % members.length]!;
    const ofMember = Math.floor(turn / members.length);
    const opportunity = opportunities[Math.floor(ofMember / member.entities.length) % opportunities.length]!;
    return {
      cookie: member.cookie,
      entityId: member.entities[ofMember % member.entities.length]!,
      opportunityId: opportunity.id,
      askingAmount: opportunity.amount,
    };
  };
  return [
    {
      name: "list, page 1",
      connections: CONNECTIONS,
      floors: ["express", "bare", "express counting"],
      goal: { of: "express", share: 0.5 },
      limits: { p99: 25 },
      next: () => list(1),
    },
    {
      name: `list, page ${lastPage}`,
      connections: CONNECTIONS,
      floors: ["express", "bare"],
      goal: { of: "express", share: 0.5 },
      limits: { p99: 25 },
      next: () => list(lastPage),
    },
    {
      name: "search, 400 phrases",
      connections: CONNECTIONS,
      floors: ["express", "bare", "express counting"],
      goal: { of: "bare", share: 0.8 },
      limits: { p99: 150 },
      next: () => ({ path: `${list(1).path}&search=${encodeURIComponent(nextPhrase())}`, cookie }),
    },
    {
      name: "one opportunity",
      connections: CONNECTIONS,
      floors: ["express", "bare"],
      goal: { of: "express", share: 0.5 },
      next: () => ({ path: `/api/opportunities/${nextOpportunity().id}`, cookie }),
    },
    {
      name: "create application",
      isWriting: true,
      connections: CONNECTIONS,
      floors: ["express", "bare"],
      goal: { of: "express", share: 0.5 },
      next: () => {
        const { cookie: own, ...application } = nextApplication();
        return {
          path: "/api/applications",
          cookie: own,
          method: "POST",
          body: JSON.stringify({ ...application, title: "A title" }),
        };
      },
    },
    {
      name: "matched, 500 entities",
      connections: 8,
      floors: [],
      limits: { p50: 40, p95: 120 },
      next: () => {
        const { entityId, cookie: own } = nextMatch();
        return { path: `/api/opportunities/matched?entityId=${entityId}`, cookie: own };
      },
    },
  ];
}

/** The calls that the dashboard makes at once. */
export const HOME_PATHS = [
  "/api/auth/user",
  "/api/entities",
  "/api/applications",
  "/api/opportunities/matched",
  "/api/opportunities/saved/deadlines",
  "/api/news",
] as const;
