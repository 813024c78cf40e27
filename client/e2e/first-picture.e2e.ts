import type { Page } from "playwright/test";
import { expect, test } from "./support/fixtures";
import { violationsOn } from "./support/inspect";
import { cardsIn } from "./support/steps";
import { buildProfiledEntity, listOpportunities } from "./support/story";

/** Keeps the page's code away until the test lets it come. */
async function holdCode(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Loads a page whose code is held. A server that is busy sends it without a picture rather than late, so it may take another try. */
const look = (page: Page, path: string) =>
  expect(async () => {
    const answer = await page.goto(path, { waitUntil: "commit" });
    expect(await answer?.text()).toContain("data-picture");
  }).toPass();

/** Has the page begin anew instead of going on with its picture. */
const drawAnew = (page: Page) =>
  page.route(
    (url) => !url.pathname.startsWith("/api/") && !url.pathname.includes("."),
    async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(/ data-user="[^"]*"/, ' data-user="somebody else"');
      await route.fulfill({ response: answer, body });
    },
  );

/** Every element of the screen with its attributes and own words, once nothing of it is on its way; ids are only what tells them apart. */
const shownOn = async (page: Page): Promise<string[]> => {
  await expect(page.locator("#root [aria-busy=true]")).toHaveCount(0);
  return page.evaluate(() =>
    [...document.querySelectorAll("#root *")].map((element) => {
      const attributes = [...element.attributes]
        .filter(
          ({ name }) =>
            !/^(id|for|selected|data-near|style|aria-(controls|labelledby|describedby))$/.test(name),
        )
        .map(({ name, value }) => `${name}=${value}`)
        .sort();
      const words = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const style = (element as HTMLElement).style?.cssText ?? "";
      return [element.tagName, ...attributes, style, words.map((node) => node.textContent).join("")].join(
        " ",
      );
    }),
  );
};

/** The screens' own titles come with the code. */
const expectAtWork = (page: Page, title: string | RegExp) => expect(page).toHaveTitle(title);

test.describe("the first picture of a page", () => {
  test("shows what the screen will show before its code is there, which goes on from it", async ({
    page,
    member,
  }) => {
    await buildProfiledEntity(page.request);
    const [opportunity] = await listOpportunities(page.request);
    const screens = [
      { path: "/", heading: "Hey there!", shown: member.firstName, title: /^Home ·/ },
      {
        path: "/opportunities",
        heading: /\d funding opportunities/,
        shown: opportunity!.name,
        title: /^Opportunities ·/,
      },
      {
        path: `/opportunities/${opportunity!.id}`,
        heading: opportunity!.name,
        shown: "Eligibility Criteria",
        title: new RegExp(`^${opportunity!.name.slice(0, 10)}`),
      },
    ];
    for (const { path, heading, shown, title } of screens) {
      const release = await holdCode(page);
      await look(page, path);
      const headline = page.getByRole("heading", { level: 1, name: heading });
      await expect(headline).toBeVisible();
      await expect(page.getByText(shown).first()).toBeAttached();
      const drawn = await page.locator("#root *").elementHandles();
      release();
      await expectAtWork(page, title);
      await expect(headline).toBeVisible();
      const gone = await Promise.all(drawn.map((each) => each.evaluate((element) => !element.isConnected)));
      expect(gone.filter(Boolean)).toEqual([]);
      await page.unroute(/\/assets\/.*\.js/);
      const goneOn = await shownOn(page);
      await drawAnew(page);
      await page.goto(path);
      await expect(headline).toBeVisible();
      expect(await shownOn(page)).toEqual(goneOn);
      await page.unrouteAll();
    }
  });

  test("shows visitors the front door", async ({ page }) => {
    const release = await holdCode(page);
    await look(page, "/");
    await expect(page.getByRole("link", { name: "Get started" }).first()).toBeVisible();
    release();
    // A link within the page, once its code is there.
    await expect(page.locator("#root > p[role=status]")).toHaveText("Amberway");
    await page.getByRole("link", { name: "Login" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("breaks no rule of access, in either theme", async ({ page, member }) => {
    void member;
    await buildProfiledEntity(page.request);
    const [opportunity] = await listOpportunities(page.request);
    await holdCode(page);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      for (const path of ["/", "/opportunities", `/opportunities/${opportunity!.id}`]) {
        await look(page, path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
        expect.soft(await violationsOn(page), `${colorScheme} ${path}`).toEqual([]);
      }
    }
  });
});

test.describe("what somebody does in the picture", () => {
  test("in a field is heard when the code is there", async ({ page, member }) => {
    void member;
    const release = await holdCode(page);
    await look(page, "/opportunities");
    await page.getByRole("searchbox").fill("water");
    await page.getByLabel("Country").selectOption("KE");
    release();
    await expect(page).toHaveURL(/search=water/);
    await expect(page).toHaveURL(/country=KE/);
    await expect(page.getByRole("searchbox")).toHaveValue("water");
    await expect(page.getByLabel("Country")).toHaveValue("KE");
  });

  test("to a button is done when the code is there", async ({ page, member }) => {
    void member;
    const [opportunity] = await listOpportunities(page.request);
    const release = await holdCode(page);
    await look(page, `/opportunities/${opportunity!.id}`);
    await page.getByRole("button", { name: "Save for later" }).click();
    release();
    await expect(page.getByRole("button", { name: "Saved for later" })).toBeVisible();
  });
});

test.describe("a picture that is not gone on with", () => {
  test("gives way to what the API answers now", async ({ page, member, expectErrors }) => {
    void member;
    expectErrors(/500/);
    await page.route(/\/api\/opportunities\?/, (route) =>
      route.fulfill({ status: 500, json: { message: "Out of order", code: "internal" } }),
    );
    await page.goto("/opportunities");
    await expect(page.getByRole("alert")).toContainText("Failed to fetch opportunities");
    await expect(cardsIn(page)).toHaveCount(0);
  });

  test("gives way to what the screen waits for, when answers take long", async ({ page, member }) => {
    void member;
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/\/api\/opportunities\?/, async (route) => {
      await asked;
      await route.continue();
    });
    await look(page, "/opportunities");
    await expect(page.getByRole("heading", { level: 1, name: "Loading..." })).toBeVisible();
    answer();
    await expect(cardsIn(page).first()).toBeVisible();
  });

  test("is not shown to who has chosen another language in this browser", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("language", "fr"));
    const release = await holdCode(page);
    await look(page, "/");
    const english = page.getByText("Get started", { exact: true }).first();
    await expect(english).toBeAttached();
    await expect(english).toBeHidden();
    release();
    await expect(page.getByRole("link", { name: "Commencer" }).first()).toBeVisible();
  });

  test("is not shown where another entity's matches were looked at in this tab", async ({ page, member }) => {
    void member;
    await buildProfiledEntity(page.request);
    const second = await buildProfiledEntity(page.request, { name: "Lamp House" });
    await page.addInitScript((id) => sessionStorage.setItem("matches-for", id), second.id);
    await look(page, "/opportunities");
    await expect(page).toHaveURL(new RegExp(`entity=${second.id}`));
    await expect(page.getByLabel("Matches for")).toHaveValue(second.id);
  });

  test("stays, and says so, when the page's code does not come", async ({ page, member, expectErrors }) => {
    expectErrors(/net::ERR_FAILED/);
    await page.route(/\/assets\/first-.*\.js/, (route) => route.abort());
    await look(page, "/");
    await expect(page.getByRole("alert")).toContainText("The page could not be loaded");
    await expect(page.getByRole("main").getByText(member.email)).toBeVisible();
    await page.unroute(/\/assets\/first-.*\.js/);
    await page.getByRole("link", { name: "Try again" }).click();
    await expectAtWork(page, /^Home ·/);
    await expect(page.getByRole("alert")).toBeHidden();
  });
});
