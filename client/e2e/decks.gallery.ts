import type { Page } from "playwright/test";
import type { PitchDeckView } from "@shared/validators/pitch-decks";
import { expect, get, makePerson, post, test } from "./support/fixtures";
import { findButton, inEveryLook, waitUntilSettled } from "./support/gallery";
import { buildDeck, buildProfiledEntity, DECK } from "./support/story";

/** The states of a pitch deck: uploaded, waiting, failed, analysed, analysed again. */

const DECKS = "**/api/pitch-decks";
const UPLOAD = /\/api\/objects\/[0-9a-f-]{36}\?/;

const NOT_YET = { aiScore: null, aiProvider: null, aiAnalysis: null, analyzedAt: null } as const;

/** Changes to the server's answer about the deck, by state. */
const DECK_STATES: Record<string, (deck: PitchDeckView) => Partial<PitchDeckView>> = {
  waiting: () => ({ ...NOT_YET, status: "pending_analysis", isAnalyzing: true }),
  "waiting-tried": () => ({
    ...NOT_YET,
    status: "pending_analysis",
    isAnalyzing: true,
    failureReason: "OpenAI is busy at the moment. Please try again in a few minutes.",
  }),
  failed: () => ({
    ...NOT_YET,
    status: "failed",
    failureReason: "OpenAI did not answer in time. Please try again.",
  }),
  "analyzed-again": () => ({ isAnalyzing: true }),
  "analyzed-failed": () => ({
    isAnalyzing: false,
    failureReason: "Anthropic did not answer in time. Please try again.",
  }),
  "not-a-deck": ({ aiAnalysis }) => ({
    aiScore: null,
    aiAnalysis: aiAnalysis && {
      ...aiAnalysis,
      notADeck: "notice",
      strengths: [],
      weaknesses: [],
      actionItems: [],
      judgements: [],
      summary: "It reads like a call for applications, so it was not scored.",
    },
  }),
  "nothing-to-say": ({ aiAnalysis }) => ({
    aiScore: "0",
    aiAnalysis: aiAnalysis && { ...aiAnalysis, strengths: [], weaknesses: [], actionItems: [], summary: "" },
  }),
};

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await waitUntilSettled(page);
};

async function buildDecks(page: Page): Promise<PitchDeckView> {
  await post(page.request, "/api/auth/signup", makePerson());
  const entity = await buildProfiledEntity(page.request);
  return buildDeck(page.request, entity.id);
}

inEveryLook(({ shoot }) => {
  test("the states of a deck", async ({ page }) => {
    const deck = await buildDecks(page);
    for (const [name, change] of Object.entries(DECK_STATES)) {
      await page.route(DECKS, (route) => route.fulfill({ json: [{ ...deck, ...change(deck) }] }));
      await open(page, `/pitch-deck?deck=${deck.id}`);
      await shoot(page, `deck-${name}`, { whole: true });
      await page.unroute(DECKS);
    }
  });

  test("an analysed deck", async ({ page }) => {
    const deck = await buildDecks(page);
    for (let version = 2; version < 5; version++) {
      await post(page.request, `/api/pitch-decks/${deck.id}/analyze`, { aiProvider: "anthropic" });
      const done = async () =>
        (await get<PitchDeckView[]>(page.request, "/api/pitch-decks"))[0]!.analysisVersion;
      await expect.poll(done).toBe(version);
    }
    await open(page, `/pitch-deck?deck=${deck.id}`);
    await shoot(page, "deck-history", { whole: true });
    for (const details of await page.getByRole("main").locator("summary, [aria-expanded=false]").all())
      await details.click().catch(() => {});
    await shoot(page, "deck-all-open", { whole: true });
    await page.getByRole("tab", { name: "Detailed" }).click();
    await shoot(page, "deck-detailed");
    await page.getByRole("tab", { name: "Chat Review" }).click();
    await shoot(page, "deck-chat");
    await page.getByRole("tab", { name: "Overview" }).click();
    await findButton(page.getByRole("main"), "Delete").click();
    await shoot(page, "deck-delete");
  });

  test("an upload", async ({ page }) => {
    await post(page.request, "/api/auth/signup", makePerson());
    await buildProfiledEntity(page.request);
    await buildProfiledEntity(page.request, { name: "Ọmọlúàbí Community Health Initiative" });
    await page.route(UPLOAD, () => {});
    await open(page, "/pitch-deck");
    const file = page.getByLabel("Pitch deck file");
    const start = findButton(page, "Upload Pitch Deck");
    await file.setInputFiles(DECK);
    await shoot(page, "deck-chosen", { whole: true });
    await start.click();
    await findButton(page, "Cancel").waitFor();
    await shoot(page, "deck-uploading", { whole: true });
    await page.unroute(UPLOAD);

    await open(page, "/pitch-deck");
    await file.setInputFiles({ name: "deck.pdf", mimeType: "application/pdf", buffer: Buffer.from("<p>No") });
    await start.click();
    await page.getByRole("alert").first().waitFor();
    await shoot(page, "deck-refused", { whole: true });

    await page.route("**/api/objects/upload", (route) => route.fulfill({ status: 500, json: {} }));
    await file.setInputFiles(DECK);
    await start.click();
    await page.getByRole("alert").first().waitFor();
    await shoot(page, "deck-upload-failed", { whole: true });
  });
});
