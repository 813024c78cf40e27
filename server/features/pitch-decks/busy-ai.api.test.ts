import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../test/app";
import { eventually } from "../../test/eventually";
import { analyzeDeckJob } from "./analyze-deck.job";
import { getDeck, requestAnalysis } from "./pitch-decks.service";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ jobs: true, env: { RATE_LIMIT_SCALE: "1", AI_CONCURRENT: "1" } });
});
afterAll(() => app.close());

/** Somebody with decks of which an analysis is asked for. */
async function someone() {
  const user = await app.buildUser();
  const { id: entityId } = await app.buildEntity({ userId: user.id });
  const ctx = { actor: { ...user, timezone: null }, db: app.db, deps: app.deps };
  const addDeck = async () => {
    const { id } = await app.buildPitchDeck({ entityId, requestedRun: 0 });
    await requestAnalysis(ctx, id, { aiProvider: "openai" });
    return id;
  };
  const finished = async (id: string) => (await getDeck(ctx, id)).finishedRun;
  return { user, ctx, addDeck, finished };
}

it("decks whose owner has the AI at work elsewhere wait without a failure, and nobody waits behind them", async () => {
  const busy = await someone();
  const leave = app.deps.aiGate.enter(busy.user.id);
  const held: string[] = [];
  for (let n = 0; n < analyzeDeckJob.concurrency; n++) held.push(await busy.addDeck());
  for (const id of held) await eventually(async () => (await stateOf(id))?.state).toBe("retry");

  const other = await someone();
  const theirs = await other.addDeck();
  await eventually(() => other.finished(theirs)).toBe(1);
  for (const id of held)
    expect(await getDeck(busy.ctx, id)).toMatchObject({
      requestedRun: 1,
      finishedRun: 0,
      status: "pending_analysis",
      failureReason: null,
    });

  leave();
  for (const id of held) {
    await eventually(() => busy.finished(id), 30_000).toBe(1);
    await eventually(() => stateOf(id), 30_000).toEqual({ state: "done", failures: 0 });
    expect(await getDeck(busy.ctx, id)).toMatchObject({ runningRun: null, status: "analyzed" });
  }
});

async function stateOf(deckId: string): Promise<{ state: string; failures: number } | undefined> {
  const { rows } = await app.deps.pool.query<{ state: string; failures: number }>(
    "select state, failures from jobs where queue = 'analyze-deck' and data ->> 'deckId' = $1",
    [deckId],
  );
  return rows[0];
}
