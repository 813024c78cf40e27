import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { COUNTRY_CODES } from "@shared/constants/countries";
import { fundingOpportunities, users } from "@shared/schema/index";
import { createEntityAt, signUpAt } from "../../server/test/processes/server-process";
import type { Database } from "../../server/platform/db/database";

/** Somebody who writes something, and then looks whether it is there: an administrator with an organisation and an opportunity. */
export type Writer = {
  cookie: string;
  entityId: string;
  opportunityId: string;
  /** Only this opportunity has it in its name. */
  word: string;
  isPutAway: boolean;
  isOnShow: boolean;
  /** Only organisations there may apply for it. No two writers have the same, or one's would crowd out the other's among the matches. */
  country: string;
  isAtHome: boolean;
};

type Send = (method: string, path: string, body?: unknown) => Promise<{ status: number; body: unknown }>;
/** Writes; what it gives back reads, and says whether what was written is there. */
type Pair = (writer: Writer, send: Send, read: Send) => Promise<() => Promise<boolean>>;

/** Whether a list has the writer's opportunity. Others may be in it: a search with few hits goes on with what means much the same. */
const has = async (read: Send, path: string, { opportunityId }: Writer) => {
  const { body } = await read("GET", path);
  return (body as { opportunities: { id: string }[] }).opportunities.some(({ id }) => id === opportunityId);
};

/** Where no writer's opportunity may be applied from. */
const ABROAD = "AQ";

/** What people write that decides what they are shown of the catalogue. */
const PAIRS: Record<string, Pair> = {
  "puts away or takes back, then searches": async (writer, send, read) => {
    await show(writer, send);
    const feedback = `/api/opportunities/${writer.opportunityId}/feedback`;
    writer.isPutAway = !writer.isPutAway;
    if (writer.isPutAway) await send("PUT", feedback, { kind: "dismissed" });
    else await send("DELETE", feedback);
    const path = `/api/opportunities?search=${writer.word}`;
    return async () => (await has(read, path, writer)) !== writer.isPutAway;
  },
  "edits an opportunity, then opens it": async (writer, send, read) => {
    await show(writer, send);
    const name = `${writer.word} ${randomUUID()}`;
    await send("PATCH", `/api/admin/opportunities/${writer.opportunityId}`, { name });
    return async () => {
      const { body } = await read("GET", `/api/opportunities/${writer.opportunityId}`);
      return (body as { name?: string }).name === name;
    };
  },
  "verifies an opportunity or takes it back, then opens it": async (writer, send, read) => {
    await decide(writer, send);
    return async () => {
      const { status } = await read("GET", `/api/opportunities/${writer.opportunityId}`);
      return status === (writer.isOnShow ? 200 : 404);
    };
  },
  "moves an organisation to another country, then looks at its matches": async (writer, send, read) => {
    await show(writer, send);
    if (writer.isPutAway) {
      await send("DELETE", `/api/opportunities/${writer.opportunityId}/feedback`);
      writer.isPutAway = false;
    }
    writer.isAtHome = !writer.isAtHome;
    const country = writer.isAtHome ? writer.country : ABROAD;
    await send("PATCH", `/api/entities/${writer.entityId}`, { country });
    return async () => (await has(read, "/api/opportunities/matched", writer)) === writer.isAtHome;
  },
};

const show = async (writer: Writer, send: Send) => {
  if (!writer.isOnShow) await decide(writer, send);
};

async function decide(writer: Writer, send: Send): Promise<void> {
  writer.isOnShow = !writer.isOnShow;
  const { opportunityId: id } = writer;
  if (writer.isOnShow) await send("POST", `/api/admin/opportunities/${id}/verify`);
  else await send("POST", "/api/admin/opportunities/bulk", { ids: [id], decision: "reopen" });
}

export type PairResults = {
  pairs: number;
  /** Of which kind of pair what was read was from before what was written. */
  stale: string[];
  /** Answers that were none. */
  failed: string[];
};

/**
 * Pairs of a write and a read that must show it, at random, of many people at a time: so many, or as many as there is time for. Each goes
 * to one of the processes, and the read to another one or the same, after a while or at once.
 */
export async function writeAndRead(
  urls: string[],
  writers: Writer[],
  { pairs, forMs, longestWaitMs }: { pairs: number; forMs: number; longestWaitMs: number },
): Promise<PairResults> {
  const results: PairResults = { pairs: 0, stale: [], failed: [] };
  const one = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)]!;
  const names = Object.keys(PAIRS);
  const endsAt = performance.now() + forMs;
  let left = pairs;

  async function run(writer: Writer): Promise<void> {
    while (left-- > 0 && performance.now() < endsAt) {
      const name = one(names);
      const sendTo =
        (url: string): Send =>
        async (method, path, body) => {
          const answer = await fetch(url + path, {
            method,
            headers: {
              cookie: writer.cookie,
              ...(body !== undefined && { "content-type": "application/json" }),
            },
            ...(body !== undefined && { body: JSON.stringify(body) }),
          });
          const text = await answer.text();
          // Only what is not on show is missing, and only for who reads it.
          if (answer.status >= 400 && !(method === "GET" && answer.status === 404))
            throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
          return { status: answer.status, body: text === "" ? null : (JSON.parse(text) as unknown) };
        };
      try {
        const isSeen = await PAIRS[name]!(writer, sendTo(one(urls)), sendTo(one(urls)));
        if (Math.random() < 0.5) await sleep(Math.random() * longestWaitMs);
        if (!(await isSeen())) results.stale.push(name);
      } catch (error) {
        results.failed.push(String(error));
      }
      results.pairs += 1;
    }
  }
  await Promise.all(writers.map(run));
  return results;
}

/**
 * Signs so many people up at an address, each an administrator with an organisation and an opportunity in a country of their own: at most
 * as many as there are countries.
 */
export async function addWriters(url: string, db: Database, count: number): Promise<Writer[]> {
  const countries = COUNTRY_CODES.filter((code) => code !== ABROAD).slice(0, count);
  const writers: Writer[] = [];
  for (const country of countries) {
    const cookie = await signUpAt(url);
    const entityId = await createEntityAt(url, cookie, "Sunrise Labs", { country });
    const { id, word } = await addOpportunity(db, country);
    writers.push({
      cookie,
      entityId,
      opportunityId: id,
      word,
      isPutAway: false,
      isOnShow: true,
      country,
      isAtHome: true,
    });
  }
  await db.update(users).set({ isAdmin: true });
  return writers;
}

/** An opportunity on show that is only for organisations in one country. */
export async function addOpportunity(db: Database, country: string): Promise<{ id: string; word: string }> {
  const word = `w${randomUUID()
    .replaceAll("-", "")
    .replace(/\d/g, (digit) => "ghijklmnop"[Number(digit)]!)}`;
  const [row] = await db
    .insert(fundingOpportunities)
    .values({
      name: word,
      slug: word,
      verificationStatus: "verified",
      eligibleCountries: [country],
      description: `For ${word}.`,
    })
    .returning({ id: fundingOpportunities.id });
  return { id: row!.id, word };
}
