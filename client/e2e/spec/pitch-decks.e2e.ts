import type { Page } from "playwright/test";
import { DECK_SCORES } from "@shared/constants/pitch-decks";
import { expect } from "../support/fixtures";
import type { SpecRoutes } from "../support/spec-api";
import { changes } from "../support/spec-api";
import { callsTo, expectFailure, expectTold, held, open, test } from "../support/spec-test";
import { buildDeck, buildEntity } from "../support/story";

const ANALYZE = "POST /api/pitch-decks/d1/analyze";

const specDeck = (given: Record<string, unknown> = {}) => ({
  id: "d1",
  fileName: "seed.pdf",
  uploadedFileUrl: "https://files.example.org/seed.pdf",
  entityId: "e1",
  status: "analyzed",
  aiScore: 73,
  aiProvider: "openai",
  aiAnalysis: { strengths: ["A clear problem"], weaknesses: ["No source for the market"] },
  ...given,
});

/** Opens the screen, with the first deck's analysis unless told otherwise. */
const openDecks = (
  page: Page,
  decks: Record<string, unknown>[] = [specDeck()],
  routes: SpecRoutes = {},
  path = "/pitch-deck?deck=d1",
) => open(page, path, { "GET /api/pitch-decks": { body: decks }, ...routes });
const analysis = (page: Page) => page.getByRole("region", { name: "Analysis" });
const row = (page: Page, name: string) => page.getByRole("link", { name: new RegExp(`^${name}`) });
const colourOf = (page: Page, text: string) =>
  page.getByText(text, { exact: true }).evaluate((element) => getComputedStyle(element).color);

test.describe("the Pitch Deck Analyzer by the specification @desktop", () => {
  test("2.10 has its title and its subtitle", async ({ page }) => {
    await openDecks(page, []);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pitch Deck Analyzer");
    await expect(page.getByText("Get AI-powered feedback from multiple perspectives")).toBeVisible();
  });

  test("2.10 has upload, provider and list one under the other at the left, the analysis at the right", async ({
    page,
  }) => {
    await openDecks(page);
    await expect(row(page, "seed.pdf")).toBeVisible();
    const boxes = await Promise.all(
      [
        page.getByRole("heading", { name: "Upload Deck" }),
        page.getByRole("radiogroup", { name: "AI Provider" }),
        page.getByRole("heading", { name: "Your Decks" }),
        analysis(page),
      ].map((part) => part.boundingBox()),
    );
    const [upload, provider, list, right] = boxes.map((box) => box!);
    expect(upload!.y).toBeLessThan(provider!.y);
    expect(provider!.y).toBeLessThan(list!.y);
    for (const left of [upload, provider, list]) expect(left!.x + left!.width).toBeLessThan(right!.x);
  });

  test("2.10 says in the list what it is doing while the decks load", async ({ page }) => {
    const { released, release } = held();
    const decks = { body: [specDeck()] };
    await openDecks(page, [], { "GET /api/pitch-decks": () => released.then(() => decks) });
    await expect(page.getByText("Loading...", { exact: true })).toBeVisible();
    release();
    await expect(row(page, "seed.pdf")).toBeVisible();
    await expect(page.getByText("Loading...", { exact: true })).toBeHidden();
  });

  test("2.10 says that there are no decks yet, and that none is selected", async ({ page }) => {
    const { calls } = await openDecks(page, [], {}, "/pitch-deck");
    await expect(page.getByText("No pitch decks yet")).toBeVisible();
    await expect(page.getByText("Upload your first deck to get started")).toBeVisible();
    await expect(analysis(page).getByText("No deck selected")).toBeVisible();
    await expect(analysis(page).getByText("Upload or select a pitch deck to see AI analysis")).toBeVisible();
    expect(callsTo(calls, "GET /api/pitch-decks").map(({ query }) => String(query))).toEqual([""]);
  });

  test("2.10 selects nothing by itself, and shows the deck that is pressed", async ({ page }) => {
    await openDecks(page, [specDeck()], {}, "/pitch-deck");
    await expect(analysis(page).getByText("No deck selected")).toBeVisible();
    await row(page, "seed.pdf").click();
    await expect(analysis(page).getByRole("heading", { name: "seed.pdf" })).toBeVisible();
    await expect(analysis(page).getByText("Overall Score")).toBeVisible();
  });

  test("2.10 lists the file name, n/100 where there is a score, and Analyzed or Analyzing...", async ({
    page,
  }) => {
    await openDecks(page, [
      specDeck({ aiScore: "81" }),
      specDeck({ id: "d2", fileName: "number.pdf", aiScore: 64 }),
      specDeck({ id: "d3", fileName: "waiting.pdf", status: "pending_analysis", aiScore: null }),
      specDeck({ id: "d4", fileName: "unknown.pdf", status: "processing", aiScore: undefined }),
    ]);
    await expect(row(page, "seed.pdf")).toHaveText(/^seed\.pdfAnalyzed81\/100$/);
    await expect(row(page, "number.pdf")).toHaveText(/^number\.pdfAnalyzed64\/100$/);
    // Section 4: any status but "analyzed" reads so.
    await expect(row(page, "waiting.pdf")).toHaveText(/^waiting\.pdfAnalyzing\.\.\.$/);
    await expect(row(page, "unknown.pdf")).toHaveText(/^unknown\.pdfAnalyzing\.\.\.$/);
  });

  test("2.10 shows a waiting deck with how long it takes and the bar at 45", async ({ page }) => {
    await openDecks(page, [specDeck({ status: "pending_analysis", aiScore: null, aiAnalysis: null })]);
    await expect(analysis(page).getByText("Analyzing your deck...")).toBeVisible();
    await expect(
      analysis(page).getByText("Our AI is reviewing your pitch deck. This usually takes 2-3 minutes."),
    ).toBeVisible();
    await expect(analysis(page).getByRole("progressbar")).toHaveAttribute("aria-valuenow", "45");
    await expect(page.getByRole("tab")).toHaveCount(0);
  });

  test("2.10 has three tabs, of which Detailed and Chat Review are still to come", async ({ page }) => {
    await openDecks(page);
    await expect(page.getByRole("tab")).toHaveText(["Overview", "Detailed", "Chat Review"]);
    await expect(page.getByRole("tab", { name: "Overview" })).toHaveAttribute("aria-selected", "true");
    await page.getByRole("tab", { name: "Detailed" }).click();
    await expect(page.getByRole("tabpanel")).toHaveText("Detailed slide-by-slide analysis coming soon");
    await page.getByRole("tab", { name: "Chat Review" }).click();
    await expect(page.getByRole("tabpanel")).toHaveText("Conversational AI review chat coming soon");
  });

  test("2.10 names who judged, and Both where nobody is named", async ({ page }) => {
    const named = { openai: "OpenAI", anthropic: "Anthropic", both: "Hybrid", nobody: "Both" };
    await openDecks(
      page,
      Object.keys(named).map((id) =>
        specDeck({ id, fileName: `${id}.pdf`, aiProvider: id === "nobody" ? null : id }),
      ),
    );
    for (const [id, label] of Object.entries(named)) {
      await row(page, `${id}.pdf`).click();
      await expect(page.getByText(`AI Provider: ${label}`, { exact: true })).toBeVisible();
    }
  });

  test("2.10 shows the score large and out of 100, over six bars that are the constants of the specification", async ({
    page,
  }) => {
    await openDecks(page);
    const score = analysis(page).getByText("73", { exact: true });
    expect((await score.boundingBox())!.height).toBeGreaterThan(60);
    await expect(score.locator("..")).toHaveText("73/100");
    const bars = await analysis(page)
      .getByRole("progressbar")
      .evaluateAll((all) => all.map((bar) => `${bar.ariaLabel} ${bar.ariaValueNow}`));
    expect(bars).toEqual([
      "Problem Clarity 85",
      "Solution Fit 78",
      "Market Size 92",
      "Team Strength 70",
      "Financial Viability 65",
      "Investor Appeal 75",
    ]);
  });

  test("2.10 lists strengths and areas to improve", async ({ page }) => {
    await openDecks(page);
    const headings = ["Strengths", "Areas to Improve"].map((name) =>
      analysis(page).getByRole("heading", { name }),
    );
    for (const heading of headings) await expect(heading).toBeVisible();
    await expect(analysis(page).getByRole("listitem").getByText("A clear problem")).toBeVisible();
    await expect(analysis(page).getByRole("listitem").getByText("No source for the market")).toBeVisible();
  });

  test("2.10 says that nothing is analyzed yet without an analysis, and with an empty one", async ({
    page,
  }) => {
    await openDecks(page, [
      specDeck({ aiAnalysis: null }),
      specDeck({ id: "d2", fileName: "empty.pdf", aiAnalysis: { strengths: [], weaknesses: [] } }),
    ]);
    for (const name of ["seed.pdf", "empty.pdf"]) {
      await row(page, name).click();
      await expect(analysis(page).getByRole("heading", { name })).toBeVisible();
      await expect(analysis(page).getByText("No strengths analyzed yet")).toBeVisible();
      await expect(analysis(page).getByText("No weaknesses analyzed yet")).toBeVisible();
    }
  });

  test("2.10 colours scores from 80, from 60 and below differently", async ({ page }) => {
    const scores = [100, 80, 79, 60, 59, 0];
    await openDecks(
      page,
      scores.map((aiScore) => specDeck({ id: `d${aiScore}`, fileName: `${aiScore}.pdf`, aiScore })),
    );
    await expect(row(page, "100.pdf")).toBeVisible();
    const [best, good, high, middle, low, none] = await Promise.all(
      scores.map((score) => colourOf(page, `${score}/100`)),
    );
    expect([best, high, low]).toEqual([good, middle, none]);
    expect(new Set([best, high, low]).size).toBe(3);
  });

  test("3.10 offers openai, anthropic and both, the last as Hybrid", async ({ page }) => {
    await openDecks(page);
    const options = page.getByRole("radiogroup", { name: "AI Provider" }).getByRole("radio");
    await expect(options).toHaveCount(3);
    expect(await options.evaluateAll((all) => all.map((radio) => (radio as HTMLInputElement).value))).toEqual(
      ["openai", "anthropic", "both"],
    );
    await expect(page.getByRole("radio", { name: "Hybrid" })).not.toBeChecked();
  });

  test("7.4 analyzes again with the chosen provider, reads Analyzing... meanwhile, and reads the list anew", async ({
    page,
  }) => {
    const { released, release } = held();
    const { calls } = await openDecks(page, [specDeck()], { [ANALYZE]: () => released.then(() => ({})) });
    await page.getByRole("radio", { name: "Hybrid" }).check();
    await page.getByRole("button", { name: "Re-analyze" }).click();
    await expect(analysis(page).getByRole("button", { name: "Analyzing..." })).toBeVisible();
    release();
    await expectTold(page, "Success", "Analysis completed using Hybrid");
    await expect(page.getByRole("button", { name: "Re-analyze" })).toBeVisible();
    expect(changes(calls)).toEqual([
      { method: "POST", path: "/api/pitch-decks/d1/analyze", body: { aiProvider: "both" } },
    ]);
    await expect.poll(() => callsTo(calls, "GET /api/pitch-decks")).toHaveLength(2);
  });

  test("8 tells a failed analysis in the server's words, or its own", async ({ page, expectErrors }) => {
    expectErrors(/500.*\/analyze$/);
    const { routes } = await openDecks(page, [specDeck()], { [ANALYZE]: { status: 500 } });
    await page.getByRole("button", { name: "Re-analyze" }).click();
    await expectFailure(page, "Error", "Failed to analyze pitch deck");
    routes[ANALYZE] = { status: 500, body: { message: "Anthropic is away." } };
    await page.getByRole("button", { name: "Re-analyze" }).click();
    await expectFailure(page, "Error", "Anthropic is away.");
  });
});

// The rest of the screen before the real server is in ../pitch-decks.e2e.ts.
test("2.10 the real server gives six true scores, and none is invented @desktop", async ({
  page,
  member: _,
}) => {
  const deck = await buildDeck(page.request, (await buildEntity(page.request)).id);
  await page.goto(`/pitch-deck?deck=${deck.id}`);
  const figures = analysis(page).getByRole("list").first().getByRole("listitem");
  await expect(figures).toHaveText(
    DECK_SCORES.map(({ key, label }) => {
      const score = deck.aiAnalysis!.scores[key];
      return score === null ? `${label}not judged` : `${label}${score}`;
    }),
  );
});
