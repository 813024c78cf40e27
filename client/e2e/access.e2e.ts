import type { Page } from "playwright/test";
import { expect, makePerson, post, test } from "./support/fixtures";
import { listSidewaysScrollers } from "./support/inspect";
import { expectUsableSettings, type Seen } from "./support/looks";
import { sendPlainPages } from "./support/plain-pages";
import { openScreen } from "./support/steps";
import { buildApplication, buildDeck, buildProfiledEntity, listOpportunities } from "./support/story";

test(
  "every text and control of the main screens is big and clear enough to see",
  { tag: "@desktop" },
  async ({ page }) => {
    test.slow();
    const seen: Seen = {};
    const look = (path: string, open?: () => Promise<unknown>) =>
      test.step(path, async () => {
        await openScreen(page, path);
        // Behind a dialog that the address opens, a heading has no role.
        await expect(page.locator("h1").first()).toBeVisible();
        await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
        await open?.();
        await expectUsableSettings(page, path, seen);
      });
    const press = (name: string | RegExp) =>
      page.getByRole("main").getByRole("button", { name }).first().click();

    // "/" is loaded again later for the signed-in user.
    for (const path of ["/login", "/signup", "/accessibility", "/"]) await look(path);
    await post(page.request, "/api/auth/signup", makePerson());
    const entity = await buildProfiledEntity(page.request);
    const [opportunity, other] = await listOpportunities(page.request);
    const { id } = await buildApplication(page.request, entity.id, opportunity!, { notes: "Ask Kofi." });
    for (const path of [
      "/",
      "/opportunities",
      "/applications",
      "/toolkit",
      "/news",
      "/settings",
      "/calendar",
    ])
      await look(path);
    await look(`/opportunities/${other!.id}`, () => press("Start Application"));
    await look(`/applications/${id}`);
    await look(`/applications/${id}?`, () => press("Edit Application"));
    await look("/funders?search=women", () => press(/^View Profile/));
    await look("/resources?search=budget", () => press(/^View /));
    await look(`/settings?entity=${entity.id}&profile=1&layer=1`);
    const deck = await buildDeck(page.request, entity.id);
    await look(`/pitch-deck?deck=${deck.id}`);

    // Each kind was seen, so the checks above had something to check.
    expect(Object.keys(seen).sort()).toEqual([
      "chosen radio buttons",
      "chosen tabs",
      "days that stand out",
      "edges of dialogs",
      "main buttons",
      "present places",
      "progress bars",
      "switches",
      "ticked boxes",
    ]);
  },
);

/** Begins with a strong right-to-left character and continues with a Latin word and figures. */
const ARABIC = "مؤسسة الابتكار الأفريقي للطاقة المتجددة (AFESD) 2027";
const TEXTS =
  /^(name|title|description|funderName|firstName|lastName|notes|narrative|aiDraftNarrative|fileName)$/;
const toArabic = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body), (key, value: unknown) =>
    TEXTS.test(key) && typeof value === "string" ? ARABIC : value,
  );

test(
  "Arabic names and texts run from the right and shift nothing in the layout",
  { tag: "@desktop" },
  async ({ page, member: _ }) => {
    test.slow();
    const entity = await buildProfiledEntity(page.request);
    const [opportunity] = await listOpportunities(page.request);
    const { id } = await buildApplication(page.request, entity.id, opportunity!, {
      notes: "…",
      narrative: "…",
      aiDraftNarrative: "…",
      aiProvider: "both",
    });
    await sendPlainPages(page);
    await page.route(/\/api\/(?!events)/, async (route) => {
      const answer = await route.fetch();
      const isJson = /json/.test(answer.headers()["content-type"] ?? "");
      await route.fulfill(
        isJson ? { response: answer, json: toArabic(await answer.json()) } : { response: answer },
      );
    });
    for (const path of [
      "/",
      "/opportunities",
      `/opportunities/${opportunity!.id}`,
      "/applications",
      `/applications/${id}`,
      "/funders?search=women",
      "/resources?search=budget",
      "/settings",
      `/settings?entity=${entity.id}&profile=1&layer=1`,
    ])
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByText(ARABIC).first()).toBeVisible();
        await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
        expect.soft(await listLeftToRightTexts(page), path).toEqual([]);
        expect.soft(await listSidewaysScrollers(page), path).toEqual([]);
      });
    // Requests that are still open do not matter any more.
    await page.unrouteAll({ behavior: "ignoreErrors" });
  },
);

/** Lists texts that begin in Arabic but are laid out left to right, so that full stops and brackets land on the wrong side. */
const listLeftToRightTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const holder = text.parentElement!;
      const isShown = holder.checkVisibility() && !holder.closest(".sr-only, [aria-hidden=true], option");
      if (
        isShown &&
        /^\P{L}*\p{Script=Arabic}/u.test(text.textContent ?? "") &&
        getComputedStyle(holder).direction !== "rtl"
      )
        found.push(holder.outerHTML.slice(0, 200));
    }
    return found;
  });
