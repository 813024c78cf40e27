import type { Page } from "playwright/test";
import { expect, test } from "./support/fixtures";
import { cardsIn } from "./support/steps";

const MANY = 40;

/** The list with several pages of cards, seen from its beginning. */
async function openLongList(page: Page) {
  await page.goto("/opportunities");
  await expect(cardsIn(page).first()).toBeVisible();
  await expect
    .poll(
      async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        return cardsIn(page).count();
      },
      { timeout: 30_000 },
    )
    .toBeGreaterThanOrEqual(MANY);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
}

/** Whether the browser lays out what is in the card. */
const isDrawn = (page: Page, index: number) =>
  cardsIn(page)
    .nth(index)
    .getByRole("heading")
    .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));

test.describe("a long list of opportunities", () => {
  test("leaves out what is far from the window, and draws it before one gets there", async ({
    page,
    member: _,
  }) => {
    await openLongList(page);
    await expect.poll(() => isDrawn(page, MANY - 1)).toBe(false);
    expect(await isDrawn(page, 0)).toBe(true);
    await cardsIn(page)
      .nth(MANY - 1)
      .scrollIntoViewIfNeeded();
    await expect.poll(() => isDrawn(page, MANY - 1)).toBe(true);
    await expect.poll(() => isDrawn(page, 8)).toBe(false);
  });

  test("is one list of so many items to a screen reader", async ({ page, member: _ }) => {
    await openLongList(page);
    const lists = page
      .getByRole("main")
      .getByRole("list")
      .filter({ has: page.getByRole("article") });
    await expect(lists).toHaveCount(1);
    // A page may still be on its way.
    const cardsWithoutItem = async () =>
      (await cardsIn(page).count()) - (await lists.getByRole("listitem").count());
    await expect.poll(cardsWithoutItem).toBe(0);
  });

  test("is searched by the browser to its end, with the links and buttons of every card", async ({
    page,
    member: _,
  }) => {
    await openLongList(page);
    await expect.poll(() => isDrawn(page, MANY - 1)).toBe(false);
    const far = cardsIn(page).nth(MANY - 1);
    const name = (await far.getByRole("heading").textContent())!;
    await expect(far.getByRole("link", { name, exact: true })).toHaveCount(1);
    await expect(far.getByRole("button", { name: /^(Save for later|Not for us)/ })).toHaveCount(2);

    // window.find() is what find-in-page does, without its panel.
    const found = await page.evaluate(
      (words) => (window as unknown as { find(words: string): boolean }).find(words),
      name,
    );
    expect(found).toBe(true);
    await expect(far.getByRole("heading")).toBeInViewport();
  });

  test("keeps every card in its place when one goes away and comes back", async ({ page, member: _ }) => {
    await openLongList(page);
    const places = () =>
      page.evaluate(
        (many) =>
          [...document.querySelectorAll("[data-place]")]
            .slice(0, many)
            .map((card) => Math.round(card.getBoundingClientRect().top + scrollY)),
        MANY,
      );
    // Each is in sight once: what was not has a guessed size.
    for (const card of await cardsIn(page).all()) await card.scrollIntoViewIfNeeded();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => isDrawn(page, MANY - 1)).toBe(false);
    const before = await places();
    await cardsIn(page)
      .nth(MANY - 1)
      .scrollIntoViewIfNeeded();
    await expect.poll(() => isDrawn(page, 8)).toBe(false);
    expect(await places()).toEqual(before);
    await cardsIn(page).nth(8).scrollIntoViewIfNeeded();
    await expect.poll(() => isDrawn(page, 8)).toBe(true);
    expect(await places()).toEqual(before);
  });

  test("never takes the focus away, nor loses its place", async ({ page, member: _ }) => {
    await openLongList(page);
    const save = cardsIn(page)
      .nth(10)
      .getByRole("button", { name: /^Save for later/ });
    await save.focus();
    await cardsIn(page)
      .nth(MANY - 1)
      .scrollIntoViewIfNeeded();
    await expect.poll(() => isDrawn(page, MANY - 1)).toBe(true);
    await expect(save).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(
      cardsIn(page)
        .nth(10)
        .getByRole("button", { name: /^Not for us/ }),
    ).toBeFocused();
  });
});
