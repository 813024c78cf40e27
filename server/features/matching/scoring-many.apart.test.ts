import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { fundingOpportunities } from "@shared/schema/index";
import { startTestApp, type TestApp } from "../../test/app";
import { findActor } from "../auth/auth.service";
import { scoreOpportunities } from "./matching.service";
import type * as Ranking from "./ranking";

/** Told of every match as it is scored. */
const watch = vi.hoisted(() => ({ onScored: (_match: unknown): void => undefined }));
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
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

it("scores a long list for many entities in small goes, and keeps no more than the best score of each", async () => {
  await app.db.execute(sql`
    insert into funding_opportunities (name, slug, verification_status, eligible_countries)
    select 'Grant ' || n, 'many-' || n, 'verified', array[case n % 3 when 0 then 'KE' when 1 then 'GH' else 'FR' end]
    from generate_series(1, ${OPPORTUNITIES}) n`);
  const opportunities = await app.db.select({ id: fundingOpportunities.id }).from(fundingOpportunities);
  const user = await app.buildUser();
  for (const country of ["KE", "GH", "KE"])
    await app.buildEntity({ userId: user.id, country, description: `Pumps in ${country}` });
  const ctx = { deps: app.deps, db: app.db, actor: (await findActor(app.deps, user.id))! };

  const best = new Map<string, number>();
  const alive: WeakRef<Ranking.Match>[] = [];
  let [inOneGo, longestGo, seen] = [0, 0, 0];
  let left = Infinity;
  watch.onScored = (given) => {
    const match = given as Ranking.Match;
    const { id } = match.opportunity;
    if (match.isEligible) best.set(id, Math.max(match.score, best.get(id) ?? 0));
    if (inOneGo++ === 0) setImmediate(() => (inOneGo = 0));
    longestGo = Math.max(longestGo, inOneGo);
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
  expect(longestGo).toBeLessThanOrEqual(250);
  expect(left).toBeLessThan(OPPORTUNITIES);
});
