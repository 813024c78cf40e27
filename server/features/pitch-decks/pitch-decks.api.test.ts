import { readFile } from "node:fs/promises";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { DECK_CRITERIA } from "@shared/constants/deck-criteria";
import { aiUsage, pitchDeckReviews, pitchDecks, storedObjects, users } from "@shared/schema/index";
import type { PitchDeckReviewView, PitchDeckView } from "@shared/validators/pitch-decks";
import { translateLabel } from "@shared/words/labels";
import { asWritten, type Message, message } from "@shared/words/messages";
import { AppError } from "../../platform/errors/app-error";
import type { Ai } from "../../context/ai";
import type { DeckFacts, DeckReview, ReviewDeckOptions } from "./review/types";
import { withLanguage } from "../../platform/text/with-language";
import { startTestApp, type TestApp } from "../../test/app";
import { eventually } from "../../test/eventually";
import { makePdf, makePptx } from "../../test/files/documents";
import { directReader } from "../../test/helpers/document-reader";
import type { JobData } from "../../jobs/types";
import { analyzeDeckJob } from "./analyze-deck.job";
import { requestAnalysis } from "./pitch-decks.service";

/** Everything is met on slide 1, but for what `failing` says. */
function reviewOf(facts: DeckFacts, failing = 0): DeckReview {
  const quote = facts.slides[0]!.text.slice(0, 20);
  return {
    judgements: DECK_CRITERIA.map(({ id, group, title }, index) => ({
      criterionId: id,
      group,
      title,
      verdict: index < failing ? ("fail" as const) : ("pass" as const),
      comment: "As the test has it",
      slide: 1,
      evidence: index < failing ? [] : [{ slide: 1, quote }],
    })),
    notADeck: null,
    disagreements: [],
    aiProvider: "openai",
    usage: { inputTokens: 1000, outputTokens: 200 },
  };
}

/** An AI that does what a test says; `calls` is whom it was asked as. */
const ai = {
  calls: [] as { facts: DeckFacts; provider: string }[],
  review: (async (facts: DeckFacts) => reviewOf(facts)) as (
    facts: DeckFacts,
    options: ReviewDeckOptions,
  ) => Promise<DeckReview>,
};
const fake: Ai = {
  writeDraft: () => Promise.reject(new Error("No draft here")),
  writeAnswer: () => Promise.reject(new Error("No answer here")),
  readCall: () => Promise.reject(new Error("No call here")),
  readProfile: () => Promise.reject(new Error("No profile here")),
  translate: () => Promise.reject(new Error("No translation here")),
  reviewApplication: () => Promise.reject(new Error("No review here")),
  reviewDeck: (facts, provider, options = {}) => {
    ai.calls.push({ facts, provider });
    return ai.review(facts, options);
  },
  readPage: async () => null,
  isAvailable: () => true,
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ deps: { ai: fake, documentReader: directReader }, jobs: true });
});
afterAll(() => app.close());
beforeEach(() => {
  ai.calls = [];
  ai.review = async (facts) => reviewOf(facts);
});

async function someone(on: TestApp = app, given: { emailVerified?: boolean } = {}) {
  const user = await on.buildUser(given);
  const entity = await on.buildEntity({ userId: user.id });
  return { user, entity, me: await on.as(user) };
}
type Me = Awaited<ReturnType<TestApp["as"]>>;

const slides = [
  { title: "Sunrise Labs", body: ["Solar lamps for 600 million people"] },
  { title: "Problem" },
];

/** Uploads a file as the page does, and gives the address that it was PUT to. */
async function upload(me: Me, bytes: Uint8Array): Promise<string> {
  const { body } = await me.post("/api/objects/upload").send({}).expect(200);
  const { pathname, search } = new URL(body.uploadURL);
  await me
    .put(pathname + search)
    .set("Content-Type", "application/octet-stream")
    .send(Buffer.from(bytes))
    .expect(200);
  return body.uploadURL as string;
}

async function addDeck(me: Me, entityId: string, bytes?: Uint8Array): Promise<PitchDeckView> {
  const uploadedFileUrl = await upload(me, bytes ?? (await makePdf({ slides })));
  const { body } = await me
    .post("/api/pitch-decks")
    .send({ fileName: "Sunrise.pdf", uploadedFileUrl, entityId })
    .expect(201);
  return body as PitchDeckView;
}

const onlyDeck = async (me: Me) =>
  ((await me.get("/api/pitch-decks").expect(200)).body as PitchDeckView[])[0]!;
const analyzed = (me: Me) => expect.poll(async () => (await onlyDeck(me)).isAnalyzing).toBe(false);

/** An AI that answers when told to. */
function heldReview() {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  ai.review = async (facts) => {
    await held;
    return reviewOf(facts);
  };
  return () => release();
}

describe("a deck that is uploaded", () => {
  it("is read at once, waits for its analysis, and ends analysed with scores, sentences and a review", async () => {
    const { me, entity } = await someone();
    const release = heldReview();
    const bytes = await makePdf({ slides });
    const deck = await addDeck(me, entity.id, bytes);
    expect(deck).toMatchObject({
      fileName: "Sunrise.pdf",
      entityId: entity.id,
      fileSize: bytes.byteLength,
      slideCount: 2,
      status: "pending_analysis",
      aiScore: null,
      aiAnalysis: null,
      isAnalyzing: true,
    });
    expect(Object.keys(deck)).not.toContain("slides");
    release();
    await analyzed(me);
    const done = await onlyDeck(me);
    expect(done).toMatchObject({
      status: "analyzed",
      aiProvider: "openai",
      analysisVersion: 1,
      failureReason: null,
    });
    expect(Number(done.aiScore)).toBe(100);
    expect(done.aiAnalysis!.scores.problemClarity).toBe(100);
    expect(done.aiAnalysis!.weaknesses).toEqual([]);
    for (const strength of done.aiAnalysis!.strengths) expect(strength).toMatch(/^Slide \d+/);
    expect(ai.calls).toHaveLength(1);
    expect(ai.calls[0]!.facts.slides[0]!.text).toContain("Solar lamps");

    const { body: reviews } = await me.get(`/api/pitch-decks/${done.id}/reviews`).expect(200);
    expect(reviews).toHaveLength(1);
    expect(reviews[0]).toMatchObject({ analysisVersion: 1, aiProvider: "openai", overall: 100 });
    expect(reviews[0].judgements).toHaveLength(DECK_CRITERIA.length);
  });

  it("gives its owner the file back, byte for byte, under its own name", async () => {
    const { me, entity } = await someone();
    const bytes = makePptx({ slides });
    const deck = await addDeck(me, entity.id, bytes);
    const answer = await me.get(deck.uploadedFileUrl).buffer(true).responseType("blob").expect(200);
    expect(Buffer.compare(answer.body as Buffer, Buffer.from(bytes))).toBe(0);
    expect(answer.headers["content-disposition"]).toMatch(/^attachment;.*Sunrise/);
    await analyzed(me);
  });

  it("is read and made once, also when the call is repeated, at the same time and later", async () => {
    const { me, entity } = await someone();
    const read = vi.spyOn(app.deps.documentReader, "read");
    onTestFinished(() => read.mockRestore());
    const uploadedFileUrl = await upload(me, await makePdf({ slides }));
    const input = { fileName: "Deck.pdf", uploadedFileUrl, entityId: entity.id };
    const atOnce = await Promise.all(
      Array.from({ length: 5 }, () => me.post("/api/pitch-decks").send(input)),
    );
    const later = await me.post("/api/pitch-decks").send(input);
    const answers = [...atOnce, later];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(read).toHaveBeenCalledTimes(1);
    await analyzed(me);
    expect(ai.calls).toHaveLength(1);
    expect((await me.get("/api/pitch-decks")).body).toHaveLength(1);
  });

  it("is read in its owner's own share of the reading", async () => {
    const { me, user, entity } = await someone();
    const read = vi.spyOn(app.deps.documentReader, "read");
    onTestFinished(() => read.mockRestore());
    await addDeck(me, entity.id);
    const newcomer = await someone(app, { emailVerified: false });
    await addDeck(newcomer.me, newcomer.entity.id);
    expect(read.mock.calls.map(([, { userId, isGuest }]) => ({ userId, isGuest }))).toEqual([
      { userId: user.id, isGuest: false },
      { userId: newcomer.user.id, isGuest: true },
    ]);
    await analyzed(me);
    await analyzed(newcomer.me);
  });

  it("is refused with a sentence when it is no deck, and its file is gone", async () => {
    const { me, user, entity } = await someone();
    const uploadedFileUrl = await upload(me, Buffer.from("<!doctype html><title>No deck</title>"));
    const answer = await me
      .post("/api/pitch-decks")
      .send({ fileName: "deck.pdf", uploadedFileUrl, entityId: entity.id });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ code: "unreadable_file", message: expect.stringMatching(/PDF/) as string });
    expect(await app.db.select().from(storedObjects).where(eq(storedObjects.userId, user.id))).toEqual([]);
    expect((await me.get("/api/pitch-decks")).body).toEqual([]);
  });

  it("is refused for another's entity, another's file and an address of its own", async () => {
    const { me, entity } = await someone();
    const other = await someone();
    const mine = await upload(me, await makePdf({ slides }));
    const theirs = await upload(other.me, await makePdf({ slides }));
    const post = (uploadedFileUrl: string, entityId: string) =>
      me.post("/api/pitch-decks").send({ fileName: "deck.pdf", uploadedFileUrl, entityId });
    expect((await post(mine, other.entity.id)).status).toBe(404);
    for (const url of [theirs, "https://example.org/deck.pdf", "/etc/passwd", "file:///etc/passwd"]) {
      const answer = await post(url, entity.id);
      expect(answer.status).toBe(400);
      expect(answer.body.fieldErrors.uploadedFileUrl).toEqual(["Upload the file first"]);
    }
    expect((await me.get("/api/pitch-decks")).body).toEqual([]);
  });
});

describe("another analysis", () => {
  it("answers when it is done, raises the version, keeps the earlier one and books what it cost", async () => {
    const { me, user, entity } = await someone();
    await addDeck(me, entity.id);
    await analyzed(me);
    const { id } = await onlyDeck(me);
    ai.review = async (facts) => reviewOf(facts, DECK_CRITERIA.length);
    const { body } = await me
      .post(`/api/pitch-decks/${id}/analyze`)
      .send({ aiProvider: "Anthropic" })
      .expect(200);
    expect(body).toMatchObject({ id, status: "analyzed", analysisVersion: 2, isAnalyzing: false });
    expect(Number(body.aiScore)).toBe(0);
    for (const weakness of body.aiAnalysis.weaknesses) expect(weakness).toMatch(/^Slide [12]\b/);
    expect(ai.calls.map(({ provider }) => provider)).toEqual(["openai", "anthropic"]);
    const { body: reviews } = await me.get(`/api/pitch-decks/${id}/reviews`);
    expect(reviews.map((review: { overall: number }) => review.overall)).toEqual([0, 100]);
    await expect
      .poll(async () => (await app.db.select().from(aiUsage).where(eq(aiUsage.userId, user.id)))[0])
      .toMatchObject({ kind: "deck", calls: 2, inputTokens: 2000, outputTokens: 400 });
  });

  it("is joined by those who ask for the same meanwhile, and followed by at most one other", async () => {
    const { me, entity } = await someone();
    await addDeck(me, entity.id);
    await analyzed(me);
    const { id } = await onlyDeck(me);
    ai.calls = [];
    const release = heldReview();
    onTestFinished(release);
    // Each request nudges the queue once it has found, or asked for, the run that answers it.
    const nudges = vi.spyOn(app.deps.jobs, "nudge");
    onTestFinished(() => nudges.mockRestore());
    const asked = () => nudges.mock.calls.filter(([job]) => job === "analyze-deck").length;
    const ask = (aiProvider: string) =>
      me
        .post(`/api/pitch-decks/${id}/analyze`)
        .send({ aiProvider })
        .then((answer) => answer);
    const first = [ask("openai"), ask("openai"), ask("openai")];
    await expect.poll(() => [asked(), ai.calls.length]).toEqual([3, 1]);
    const taken = ask("both");
    await expect.poll(asked).toBe(4);
    const later = [ask("anthropic"), ask("anthropic")];
    await expect.poll(asked).toBe(6);
    const [row] = await app.db.select().from(pitchDecks).where(eq(pitchDecks.id, id));
    expect(row).toMatchObject({ requestedRun: 3, requestedProvider: "anthropic" });
    release();
    const answers = await Promise.all([...first, taken, ...later]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(ai.calls).toHaveLength(2);
  });

  it("stays with the earlier result when it fails, says why, and can be tried again", async () => {
    const { me, entity } = await someone();
    await addDeck(me, entity.id);
    await analyzed(me);
    const { id } = await onlyDeck(me);
    // Tries its luck four times in vain, which would take a minute: the queue's waits are a test of their own.
    await app.db.update(pitchDecks).set({ requestedRun: 2, runningRun: 2 }).where(eq(pitchDecks.id, id));
    const waits = vi.spyOn(app.deps.push, "subscribe");
    onTestFinished(() => waits.mockRestore());
    const waiting = me
      .post(`/api/pitch-decks/${id}/analyze`)
      .send({ aiProvider: "openai" })
      .then((r) => r);
    // It has joined the run when it listens for its end. Later it would ask for another run.
    await expect.poll(() => waits.mock.calls.length).toBe(1);
    ai.review = async () => {
      throw new AppError("upstream_timeout", asWritten("OpenAI did not answer in time."));
    };
    const run = { data: { deckId: id, run: 2 }, signal: new AbortController().signal };
    await expect(analyzeDeckJob.handle(app.deps, run)).rejects.toThrow("did not answer");
    expect(await onlyDeck(me)).toMatchObject({
      isAnalyzing: true,
      failureReason: "OpenAI did not answer in time.",
    });
    await analyzeDeckJob.giveUp!(app.deps, run.data);
    const answer = await waiting;
    expect(answer.status).toBe(502);
    expect(answer.body).toEqual({ code: "upstream_failed", message: "OpenAI did not answer in time." });
    expect(await onlyDeck(me)).toMatchObject({
      status: "analyzed",
      isAnalyzing: false,
      analysisVersion: 1,
      failureReason: "OpenAI did not answer in time.",
    });
    ai.review = async (facts) => reviewOf(facts);
    const again = await me.post(`/api/pitch-decks/${id}/analyze`).send({ aiProvider: "openai" });
    expect(again.body).toMatchObject({ analysisVersion: 2, failureReason: null });
  });

  it("books what a model cost whose answer could not be used", async () => {
    const { me, user, entity } = await someone();
    ai.review = async (facts, { onWasted }) => {
      onWasted?.("anthropic", { inputTokens: 500, outputTokens: 7 });
      return reviewOf(facts);
    };
    await addDeck(me, entity.id);
    await analyzed(me);
    await expect
      .poll(async () => (await app.db.select().from(aiUsage).where(eq(aiUsage.userId, user.id)))[0])
      .toMatchObject({ kind: "deck", calls: 1, inputTokens: 1500, outputTokens: 207 });
  });

  it("of a deck that was never analysed ends as failed when it is given up", async () => {
    const { me, user, entity } = await someone();
    const deck = await app.buildPitchDeck({ entityId: entity.id });
    const countedOn = app.clock.now().toISOString().slice(0, 10);
    await app.db.insert(aiUsage).values({ userId: user.id, day: countedOn, kind: "deck", calls: 1 });
    await analyzeDeckJob.giveUp!(app.deps, { deckId: deck.id, run: 1, countedOn });
    expect(await onlyDeck(me)).toMatchObject({
      status: "failed",
      isAnalyzing: false,
      failureReason: "The analysis was cut off too often. Please try again.",
    });
    const [usage] = await app.db.select().from(aiUsage).where(eq(aiUsage.userId, user.id));
    expect(usage!.calls).toBe(0);
  });

  it("does not end without the call given back, when the database fails between the two", async () => {
    const { me, user, entity } = await someone();
    const deck = await app.buildPitchDeck({ entityId: entity.id });
    const countedOn = app.clock.now().toISOString().slice(0, 10);
    await app.db.insert(aiUsage).values({ userId: user.id, day: countedOn, kind: "deck", calls: 1 });
    const giveUp = () => analyzeDeckJob.giveUp!(app.deps, { deckId: deck.id, run: 1, countedOn });
    await app.db.execute(sql`alter table ai_usage add constraint refused check (false) not valid`);
    await expect(
      giveUp().finally(() => app.db.execute(sql`alter table ai_usage drop constraint refused`)),
    ).rejects.toThrow();
    expect(await onlyDeck(me)).not.toMatchObject({ status: "failed" });
    await giveUp();
    expect(await onlyDeck(me)).toMatchObject({ status: "failed" });
    const [usage] = await app.db.select().from(aiUsage).where(eq(aiUsage.userId, user.id));
    expect(usage!.calls).toBe(0);
  });

  it("keeps a result once, when a job is run again after a crash", async () => {
    const { me, entity } = await someone();
    await addDeck(me, entity.id);
    await analyzed(me);
    const { id } = await onlyDeck(me);
    await analyzeDeckJob.handle(app.deps, {
      data: { deckId: id, run: 1 },
      signal: new AbortController().signal,
    });
    expect(ai.calls).toHaveLength(1);
    expect(
      await app.db.select().from(pitchDeckReviews).where(eq(pitchDeckReviews.pitchDeckId, id)),
    ).toHaveLength(1);
  });

  it("reads an unknown provider as a mistake", async () => {
    const { me, entity } = await someone();
    const deck = await app.buildPitchDeck({ entityId: entity.id });
    const answer = await me.post(`/api/pitch-decks/${deck.id}/analyze`).send({ aiProvider: "gemini" });
    expect(answer.status).toBe(400);
    expect(answer.body.fieldErrors).toEqual({ aiProvider: ["Unknown AI provider"] });
  });
});

describe("the day's limit", () => {
  it("keeps a deck over the limit, says why it is not analysed, and refuses another analysis", async () => {
    const limited = await startTestApp({
      deps: { ai: fake },
      jobs: true,
      env: { RATE_LIMIT_SCALE: "1", AI_DAILY_DECKS: "1" },
    });
    try {
      const { me, entity } = await someone(limited);
      await addDeck(me, entity.id);
      await analyzed(me);
      const second = await addDeck(me, entity.id);
      expect(second).toMatchObject({
        status: "failed",
        isAnalyzing: false,
        failureReason: "You have used all 1 deck analyses of today. There are new ones tomorrow (UTC).",
      });
      const answer = await me.post(`/api/pitch-decks/${second.id}/analyze`).send({ aiProvider: "openai" });
      expect(answer.status).toBe(429);
      expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
      limited.clock.advance(86_400_000);
      await me.post(`/api/pitch-decks/${second.id}/analyze`).send({ aiProvider: "openai" }).expect(200);
    } finally {
      await limited.close();
    }
  });
});

describe("before an address is verified", () => {
  it("one deck is analysed; the next is kept and says what is to be done, and then it can be", async () => {
    const limited = await startTestApp({ deps: { ai: fake }, jobs: true, env: { RATE_LIMIT_SCALE: "1" } });
    const reason = "Verify your e-mail address to have more decks analyzed.";
    try {
      const { user, me, entity } = await someone(limited, { emailVerified: false });
      const first = await limited.buildPitchDeck({ entityId: entity.id, requestedRun: 0 });
      const answer = await me.post(`/api/pitch-decks/${first.id}/analyze`).send({ aiProvider: "openai" });
      expect(answer.body).toMatchObject({ status: "analyzed", failureReason: null });
      const second = await addDeck(me, entity.id);
      expect(second).toMatchObject({ status: "failed", isAnalyzing: false, failureReason: reason });
      limited.clock.advance(86_400_000);
      for (const { id } of [first, second]) {
        const refused = await me.post(`/api/pitch-decks/${id}/analyze`).send({ aiProvider: "openai" });
        expect([refused.status, refused.body]).toEqual([403, { code: "email_unverified", message: reason }]);
      }
      await limited.db.update(users).set({ emailVerified: true }).where(eq(users.id, user.id));
      await me.post(`/api/pitch-decks/${second.id}/analyze`).send({ aiProvider: "openai" }).expect(200);
      expect(ai.calls).toHaveLength(2);
    } finally {
      await limited.close();
    }
  });
});

describe("an analysis that is given up", () => {
  it("counts no more on the day on which it was asked for, whatever day it is by then", async () => {
    const idle = await startTestApp({ deps: { ai: fake } });
    try {
      const { user, entity } = await someone(idle);
      const ctx = { actor: user, db: idle.db, deps: idle.deps };
      const ask = async () => {
        const { id } = await idle.buildPitchDeck({ entityId: entity.id, requestedRun: 0 });
        await requestAnalysis(ctx, id, { aiProvider: "openai" });
        return id;
      };
      const deckId = await ask();
      idle.clock.advance(86_400_000);
      await ask();
      const { rows } = await idle.pool.query<{ data: JobData["analyze-deck"] }>(
        "select data from jobs where queue = 'analyze-deck' and data ->> 'deckId' = $1",
        [deckId],
      );
      await analyzeDeckJob.giveUp!(idle.deps, rows[0]!.data);
      const days = await idle.db
        .select({ calls: aiUsage.calls })
        .from(aiUsage)
        .where(eq(aiUsage.userId, user.id))
        .orderBy(aiUsage.day);
      expect(days).toEqual([{ calls: 0 }, { calls: 1 }]);
    } finally {
      await idle.close();
    }
  });
});

describe("the day's limit of everybody together", () => {
  it("keeps a deck over the limit, says why it is not analysed, and refuses an analysis, until the next day", async () => {
    const limited = await startTestApp({
      deps: { ai: { ...fake, isAvailable: (provider) => provider === "openai" } },
      jobs: true,
      env: { RATE_LIMIT_SCALE: "1", AI_DAILY_TOTAL: "1" },
    });
    const reason = "The AI of this site is used up for today. There is more tomorrow (UTC).";
    try {
      const first = await someone(limited);
      await addDeck(first.me, first.entity.id);
      await analyzed(first.me);
      const { me, user, entity } = await someone(limited);
      const deck = await addDeck(me, entity.id);
      expect(deck).toMatchObject({ status: "failed", isAnalyzing: false, failureReason: reason });
      const refused = await me.post(`/api/pitch-decks/${deck.id}/analyze`).send({ aiProvider: "openai" });
      expect(refused.status).toBe(503);
      expect(refused.body).toEqual({ code: "ai_unavailable", message: reason });
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
      expect(await limited.db.select().from(aiUsage).where(eq(aiUsage.userId, user.id))).toEqual([]);
      expect(ai.calls).toHaveLength(1);

      // What costs nothing goes on.
      ai.review = async (facts) => ({ ...reviewOf(facts), aiProvider: "builtin" });
      await me.post(`/api/pitch-decks/${deck.id}/analyze`).send({ aiProvider: "anthropic" }).expect(200);
      limited.clock.advance(86_400_000);
      await me.post(`/api/pitch-decks/${deck.id}/analyze`).send({ aiProvider: "openai" }).expect(200);
    } finally {
      await limited.close();
    }
  });

  it("is not reached by decks that a model is not asked about after all", async () => {
    const limited = await startTestApp({
      deps: { ai: fake },
      jobs: true,
      env: { RATE_LIMIT_SCALE: "1", AI_DAILY_TOTAL: "1" },
    });
    ai.review = async (facts) => ({ ...reviewOf(facts), aiProvider: "builtin" });
    try {
      const { me, entity } = await someone(limited);
      const { id } = await addDeck(me, entity.id);
      await analyzed(me);
      await me.post(`/api/pitch-decks/${id}/analyze`).send({ aiProvider: "openai" }).expect(200);
      expect(ai.calls).toHaveLength(2);
    } finally {
      await limited.close();
    }
  });
});

describe("deleting", () => {
  const fileOf = (deck: PitchDeckView) =>
    app.db
      .select()
      .from(storedObjects)
      .where(eq(storedObjects.id, deck.uploadedFileUrl.split("/").at(-1)!));

  it("removes a deck with its analyses and its file", async () => {
    const { me, entity } = await someone();
    const deck = await addDeck(me, entity.id);
    await analyzed(me);
    await me.delete(`/api/pitch-decks/${deck.id}`).expect(204);
    expect((await me.get("/api/pitch-decks")).body).toEqual([]);
    expect((await me.get(deck.uploadedFileUrl)).status).toBe(404);
    await expect.poll(() => fileOf(deck)).toEqual([]);
    expect(
      await app.db.select().from(pitchDeckReviews).where(eq(pitchDeckReviews.pitchDeckId, deck.id)),
    ).toEqual([]);
  });

  it("removes the decks of an entity with it, files included, while one is being analysed", async () => {
    const { me, entity } = await someone();
    const release = heldReview();
    const deck = await addDeck(me, entity.id);
    await expect.poll(() => ai.calls.length).toBe(1);
    await me.delete(`/api/entities/${entity.id}`).expect(204);
    release();
    expect((await me.get("/api/pitch-decks")).body).toEqual([]);
    await expect.poll(() => fileOf(deck)).toEqual([]);
  });
});

describe("a deck of somebody else", () => {
  it("does not exist", async () => {
    const { me } = await someone();
    const other = await someone();
    const deck = await addDeck(other.me, other.entity.id);
    await analyzed(other.me);
    expect((await me.get("/api/pitch-decks")).body).toEqual([]);
    for (const request of [
      me.get(`/api/pitch-decks/${deck.id}/reviews`),
      me.post(`/api/pitch-decks/${deck.id}/analyze`).send({ aiProvider: "openai" }),
      me.delete(`/api/pitch-decks/${deck.id}`),
      me.get(deck.uploadedFileUrl),
    ])
      expect((await request).status).toBe(404);
    expect(await onlyDeck(other.me)).toMatchObject({ id: deck.id });
  });
});

describe("real decks, judged by the built-in rules", () => {
  it("reads and scores the same deck the same way each time, and each weakness names a slide of it", async () => {
    const real = await startTestApp({ jobs: true });
    try {
      const { me, entity } = await someone(real);
      const file = new URL("../../platform/documents/fixtures/cognivern-pitch-deck.pptx", import.meta.url);
      const deck = await addDeck(me, entity.id, await readFile(file));
      expect(deck.slideCount).toBe(12);
      await analyzed(me);
      const first = await onlyDeck(me);
      expect(first).toMatchObject({ status: "analyzed", aiProvider: "builtin" });
      const { body: second } = await me
        .post(`/api/pitch-decks/${deck.id}/analyze`)
        .send({ aiProvider: "both" })
        .expect(200);
      expect(second.aiAnalysis).toEqual(first.aiAnalysis);
      expect(second.aiScore).toBe(first.aiScore);
      expect(second.aiAnalysis.weaknesses.length).toBeGreaterThan(0);
      for (const weakness of second.aiAnalysis.weaknesses as string[])
        expect(Number(/^Slide (\d+)/.exec(weakness)?.[1])).toSatisfy((n: number) => n >= 1 && n <= 12);
    } finally {
      await real.close();
    }
  });

  it("tells the owner of a notice that it is no deck, and scores nothing of it", async () => {
    const real = await startTestApp({ jobs: true });
    try {
      const { me, entity } = await someone(real);
      const file = new URL("../../platform/documents/fixtures/not-a-deck-samhsa-notice.pdf", import.meta.url);
      const { id } = await addDeck(me, entity.id, await readFile(file));
      await analyzed(me);
      const deck = await onlyDeck(me);
      expect(deck).toMatchObject({
        ...{ status: "analyzed", aiScore: null, failureReason: null },
        aiAnalysis: { notADeck: "notice", strengths: [], weaknesses: [], actionItems: [], judged: 0 },
      });
      expect(new Set(Object.values(deck.aiAnalysis!.scores))).toEqual(new Set([null]));
      expect(deck.aiAnalysis!.summary).toMatch(/^This file reads like a notice or a call for applications/);
      const { body } = await me.get(`/api/pitch-decks/${id}/reviews`).expect(200);
      expect(body).toMatchObject([{ overall: null, judgements: [] }]);
    } finally {
      await real.close();
    }
  });

  it("reviews a file that reads like a notice once its owner says that it is a deck, and later ones too", async () => {
    const real = await startTestApp({ jobs: true });
    try {
      const { me, entity } = await someone(real);
      const stranger = (await someone(real)).me;
      const file = new URL("../../platform/documents/fixtures/not-a-deck-samhsa-notice.pdf", import.meta.url);
      const { id } = await addDeck(me, entity.id, await readFile(file));
      await analyzed(me);
      const analyze = async (body: object) =>
        (await me.post(`/api/pitch-decks/${id}/analyze`).send(body).expect(200)).body as PitchDeckView;
      expect((await analyze({})).aiAnalysis).toMatchObject({ notADeck: "notice" });
      await stranger.post(`/api/pitch-decks/${id}/analyze`).send({ isDeck: true }).expect(404);
      const wrong = await me.post(`/api/pitch-decks/${id}/analyze`).send({ isDeck: "yes" });
      expect([wrong.status, wrong.body.fieldErrors]).toEqual([400, { isDeck: ["Must be true or false"] }]);

      const reviewed = await analyze({ isDeck: true });
      expect(reviewed.aiAnalysis).toMatchObject({ notADeck: null, isConfirmedDeck: true });
      expect(reviewed.aiAnalysis!.judged).toBeGreaterThan(0);
      expect(reviewed.aiScore).not.toBeNull();
      const again = await analyze({});
      expect(again.aiAnalysis).toEqual(reviewed.aiAnalysis);
    } finally {
      await real.close();
    }
  });

  it("reviews a file anew if its owner calls it a deck while another analysis is under way", async () => {
    const { me, entity } = await someone();
    ai.review = async (facts) => ({ ...reviewOf(facts), judgements: [], notADeck: "cv" });
    const { id } = await addDeck(me, entity.id);
    await analyzed(me);
    const release = heldReview();
    const running = me.post(`/api/pitch-decks/${id}/analyze`).send({}).then();
    await expect.poll(() => ai.calls.length).toBe(2);
    const confirmed = me.post(`/api/pitch-decks/${id}/analyze`).send({ isDeck: true }).then();
    const runs = async () =>
      (await app.db.select({ n: pitchDecks.requestedRun }).from(pitchDecks).where(eq(pitchDecks.id, id)))[0]
        ?.n;
    await expect.poll(runs).toBe(3);
    release();
    expect((await running).status).toBe(200);
    expect((await confirmed).body.aiAnalysis).toMatchObject({ notADeck: null, isConfirmedDeck: true });
    expect(ai.calls.map(({ facts }) => facts.isConfirmedDeck)).toEqual([false, false, true]);
  });

  /** With ordinary spaces, as the dictionaries have them. */
  const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, " ");

  it("say in the language of the reader why an analysis failed", async () => {
    const user = await app.buildUser({ preferredLanguage: "fr" });
    const entity = await app.buildEntity({ userId: user.id });
    const me = await app.as(user);
    const { id } = await addDeck(me, entity.id);
    await analyzed(me);
    const reasonFor = async (failureReason: Message) => {
      await app.db.update(pitchDecks).set({ failureReason }).where(eq(pitchDecks.id, id));
      return plain((await onlyDeck(me)).failureReason!);
    };
    const usedUp = "You have used all {n} deck analyses of today. There are new ones tomorrow (UTC).";
    expect(await reasonFor(message(usedUp, { n: 5 }))).toBe(
      "Vos 5 analyses de pitch decks du jour sont épuisées. Il y en aura d’autres demain (UTC).",
    );
    expect(await reasonFor("This deck has no slides.")).toBe("Ce pitch deck n’a aucune diapositive.");
    const older = "You have used all 5 deck analyses of today.";
    expect(await reasonFor(JSON.parse(`"${older}"`) as Message)).toBe(older);
  });

  const inFrench = (label: string) => withLanguage("fr", () => translateLabel(label));

  it("are told about in the language of their owner, whatever language the request for it asks for", async () => {
    const real = await startTestApp({ jobs: true });
    const file = await readFile(
      new URL("../../platform/documents/fixtures/cognivern-pitch-deck.pptx", import.meta.url),
    );
    const feedbackIn = async (preferredLanguage: string | null) => {
      const user = await real.buildUser({ preferredLanguage });
      const entity = await real.buildEntity({ userId: user.id });
      const me = await real.as(user);
      const { id } = await addDeck(me, entity.id, file);
      await analyzed(me);
      const { aiAnalysis, aiScore } = await onlyDeck(me);
      const again = await me
        .post(`/api/pitch-decks/${id}/analyze`)
        .set("Accept-Language", "fr")
        .send({ aiProvider: "openai" })
        .expect(200);
      expect((again.body as PitchDeckView).aiAnalysis).toEqual(aiAnalysis);
      const { body } = await me.get(`/api/pitch-decks/${id}/reviews`).expect(200);
      const [stored] = await real.db
        .select()
        .from(pitchDeckReviews)
        .where(eq(pitchDeckReviews.pitchDeckId, id));
      return { analysis: aiAnalysis!, aiScore, review: (body as PitchDeckReviewView[])[0]!, stored: stored! };
    };
    try {
      const english = await feedbackIn("en");
      const nobodySaid = await feedbackIn(null);
      const french = await feedbackIn("fr");
      expect(english.analysis.summary).toBe(
        "The deck meets 13 of the 47 criteria that could be judged, and 4 more in part; 7 could not be judged. " +
          "Solution Fit (81) is its strongest side; Financial Viability (0) needs the most work.",
      );
      expect(english.analysis.strengths[0]).toBe(
        "Slide 2: The problem is named: “The pain: information leakage kills institutional RFPs and OTC”",
      );
      expect(english.analysis.weaknesses[1]).toBe(
        "Slide 12: No figure says how large the market or the need is. No slide deals with this yet: it could be added here.",
      );
      expect(nobodySaid.analysis).toEqual(english.analysis);

      expect(plain(french.analysis.summary)).toBe(
        "Le deck remplit 13 des 47 critères qui ont pu être évalués, et 4 de plus en partie ; non évalués : 7. " +
          `Point le plus fort : ${inFrench("Solution Fit")} (81) ; ` +
          `ce qui demande le plus de travail : ${inFrench("Financial Viability")} (0).`,
      );
      expect(plain(french.analysis.strengths[0]!)).toBe(
        "Slide 2: Le problème est nommé : « The pain: information leakage kills institutional RFPs and OTC »",
      );
      expect(plain(french.analysis.weaknesses[1]!)).toBe(
        "Slide 12: Aucun chiffre ne donne la taille du marché ou du besoin. Aucune diapositive n’en traite encore : cela pourrait être ajouté ici.",
      );
      expect(french.stored).toMatchObject({
        top3Weaknesses: french.analysis.weaknesses.slice(0, 3),
        actionItems: french.analysis.actionItems,
      });
      // What is compared and shown by its name stays what it is; only what is said about it differs.
      const bare = ({ review }: typeof french) =>
        review.judgements.map(({ comment, ...judgement }) => ({ ...judgement, hasComment: comment !== "" }));
      expect(bare(french)).toEqual(bare(english));
      const comments = english.review.judgements.map(({ comment }) => comment);
      expect(
        french.review.judgements.filter(({ comment }) => comment !== "" && comments.includes(comment)),
      ).toEqual([]);
      expect([french.aiScore, french.analysis.scores]).toEqual([english.aiScore, english.analysis.scores]);
    } finally {
      await real.close();
    }
  });
});

describe("an analysis that is stopped", () => {
  it("ends at once, aborts the question to the provider and can be asked for again", async () => {
    const { me, entity } = await someone();
    const aborted = new Promise<void>((resolve) => {
      ai.review = (_facts, { signal }) =>
        new Promise((_resolve, reject) => {
          signal!.addEventListener("abort", () => {
            resolve();
            reject(signal!.reason as Error);
          });
        });
    });
    const { id } = await addDeck(me, entity.id);
    await eventually(() => ai.calls.length).toBe(1);
    const { body } = await me.delete(`/api/pitch-decks/${id}/analysis`).expect(200);
    expect(body).toMatchObject({ isAnalyzing: false, status: "failed", wasStopped: true });
    await aborted;
    ai.review = async (facts) => reviewOf(facts);
    const again = await me.post(`/api/pitch-decks/${id}/analyze`).send({}).expect(200);
    expect(again.body).toMatchObject({ status: "analyzed", wasStopped: false, failureReason: null });
  });

  it("answers whoever waits for it with the deck as it was, and leaves the analysis before it", async () => {
    const { me, entity } = await someone();
    const { id } = await addDeck(me, entity.id);
    await analyzed(me);
    const { aiScore } = await onlyDeck(me);
    const release = heldReview();
    ai.calls = [];
    const waiting = me
      .post(`/api/pitch-decks/${id}/analyze`)
      .send({})
      .then((answer) => answer);
    await eventually(() => ai.calls.length).toBe(1);
    await me.delete(`/api/pitch-decks/${id}/analysis`).expect(200);
    const { status, body } = await waiting;
    expect([status, body]).toMatchObject([200, { status: "analyzed", aiScore, wasStopped: true }]);
    release();
    expect((await me.delete(`/api/pitch-decks/${id}/analysis`).expect(200)).body).toEqual(body);
    expect((await me.get(`/api/pitch-decks/${id}/reviews`).expect(200)).body).toHaveLength(1);
  });

  it("gives the day's analysis back when none had begun", async () => {
    const idle = await startTestApp({ deps: { ai: fake } });
    const { me, entity, user } = await someone(idle);
    const { id } = await addDeck(me, entity.id);
    const count = async () =>
      (await idle.db.select().from(aiUsage).where(eq(aiUsage.userId, user.id))).map(({ calls }) => calls);
    expect(await count()).toEqual([1]);
    await me.delete(`/api/pitch-decks/${id}/analysis`).expect(200);
    expect(await count()).toEqual([0]);
    await idle.close();
  });
});
