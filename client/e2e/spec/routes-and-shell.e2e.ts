import type { Page } from "playwright/test";
import { expect } from "../support/fixtures";
import { SPEC_USER } from "../support/spec-api";
import { VISITOR, held, open, test } from "../support/spec-test";
import { expectScreen, mainNav, visit } from "../support/steps";

// The tooltips after 200 ms, the 404 page's ways on and the landing page's first words are in ../shell.e2e.ts.

const SCREENS = [
  ["/", "Hey there!"],
  ["/opportunities", "0 funding opportunities"],
  ["/opportunities/o1", "Water Fund"],
  ["/applications", "Your applications"],
  ["/applications/a1", "Wells for all"],
  ["/toolkit", "Funding Toolkit"],
  ["/pitch-deck", "Pitch Deck Analyzer"],
  ["/funders", "Funders & Investors"],
  ["/resources", "Resources & Templates"],
  ["/settings", "Settings"],
] as const;
const ADMIN = "/admin/verification";
const ADMIN_ROUTES = {
  "GET /api/admin/scrape/sources": { body: [] },
  "GET /api/admin/opportunities/pending": { body: { opportunities: [] } },
  "GET /api/admin/opportunities": { body: { opportunities: [] } },
};

const landing = (page: Page) => page.getByRole("heading", { name: "Get funded anywhere, at any stage." });

test.describe("2.1 the routes @desktop", () => {
  test("2.1 the public routes are open to visitors", async ({ page }) => {
    await open(page, "/login", { ...VISITOR, "GET /api/auth/verify-email/{token}": { status: 200 } });
    for (const [path, heading] of [
      ["/login", "Welcome back"],
      ["/signup", "Create your account"],
      ["/forgot-password", "Forgot your password?"],
      ["/reset-password?token=secret", "Choose a new password"],
      ["/verify-email?token=secret", "Email verified!"],
    ] as const) {
      await visit(page, path);
      await expectScreen(page, path, heading);
    }
  });

  test("2.1 the authenticated routes show their screens", async ({ page }) => {
    await open(page, "/nowhere");
    for (const [path, heading] of SCREENS) {
      await visit(page, path);
      await expectScreen(page, path, heading);
    }
  });

  test("6 visitors see the landing page and the authentication pages, and are led there from all others", async ({
    page,
  }) => {
    const { calls } = await open(page, "/", VISITOR);
    await expect(landing(page)).toBeVisible();
    for (const path of [...SCREENS.slice(1).map(([path]) => path), ADMIN]) {
      await visit(page, path);
      await expectScreen(page, `/login?next=${encodeURIComponent(path)}`, "Welcome back");
    }
    expect(new Set(calls.map(({ path }) => path))).toEqual(new Set(["/api/auth/user"]));
  });

  test("6 the admin route is open to every signed-in user", async ({ page, expectErrors }) => {
    expectErrors(/404.*\/api\/admin\//);
    await open(page, ADMIN, ADMIN_ROUTES);
    await expect(page).toHaveURL(ADMIN);
    await expect(page.getByRole("tab", { name: "Scraping & Verification" })).toBeVisible();
  });

  test("2.1 any other path is a 404 page titled Page Not Found with two buttons", async ({ page }) => {
    await open(page, "/toolkit");
    for (const path of ["/nowhere", "/opportunities/o1/nowhere", "/admin"]) {
      await visit(page, path);
      await expectScreen(page, path, "Page Not Found");
      await expect(page).toHaveTitle(/^Page Not Found/);
      const buttons = page.getByRole("main").getByRole("link");
      await expect(buttons).toHaveText(["Go Home", "View Opportunities"]);
      await expect(buttons.first()).toHaveAttribute("href", "/");
      await expect(buttons.last()).toHaveAttribute("href", "/opportunities");
    }
  });

  test("2.1 a Loading screen is shown while the authentication state loads", async ({ page }) => {
    const user = held();
    await open(page, "/toolkit", {
      "GET /api/auth/user": () => user.released.then(() => ({ body: SPEC_USER })),
    });
    for (const path of ["/", "/opportunities", "/login", "/nowhere"]) {
      await visit(page, path);
      await expect(page.getByText("Loading", { exact: true })).toBeVisible();
      await expect(page.getByRole("heading")).toHaveCount(0);
    }
    user.release();
    await expectScreen(page, "/nowhere", "Page Not Found");
  });
});

test.describe("4 who is signed in @desktop", () => {
  test("4 somebody is when the current-user call returns data", async ({ page }) => {
    await open(page, "/", { "GET /api/auth/user": { body: { email: SPEC_USER.email } } });
    await expectScreen(page, "/", "Hey there!");
  });

  for (const [what, answer] of [
    ["401", { status: 401 }],
    ["null", { body: null }],
    ["no body", { status: 204 }],
  ] as const)
    test(`4 a missing answer counts as not authenticated: ${what}`, async ({ page }) => {
      await open(page, "/", { "GET /api/auth/user": answer });
      await expect(landing(page)).toBeVisible();
      await visit(page, "/toolkit");
      await expectScreen(page, "/login?next=%2Ftoolkit", "Welcome back");
    });
});

test.describe("2.2 the shell @desktop", () => {
  const banner = (page: Page) => page.getByRole("banner");
  const opacityOf = (page: Page, name: string) =>
    mainNav(page)
      .getByRole("link", { name })
      .locator("svg")
      .evaluate((icon) => Number(getComputedStyle(icon).opacity));

  test("2.2 the mobile layout applies below 768 px: a top bar with logo and settings, a floating bar below", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 767, height: 700 });
    await open(page, "/opportunities");
    await expectScreen(page, "/opportunities", "0 funding opportunities");
    await expect(banner(page).getByRole("link", { name: /, home$/ })).toBeVisible();
    await expect(banner(page).getByRole("link", { name: "Settings" })).toBeVisible();
    await expect(page.getByText(SPEC_USER.email)).toBeHidden();
    const bar = (await mainNav(page).boundingBox())!;
    await expect(mainNav(page)).toHaveCSS("position", "fixed");
    // It floats: there is air on every side.
    expect(bar.x).toBeGreaterThan(0);
    expect(bar.x + bar.width).toBeLessThan(767);
    expect(bar.y).toBeGreaterThan(350);
    expect(bar.y + bar.height).toBeLessThan(700);

    await page.setViewportSize({ width: 768, height: 700 });
    await expect(page.getByText(SPEC_USER.email)).toBeVisible();
    const rail = (await mainNav(page).boundingBox())!;
    expect(rail.x).toBe(0);
    expect(rail.height).toBeGreaterThan(rail.width);
  });

  test("2.2 the logo leads to /, the settings button to /settings", async ({ page }) => {
    await open(page, "/toolkit");
    await banner(page).getByRole("link", { name: "Settings" }).click();
    await expectScreen(page, "/settings", "Settings");
    await banner(page)
      .getByRole("link", { name: /, home$/ })
      .click();
    await expectScreen(page, "/", "Hey there!");
  });

  test("2.2 four icon links lead to Home, Opportunities, Applications and Toolkit", async ({ page }) => {
    await open(page, "/");
    const links = mainNav(page).getByRole("link");
    await expect(links).toHaveCount(4);
    for (const [index, [name, path, heading]] of (
      [
        ["Home", "/", "Hey there!"],
        ["Opportunities", "/opportunities", "0 funding opportunities"],
        ["Applications", "/applications", "Your applications"],
        ["Toolkit", "/toolkit", "Funding Toolkit"],
      ] as const
    ).entries()) {
      await expect(links.nth(index)).toHaveAccessibleName(name);
      await expect(links.nth(index).locator("svg")).toBeVisible();
      await links.nth(index).click();
      await expectScreen(page, path, heading);
    }
  });

  test("2.2 the user's full name stands with the e-mail", async ({ page }) => {
    await open(page, "/toolkit");
    await expect(banner(page)).toContainText("Ama Mensahama@example.org");
  });

  test("2.2 it is the word User when the first or the last name is missing", async ({ page }) => {
    for (const missing of [{ firstName: null }, { lastName: "" }]) {
      await open(page, "/toolkit", { "GET /api/auth/user": { body: { ...SPEC_USER, ...missing } } });
      await expect(banner(page)).toContainText("Userama@example.org");
    }
  });

  test("2.2 the active item is full opacity and the others dimmed", async ({ page }) => {
    await open(page, "/nowhere");
    for (const [path, active] of [
      ["/", "Home"],
      ["/opportunities", "Opportunities"],
      ["/opportunities/o1", "Opportunities"],
      ["/applications", "Applications"],
      ["/applications/a1", "Applications"],
      ["/toolkit", "Toolkit"],
      ["/settings", undefined],
    ] as const) {
      await visit(page, path);
      for (const name of ["Home", "Opportunities", "Applications", "Toolkit"])
        await expect
          .poll(() => opacityOf(page, name), { message: `${name} at ${path}` })
          .toBe(name === active ? 1 : 0.6);
    }
  });

  test("2.2 the landing page has a Get started button to /signup, with a note that it is free", async ({
    page,
  }) => {
    await open(page, "/", VISITOR);
    await expect(page.getByText("It is free to start.")).toBeVisible();
    await page.getByRole("link", { name: "Get started" }).click();
    await expectScreen(page, "/signup", "Create your account");
  });

  test("2.2 the landing page has a Login button to /login, asking whether one has an account", async ({
    page,
  }) => {
    await open(page, "/", VISITOR);
    await expect(page.getByText("Already have an account?")).toBeVisible();
    await page.getByRole("link", { name: "Login" }).click();
    await expectScreen(page, "/login", "Welcome back");
  });
});

test("2.2 the toolkit item is labelled Tools on mobile, Toolkit on a desktop", async ({ page, isMobile }) => {
  await open(page, "/toolkit");
  const links = mainNav(page).getByRole("link");
  await expect(links).toHaveText(
    isMobile ? ["Home", "Opportunities", "Applications", "Tools"] : ["", "", "", ""],
  );
  await expect(links.last()).toHaveAccessibleName(isMobile ? "Tools" : "Toolkit");
});
