import type { Locator, Page } from "playwright/test";
import { describeLanguage, LANGUAGES } from "@shared/words/language";
import { signInAsAdmin } from "./support/curation";
import { expect, test } from "./support/fixtures";
import { listSidewaysScrollers, listViolations, renderSkippedParts } from "./support/inspect";
import { buildNewsOfEachKind, serveNews } from "./support/news";
import { openScreen } from "./support/steps";
import { buildApplication, buildDeck, buildProfiledEntity, listOpportunities } from "./support/story";

/** French is checked text by text in french.e2e.ts. These tests look at what the other languages do to the layout. */
const OTHERS = LANGUAGES.filter((language) => !["en", "fr"].includes(language));

test.slow();

/** Expects screens in the language that break no rule of accessibility, and fit the narrowest phone. */
async function inspectScreens(page: Page, language: (typeof OTHERS)[number], paths: readonly string[]) {
  for (const path of paths)
    await test.step(path, async () => {
      await openScreen(page, path);
      await expect(page.getByRole("heading").first()).toBeVisible();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      const root = page.locator("html");
      await expect(root).toHaveAttribute("lang", language);
      await expect(root).toHaveAttribute("dir", describeLanguage(language).direction);
      await renderSkippedParts(page);
      expect.soft(await listViolations(page), path).toEqual([]);
      expect.soft(await listSidewaysScrollers(page), path).toEqual([]);
    });
}

for (const language of OTHERS)
  test.describe(describeLanguage(language).name, () => {
    // `extraHTTPHeaders` is for requests that a test sends to the API itself.
    test.use({
      locale: language,
      extraHTTPHeaders: { "Accept-Language": language },
      contextOptions: { reducedMotion: "reduce" },
    });

    test(`a visitor's screens fit in ${language} @desktop`, async ({ page }) => {
      await inspectScreens(page, language, [
        "/",
        "/login",
        "/signup",
        "/opportunities",
        "/how-it-works",
        "/accessibility",
        "/privacy",
        "/sources",
      ]);
    });

    test(`a member's screens fit in ${language} @desktop`, async ({ page, member: _ }) => {
      const entity = await buildProfiledEntity(page.request);
      const [first, second, third] = await listOpportunities(page.request);
      const application = await buildApplication(page.request, entity.id, first!, { status: "submitted" });
      const deck = await buildDeck(page.request, entity.id);
      await serveNews(page, buildNewsOfEachKind({ application, entity, opportunities: [first!, second!] }));
      await inspectScreens(page, language, [
        "/",
        "/opportunities",
        `/opportunities/${first!.id}`,
        `/opportunities/${third!.id}`,
        "/applications",
        `/applications/${application.id}`,
        `/pitch-deck?deck=${deck.id}`,
        "/calendar",
        "/funders?search=savannah",
        "/resources?search=budget",
        "/toolkit",
        "/news",
        "/settings",
        `/settings?entity=${entity.id}&profile=1&layer=1`,
        `/settings?entity=${entity.id}&profile=1&layer=2`,
      ]);
    });

    test(`an administrator's screen fits in ${language} @desktop`, async ({ page }) => {
      await signInAsAdmin(page.request);
      await inspectScreens(page, language, ["/admin/verification", "/admin/verification?tab=active"]);
    });
  });

test.describe("a narrow phone", () => {
  test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: "reduce" } });

  for (const language of OTHERS)
    test(`the tabs of an application stand in one line in ${language}, and each is reached @desktop`, async ({
      browser,
      baseURL,
      page: own,
      member: _,
    }) => {
      const entity = await buildProfiledEntity(own.request);
      const [fund] = await listOpportunities(own.request);
      const { id } = await buildApplication(own.request, entity.id, fund!);
      const context = await browser.newContext({
        ...{ baseURL, locale: language, viewport: { width: 320, height: 640 } },
        storageState: await own.context().storageState(),
      });
      const page = await context.newPage();
      await page.goto(`/applications/${id}/after`);
      const tabs = page.getByRole("main").getByRole("navigation").first().getByRole("link");
      await expect(tabs).toHaveCount(5);
      const places = () =>
        tabs.evaluateAll((each) => each.map((tab) => tab.getBoundingClientRect().toJSON()));
      const tops = (await places()).map(({ top, height }: DOMRect) => [Math.round(top), height]);
      expect(tops.every(([top, height]) => top === tops[0]![0] && height! >= 44)).toBe(true);
      await expect(tabs.last()).toHaveAttribute("aria-current", "page");
      await expect(tabs.last()).toBeInViewport({ ratio: 1 });
      await tabs.first().focus();
      await expect(tabs.first()).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(`/applications/${id}`);
      await expect(tabs.first()).toHaveAttribute("aria-current", "page");
      await expect(tabs.first()).toBeInViewport({ ratio: 1 });
      await context.close();
    });

  test("no screen is wider than a narrow phone while its answers are awaited @desktop", async ({
    page,
    member: _,
  }) => {
    await page.goto("/privacy");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.route(/\/api\/(?!auth\/user$|events|health)/, () => {});
    for (const [path, label] of [
      ["/", "Loading action items"],
      ["/settings", "Loading your entities"],
    ] as const) {
      await page.evaluate((to) => history.pushState(null, "", to), path);
      await expect(page.getByRole("status").filter({ hasText: label })).toBeVisible();
      const width = () => page.evaluate(() => document.scrollingElement!.scrollWidth);
      expect.soft(await width(), path).toBe(320);
    }
  });
});

test.describe("Arabic", () => {
  test.use({ locale: "ar", extraHTTPHeaders: { "Accept-Language": "ar" } });

  test("an amount whose currency has Latin letters is drawn within an Arabic text @desktop", async ({
    page,
    member: _,
  }) => {
    const entity = await buildProfiledEntity(page.request);
    const [fund] = await listOpportunities(page.request, "Hustler Fund");
    await buildApplication(page.request, entity.id, fund!);
    await page.goto("/applications");
    const amount = page.getByRole("main").locator("p", { hasText: /^المطلوب.*KSh/ });
    await expect(amount).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    // Its letters are measured, because the text is there also when nothing is drawn.
    const width = await amount.evaluate(({ firstChild }) => {
      const range = document.createRange();
      range.setStart(firstChild!, firstChild!.textContent!.indexOf("K"));
      range.setEnd(firstChild!, firstChild!.textContent!.indexOf("K") + "KSh500".length);
      return range.getBoundingClientRect().width;
    });
    expect(width).toBeGreaterThan(30);
  });

  test("an English draft is read from its own side @desktop", async ({ page, member: _ }) => {
    const entity = await buildProfiledEntity(page.request);
    const [fund] = await listOpportunities(page.request);
    const { id } = await buildApplication(page.request, entity.id, fund!, {
      aiDraftNarrative: "Farmers need pumps.",
      aiProvider: "builtin",
    });
    await page.goto(`/applications/${id}`);
    await expect(page.getByText("Farmers need pumps.")).toHaveCSS("text-align", "start");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("text-align", "right");
  });

  test("the total of a budget's line stands under its heading @desktop", async ({ page, member: _ }) => {
    const entity = await buildProfiledEntity(page.request);
    const [fund] = await listOpportunities(page.request);
    const { id } = await buildApplication(page.request, entity.id, fund!, {
      askingAmount: "4000",
      askingCurrency: "USD",
    });
    await page.goto(`/applications/${id}/budget`);
    await page.getByRole("button", { name: "بدء الميزانية" }).click();
    const line = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.getByRole("group") });
    const total = line.locator("p", { has: page.locator("strong") });
    await expect(total).toBeVisible();
    // The texts are measured, because their boxes are as wide as the column.
    const findEdge = (text: Locator) =>
      text.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return Math.round(range.getBoundingClientRect().right);
      });
    // The table for paper has the same heading.
    const headings = page.locator("[aria-hidden=true]").getByText("الإجمالي", { exact: true });
    const edge = await findEdge(headings.filter({ visible: true }));
    for (const text of [total.locator("strong"), total.locator("span").last()])
      expect(Math.abs((await findEdge(text)) - edge)).toBeLessThan(8);
  });

  test("the buttons of a funder's card keep their words on one line @desktop", async ({
    page,
    member: _,
  }) => {
    await page.goto("/funders?search=savannah");
    const buttons = page
      .getByRole("main")
      .locator("button, a")
      .filter({ hasText: /^(عرض الملف|الموقع)/ });
    await expect(buttons).toHaveCount(2);
    for (const button of await buttons.all()) expect((await button.boundingBox())!.height).toBeLessThan(48);
  });
});
