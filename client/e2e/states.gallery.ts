import type { Page, Route } from "playwright/test";
import { signInAsAdmin } from "./support/curation";
import { get, makePerson, post, test, waitUntilInteractive } from "./support/fixtures";
import { inEveryLook, type Screen, shootAll } from "./support/gallery";
import { buildApplication, buildDeck, buildProfiledEntity, listOpportunities } from "./support/story";

/** Every screen while nothing is answered yet, and after the server has failed. */

/** Requests that are not answered or fail; the signed-in user and the shell's own requests are answered. */
const SCREEN_REQUESTS = /\/api\/(?!auth\/user$|events|health)/;

async function listScreens(page: Page): Promise<Record<string, Screen>> {
  await post(page.request, "/api/auth/signup", makePerson());
  const entity = await buildProfiledEntity(page.request);
  const [opportunity] = await listOpportunities(page.request);
  const { id } = await buildApplication(page.request, entity.id, opportunity!);
  const deck = await buildDeck(page.request, entity.id);
  const [funder] = await get<{ id: string }[]>(page.request, "/api/funders");
  const [resource] = await get<{ id: string }[]>(page.request, "/api/resources");
  return {
    dashboard: "/",
    opportunities: "/opportunities",
    "opportunity-detail": `/opportunities/${opportunity!.id}`,
    applications: "/applications",
    "application-detail": `/applications/${id}`,
    "pitch-deck": `/pitch-deck?deck=${deck.id}`,
    funders: "/funders",
    funder: { path: `/funders?profile=${funder!.id}` },
    resources: "/resources",
    resource: { path: `/resources?view=${resource!.id}` },
    news: "/news",
    settings: "/settings",
    "verify-email": "/verify-email?token=example",
  };
}

const SPOILT: Record<string, (route: Route) => unknown> = {
  // Requests are never answered.
  loading: () => {},
  error: (route) => route.fulfill({ status: 500, json: {} }),
};

inEveryLook((camera) => {
  for (const [state, spoil] of Object.entries(SPOILT))
    test(state, async ({ page }) => {
      const screens = await listScreens(page);
      await page.route(SCREEN_REQUESTS, (route) => void spoil(route));
      const waitFor = async () => {
        await page.getByRole("heading", { level: 1 }).first().waitFor({ timeout: 5_000 });
      };
      for (const [name, screen] of Object.entries(screens)) {
        const path = typeof screen === "string" ? screen : screen.path;
        await page.goto(path, { waitUntil: "load" });
        await waitUntilInteractive(page);
        await waitFor().catch(() => {});
        await page.waitForTimeout(500);
        await camera.shoot(page, `${state}-${name}`, { whole: state === "loading" });
      }
    });

  test("of a curator", async ({ page }) => {
    await signInAsAdmin(page.request);
    for (const [state, spoil] of Object.entries(SPOILT)) {
      await page.route(SCREEN_REQUESTS, (route) => void spoil(route));
      await page.goto("/admin/verification", { waitUntil: "load" });
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.waitForTimeout(500);
      await camera.shoot(page, `${state}-admin`, { whole: true });
      await page.unrouteAll();
    }
  });

  test("one part that failed", async ({ page }) => {
    await listScreens(page);
    const fails = async (pattern: string | RegExp, screens: Record<string, Screen>) => {
      await page.route(pattern, (route) => route.fulfill({ status: 500, json: {} }));
      await shootAll(page, camera, screens, (name) => `error-${name}`);
      await page.unrouteAll();
    };
    await fails(/\/assets\/first-.*\.js$/, { start: "/" });
    await fails("**/api/opportunities/matched*", { matches: "/" });
    await fails(/\/api\/opportunities\?.*page=2/, {
      "next-page": {
        path: "/opportunities",
        act: async (page) => {
          await page.mouse.wheel(0, 20_000);
          await page.getByRole("alert").scrollIntoViewIfNeeded();
        },
      },
    });
    await fails("**/api/auth/user", { "who-am-i": "/opportunities" });
    await fails(/assets\/.*funders-page/, { "screen-code": "/funders" });
  });
});
