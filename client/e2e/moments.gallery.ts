import type { Page } from "playwright/test";
import { makePerson, post, test } from "./support/fixtures";
import { findButton, inEveryLook, waitUntilSettled, shootAll } from "./support/gallery";
import { buildApplication, buildProfiledEntity, listOpportunities } from "./support/story";

/**
 * Short-lived states: a lost connection, a lost session, toasts, tooltips, focus rings, a draft being written, a page before its code is
 * loaded.
 */

/** Makes the next draft stop half-way and wait for ever. */
const stopDraftHalfWay = () => {
  const fetchReally = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.endsWith("/api/applications/generate")) return fetchReally(input, init);
    const text =
      "Need\\n\\nSmallholder farmers lose a third of each harvest to drought. Sunrise Labs works with 600 of them.\\n\\nSolution\\n\\nPumps that are paid for by the day";
    const body = new ReadableStream<Uint8Array>({
      start: (controller) =>
        controller.enqueue(
          new TextEncoder().encode(`event: text\ndata: {"text":"${text}","aiProvider":"openai"}\n\n`),
        ),
    });
    return Promise.resolve(new Response(body, { headers: { "content-type": "text/event-stream" } }));
  };
};

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await waitUntilSettled(page);
};

inEveryLook((camera) => {
  const { shoot, look } = camera;

  test("a connection and a session that are lost", async ({ page, context }) => {
    await post(page.request, "/api/auth/signup", makePerson());
    await buildProfiledEntity(page.request);
    await open(page, "/opportunities");
    await context.setOffline(true);
    await page.getByText("You are offline", { exact: true }).waitFor();
    await shoot(page, "moment-offline");
    await context.setOffline(false);

    await open(page, "/settings?new=entity");
    await context.setOffline(true);
    await page.getByText("You are offline", { exact: true }).waitFor();
    await shoot(page, "moment-offline-dialog");
    await page.getByRole("dialog").getByLabel("Name").fill("Sunrise Labs");
    await findButton(page.getByRole("dialog"), "Create entity").click();
    await page.getByText("Failed to create entity").first().waitFor();
    await shoot(page, "moment-failed-toast-dialog");
    await context.setOffline(false);

    await open(page, "/settings");
    await page.getByLabel("First name").fill("Somebody");
    await page.context().clearCookies();
    await findButton(page.getByRole("form", { name: "Profile information" }), "Save changes").click();
    const again = page.getByRole("dialog", { name: "Sign in again" });
    await again.waitFor();
    await waitUntilSettled(page);
    await shoot(page, "moment-session-lost");
    await again.getByLabel("Password", { exact: true }).fill("wrong");
    await findButton(again, "Sign in").click();
    await again.getByRole("alert").waitFor();
    await shoot(page, "moment-session-lost-wrong");
  });

  test("rendered screens, before the page's code is there", async ({ page }) => {
    const waiting = "moment-rendered";
    await page.route(/\/assets\/.*\.js/, () => {});
    const shootRendered = async (name: string, path: string) => {
      await page.goto(path, { waitUntil: "commit" });
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.evaluate(() => document.fonts.ready);
      await shoot(page, `${waiting}-${name}`, { whole: true });
    };
    await shootRendered("landing", "/");
    await post(page.request, "/api/auth/signup", makePerson());
    await buildProfiledEntity(page.request);
    const [opportunity] = await listOpportunities(page.request);
    await shootRendered("home", "/");
    await shootRendered("list", "/opportunities");
    await shootRendered("detail", `/opportunities/${opportunity!.id}`);
  });

  test("signing in", async ({ page }) => {
    const person = makePerson();
    await post(page.request, "/api/auth/signup", person);
    await page.context().clearCookies();
    await shootAll(page, camera, {
      "moment-login-errors": { path: "/login", press: "Login" },
      "moment-login-wrong": {
        path: "/login",
        act: async (page) => {
          await page.getByLabel("Email").fill(person.email);
          await page.getByLabel("Password", { exact: true }).fill("not it");
          await findButton(page, "Login").click();
          await page.getByText("Invalid email or password").first().waitFor();
        },
      },
      "moment-forgot-sent": {
        path: "/forgot-password",
        act: async (page) => {
          await page.getByLabel("Email").fill(person.email);
          await page.keyboard.press("Enter");
          await page.getByText("Check your email").first().waitFor();
        },
      },
      "moment-reset-mismatch": {
        path: "/reset-password?token=example",
        act: async (page) => {
          const fields = page.getByLabel(/password/i).and(page.locator("input"));
          await fields.first().fill("yellow lamp in a purple house");
          await fields.last().fill("another");
          await page.keyboard.press("Enter");
        },
      },
      "moment-unsubscribe-failed": {
        path: "/unsubscribe?token=x.notifyDeadlines.x",
        act: async (page) => {
          await page.route("**/api/unsubscribe", (route) => route.fulfill({ status: 500, json: {} }));
          await findButton(page, /^Stop/).click();
          await page.getByRole("alert").waitFor();
        },
      },
      "moment-unsubscribed": {
        path: "/unsubscribe?token=x.notifyDeadlines.x",
        act: async (page) => {
          await page.unrouteAll();
          await page.route("**/api/unsubscribe", (route) => route.fulfill({ json: { enabled: false } }));
          await findButton(page, /^Stop/).click();
          await findButton(page, "Turn them on again").waitFor();
        },
      },
      "moment-verified": {
        path: "/login",
        act: async (page) => {
          await page.unrouteAll();
          await page.route("**/api/auth/verify-email/**", (route) => route.fulfill({ json: {} }));
          await page.goto("/verify-email?token=good");
          await page.getByRole("heading", { level: 1 }).waitFor();
          await page.waitForTimeout(300);
        },
      },
    });
  });

  test("a draft that is being written", async ({ page }) => {
    await post(page.request, "/api/auth/signup", makePerson());
    const entity = await buildProfiledEntity(page.request);
    const [opportunity] = await listOpportunities(page.request);
    const { id } = await buildApplication(page.request, entity.id, opportunity!);
    await page.addInitScript(stopDraftHalfWay);
    await open(page, `/applications/${id}`);
    await shoot(page, "moment-draft-none", { whole: true });
    await findButton(page, /Generate AI Draft/).click();
    await page.getByText("Smallholder farmers lose").waitFor();
    await shoot(page, "moment-draft-streaming", { whole: true });
    await page.route(/\/api\/applications\/[\w-]+$/, (route) =>
      route.request().method() === "PATCH" ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
    );
    await findButton(page, "Stop").click();
    await page.getByRole("alert").first().waitFor();
    await shoot(page, "moment-draft-not-saved", { whole: true });
  });

  test("what is pointed at and what has the focus", async ({ page }) => {
    test.skip(!look.startsWith("desktop"), "There is a pointer and a keyboard");
    await post(page.request, "/api/auth/signup", makePerson());
    await buildProfiledEntity(page.request);
    await open(page, "/");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link").nth(1).hover();
    await page.getByRole("tooltip").waitFor();
    await shoot(page, "moment-tooltip");
    for (let press = 0; press < 2; press++) await page.keyboard.press("Tab");
    await shoot(page, "moment-focus-nav");
    await open(page, "/opportunities");
    for (let press = 0; press < 14; press++) await page.keyboard.press("Tab");
    await shoot(page, "moment-focus-card");
    await page.getByRole("article").nth(1).hover();
    await waitUntilSettled(page);
    await shoot(page, "moment-hover-card");
  });
});
