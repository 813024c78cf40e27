import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import type { PitchDeckView } from "@shared/validators/pitch-decks";
import { expect, expectToast, get, test } from "./support/fixtures";
import { inspect } from "./support/inspect";
import { buildDeck, buildEntity, DECK } from "./support/story";

test.beforeEach(({ member }) => void member);

async function openPage(page: Page): Promise<void> {
  await page.goto("/pitch-deck");
  await expect(page.getByRole("heading", { level: 1, name: "Pitch Deck Analyzer" })).toBeVisible();
}

/** Matches the address that a file is PUT to, not the one that is asked for or read back. */
const UPLOAD = /\/api\/objects\/[0-9a-f-]{36}\?/;

/** Holds the upload until `goOn` is called. */
async function holdUpload(page: Page): Promise<{ goOn: () => void }> {
  let goOn: () => void = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(UPLOAD, async (route) => {
    await held;
    await route.continue();
  });
  return { goOn };
}

test("a founder uploads a deck, reads its strengths and weaknesses, and has it analysed again @desktop", async ({
  page,
}) => {
  await buildEntity(page.request);
  await openPage(page);
  await expect(page.getByText("Get AI-powered feedback from multiple perspectives")).toBeVisible();
  await expect(page.getByText("No pitch decks yet")).toBeVisible();
  await expect(page.getByText("No deck selected")).toBeVisible();
  await inspect(page, "no decks", { narrow: true });

  const upload = await holdUpload(page);
  await page.getByLabel("Pitch deck file").setInputFiles(DECK);
  await expect(page.getByText("cognivern-pitch-deck.pptx").first()).toBeVisible();
  await page.getByRole("button", { name: "Upload Pitch Deck" }).click();
  await expect(page.getByRole("progressbar", { name: "Uploading" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Cancel" })).toBeVisible();
  upload.goOn();
  await expectToast(page, "Pitch deck uploaded and analysis started");
  // The page is not reloaded: a push tells it of the analysis.
  const overview = page.getByRole("tabpanel", { name: "Overview" });
  await expect(overview.getByText("AI Provider: Built-in rules")).toBeVisible();
  await expect(page.getByText(/^\d+\/100$/).first()).toBeVisible();
  await expect(overview.getByRole("heading", { name: "Areas to Improve" })).toBeVisible();
  await expect(overview.getByText(/^Slide \d+/).first()).toBeVisible();
  await inspect(page, "an analysed deck", { narrow: true });

  await page.getByRole("tab", { name: "Detailed" }).click();
  await expect(page.getByText("Detailed slide-by-slide analysis coming soon")).toBeVisible();
  await page.getByRole("tab", { name: "Chat Review" }).click();
  await expect(page.getByText("Conversational AI review chat coming soon")).toBeVisible();
  await page.getByRole("tab", { name: "Overview" }).click();

  await page.getByRole("radio", { name: "Anthropic" }).check();
  await overview.getByRole("button", { name: "Re-analyze" }).click();
  await expectToast(page, "Analysis completed using Built-in rules");
  const decks = await get<PitchDeckView[]>(page.request, "/api/pitch-decks");
  expect(decks).toMatchObject([{ analysisVersion: 2, status: "analyzed", slideCount: 12 }]);
});

test("an open page shows a deck added elsewhere without a reload @desktop", async ({ page }) => {
  const entity = await buildEntity(page.request);
  const isListening = page.waitForResponse("**/api/events");
  await openPage(page);
  await expect(page.getByText("No pitch decks yet")).toBeVisible();
  await isListening;
  await buildDeck(page.request, entity.id);
  const row = page.getByRole("link", { name: /Cognivern\.pptx/ });
  await expect(row).toContainText("Analyzed");
  await expect(row).toContainText(/\d+\/100/);
});

test("an upload resumes by itself after the connection broke @desktop", async ({ page, expectErrors }) => {
  expectErrors(/ERR_CONNECTION_RESET/);
  await buildEntity(page.request);
  await openPage(page);
  let tries = 0;
  await page.route(UPLOAD, (route) => (++tries === 1 ? route.abort("connectionreset") : route.continue()));
  await page.getByLabel("Pitch deck file").setInputFiles(DECK);
  await page.getByRole("button", { name: "Upload Pitch Deck" }).click();
  await expectToast(page, "Pitch deck uploaded and analysis started");
  expect(tries).toBe(2);
});

test("a deck can be downloaded and deleted by its owner @desktop", async ({ page }) => {
  const entity = await buildEntity(page.request);
  const deck = await buildDeck(page.request, entity.id);
  await page.goto(`/pitch-deck?deck=${deck.id}`);
  const download = await page.request.get(deck.uploadedFileUrl);
  expect(Buffer.compare(await download.body(), readFileSync(DECK))).toBe(0);
  await page.getByRole("button", { name: /delete/i }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /delete/i })
    .click();
  await expect(page.getByText("No pitch decks yet")).toBeVisible();
  expect((await page.request.get(deck.uploadedFileUrl)).status()).toBe(404);
});
