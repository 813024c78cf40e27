import type { Page } from "playwright/test";
import { expect, expectToast, test } from "./support/fixtures";
import { inspect, resize } from "./support/inspect";
import { buildNewsOfEachKind, serveNews } from "./support/news";
import { findCards, expectScreen } from "./support/steps";
import { buildApplication, buildProfiledEntity, listOpportunities } from "./support/story";

test.describe("the news", () => {
  test("the news are counted on the bell, open what they are about, and can be removed @desktop", async ({
    page,
    member: _,
  }) => {
    const entity = await buildProfiledEntity(page.request);
    const [first, second] = await listOpportunities(page.request);
    const application = await buildApplication(page.request, entity.id, first!);
    await serveNews(page, buildNewsOfEachKind({ application, entity, opportunities: [first!, second!] }));

    await page.goto("/");
    const bell = (name: string) => page.getByRole("banner").getByRole("link", { name, exact: true });
    await expect(bell("News, 3 unread")).toBeVisible();
    await bell("News, 3 unread").click();
    await expectScreen(page, "/news", "News");
    await expect(page).toHaveTitle("News · Amberway");
    await expect(page.getByText("Amount: was up to $50,000, now from ₦5,000,000,000")).toBeVisible();
    await inspect(page, "the news", { narrow: true });

    await page.getByRole("link", { name: `Unread: 7 days left: ${first!.name}` }).click();
    await expect(page).toHaveURL(`/applications/${application.id}`);
    await expect(bell("News, 2 unread")).toBeVisible();
    await page.goBack();

    const match = page.getByRole("article").filter({ hasText: "Strong match" });
    await match.getByRole("button", { name: /^Remove/ }).click();
    await expect(match).toBeHidden();
    await expect(bell("News, 1 unread")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(match.getByRole("link")).toBeFocused();

    // The bell changes before the request is sent, which waits for those of the presses before. Opened news are named by id.
    const isRead = page.waitForResponse(
      (answer) =>
        answer.url().endsWith("/api/news/read") &&
        !("ids" in (answer.request().postDataJSON() as { ids?: string[] })),
    );
    await page.getByRole("button", { name: "Mark all as read" }).click();
    await expect(bell("News")).toBeVisible();
    await isRead;
    await page.reload();
    await expect(page.getByText("Everything is read").first()).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(3);
    await inspect(page, "news that are read", { narrow: true });
  });

  test("the news tell a newcomer what will come and where to choose it @desktop", async ({
    page,
    member: _,
  }) => {
    await page.goto("/news");
    await expect(page.getByRole("heading", { name: "No news yet" })).toBeVisible();
    await inspect(page, "no news", { narrow: true });
    await page.getByRole("link", { name: "Choose what to be told" }).click();
    await expect(page).toHaveURL("/settings#notifications");
    const changes = page.getByRole("switch", { name: "Changes to calls you follow" });
    await expect(changes).toBeChecked();
    const saved = page.waitForResponse("**/api/auth/user/preferences");
    await changes.click();
    await saved;
    await page.reload();
    await expect(changes).not.toBeChecked();
  });
});

/** Waits for the answer to a search for water: the cards that stood there before are dimmed only a moment after the address has changed. */
const waitUntilFound = (page: Page) => page.waitForResponse(/\/api\/opportunities\?.*search=water/);

/** Waits until an answered search is shown: before that the old cards are dimmed. */
async function expectNotDimmed(page: Page): Promise<void> {
  const list = page.locator("main ul", { has: page.locator("article") });
  await expect(list).toHaveAttribute("aria-busy", "false");
  await expect(list).toHaveCSS("opacity", "1");
}

test("a search is saved, opened, renamed, deleted and restored @desktop", async ({ page, member: _ }) => {
  await page.goto("/opportunities");
  await expect(findCards(page).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Save this search" })).toHaveCount(0);
  const found = waitUntilFound(page);
  await page.getByLabel("Search opportunities").fill("water");
  await page.getByLabel("Sort by").selectOption("Deadline");
  // The words are searched for when typing pauses, and the dialog proposes what is searched for.
  await expect(page).toHaveURL(/search=water/);
  await page.getByRole("button", { name: "Save this search" }).click();
  const dialog = page.getByRole("dialog", { name: "Save this search" });
  await expect(dialog.getByLabel("Name")).toHaveValue("water");
  await found;
  await expectNotDimmed(page);
  await inspect(page, "saving a search", { narrow: true });
  await dialog.getByLabel("Name").fill("Wells");
  await dialog.getByLabel("Tell me").selectOption("Once a week");
  await dialog.getByRole("button", { name: "Save search" }).click();
  await expectToast(page, "Search saved");
  const saved = page.getByRole("button", { name: "Saved searches" });
  await expect(saved).toBeFocused();

  await page.goto("/opportunities?country=KE");
  await saved.click();
  const list = page.getByRole("dialog", { name: "Saved searches" });
  await expect(list).toBeVisible();
  await inspect(page, "the saved searches", { narrow: true });
  const foundAgain = waitUntilFound(page);
  await list.getByRole("link", { name: /Wells/ }).click();
  await expect(page).toHaveURL("/opportunities?search=water&sort=deadline");
  await expect(page.getByLabel("Country")).toHaveValue("");
  await expect(list).toBeHidden();
  await foundAgain;
  await expectNotDimmed(page);
  await inspect(page, "the list with a saved search", { narrow: true });

  await page.goto("/settings#notifications");
  await expect(page.getByLabel("Tell me about Wells")).toHaveValue("weekly");
  await inspect(page, "the saved searches in Settings", { narrow: true });
  await page.getByRole("button", { name: "Rename Wells" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Clean water");
  await page.getByRole("button", { name: "Save name" }).click();
  const renamed = page.getByRole("link", { name: "Clean water" });
  await expect(renamed).toBeVisible();
  await page.getByRole("button", { name: "Delete Clean water" }).click();
  await expect(renamed).toBeHidden();
  const broughtBack = page.waitForResponse(
    (answer) => answer.url().endsWith("/api/saved-searches") && answer.request().method() === "POST",
  );
  await page.getByRole("button", { name: "Undo" }).click();
  await broughtBack;
  await page.reload();
  await expect(renamed).toBeVisible();
  await expect(page.getByLabel("Tell me about Clean water")).toHaveValue("weekly");
});

// A desktop shows the filters in one row, so this is about phones only.
test(
  "the filters of the list take at most three rows on a phone",
  { tag: "@phone" },
  async ({ page, member: _ }) => {
    await buildProfiledEntity(page.request, {
      name: "Sunrise Labs for Farmers and Schools of the Lower Volta",
    });
    await buildProfiledEntity(page.request, { name: "Volta Clean Water" });
    await page.goto("/opportunities?search=water&country=GH");
    const filters = page.getByRole("search");
    await expect(filters.getByLabel("Matches for")).toBeVisible();
    await page.getByRole("button", { name: "Save this search" }).click();
    await page.getByRole("button", { name: "Save search" }).click();
    await expect(filters.getByRole("button", { name: "Saved searches" })).toBeVisible();
    await page.getByLabel("Search opportunities").fill("water pumps");
    await expect(filters.getByRole("button", { name: "Save this search" })).toBeVisible();
    for (const width of [390, 320]) {
      await resize(page, { width, height: 700 });
      const middles = await filters
        .locator("input, select, button:not([aria-label='Clear search'])")
        .evaluateAll((controls) =>
          controls.map((control) => {
            const { top, bottom } = control.getBoundingClientRect();
            return (top + bottom) / 2;
          }),
        );
      expect(middles).toHaveLength(8);
      const rows = middles
        .sort((a, b) => a - b)
        .filter((y, index, all) => index === 0 || y - all[index - 1]! > 20);
      expect([width, rows.length]).toEqual([width, 3]);
    }
  },
);
