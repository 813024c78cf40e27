import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { MATCHES_MAX } from "@shared/constants/limits";
import { fundingOpportunities } from "@shared/schema/index";
import type { Deps, ServiceContext } from "../../../context/deps";
import { startTestApp, type TestApp } from "../../../test/app";
import { findActor } from "../../auth/auth.service";
import { listMatches, rankForList, scoreOpportunities } from "../matching.service";
import type * as Ranking from "./ranking";

/** Told of every match as it is scored. */
const watch = vi.hoisted(() => ({ onScored: (_match: Ranking.Match): unknown => undefined }));
vi.mock("./ranking", async (original) => {
  const ranking = await original<typeof Ranking>();
  return {
    ...ranking,
    scoreMatch: (...given: Parameters<typeof ranking.scoreMatch>) => {
      const match = ranking.scoreMatch(...given);
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
  // Makes the vectors of the entities: what is ranked before they are there is not remembered.
  await scoreOpportunities(ctx, opportunities.slice(0, 1), {});
});
afterAll(() => app.close());

/** Whatever is remembered is true no more. */
const changeCatalogue = () =>
  app.db
    .update(fundingOpportunities)
    .set({ featured: true })
    .where(eq(fundingOpportunities.id, opportunities[0]!.id));

it("keeps no more of a long list for many entities than the best score of each", async () => {
  const best = new Map<string, number>();
  const alive: WeakRef<Ranking.Match>[] = [];
  let seen = 0;
  let left = Infinity;
  watch.onScored = (match) => {
    const { id } = match.opportunity;
    if (match.isEligible) best.set(id, Math.max(match.score, best.get(id) ?? 0));
    seen += 1;
    // The first one of the last entity.
    if (seen === OPPORTUNITIES * (ENTITIES - 1) + 1) {
      collectGarbage();
      left = alive.filter((one) => one.deref() !== undefined).length;
    }
    alive.push(new WeakRef(match));
  };
  const scores = await scoreOpportunities(ctx, opportunities, {});

  expect(seen).toBe(OPPORTUNITIES * ENTITIES);
  expect(best.size).toBe((OPPORTUNITIES * 2) / 3);
  expect(new Map(scores)).toEqual(best);
  expect(left).toBeLessThan(OPPORTUNITIES);
});

it("remembers of what it ranked only where each stands", async () => {
  await changeCatalogue();
  const alive: WeakRef<object>[] = [];
  watch.onScored = (match) => alive.push(new WeakRef(match), new WeakRef(match.opportunity));
  const [first, list] = [await listMatches(ctx), await rankForList(ctx, {})];
  expect(first.matches).toHaveLength(MATCHES_MAX);
  expect(list.scores.size).toBe((OPPORTUNITIES * 2) / 3);
  expect(alive).toHaveLength(OPPORTUNITIES * 2);
  // What lives until the end of a turn is let go.
  await setImmediate();
  collectGarbage();
  expect(alive.filter((one) => one.deref() !== undefined)).toEqual([]);

  // Those that are shown are looked at again, and say the same.
  let again = 0;
  watch.onScored = () => (again += 1);
  expect(await listMatches(ctx)).toEqual(first);
  expect(again).toBe(MATCHES_MAX);
});

it("lets others have their turn while it scores", async () => {
  const MATCH_MS = 0.2;
  let [inOneGo, longestGo] = [0, 0];
  watch.onScored = () => {
    for (const until = performance.now() + MATCH_MS; performance.now() < until;);
    if (inOneGo++ === 0) global.setImmediate(() => (inOneGo = 0));
    longestGo = Math.max(longestGo, inOneGo);
  };
  await changeCatalogue();
  await listMatches(ctx);
  await scoreOpportunities(ctx, opportunities, {});
  expect(longestGo).toBeGreaterThan(0);
  // So many take 20 ms.
  expect(longestGo).toBeLessThanOrEqual(100);
});
