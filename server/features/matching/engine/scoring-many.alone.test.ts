import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { MATCHES_MAX } from "@shared/constants/limits";
import { entities, fundingOpportunities } from "@shared/schema/index";
import type { Deps, ServiceContext } from "../../../context/deps";
import { startTestApp, type TestApp } from "../../../test/app";
import { findActor } from "../../auth/auth.service";
import { listMatches, findProbes, rankForList, scoreListed, scoreOpportunities } from "../matching.service";
import type * as Ranking from "./ranking";

/** Called with every match when it is scored. */
const watch = vi.hoisted(() => ({ onScored: (_match: Ranking.Match): unknown => undefined }));
vi.mock("./ranking", async (original) => {
  const ranking = await original<typeof Ranking>();
  return {
    ...ranking,
    scoreMatch: (...parameters: Parameters<typeof ranking.scoreMatch>) => {
      const match = ranking.scoreMatch(...parameters);
      watch.onScored(match);
      return match;
    },
  };
});

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

const OPPORTUNITIES = 900;
const ENTITIES = 3;

let app: TestApp;
let ctx: ServiceContext<keyof Deps>;
let opportunities: { id: string }[];
beforeAll(async () => {
  app = await startTestApp();
  await app.db.execute(sql`
    insert into funding_opportunities (name, slug, verification_status, eligible_countries)
    select 'Grant ' || n, 'many-' || n, 'verified', array[case n % 3 when 0 then 'KE' when 1 then 'GH' else 'FR' end]
    from generate_series(1, ${OPPORTUNITIES}) n`);
  opportunities = await app.db.select({ id: fundingOpportunities.id }).from(fundingOpportunities);
  const user = await app.buildUser();
  for (const country of ["KE", "GH", "KE"])
    await app.buildEntity({ userId: user.id, country, description: `Pumps in ${country}` });
  ctx = { deps: app.deps, db: app.db, actor: (await findActor(app.deps, user.id))! };
  // This makes the vectors of the entities. A ranking without them would not be cached.
  await scoreOpportunities(ctx, opportunities.slice(0, 1), await findProbes(ctx, {}));
});
afterAll(() => app.close());

/** Invalidates everything that is cached. */
const changeCatalogue = () =>
  app.db
    .update(fundingOpportunities)
    .set({ featured: true })
    .where(eq(fundingOpportunities.id, opportunities[0]!.id));

it("scoring a long list for many entities keeps only the best percentage of each opportunity", async () => {
  const bestScores = new Map<string, number>();
  const alive: WeakRef<Ranking.Match>[] = [];
  let scored = 0;
  let liveMatches = Infinity;
  watch.onScored = (match) => {
    const { id } = match.opportunity;
    if (match.isEligible) bestScores.set(id, Math.max(match.percent, bestScores.get(id) ?? 0));
    scored += 1;
    // This is the first match of the last entity.
    if (scored === OPPORTUNITIES * (ENTITIES - 1) + 1) {
      collectGarbage();
      liveMatches = alive.filter((reference) => reference.deref() !== undefined).length;
    }
    alive.push(new WeakRef(match));
  };
  const scores = await scoreOpportunities(ctx, opportunities, await findProbes(ctx, {}));

  expect(scored).toBe(OPPORTUNITIES * ENTITIES);
  expect(bestScores.size).toBe((OPPORTUNITIES * 2) / 3);
  expect(new Map(scores)).toEqual(bestScores);
  expect(liveMatches).toBeLessThan(OPPORTUNITIES);
});

it("the cache keeps only the places of ranked opportunities", async () => {
  await changeCatalogue();
  const alive: WeakRef<object>[] = [];
  watch.onScored = (match) => alive.push(new WeakRef(match), new WeakRef(match.opportunity));
  const [first, list] = [await listMatches(ctx), await rankForList(ctx, await findProbes(ctx, {}))];
  expect(first.matches).toHaveLength(MATCHES_MAX);
  expect(list.readScores(opportunities.map(({ id }) => id)).size).toBe((OPPORTUNITIES * 2) / 3);
  expect(alive).toHaveLength(OPPORTUNITIES * 2);
  // Objects that live until the end of a turn are released here.
  await setImmediate();
  collectGarbage();
  expect(alive.filter((reference) => reference.deref() !== undefined)).toEqual([]);

  // The shown matches are scored again, with the same result.
  let rescored = 0;
  watch.onScored = () => (rescored += 1);
  expect(await listMatches(ctx)).toEqual(first);
  expect(rescored).toBe(MATCHES_MAX);
});

it("lists read no profiles while the rankings of all entities are cached", async () => {
  const { probes } = ctx.deps.matchingCaches;
  const rank = async () => {
    const found = await findProbes(ctx, {});
    const { best } = await rankForList(ctx, found);
    return { best, scores: await scoreListed(ctx, best, found) };
  };
  await changeCatalogue();
  const first = await rank();
  probes.clear();
  expect(await rank()).toEqual(first);
  expect(probes.bytes).toBe(0);

  await app.db.update(entities).set({ country: "FR" }).where(eq(entities.country, "GH"));
  const changed = await rank();
  expect(changed.best).not.toEqual(first.best);
  expect(probes.bytes).toBeGreaterThan(0);
});

it("scoring lets other tasks run in between", async () => {
  const MATCH_MS = 0.2;
  let [scoredInTurn, longestTurn] = [0, 0];
  watch.onScored = () => {
    for (const until = performance.now() + MATCH_MS; performance.now() < until;);
    if (scoredInTurn++ === 0) global.setImmediate(() => (scoredInTurn = 0));
    longestTurn = Math.max(longestTurn, scoredInTurn);
  };
  await changeCatalogue();
  await listMatches(ctx);
  await scoreOpportunities(ctx, opportunities, await findProbes(ctx, {}));
  expect(longestTurn).toBeGreaterThan(0);
  // This number takes 20 ms.
  expect(longestTurn).toBeLessThanOrEqual(100);
});
