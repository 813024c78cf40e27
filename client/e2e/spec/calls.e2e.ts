import { expect } from "../support/fixtures";
import { SPEC_USER, specOpportunity } from "../support/spec-api";
import { VISITOR, callsTo, expectTold, open, test } from "../support/spec-test";
import { cardsIn, expectScreen, logIn } from "../support/steps";

// What belongs to no screen alone: how calls are made, and how toasts come and go.

const LOGIN = "POST /api/auth/login";
/** What the dashboard reads, after the question who is there. */
const READS = ["auth/user", "opportunities/matched", "applications", "entities"].map(
  (name) => `GET /api/${name}`,
);
const PERSON = { email: "ama@example.org", password: "yellow lamp" };

test.describe("7 calls @desktop", () => {
  test("7 every request carries credentials; bodies are JSON with a JSON content type", async ({ page }) => {
    await page.addInitScript(() => {
      const fetch = window.fetch.bind(window);
      const credentials: unknown[] = [];
      Object.assign(window, { credentials });
      window.fetch = (input, init) => {
        credentials.push(init?.credentials);
        return fetch(input, init);
      };
    });
    await open(page, "/login", { ...VISITOR, [LOGIN]: { status: 200 } });
    const sent = page.waitForRequest("**/api/auth/login");
    await logIn(page, PERSON);
    const request = await sent;
    expect(request.headers()["content-type"]).toMatch(/^application\/json(;|$)/);
    expect(request.postDataJSON()).toEqual(PERSON);
    await expectTold(page, "Logged in successfully");
    const credentials = await page.evaluate(
      () => (window as unknown as { credentials: string[] }).credentials,
    );
    // Who is there, the login, who is there now, and what the next screen reads.
    expect(credentials.length).toBeGreaterThanOrEqual(3);
    expect(new Set(credentials)).toEqual(new Set(["include"]));
  });

  test("7 nothing is read again on focus or as time goes by", async ({ page }) => {
    await page.clock.install();
    const { calls } = await open(page, "/", {
      "GET /api/opportunities/matched": { body: { opportunities: [specOpportunity()] } },
    });
    await expect(cardsIn(page)).toHaveCount(1);
    const read = () => READS.map((route) => callsTo(calls, route).length);
    await expect.poll(read).toEqual([1, 1, 1, 1]);
    await page.evaluate(() => {
      window.dispatchEvent(new Event("focus"));
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await page.clock.fastForward(3_600_000);
    await expectScreen(page, "/", "Hey there!");
    expect(read()).toEqual([1, 1, 1, 1]);
  });

  test("7 no query retries", async ({ page, expectErrors }) => {
    expectErrors(/500.*\/api\/(auth\/user|opportunities\/matched|applications|entities)$/);
    await page.clock.install();
    const { calls, routes } = await open(page, "/toolkit", { "GET /api/auth/user": { status: 500 } });
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    await page.clock.fastForward(60_000);
    expect(callsTo(calls, "GET /api/auth/user")).toHaveLength(1);
    routes["GET /api/auth/user"] = { body: SPEC_USER };
    const failing = READS.slice(1);
    for (const route of failing) routes[route] = { status: 500 };
    await page.goto("/");
    await expect(page.getByText("Your matches could not be loaded")).toBeVisible();
    await expect(page.getByText("Your action items could not be loaded")).toBeVisible();
    await page.clock.fastForward(60_000);
    for (const route of failing) expect(callsTo(calls, route)).toHaveLength(1);
  });
});

test.describe("9 toasts @desktop", () => {
  test("9 a toast goes after 5000 ms", async ({ page, expectErrors }) => {
    expectErrors(/401.*\/api\/auth\/login$/);
    await page.clock.install();
    await open(page, "/login", { ...VISITOR, [LOGIN]: { status: 401 } });
    await page.getByLabel("Password", { exact: true }).fill(PERSON.password);
    await page.getByLabel("Email").fill(PERSON.email);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByLabel("Email").press("Enter");
    const toast = page.getByText("Invalid email or password");
    await expect
      .poll(async () => {
        await page.clock.runFor(10);
        return toast.isVisible();
      })
      .toBe(true);
    await page.clock.runFor(4_950);
    await expect(toast).toBeVisible();
    await page.clock.runFor(100);
    await expect(toast).toBeHidden();
  });

  test("9 there is one at most: the newest", async ({ page, expectErrors }) => {
    expectErrors(/40[01].*\/api\/auth\/login$/);
    const { routes } = await open(page, "/login", { ...VISITOR, [LOGIN]: { status: 401 } });
    await logIn(page, PERSON);
    await expectTold(page, "Invalid email or password");
    routes[LOGIN] = { status: 400, body: { message: "Another reason." } };
    await logIn(page, PERSON);
    await expectTold(page, "Another reason.");
    await expect(page.locator("[data-variant]")).toHaveCount(1);
    await expect(page.getByText("Invalid email or password")).toBeHidden();
  });
});
