import type { Page } from "playwright/test";
import { expect, test } from "./support/fixtures";
import { findCards } from "./support/steps";

const MANY = 40;

/** Opens the list, loads several pages of cards and scrolls back to the top. */
async function openLongList(page: Page) {
  await page.goto("/opportunities");
  await expect(findCards(page).first()).toBeVisible();
  await expect
    .poll(
      async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        return findCards(page).count();
      },
      { timeout: 30_000 },
    )
    .toBeGreaterThanOrEqual(MANY);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
}

/** Tells whether the browser lays out the content of the card. */
const isDrawn = (page: Page, index: number) =>
  findCards(page)
    .nth(index)
    .getByRole("heading")
    .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));

test.describe("a long list of opportunities", () => {
  test("a long list of opportunities skips rendering far from the window and renders before one gets there @desktop", async ({
    page,
    member: _,
  }) => {
    await openLongList(page);
    await expect.poll(() => isDrawn(page, MANY - 1)).toBe(false);
    expect(await isDrawn(page, 0)).toBe(true);
    await findCards(page)
      .nth(MANY - 1)
      .scrollIntoViewIfNeeded();
    await expect.poll(() => isDrawn(page, MANY - 1)).toBe(true);
    await expect.poll(() => isDrawn(page, 8)).toBe(false);
  });

  test("a long list of opportunities is one list with its number of items to a screen reader @desktop", async ({
    page,
    member: _,
  }) => {
    await openLongList(page);
    const lists = page
      .getByRole("main")
      .getByRole("list")
      .filter({ has: page.getByRole("article") });
    await expect(lists).toHaveCount(1);
    // Another page may still be loading.
    const cardsWithoutItem = async () =>
      (await findCards(page).count()) - (await lists.getByRole("listitem").count());
    await expect.poll(cardsWithoutItem).toBe(0);
  });

  test("a long list of opportunities can be searched by the browser to its end, with all links and buttons @desktop", async ({
    page,
    member: _,
  }) => {
    await openLongList(page);
    await expect.poll(() => isDrawn(page, MANY - 1)).toBe(false);
    const far = findCards(page).nth(MANY - 1);
    const name = (await far.getByRole("heading").textContent())!;
    await expect(far.getByRole("link", { name, exact: true })).toHaveCount(1);
    await expect(far.getByRole("button", { name: /^(Save for later|Not for us)/ })).toHaveCount(2);

    // window.find() is find-in-page without its panel.
    const found = await page.evaluate(
      (words) => (window as unknown as { find(words: string): boolean }).find(words),
      name,
    );
    expect(found).toBe(true);
    await expect(far.getByRole("heading")).toBeInViewport();
  });

  test("a long list of opportunities keeps every card in its place when cards leave and enter the window", async ({
    page,
    member: _,
  }) => {
    await openLongList(page);
    const places = () =>
      page.evaluate(
        (many) =>
          [...document.querySelectorAll("[data-place]")]
            .slice(0, many)
            .map((card) => Math.round(card.getBoundingClientRect().top + scrollY)),
        MANY,
      );
    // Scroll each card into view once: before that the browser guesses its height.
    for (const card of await findCards(page).all()) await card.scrollIntoViewIfNeeded();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => isDrawn(page, MANY - 1)).toBe(false);
    const before = await places();
    await findCards(page)
      .nth(MANY - 1)
      .scrollIntoViewIfNeeded();
    await expect.poll(() => isDrawn(page, 8)).toBe(false);
    expect(await places()).toEqual(before);
    await findCards(page).nth(8).scrollIntoViewIfNeeded();
    await expect.poll(() => isDrawn(page, 8)).toBe(true);
    expect(await places()).toEqual(before);
  });

  test("a long list of opportunities keeps the focus and its position @desktop", async ({
    page,
    member: _,
  }) => {
    await openLongList(page);
    const save = findCards(page)
      .nth(10)
      .getByRole("button", { name: /^Save for later/ });
    await save.focus();
    await findCards(page)
      .nth(MANY - 1)
      .scrollIntoViewIfNeeded();
    await expect.poll(() => isDrawn(page, MANY - 1)).toBe(true);
    await expect(save).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(
      findCards(page)
        .nth(10)
        .getByRole("button", { name: /^Not for us/ }),
    ).toBeFocused();
  });
});
