import { expect, test as realTest } from "../support/fixtures";
import { sendPlainPages } from "../support/plain-pages";
import { filterCalls, serveList, openSpecScreen, buildFunds, test } from "../support/spec-test";
import { findCards } from "../support/steps";

// The list's texts are tested in client/src/spec/opportunities-list.test.tsx; scroll restoration in ../opportunities.e2e.ts.

test("2.5 cards are in a 2-column grid, and a click anywhere on one opens /opportunities/{id} @desktop", async ({
  page,
}) => {
  await openSpecScreen(page, "/opportunities", serveList(buildFunds(3)));
  await expect(findCards(page)).toHaveCount(3);
  const [first, second, third] = await Promise.all(
    [0, 1, 2].map((n) => findCards(page).nth(n).boundingBox()),
  );
  expect(second!.y).toBe(first!.y);
  expect(second!.x).toBeGreaterThan(first!.x + first!.width - 1);
  expect(third!.x).toBe(first!.x);
  expect(third!.y).toBeGreaterThan(first!.y);
  await findCards(page)
    .nth(2)
    .click({ position: { x: 10, y: 10 } });
  await expect(page).toHaveURL("/opportunities/o3");
});

test("2.5 the next page of the list is loaded when the end marker is 10% visible @desktop", async ({
  page,
}) => {
  const { calls } = await openSpecScreen(page, "/opportunities", serveList(buildFunds(25)));
  const asked = () => filterCalls(calls, "GET /api/opportunities").map(({ query }) => `?${query}`);
  await expect(findCards(page)).toHaveCount(10);
  expect(asked()).toEqual(["?page=1&limit=10"]);
  /** Scrolls until this many pixels below the cards are in view. */
  const showBelowCards = (pixels: number) =>
    page.getByRole("main").evaluate(async (main, shown) => {
      const marker = main.querySelector("ul:has(article)")!.nextElementSibling!;
      // The browser tells of what is visible, and sizes the cards that come near the window, after the frame.
      const settle = async () => {
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      };
      const scrollUntilShown = (pixels: number) =>
        scrollBy(0, marker.getBoundingClientRect().top - innerHeight + pixels);
      await settle();
      if (marker.getBoundingClientRect().top > innerHeight) {
        scrollUntilShown(-200);
        await settle();
      }
      scrollUntilShown(shown * marker.clientHeight);
      await settle();
    }, pixels);
  await showBelowCards(0.05);
  expect(asked()).toHaveLength(1);
  await showBelowCards(0.15);
  await expect(findCards(page)).toHaveCount(20);
  expect(asked()).toEqual(["?page=1&limit=10", "?page=2&limit=10"]);
});

realTest(
  "2.5 before the real server a newcomer's cards show no match figure @desktop",
  async ({ page, member: _ }) => {
    await sendPlainPages(page);
    const asking = page.waitForRequest("**/api/opportunities?*");
    await page.goto("/opportunities");
    expect(new URL((await asking).url()).search).toBe("?page=1&limit=10");
    await expect(findCards(page)).toHaveCount(10);
    await expect(findCards(page).getByText(/% match$/)).toHaveCount(0);
  },
);
