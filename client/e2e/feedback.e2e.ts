import type { Locator, Page } from "playwright/test";
import type { FeedbackKind } from "@shared/constants/matching";
import type { FeedbackInput } from "@shared/validators/feedback";
import type { MatchedListView } from "@shared/validators/opportunities";
import { expect, expectToast, get, test } from "./support/fixtures";
import { inspect } from "./support/inspect";
import { findCards, expectScreen } from "./support/steps";
import { buildProfiledEntity, listOpportunities } from "./support/story";

/** Waits for the answer to this feedback: that to an earlier press of the same buttons may come before it. */
const waitUntilStored = (page: Page, kind: FeedbackKind) =>
  page.waitForResponse(
    (answer) =>
      answer.url().endsWith("/feedback") &&
      (answer.request().postDataJSON() as FeedbackInput | null)?.kind === kind,
  );

const readName = async (card: Locator) => (await card.getByRole("heading").textContent()) ?? "";

test.describe("feedback on an opportunity", () => {
  test("an opportunity is hidden with a reason, restored in its place, and found among those hidden", async ({
    page,
    member: _,
    isMobile,
  }) => {
    await buildProfiledEntity(page.request);
    await page.goto("/opportunities");
    const [first, second, third] = [0, 1, 2].map((index) => findCards(page).nth(index)) as [
      Locator,
      Locator,
      Locator,
    ];
    const names = [await readName(first), await readName(second), await readName(third)] as const;
    const hide = async () => {
      await second.getByRole("button", { name: /^Not for us/ }).click();
      const dialog = page.getByRole("dialog", { name: "Why is this not for you?" });
      await expect(dialog).toBeVisible();
      return dialog;
    };
    const dialog = await hide();
    await inspect(page, "the question why", { isMobile });
    await dialog.getByRole("button", { name: "It is not our field" }).click();
    // The toast stays while it is pointed at.
    await page.getByRole("status").filter({ hasText: "Hidden: not for us" }).hover();
    await expect(second.getByRole("heading")).toHaveText(names[2]);
    await expect(second.getByRole("link")).toBeFocused();
    const undo = page.getByRole("button", { name: "Undo" });
    await inspect(page, "a toast with Undo", { isMobile });
    await undo.click();
    await expect(second.getByRole("heading")).toHaveText(names[1]);
    await expect(second.getByRole("link")).toBeFocused();
    await expect(third.getByRole("heading")).toHaveText(names[2]);

    const remembered = waitUntilStored(page, "dismissed");
    await (await hide()).getByRole("button", { name: "Skip the reason" }).click();
    await remembered;
    await page.reload();
    await expect(second.getByRole("heading")).toHaveText(names[2]);
    await page.getByLabel("Search opportunities").fill(names[1]);
    await expect(page).toHaveURL(/search=/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/opportunities$/);
    await expect(page.getByRole("article").getByRole("heading", { name: names[1], exact: true })).toHaveCount(
      0,
    );

    await page.goto("/opportunities");
    await page.getByLabel("Show").selectOption("Show: Not for us");
    await expectScreen(page, "/opportunities?show=dismissed", "1 hidden opportunity");
    await expect(first.getByRole("heading")).toHaveText(names[1]);
    await expect(first.getByText("You hid this")).toBeVisible();
    await inspect(page, "what was hidden", { isMobile });
    await first.getByRole("button", { name: /^Bring back/ }).click();
    await expect(page.getByRole("heading", { name: "Nothing hidden" })).toBeVisible();
    await inspect(page, "nothing hidden", { isMobile });
    await page.getByRole("button", { name: "Show all opportunities" }).click();
    await expect(second.getByRole("heading")).toHaveText(names[1]);
  });

  test("an opportunity is saved for later and found among the saved ones @desktop", async ({
    page,
    member: _,
  }) => {
    await buildProfiledEntity(page.request);
    await page.goto("/opportunities");
    const card = findCards(page).nth(2);
    const name = await readName(card);
    const save = card.getByRole("button", { name: /^Save for later/ });
    const remembered = waitUntilStored(page, "saved");
    await save.click();
    await expect(save).toHaveAttribute("aria-pressed", "true");
    await expectToast(page, "Saved for later");
    await remembered;
    await page.reload();
    await expect(save).toHaveAttribute("aria-pressed", "true");
    await page.getByLabel("Show").selectOption("Show: Saved");
    await expectScreen(page, "/opportunities?show=saved", "1 saved opportunity");
    await expect(findCards(page).getByRole("heading")).toHaveText([name]);
    await inspect(page, "what was saved", { narrow: true });
    await findCards(page)
      .getByRole("button", { name: /^Save for later/ })
      .click();
    await expect(page.getByRole("heading", { name: "Nothing saved yet" })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(findCards(page).getByRole("heading")).toHaveText([name]);
  });

  test("a saved opportunity's deadline is on the home, also server-rendered, for a user without an entity @desktop", async ({
    page,
    member: _,
    isMobile,
  }) => {
    const opportunities = await listOpportunities(page.request);
    const { id, name } = opportunities.find(({ deadline }) => deadline)!;
    const answer = await page.request.put(`/api/opportunities/${id}/feedback`, { data: { kind: "saved" } });
    expect(answer.ok()).toBe(true);
    expect((await get<MatchedListView>(page.request, "/api/opportunities/matched")).opportunities).toEqual(
      [],
    );

    await page.goto("/");
    const section = page.getByRole("region", { name: "Deadlines" });
    await expect(section.getByText(/^1 deadline ahead/)).toBeVisible();
    await expect(section.getByRole("link", { name })).toHaveAttribute("href", `/opportunities/${id}`);
    await inspect(page, "the deadline of what was saved", { isMobile });
    // A busy server sends the plain page, so it may take several tries.
    const rendered = async () => (await page.request.get("/")).text();
    await expect.poll(rendered).toContain(`href="/opportunities/${id}"`);
  });

  test("an opportunity is saved and hidden on its own page too @desktop", async ({ page, member: _ }) => {
    await buildProfiledEntity(page.request);
    const { id } = (await get<MatchedListView>(page.request, "/api/opportunities/matched")).opportunities[0]!;
    await page.goto(`/opportunities/${id}`);
    await page.getByRole("button", { name: "Save for later", exact: true }).click();
    await expect(page.getByRole("button", { name: "Saved for later", exact: true })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await page.getByRole("button", { name: "Not for us", exact: true }).click();
    const remembered = waitUntilStored(page, "dismissed");
    await page.getByRole("button", { name: "Too much work for what it gives" }).click();
    await remembered;
    const told = page.getByText("You hid this: Too much work for what it gives");
    await expect(told).toBeVisible();
    await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
    await page.reload();
    await expect(told).toBeVisible();
    await inspect(page, "an opportunity that was hidden", { narrow: true });
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(told).toBeHidden();
    await expect(page.getByRole("button", { name: "Not for us", exact: true })).toBeFocused();
  });
});
