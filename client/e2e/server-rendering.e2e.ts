import type { BrowserContext, Page } from "playwright/test";
import { expect, makePerson, post, test, waitUntilInteractive } from "./support/fixtures";
import { listViolations } from "./support/inspect";
import { buildProfiledEntity, listOpportunities } from "./support/story";

/** Holds the page's code back until the returned function is called. */
async function holdCode(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Loads a server-rendered page. A busy server sends the plain page instead, so it may take several tries. */
const loadRendered = (page: Page, path: string) =>
  expect(async () => {
    const answer = await page.goto(path, { waitUntil: "commit" });
    expect(await answer?.text()).toContain("server-state");
  }).toPass();

const expectHydrated = async (page: Page) => {
  await waitUntilInteractive(page);
  await expect(page.getByRole("alert")).toHaveCount(0);
};

/** Lists the screens that the server renders for a member, with some of their words. */
async function listMemberScreens(page: Page, firstName: string) {
  await buildProfiledEntity(page.request);
  const [opportunity] = await listOpportunities(page.request);
  const { id, name } = opportunity!;
  return [
    { path: "/", heading: "Hey there!", text: firstName },
    { path: "/opportunities", heading: /\d funding opportunities/, text: name },
    { path: `/opportunities/${id}`, heading: name, text: "Eligibility Criteria" },
  ];
}

test.describe("with JavaScript off", () => {
  const withoutJavaScript = async (context: BrowserContext) => {
    const browser = context.browser()!;
    const reader = await browser.newContext({
      baseURL: test.info().project.use.baseURL,
      javaScriptEnabled: false,
      storageState: await context.storageState(),
    });
    return reader.newPage();
  };

  test("without JavaScript a member reads the home, the list and an opportunity @desktop", async ({
    page,
    member,
    context,
  }) => {
    const screens = await listMemberScreens(page, member.firstName);
    const reader = await withoutJavaScript(context);
    for (const { path, heading, text } of screens) {
      await loadRendered(reader, path);
      await expect(reader.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await expect(reader.getByText(text).first()).toBeAttached();
    }
    await reader.context().close();
  });

  test("without JavaScript a visitor reads the landing page @desktop", async ({ context }) => {
    const reader = await withoutJavaScript(context);
    await loadRendered(reader, "/");
    await expect(reader.getByRole("link", { name: "Get started" }).first()).toBeVisible();
    await reader.context().close();
  });

  test("a server-rendered page never has another member's data @desktop", async ({
    page,
    member,
    context,
    browser,
  }) => {
    void member;
    await buildProfiledEntity(page.request, { name: "Lamp House" });
    const other = await browser.newContext({ baseURL: test.info().project.use.baseURL });
    await post(other.request, "/api/auth/signup", makePerson());
    for (const path of ["/", "/opportunities"]) {
      const pages = [context, other].map(async ({ request }) => (await request.get(path)).text());
      const [own, others] = await Promise.all(pages);
      expect(own).not.toBe(others);
      expect(others).not.toContain("Lamp House");
    }
    await other.close();
  });
});

test.describe("hydration", () => {
  test("hydration keeps every server-rendered element and requests none of its data again", async ({
    page,
    member,
  }) => {
    for (const { path, heading } of await listMemberScreens(page, member.firstName)) {
      let asked: string[] = [];
      page.on("request", (request) => {
        if (request.isNavigationRequest()) asked = [];
        asked.push(new URL(request.url()).pathname);
      });
      const release = await holdCode(page);
      await loadRendered(page, path);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await page.evaluate(() =>
        Object.assign(window, { rendered: [...document.querySelectorAll("#root *")] }),
      );
      release();
      await expectHydrated(page);
      await expect(page).toHaveTitle(/ · Amberway$/);
      const gone = await page.evaluate(() =>
        (window as unknown as { rendered: Element[] }).rendered
          .filter(({ isConnected }) => !isConnected)
          .map(({ outerHTML }) => outerHTML.slice(0, 100)),
      );
      expect(gone).toEqual([]);
      for (const address of ["/api/entities", "/api/opportunities"]) expect(asked).not.toContain(address);
      page.removeAllListeners("request");
      await page.unroute(/\/assets\/.*\.js/);
    }
  });

  test("hydration handles a press made right after the load @desktop", async ({ page, member }) => {
    void member;
    const [opportunity] = await listOpportunities(page.request);
    await loadRendered(page, `/opportunities/${opportunity!.id}`);
    await expectHydrated(page);
    await page.getByRole("button", { name: "Save for later", exact: true }).click();
    await expect(page.getByRole("button", { name: "Saved for later" })).toBeVisible();
  });

  test("hydration handles a search made right after the load @desktop", async ({ page, member }) => {
    void member;
    await loadRendered(page, "/opportunities");
    await expectHydrated(page);
    await page.getByRole("searchbox").fill("water");
    await page.getByLabel("Country").selectOption("KE");
    await expect(page).toHaveURL(/search=water/);
    await expect(page).toHaveURL(/country=KE/);
  });

  test("hydration of the landing page makes its links work without a page load @desktop", async ({
    page,
  }) => {
    await loadRendered(page, "/");
    await expectHydrated(page);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByRole("link", { name: "Login" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/login/);
    expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  });

  test("hydration is followed by the entity that was chosen in this tab @desktop", async ({
    page,
    member,
  }) => {
    void member;
    await buildProfiledEntity(page.request);
    const second = await buildProfiledEntity(page.request, { name: "Night School" });
    await page.addInitScript((id) => sessionStorage.setItem("matches-for", id), second.id);
    await loadRendered(page, "/opportunities");
    await expect(page).toHaveURL(new RegExp(`entity=${second.id}`));
    await expect(page.getByLabel("Matches for")).toHaveValue(second.id);
  });

  test("hydration corrects the days to the reader's time zone @desktop", async ({ browser }) => {
    const far = await browser.newContext({
      baseURL: test.info().project.use.baseURL,
      timezoneId: "Pacific/Kiritimati",
    });
    const person = makePerson();
    await post(far.request, "/api/auth/signup", person);
    const answer = await far.request.patch("/api/auth/user/preferences", {
      data: { timezone: "Pacific/Kiritimati" },
    });
    expect(answer.ok()).toBe(true);
    const page = await far.newPage();
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    await loadRendered(page, "/");
    const heading = await page.getByRole("heading", { level: 1 }).elementHandle();
    await waitUntilInteractive(page);
    expect(await heading?.evaluate(({ isConnected }) => isConnected)).toBe(true);
    expect(errors).toEqual([]);
    await far.close();
  });
});

test("a server-rendered page passes the accessibility checks in both themes @desktop", async ({
  page,
  member,
}) => {
  const screens = await listMemberScreens(page, member.firstName);
  await holdCode(page);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const { path } of screens) {
      await loadRendered(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
      expect.soft(await listViolations(page), `${colorScheme} ${path}`).toEqual([]);
    }
  }
});

test("a server-rendered page in another language than the browser's is hidden and rendered again @desktop", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("language", "fr"));
  const release = await holdCode(page);
  await loadRendered(page, "/");
  const english = page.getByText("Get started", { exact: true }).first();
  await expect(english).toBeAttached();
  await expect(english).toBeHidden();
  release();
  await expect(page.getByRole("link", { name: "Commencer" }).first()).toBeVisible();
});

test("a server-rendered page stays and shows a message when its scripts do not load @desktop", async ({
  page,
  member,
  expectErrors,
}) => {
  expectErrors(/net::ERR_FAILED/);
  let isAway = true;
  // The question whether the script is back stays refused, because its answer would reload the page before the press.
  await page.route(/\/assets\/first-.*\.js/, (route) =>
    isAway || route.request().resourceType() !== "script" ? route.abort() : route.continue(),
  );
  await loadRendered(page, "/");
  await expect(page.getByRole("alert")).toContainText("The page could not be loaded");
  await expect(page.getByRole("main").getByText(member.email)).toBeVisible();
  isAway = false;
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page).toHaveTitle(/^Home ·/);
  await expect(page.getByRole("alert")).toBeHidden();
});
