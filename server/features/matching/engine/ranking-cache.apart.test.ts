import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { createMatchingCaches } from "./caches";
import { BEST_MAX, rememberRanking } from "./ranking-cache";

setFlagsFromString("--expose-gc");
const runCollector = runInNewContext("gc") as () => void;
/** What lies outside of the heap is given back beside the program, by the next collection at the latest. */
async function collectGarbage(): Promise<void> {
  runCollector();
  await setImmediate();
  runCollector();
}

const ENTITIES = 800;
/** The number that is ranked for one entity. */
const RANKED_EACH = 600;
const MIB = 2 ** 20;

const buildSubject = (id: string) => ({
  userId: "ama",
  entity: { id, version: "1", hasVector: true },
  model: "builtin",
  version: "1",
  now: new Date(),
});

it("the cache keeps the last used rankings of very many entities within a limit", async () => {
  const { rankings } = createMatchingCaches();
  const buildRanking = () => ({
    ranked: Array.from({ length: RANKED_EACH }, (_, n) => ({
      // The string is in one piece, as a database returns it.
      id: JSON.parse(`"${crypto.randomUUID()}"`) as string,
      score: n % 100,
      nearness: Math.random(),
      closes: Date.now() + n / 7,
      featured: n % 7 === 0,
    })),
    isComplete: true,
    until: Infinity,
  });
  let searches = 0;
  const askForRanking = (n: number) => {
    return rememberRanking(rankings, buildSubject(`entity-${n}`), () => {
      searches += 1;
      return Promise.resolve({ value: buildRanking(), until: Infinity });
    });
  };
  await collectGarbage();
  const before = process.memoryUsage();
  for (let n = 0; n < ENTITIES; n += 1) await askForRanking(n);
  await collectGarbage();
  const after = process.memoryUsage();
  const usedBytes = after.heapUsed - before.heapUsed;

  expect(searches).toBe(ENTITIES);
  // The counted bytes are not less than the used ones, except for numbers outside of the heap.
  expect(rankings.bytes).toBeGreaterThan(usedBytes);
  expect(usedBytes / MIB).toBeLessThan(16);
  // The numbers outside of the heap share no larger block of memory with others, which would be kept as a whole.
  expect(after.arrayBuffers - before.arrayBuffers).toBeLessThan(1.1 * rankings.bytes);
  await askForRanking(ENTITIES - 1);
  await askForRanking(ENTITIES - 50);
  expect(searches).toBe(ENTITIES);
  await askForRanking(0);
  expect(searches).toBe(ENTITIES + 1);
  const expected = buildRanking();
  const cached = await rememberRanking(rankings, buildSubject("another"), () =>
    Promise.resolve({ value: expected, until: Infinity }),
  );
  expect(cached.readBest(RANKED_EACH)).toEqual(expected.ranked.slice(0, BEST_MAX));
  expect(cached.readBest(3)).toEqual(expected.ranked.slice(0, 3));
  expect(cached.readIds(RANKED_EACH)).toEqual(expected.ranked.map(({ id }) => id));
  expect(cached.readIds(2)).toEqual(expected.ranked.slice(0, 2).map(({ id }) => id));
  const [second, last] = [expected.ranked[1]!, expected.ranked.at(-1)!];
  expect(cached.readScores(new Set([second.id, last.id, "unknown"]))).toEqual(
    new Map([second, last].map(({ id, score }) => [id, score])),
  );
  expect(cached).toMatchObject({ isComplete: expected.isComplete, until: expected.until });
});
