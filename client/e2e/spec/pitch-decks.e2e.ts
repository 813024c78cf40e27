import type { Page } from "playwright/test";
import { DECK_SCORES } from "@shared/constants/pitch-decks";
import { expect, test } from "../support/fixtures";
import { openSpecScreen as openSpec, test as specTest } from "../support/spec-test";
import { buildDeck, buildEntity } from "../support/story";

// The states of a deck are tested in client/src/spec/pitch-decks.test.tsx.

const findAnalysis = (page: Page) => page.getByRole("region", { name: "Analysis" });

specTest(
  "2.10 the upload, the provider and the list of decks stand one under the other at the left, the analysis at the right @desktop",
  async ({ page }) => {
    await openSpec(page, "/pitch-deck?deck=d1", {
      "GET /api/pitch-decks": {
        body: [{ id: "d1", fileName: "seed.pdf", entityId: "e1", status: "analyzed", aiScore: 73 }],
      },
    });
    await expect(page.getByRole("link", { name: /^seed\.pdf/ })).toBeVisible();
    const boxes = await Promise.all(
      [
        page.getByRole("heading", { name: "Upload Deck" }),
        page.getByRole("radiogroup", { name: "AI Provider" }),
        page.getByRole("heading", { name: "Your Decks" }),
        findAnalysis(page),
      ].map((part) => part.boundingBox()),
    );
    const [upload, provider, list, right] = boxes.map((box) => box!);
    expect(upload!.y).toBeLessThan(provider!.y);
    expect(provider!.y).toBeLessThan(list!.y);
    for (const left of [upload, provider, list]) expect(left!.x + left!.width).toBeLessThan(right!.x);
  },
);

// Other tests of the screen with the real server are in ../pitch-decks.e2e.ts.
test("2.10 the real server gives six true scores, and none is invented @desktop", async ({
  page,
  member: _,
}) => {
  const deck = await buildDeck(page.request, (await buildEntity(page.request)).id);
  await page.goto(`/pitch-deck?deck=${deck.id}`);
  const figures = findAnalysis(page).getByRole("list").first().getByRole("listitem");
  await expect(figures).toHaveText(
    DECK_SCORES.map(({ key, label }) => {
      const score = deck.aiAnalysis!.scores[key];
      return score === null ? `${label}not judged` : `${label}${score}`;
    }),
  );
});
