import { mkdir } from "node:fs/promises";
import type { Page } from "playwright/test";
import type { PitchDeckView } from "@shared/validators/pitch-decks";
import { newPerson, post, test } from "./support/fixtures";
import { buildApplication, buildDeck, buildProfiledEntity, listOpportunities } from "./support/story";

const VIEWPORTS = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
const FOLDER = "gallery";
const DECKS = "**/api/pitch-decks";

/** What the server answers about the deck instead of what is true. */
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
};
const NOT_YET = { aiScore: null, aiProvider: null, aiAnalysis: null, analyzedAt: null } as const;

/** The next draft is written half and then waits for ever. */
const halfADraft = () => {
  const fetchReally = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.endsWith("/api/applications/generate")) return fetchReally(input, init);
    const text =
      "Need\\n\\nSmallholder farmers lose a third of each harvest to drought. Sunrise Labs works with 600 of them.\\n\\nSolution\\n\\nPumps that are paid for by the day";
    const body = new ReadableStream<Uint8Array>({
      start: (controller) =>
        controller.enqueue(
          new TextEncoder().encode(`event: text\ndata: {"text":"${text}","aiProvider":"openai"}\n\n`),
        ),
    });
    return Promise.resolve(new Response(body, { headers: { "content-type": "text/event-stream" } }));
  };
};

for (const [device, viewport] of Object.entries(VIEWPORTS))
  for (const colorScheme of ["light", "dark"] as const)
    test.describe(`${device} ${colorScheme}`, () => {
      test.use({
        viewport,
        colorScheme,
        isMobile: device === "phone",
        hasTouch: device === "phone",
        contextOptions: { reducedMotion: "reduce" },
      });
      test.setTimeout(240_000);

      const shoot = async (page: Page, name: string) => {
        await mkdir(FOLDER, { recursive: true });
        await page.screenshot({ path: `${FOLDER}/${name}-${device}-${colorScheme}.png`, fullPage: true });
      };

      test("the states of a deck", async ({ page, expectErrors }) => {
        expectErrors(/./);
        await post(page.request, "/api/auth/signup", newPerson());
        await page.goto("/pitch-deck");
        await page.waitForLoadState("networkidle");
        await shoot(page, "deck-no-entity");
        const entity = await buildProfiledEntity(page.request);
        const deck = await buildDeck(page.request, entity.id);
        for (const [name, change] of Object.entries(DECK_STATES)) {
          await page.route(DECKS, (route) => route.fulfill({ json: [{ ...deck, ...change(deck) }] }));
          await page.goto(`/pitch-deck?deck=${deck.id}`);
          await page.waitForLoadState("networkidle");
          await shoot(page, `deck-${name}`);
          await page.unroute(DECKS);
        }
        await page.route(DECKS, (route) => route.fulfill({ status: 500, json: {} }));
        await page.goto("/pitch-deck");
        await page.waitForLoadState("networkidle");
        await shoot(page, "deck-error");
        await page.unroute(DECKS);
        // Never answered.
        await page.route(DECKS, () => {});
        await page.goto("/pitch-deck");
        await page.getByRole("heading", { level: 1 }).waitFor();
        await shoot(page, "deck-slow");
      });

      test("a draft that is being written", async ({ page }) => {
        await post(page.request, "/api/auth/signup", newPerson());
        const entity = await buildProfiledEntity(page.request);
        const [opportunity] = await listOpportunities(page.request);
        const { id } = await buildApplication(page.request, entity.id, opportunity!);
        await page.addInitScript(halfADraft);
        await page.goto(`/applications/${id}`);
        await page
          .getByRole("button", { name: /Generate|AI Draft/ })
          .first()
          .click();
        await page.getByText("Smallholder farmers lose").waitFor();
        await shoot(page, "draft-streaming");
      });
    });
