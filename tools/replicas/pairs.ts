import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { COUNTRY_CODES } from "@shared/constants/countries";
import { fundingOpportunities, users } from "@shared/schema/index";
import { createEntityAt, signUpAt } from "../../server/test/processes/server-process";
import type { Database } from "../../server/platform/db/database";

/** A user who writes and then reads the result: an administrator with an entity and an opportunity. */
export type Writer = {
  cookie: string;
  entityId: string;
  opportunityId: string;
  /** A word that only the name of this opportunity contains. */
  word: string;
  isPutAway: boolean;
  isOnShow: boolean;
  /**
   * The opportunity is only for entities in this country. Each writer has another country, because otherwise
   * opportunities of others could fill the list of matches.
   */
  country: string;
  isAtHome: boolean;
};

type Send = (method: string, path: string, body?: unknown) => Promise<{ status: number; body: unknown }>;
/** Writes. The returned function reads and says whether it sees the write. */
type Pair = (writer: Writer, send: Send, read: Send) => Promise<() => Promise<boolean>>;

/**
 * Whether a list has the writer's opportunity. It may have others, because a search with few hits adds
 * similar ones.
 */
const listHas = async (read: Send, path: string, { opportunityId }: Writer) => {
  const { body } = await read("GET", path);
  return (body as { opportunities: { id: string }[] }).opportunities.some(({ id }) => id === opportunityId);
};

/** No writer's opportunity accepts entities in this country. */
const ABROAD = "AQ";

/** Writes that change which parts of the catalogue a user sees. */
const PAIRS: Record<string, Pair> = {
  "puts away or takes back, then searches": async (writer, send, read) => {
    await publish(writer, send);
    const feedback = `/api/opportunities/${writer.opportunityId}/feedback`;
    writer.isPutAway = !writer.isPutAway;
    if (writer.isPutAway) await send("PUT", feedback, { kind: "dismissed" });
    else await send("DELETE", feedback);
    const path = `/api/opportunities?search=${writer.word}`;
    return async () => (await listHas(read, path, writer)) !== writer.isPutAway;
  },
  "edits an opportunity, then opens it": async (writer, send, read) => {
    await publish(writer, send);
    const name = `${writer.word} ${randomUUID()}`;
    await send("PATCH", `/api/admin/opportunities/${writer.opportunityId}`, { name });
    return async () => {
      const { body } = await read("GET", `/api/opportunities/${writer.opportunityId}`);
      return (body as { name?: string }).name === name;
    };
  },
  "verifies an opportunity or takes it back, then opens it": async (writer, send, read) => {
    await togglePublished(writer, send);
    return async () => {
      const { status } = await read("GET", `/api/opportunities/${writer.opportunityId}`);
      return status === (writer.isOnShow ? 200 : 404);
    };
  },
  "moves an organisation to another country, then looks at its matches": async (writer, send, read) => {
    await publish(writer, send);
    if (writer.isPutAway) {
      await send("DELETE", `/api/opportunities/${writer.opportunityId}/feedback`);
      writer.isPutAway = false;
    }
    writer.isAtHome = !writer.isAtHome;
    const country = writer.isAtHome ? writer.country : ABROAD;
    await send("PATCH", `/api/entities/${writer.entityId}`, { country });
    return async () => (await listHas(read, "/api/opportunities/matched", writer)) === writer.isAtHome;
  },
};

const publish = async (writer: Writer, send: Send) => {
  if (!writer.isOnShow) await togglePublished(writer, send);
};

async function togglePublished(writer: Writer, send: Send): Promise<void> {
  writer.isOnShow = !writer.isOnShow;
  const { opportunityId: id } = writer;
  if (writer.isOnShow) await send("POST", `/api/admin/opportunities/${id}/verify`);
  else await send("POST", "/api/admin/opportunities/bulk", { ids: [id], decision: "reopen" });
}

export type PairResults = {
  pairs: number;
  /** The kinds of pairs whose read did not show the write. */
  stale: string[];
  /** Requests that failed. */
  failed: string[];
};

/**
 * Runs random pairs of a write and a read that must show it, for many users at once, until the number of
 * pairs or the time is reached. Each request goes to a random process, and the read follows at once or after
 * a pause.
 */
export async function writeAndRead(
  urls: string[],
  writers: Writer[],
  { pairs, forMs, longestWaitMs }: { pairs: number; forMs: number; longestWaitMs: number },
): Promise<PairResults> {
  const results: PairResults = { pairs: 0, stale: [], failed: [] };
  const pickRandom = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)]!;
  const names = Object.keys(PAIRS);
  const endsAt = performance.now() + forMs;
  let remaining = pairs;

  async function run(writer: Writer): Promise<void> {
    while (remaining-- > 0 && performance.now() < endsAt) {
      const name = pickRandom(names);
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
          // A read may answer 404, because an opportunity that is not published is missing.
          if (answer.status >= 400 && !(method === "GET" && answer.status === 404))
            throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
          return { status: answer.status, body: text === "" ? null : (JSON.parse(text) as unknown) };
        };
      try {
        const isSeen = await PAIRS[name]!(writer, sendTo(pickRandom(urls)), sendTo(pickRandom(urls)));
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
 * Signs up users at an address. Each is an administrator with an entity and an opportunity in a country of
 * its own, so there are at most as many users as countries.
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

/** Adds a published opportunity that is only for entities in one country. */
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
