import type { Locator } from "playwright/test";
import { expect, test } from "./support/fixtures";
import { listViolations, resize } from "./support/inspect";
import { holdAnswer } from "./support/spec-test";
import { expectScreen, findMainNav } from "./support/steps";
import { buildApplication, buildEntity, listOpportunities } from "./support/story";

const FIRST_PAGE_SCRIPT_BYTES = 130_000;

test.describe("the navigation", () => {
  test("the navigation marks the current section by the beginning of the address", async ({
    page,
    member: _,
    isMobile,
  }) => {
    const [opportunity] = await listOpportunities(page.request);
    const entity = await buildEntity(page.request);
    const { id } = await buildApplication(page.request, entity.id, opportunity!);
    const toolkit = isMobile ? "Tools" : "Toolkit";
    for (const [path, name] of [
      ["/", "Home"],
      ["/opportunities", "Opportunities"],
      [`/opportunities/${opportunity!.id}`, "Opportunities"],
      [`/applications/${id}`, "Applications"],
      ["/toolkit", toolkit],
    ] as const) {
      await page.goto(path);
      const links = findMainNav(page).getByRole("link");
      await expect(links).toHaveText(["Home", "Opportunities", "Applications", toolkit]);
      await expect(links.and(page.getByRole("link", { name }))).toHaveAttribute("aria-current", "page");
      expect(
        await links.evaluateAll((all) => all.filter((link) => link.hasAttribute("aria-current")).length),
      ).toBe(1);
    }
    await page.getByRole("link", { name: "Settings" }).click();
    await expectScreen(page, "/settings", "Settings");
    await page.getByRole("banner").getByRole("link", { name: /home$/ }).click();
    await expectScreen(page, "/", "Hey there!");
  });

  test(
    "the navigation shows a tooltip after 200 ms on a desktop, also on keyboard focus",
    { tag: "@desktop" },
    async ({ page, member: _ }) => {
      await page.clock.install();
      await page.goto("/");
      await expect(page.getByRole("heading", { name: "Hey there!" })).toBeVisible();
      await page.clock.pauseAt(Date.now() + 60_000);
      const tooltip = page.getByRole("tooltip");
      for (const name of ["Home", "Opportunities", "Applications", "Toolkit"]) {
        // A hand moves on: one move alone might be on its way to the words of the icon before.
        for (const at of [16, 24])
          await findMainNav(page)
            .getByRole("link", { name })
            .hover({ position: { x: at, y: at } });
        await page.clock.runFor(190);
        await expect(tooltip).toBeHidden();
        await page.clock.runFor(20);
        await expect(tooltip).toHaveText(name);
      }
      await page.keyboard.press("Escape");
      await expect(tooltip).toBeHidden();
      await findMainNav(page).getByRole("link", { name: "Home" }).focus();
      await page.keyboard.press("Tab");
      await page.clock.runFor(210);
      await expect(tooltip).toHaveText("Opportunities");
    },
  );

  test("the navigation names the person on a desktop, and has targets of a finger's size on a phone", async ({
    page,
    member,
    isMobile,
  }) => {
    await page.goto("/");
    const banner = page.getByRole("banner");
    if (!isMobile) {
      await expect(banner.getByText("Ama Mensah")).toBeVisible();
      await expect(banner.getByText(member.email)).toBeVisible();
      return;
    }
    await expect(findMainNav(page).getByRole("link")).toHaveCount(4);
    const targets = [
      ...(await findMainNav(page).getByRole("link").all()),
      ...(await banner.getByRole("link").all()),
    ];
    expect(targets).toHaveLength(7);
    for (const target of targets) {
      const box = (await target.boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    }
    // The bar floats, so it is also in view at the end of a long page.
    await page.goto("/opportunities");
    await page.getByRole("main").getByRole("article").last().scrollIntoViewIfNeeded();
    await expect(findMainNav(page)).toBeInViewport({ ratio: 1 });
  });

  test(
    "the navigation can be skipped with the keyboard",
    { tag: "@desktop" },
    async ({ page, member: _ }) => {
      await page.goto("/toolkit");
      await expect(page.getByRole("heading", { name: "Funding Toolkit" })).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("main")).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
    },
  );
});

test("a new screen is announced to screen readers and starts at its top @desktop", async ({
  page,
  member: _,
}) => {
  await page.goto("/funders");
  await page
    .getByRole("button", { name: /^View Profile/ })
    .nth(20)
    .scrollIntoViewIfNeeded();
  await findMainNav(page).getByRole("link", { name: "Opportunities" }).click();
  await expect(page.getByRole("status").filter({ hasText: /^Opportunities$/ })).toHaveCount(1);
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
});

test("the heading of every screen begins at the same place @desktop", async ({ page, member: _ }) => {
  const starts: Record<string, number> = {};
  for (const path of [
    "/",
    "/opportunities",
    "/applications",
    "/calendar",
    "/funders",
    "/news",
    "/settings",
  ]) {
    await page.goto(path);
    starts[path] = (await page.getByRole("heading", { level: 1 }).boundingBox())!.x;
  }
  expect(new Set(Object.values(starts)).size, JSON.stringify(starts)).toBe(1);
});

test("the tabs of an application stay where they are from page to page @desktop", async ({
  page,
  member: _,
}) => {
  const entity = await buildEntity(page.request);
  const [opportunity] = await listOpportunities(page.request, "LAUNCH Accelerator");
  const { id } = await buildApplication(page.request, entity.id, opportunity!);
  const tabs = page.getByRole("navigation", { name: "Pages of this application" });
  const tops: number[] = [];
  for (const name of ["Application", "Call", "Budget", "Ready to send", "After"]) {
    if (name === "Application") await page.goto(`/applications/${id}`);
    else await tabs.getByRole("link", { name, exact: true }).click();
    await expect(tabs.getByRole("link", { name, exact: true })).toHaveAttribute("aria-current", "page");
    tops.push((await tabs.boundingBox())!.y);
  }
  expect(Math.max(...tops) - Math.min(...tops), tops.join(", ")).toBeLessThan(12);
  await page.getByRole("link", { name: "Your applications" }).click();
  await expectScreen(page, "/applications", "Your applications");
});

test.describe("a visitor's first page", () => {
  test("a visitor's first page fits the narrowest phone, with nothing cut off @desktop", async ({ page }) => {
    await page.goto("/");
    await resize(page, { width: 320, height: 640 });
    for (const part of [
      page.getByRole("combobox", { name: "Language" }).first(),
      page.getByText("It shows you the ones you are eligible for"),
      page.getByRole("link", { name: "Get started" }).first(),
      page.getByRole("link", { name: "Login" }).first(),
    ]) {
      const { x, width } = (await part.boundingBox())!;
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(320);
    }
  });

  test("a visitor's first page is small and loads no other screen's code @desktop", async ({ page }) => {
    const scripts: { path: string; bytes: Promise<number> }[] = [];
    page.on("requestfinished", (request) => {
      if (request.resourceType() !== "script") return;
      const bytes = request.sizes().then(({ responseBodySize }) => responseBodySize);
      scripts.push({ path: new URL(request.url()).pathname, bytes });
    });
    await page.goto("/");
    await expect(page.getByRole("link", { name: "Get started" }).first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    const screens = scripts.map(({ path }) => /([\w-]+-page)-[\w-]+\.js$/.exec(path)?.[1]).filter(Boolean);
    expect(screens).toEqual(["landing-page"]);
    const bytes = (await Promise.all(scripts.map((script) => script.bytes))).reduce(
      (sum, each) => sum + each,
      0,
    );
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(FIRST_PAGE_SCRIPT_BYTES);
  });

  test("a visitor's first page is sent with a strict content security policy, which it keeps @desktop", async ({
    page,
  }) => {
    // A violation of the policy is a console error and would fail this test.
    const answer = await page.goto("/");
    const policy = answer!.headers()["content-security-policy"] ?? "";
    for (const part of [
      "default-src 'self'",
      "script-src 'self'",
      "object-src 'none'",
      "frame-ancestors 'none'",
    ])
      expect(policy.split(";")).toContain(part);
    expect(policy).not.toContain("unsafe");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Get funded anywhere, at any stage.");
    await expect(page.getByText(/grants, equity, accelerators and loans/).first()).toBeVisible();
    await page.getByRole("link", { name: "Login" }).first().click();
    await expectScreen(page, "/login", "Welcome back");
  });

  test("a visitor's first page follows the device's theme until another is chosen @desktop", async ({
    page,
  }) => {
    const shown = () => page.evaluate(() => document.documentElement.dataset.theme);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/login");
    expect(await shown()).toBe("dark");
    await page.emulateMedia({ colorScheme: "light" });
    await expect.poll(shown).toBe("light");
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBeNull();
  });
});

test("the logo appears before the page's code and stays in place when the code takes over", async ({
  page,
}) => {
  const [code, answer] = [holdAnswer(), holdAnswer()];
  await page.route(/\/assets\/first-.*\.js$/, (route) => code.released.then(() => route.continue()));
  await page.route("**/api/auth/user", (route) => answer.released.then(() => route.continue()));
  const opacity = (mark: Locator) =>
    mark.evaluate((element) => Number(getComputedStyle(element.parentElement!).opacity));
  await page.goto("/login", { waitUntil: "commit" });
  const early = page.locator("#start svg");
  // Without its stylesheet it stands elsewhere.
  await expect(page.locator("#start")).toHaveCSS("position", "fixed");
  await expect.poll(() => opacity(early)).toBe(1);
  const place = await early.boundingBox();

  code.release();
  await expect(page.getByText("Loading")).toBeVisible();
  const late = page.getByRole("status").locator("svg");
  expect(await opacity(late)).toBe(1);
  expect(await late.boundingBox()).toEqual(place);
  await expect(early).toHaveCount(0);
  answer.release();
  await expectScreen(page, "/login", "Welcome back");
});

test.describe("a page whose code does not load", () => {
  const CODE = /\/assets\/first-.*\.js$/;
  const FAILED = "The page could not be loaded";

  test("a page whose code does not load says so, and starts by itself when the code can be loaded @desktop", async ({
    page,
    expectErrors,
  }) => {
    expectErrors(CODE);
    await page.route(CODE, (route) => route.abort());
    await page.goto("/login");
    await expect(page.getByRole("alert").getByRole("heading", { name: FAILED })).toBeVisible();
    await expect(page.getByRole("link", { name: "Try again" })).toBeVisible();
    expect(await listViolations(page)).toEqual([]);
    await page.unroute(CODE);
    await expectScreen(page, "/login", "Welcome back");
    await expect(page.getByText(FAILED)).toHaveCount(0);
  });

  test("a page whose code does not load starts by itself with the files of a newer build @desktop", async ({
    page,
    expectErrors,
  }) => {
    expectErrors(CODE);
    await page.route(CODE, (route) => route.fulfill({ status: 404 }));
    // The second load finds the file, as after an update of the server. It waits, because the page reloads by itself only once.
    const seen = holdAnswer();
    let loads = 0;
    await page.route("**/login", async (route) => {
      loads += 1;
      if (loads === 2) {
        await seen.released;
        await page.unroute(CODE);
      }
      await route.continue();
    });
    await page.goto("/login");
    await expect(page.getByRole("alert").getByText(FAILED)).toBeVisible();
    seen.release();
    await expectScreen(page, "/login", "Welcome back");
  });

  test("a page whose code does not load reloads when asked to, and by itself at most once a minute @desktop", async ({
    page,
    expectErrors,
  }) => {
    expectErrors(CODE);
    let starts = 0;
    page.on("request", (request) => void (starts += Number(request.isNavigationRequest())));
    let asked = 0;
    // The file loads but does not run.
    await page.route(CODE, (route) => {
      if (route.request().resourceType() === "script") return route.abort();
      asked++;
      return route.continue();
    });
    await page.clock.install();
    await page.goto("/login");
    const alert = page.getByRole("alert").getByText(FAILED);
    await expect(alert).toBeVisible();
    await page.clock.runFor(3_000);
    await expect.poll(() => starts).toBe(2);
    await expect(alert).toBeVisible();

    for (const question of [2, 3, 4]) {
      await page.clock.runFor(3_000);
      // The clock also runs by itself.
      await expect.poll(() => asked).toBeGreaterThanOrEqual(question);
    }
    expect(starts).toBe(2);
    await page.getByRole("link", { name: "Try again" }).click();
    await expect.poll(() => starts).toBe(3);
  });

  test.describe("a French page whose code does not load", () => {
    test.use({ locale: "fr-FR" });

    test("a French page whose code does not load says so in French @desktop", async ({
      page,
      expectErrors,
    }) => {
      expectErrors(CODE);
      await page.route(CODE, (route) => route.abort());
      await page.goto("/login");
      await expect(page.getByRole("heading", { name: "La page n’a pas pu être chargée" })).toBeVisible();
      await expect(page.getByRole("link", { name: "Réessayer" })).toBeVisible();
    });

    test("a French page whose code does not load says so in English where that was chosen @desktop", async ({
      page,
      expectErrors,
    }) => {
      expectErrors(CODE);
      await page.addInitScript(() => localStorage.setItem("language", "en"));
      await page.route(CODE, (route) => route.abort());
      await page.goto("/login");
      await expect(page.getByRole("alert").getByText(FAILED)).toBeVisible();
    });
  });
});

test.describe("the directories", () => {
  test("the directories say when they are empty, and offer another try when they fail @desktop", async ({
    page,
    member: _,
    expectErrors,
  }) => {
    expectErrors(/500.*\/api\/(funders|resources)$/);
    for (const [path, failed, none] of [
      ["/funders", "The funders could not be loaded", "No funders in the database yet"],
      ["/resources", "The resources could not be loaded", "No resources available yet"],
    ] as const) {
      await page.route(`**/api${path}`, (route) => route.fulfill({ json: [] }), { times: 1 });
      await page.route(`**/api${path}`, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
      await page.goto(path);
      await expect(page.getByText(failed)).toBeVisible();
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByText(none)).toBeVisible();
    }
  });
});
