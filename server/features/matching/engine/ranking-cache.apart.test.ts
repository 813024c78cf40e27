import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { createMatchingCaches } from "./caches";
import { rememberRanking } from "./ranking-cache";
import { anEntity } from "../../../test/helpers/match-facts";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

const ENTITIES = 500;
/** As many as are ranked for one entity. */
const RANKED_EACH = 600;
const MIB = 2 ** 20;

it("remembers the rankings of very many entities within a bound, those that were asked for last", async () => {
  const { rankings } = createMatchingCaches();
  const ranking = () => ({
    ranked: Array.from({ length: RANKED_EACH }, (_, n) => ({
      // In one piece, as a database gives it.
      id: Buffer.from(crypto.randomUUID()).toString("latin1"),
      score: n % 100,
      nearness: Math.random(),
      closes: Date.now() + n / 7,
      featured: n % 7 === 0,
    })),
    isComplete: true,
    until: Infinity,
  });
  let searches = 0;
  const ask = (n: number) => {
    const probe = { vector: null, model: "builtin", themes: [] };
    const search = { userId: "ama", entity: anEntity({ id: `entity-${n}` }), probe, now: new Date() };
    return rememberRanking(rankings, search, "1", () => {
      searches += 1;
      return Promise.resolve({ value: ranking(), until: Infinity });
    });
  };
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  for (let n = 0; n < ENTITIES; n += 1) await ask(n);
  collectGarbage();
  const taken = process.memoryUsage().heapUsed - before;

  expect(searches).toBe(ENTITIES);
  // What it counts is not less than what it takes, numbers outside of the heap left out.
  expect(rankings.bytes).toBeGreaterThan(taken);
  expect(taken / MIB).toBeLessThan(16);
  await ask(ENTITIES - 1);
  await ask(ENTITIES - 50);
  expect(searches).toBe(ENTITIES);
  await ask(0);
  expect(searches).toBe(ENTITIES + 1);
  const given = ranking();
  const kept = await rememberRanking(
    rankings,
    {
      userId: "ama",
      entity: anEntity({ id: "another" }),
      probe: { vector: null, model: "builtin", themes: [] },
      now: new Date(),
    },
    "1",
    () => Promise.resolve({ value: given, until: Infinity }),
  );
  expect(kept).toEqual(given);
});
