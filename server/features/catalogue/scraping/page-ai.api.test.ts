import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aiUsage, fundingOpportunities, opportunityProvenance } from "@shared/schema/index";
import { asWritten } from "@shared/words/messages";
import type { Ai } from "../../../context/ai";
import { AppError } from "../../../platform/errors/app-error";
import type { AskPageAnswer, AskPageInput } from "../extraction/ask/types";
import { buildFetcher, startSite } from "../../../platform/fetch/site.fixture";
import { startTestApp, testClock, type TestApp } from "../../../test/app";
import { createPageReader } from "./page-reading";
import { toScrapeAnswer, scrapeUrl } from "../../../test/helpers/scraping";

/** A model that answers as a test says. */
const model = {
  asked: [] as AskPageInput[],
  answer: (async () => null) as (input: AskPageInput) => Promise<AskPageAnswer | null>,
};
const ai: Ai = {
  writeDraft: () => Promise.reject(new Error("No draft here")),
  writeAnswer: () => Promise.reject(new Error("No answer here")),
  readCall: () => Promise.reject(new Error("No call here")),
  readProfile: () => Promise.reject(new Error("No profile here")),
  translate: () => Promise.reject(new Error("No translation here")),
  reviewDeck: () => Promise.reject(new Error("No deck here")),
  reviewApplication: () => Promise.reject(new Error("No review here")),
  readPage: (input) => {
    model.asked.push(input);
    return model.answer(input);
  },
  isAvailable: (provider) => provider === "openai",
};
const answering = (funder: string) => async (): Promise<AskPageAnswer> => ({
  opportunities: [{ name: "Green Growth Fund", funder }],
  aiProvider: "openai",
  usage: { inputTokens: 1_000, outputTokens: 50 },
});

const clock = testClock("2026-11-20T09:00:00Z");
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    clock,
    env: { RATE_LIMIT_SCALE: "1", AI_DAILY_PAGES: "2" },
    deps: { ai, pages: buildFetcher() },
    jobs: true,
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  model.asked = [];
  await app.db.delete(fundingOpportunities);
});

const PAGE = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Green Growth Fund</title></head><body>
<main><h1>Green Growth Fund</h1><p>Grants for small firms that save energy, with advice from engineers on the spot.
It was the idea of the people at Helios House, who pay for all of it since the first year and choose who takes part.
They look for firms that have begun to change how they work, and want to see figures of the last two winters.</p>
<h2>How much</h2><p>Grants of up to €20,000 are available.</p><p><strong>Deadline:</strong> 31 March 2027</p></main></body></html>`;

async function someone() {
  const user = await app.buildUser({ isAdmin: true });
  return { user, caller: await app.as(user) };
}
const usageOf = async (userId: string) =>
  (await app.db.select().from(aiUsage).where(eq(aiUsage.userId, userId))).map(
    ({ kind, calls, inputTokens }) => ({ kind, calls, inputTokens }),
  );

describe("the AI that reads pages", () => {
  it("fills in what the rules left open, with quotes of the page", async () => {
    const { user, caller } = await someone();
    const site = await startSite({ "/green": PAGE });
    model.answer = answering("Helios House");
    const { message } = toScrapeAnswer((await scrapeUrl(caller, `${site.origin}/green`)).body);
    expect(message).toBe("Found 1: 1 new.");
    expect(model.asked).toMatchObject([
      { url: `${site.origin}/green`, known: expect.arrayContaining(["name"]) },
    ]);
    const [row] = await app.db
      .select({ funderName: fundingOpportunities.funderName, origins: opportunityProvenance.origins })
      .from(fundingOpportunities)
      .innerJoin(opportunityProvenance, eq(opportunityProvenance.opportunityId, fundingOpportunities.id));
    expect(row).toMatchObject({
      funderName: "Helios House",
      origins: { funderName: { how: "ai", quote: "Helios House" } },
    });
    expect(await usageOf(user.id)).toEqual([{ kind: "page", calls: 1, inputTokens: 1_000 }]);
  });

  it("is not asked for a scheduled reading", async () => {
    const { extract } = createPageReader(app.deps, {
      sourceName: "Helios House",
      userId: null,
      now: clock.now(),
      signal: new AbortController().signal,
    });
    model.answer = answering("Somebody else");
    const bytes = Buffer.from(PAGE);
    const page = { url: "https://helios.example/green", kind: "html" as const, text: PAGE, bytes };
    const { opportunities } = await extract({ ...page, etag: null, lastModified: null });
    expect(opportunities.map(({ values }) => values.name)).toEqual(["Green Growth Fund"]);
    expect(model.asked).toEqual([]);
  });

  it("is not asked beyond the user's daily limit, and the message says so", async () => {
    const { user, caller } = await someone();
    const site = await startSite({ "/1": PAGE, "/2": PAGE, "/3": PAGE });
    model.answer = answering("Helios House");
    await scrapeUrl(caller, `${site.origin}/1`);
    await scrapeUrl(caller, `${site.origin}/2`);
    const { status, body } = await scrapeUrl(caller, `${site.origin}/3`);
    expect(status).toBe(200);
    expect(toScrapeAnswer(body).message).toMatch(
      /^Found 1: .+\. The AI readings of today are used up, so some details may be missing\.$/,
    );
    expect(model.asked).toHaveLength(2);
    expect(await usageOf(user.id)).toMatchObject([{ calls: 2 }]);
  });

  it("is not asked beyond the daily limit of all users together, and the message says so", async () => {
    const limited = await startTestApp({
      clock,
      env: { RATE_LIMIT_SCALE: "1", AI_DAILY_TOTAL: "1" },
      deps: { ai, pages: buildFetcher() },
      jobs: true,
    });
    try {
      const site = await startSite({ "/1": PAGE, "/2": PAGE });
      model.answer = answering("Helios House");
      for (const [path, message] of [
        ["/1", /^Found 1: 1 new\.$/],
        ["/2", /^Found 1: .+\. The AI readings of today are used up, so some details may be missing\.$/],
      ] as const) {
        const caller = await limited.as(await limited.buildUser({ isAdmin: true }));
        expect(toScrapeAnswer((await scrapeUrl(caller, `${site.origin}${path}`)).body).message).toMatch(
          message,
        );
      }
      expect(model.asked).toHaveLength(1);
    } finally {
      await limited.close();
    }
  });

  it("is not counted when it fails, and only its details are missing", async () => {
    const { user, caller } = await someone();
    const site = await startSite({ "/green": PAGE });
    model.answer = () =>
      Promise.reject(new AppError("upstream_timeout", asWritten("The AI did not answer in time.")));
    const { message } = toScrapeAnswer((await scrapeUrl(caller, `${site.origin}/green`)).body);
    expect(message).toBe("Found 1: 1 new. The AI did not answer, so some details may be missing.");
    expect(await app.db.select().from(fundingOpportunities)).toMatchObject([
      { name: "Green Growth Fund", maxAmount: "20000.00", deadline: "2027-03-31" },
    ]);
    expect(await usageOf(user.id)).toMatchObject([{ calls: 0 }]);
  });
});
