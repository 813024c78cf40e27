import type { Locator, Page } from "playwright/test";
import { expect, expectToast, test } from "./support/fixtures";
import { inspect } from "./support/inspect";
import { sendPlainPages } from "./support/plain-pages";
import { findCards, expectScreen, goTo } from "./support/steps";
import { chooseAmount, buildApplication, buildEntity, listOpportunities } from "./support/story";

const OFFLINE = "You are offline";
const IS_BACK = "What you had typed is back. It is not saved yet.";

const findBanner = (page: Page, text: string) => page.getByRole("status").getByText(text, { exact: true });
const readDrafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("form-draft:")));

/** Waits until the browser keeps what is typed: before the key of the drafts is there it is only in memory, and lost with the page. */
const waitUntilKept = (page: Page) => expect.poll(() => readDrafts(page)).not.toEqual([]);

/** Tells by how many pixels of height one element covers the other. */
async function measureOverlap(one: Locator, other: Locator): Promise<number> {
  const [a, b] = (await Promise.all([one.boundingBox(), other.boundingBox()])) as [Box, Box];
  const isBeside = a.x + a.width <= b.x || b.x + b.width <= a.x;
  return isBeside ? 0 : Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));
}
type Box = NonNullable<Awaited<ReturnType<Locator["boundingBox"]>>>;

/** The most layout shift allowed: a fifth of what "Core Web Vitals" allow. */
const MOST_SHIFT = 0.02;
type Shift = { value: number };

/** Waits two frames and returns the layout shift since the page was loaded. */
const measureShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            setTimeout(() =>
              resolve(
                (window as unknown as { shifts: Shift[] }).shifts.reduce((sum, { value }) => sum + value, 0),
              ),
            ),
          ),
        ),
      ),
  );

test.describe("a lost connection", () => {
  test.beforeEach(({ expectErrors, member }) => {
    void member;
    expectErrors(/net::ERR_/, /Failed to load resource/);
  });

  test("a lost connection is reported, and failed reads are repeated once it is back @desktop", async ({
    page,
    context,
  }) => {
    await page.goto("/");
    await expectScreen(page, "/", "Hey there!");
    // The screen's code is loaded, its data is not.
    await page.goto("/applications");
    await expectScreen(page, "/applications", "Your applications");
    await goTo(page, "Home");
    await expectScreen(page, "/", "Hey there!");
    await page.waitForFunction(async () => {
      const code = performance
        .getEntriesByType("resource")
        .find(({ name }) => name.includes("/opportunities-page-"));
      // With all the files that it needs itself, which may come after it.
      if (code) await import(code.name);
      return code !== undefined;
    });
    await context.setOffline(true);
    await expect(findBanner(page, OFFLINE)).toBeVisible();
    await goTo(page, "Opportunities");
    await expect(page.getByRole("alert")).toContainText("Failed to fetch opportunities");
    await inspect(page, "the words over a screen without a connection", { narrow: true });
    await context.setOffline(false);
    await expect(findCards(page).first()).toBeVisible();
    await expect(findBanner(page, OFFLINE)).toBeHidden();
  });

  test("a lost connection is reported over a dialog too, which keeps what was typed", async ({
    page,
    context,
  }) => {
    await page.goto("/settings?new=entity");
    const dialog = page.getByRole("dialog", { name: "Add new entity" });
    await dialog.getByLabel("Name").fill("Sunrise Labs");
    await context.setOffline(true);
    await expect(findBanner(page, OFFLINE)).toBeInViewport();
    await dialog.getByRole("button", { name: "Create entity" }).click();
    await expectToast(page, "Failed to create entity");
    const toast = page.getByRole("status").filter({ hasText: "Failed to create entity" });
    // A toast stays while it is pointed at.
    await toast.hover();
    await expect.poll(() => measureOverlap(toast, dialog)).toBe(0);
    await toast.getByRole("button", { name: "Dismiss" }).click();
    await expect(toast).toBeHidden();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await expect(dialog.getByLabel("Name")).toHaveValue("Sunrise Labs");
    await context.setOffline(false);
    await expect(findBanner(page, OFFLINE)).toBeHidden();
    await dialog.getByRole("button", { name: "Create entity" }).click();
    const profile = page.getByRole("dialog", { name: "Complete profile" });
    await expect(profile).toBeVisible();
    expect(await readDrafts(page)).toEqual([]);

    // The banner does not cover a dialog that fills a phone's screen either.
    await profile.getByLabel("What does your startup do?").fill("Pumps that run on the sun.");
    await context.setOffline(true);
    await profile.getByRole("button", { name: "Save and continue" }).click();
    await expectToast(page, "Failed to save profile");
    const second = page.getByRole("status").filter({ hasText: "Failed to save profile" });
    await second.hover();
    await expect.poll(() => measureOverlap(second, profile)).toBe(0);
  });
});

test.describe("unsaved input", () => {
  test("unsaved input of a new entity survives a reload until it is dropped on purpose @desktop", async ({
    page,
    member,
  }) => {
    void member;
    const dialog = page.getByRole("dialog", { name: "Add new entity" });
    await page.goto("/settings?new=entity");
    await dialog.getByLabel("Name").fill("Sunrise Labs");
    await waitUntilKept(page);
    await dialog.getByLabel("Stage").selectOption("Growth");
    await page.reload();
    await expect(dialog.getByText(IS_BACK)).toBeVisible();
    await expect(dialog.getByLabel("Name")).toHaveValue("Sunrise Labs");
    await expect(dialog.getByLabel("Stage")).toHaveValue("Growth");

    await dialog.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Discard changes" }).click();
    await page.goto("/settings?new=entity");
    await expect(dialog.getByLabel("Name")).toHaveValue("");
    await expect(dialog.getByText(IS_BACK)).toBeHidden();
  });

  test("unsaved input in any step of a profile is restored, and forgotten once it is saved @desktop", async ({
    page,
    member,
  }) => {
    void member;
    const { id } = await buildEntity(page.request);
    const dialog = page.getByRole("dialog", { name: "Complete profile" });
    const open = () => page.goto(`/settings?entity=${id}&profile=1`);
    await open();
    await dialog.getByLabel("What does your startup do?").fill("Pumps that run on the sun.");
    await waitUntilKept(page);
    await dialog.getByRole("button", { name: /^Financial & Impact Metrics/ }).click();
    await dialog.getByLabel("How many people are on the team?").fill("6");
    // A full page load leaves without a question.
    await page.goto("/opportunities");
    await open();
    await expect(dialog.getByLabel("What does your startup do?")).toHaveValue("Pumps that run on the sun.");
    await expect(
      dialog.getByRole("button", { name: /^Financial & Impact Metrics.*not saved yet/ }),
    ).toBeVisible();
    await dialog.getByRole("button", { name: "Save and continue" }).click();
    await expect(dialog.getByRole("heading", { name: "Financial & Impact Metrics" })).toBeVisible();
    await expect(dialog.getByLabel("How many people are on the team?")).toHaveValue("6");
    expect(await readDrafts(page)).toHaveLength(1);
    await dialog.getByRole("button", { name: "Save and continue" }).click();
    await expect(dialog.getByRole("heading", { name: "Detailed Profile" })).toBeVisible();
    expect(await readDrafts(page)).toEqual([]);
  });

  test("unsaved input of a new or edited application is restored, and forgotten on signing out @desktop", async ({
    page,
    member,
  }) => {
    void member;
    const entity = await buildEntity(page.request);
    const [first, second] = await listOpportunities(page.request);
    const panel = page.getByRole("dialog", { name: "Create Application" });
    const start = async () => {
      await page.goto(`/opportunities/${first!.id}`);
      await page.getByRole("button", { name: "Start Application" }).click();
    };
    await start();
    await panel.getByLabel("Asking amount").fill(`${chooseAmount(first!)}1`);
    await waitUntilKept(page);
    await start();
    await expect(panel.getByText(IS_BACK)).toBeVisible();
    await expect(panel.getByLabel("Asking amount")).toHaveValue(`${chooseAmount(first!)}1`);

    const { id } = await buildApplication(page.request, entity.id, second!);
    await page.goto(`/applications/${id}`);
    await page.getByRole("button", { name: "Edit Application" }).click();
    await page.getByLabel("Narrative").fill("Three hours of writing.");
    page.once("dialog", (asked) => void asked.accept());
    await page.reload();
    await expect(page.getByText(IS_BACK)).toBeVisible();
    await expect(page.getByLabel("Narrative")).toHaveValue("Three hours of writing.");
    expect(await readDrafts(page)).toHaveLength(2);

    page.once("dialog", (asked) => void asked.accept());
    await page.goto("/settings");
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL(/\/login/);
    expect(await readDrafts(page)).toEqual([]);
  });
});

test("a link to a part of Settings scrolls to its heading, also when content above it loads late", async ({
  page,
  member,
}) => {
  void member;
  await buildEntity(page.request);
  const heading = page.getByRole("heading", { name: "Calendar" });
  let give = () => {};
  const given = new Promise<void>((resolve) => (give = resolve));
  await page.route("**/api/entities", (route) => given.then(() => route.continue()));
  await page.goto("/settings#calendar");
  const place = async () => {
    const [{ y }, { height }] = (await Promise.all([
      heading.boundingBox(),
      page.getByRole("banner").boundingBox(),
    ])) as [Box, Box];
    return Math.round((y - height) / 100);
  };
  const part = page.locator("#calendar");
  await expect(part).toBeAttached();
  await expect(part).toBeHidden();
  give();
  await expect(page.getByRole("heading", { name: "Sunrise Labs" })).toBeAttached();
  await expect.poll(place).toBe(0);
  await expect(part).toBeFocused();
});

test(
  "opening a dialog restyles none of the cards in a long list",
  { tag: "@desktop" },
  async ({ page, member: _ }) => {
    await page.goto("/opportunities");
    const inherited = () =>
      page.evaluate(() => {
        const style = getComputedStyle(document.body);
        const ownProperties = [...document.body.computedStyleMap()].filter(([name]) => name.startsWith("--"));
        return [
          style.pointerEvents,
          style.cursor,
          ...ownProperties.map(([name]) => [name, style.getPropertyValue(name)]),
        ];
      });
    const ask = findCards(page)
      .first()
      .getByRole("button", { name: /^Not for us/ });
    await expect(ask).toBeVisible();
    const before = await inherited();
    await ask.click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page.locator("body")).toHaveAttribute("data-scroll-locked");
    expect(await inherited()).toEqual(before);
  },
);

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => shifts.push(...(list.getEntries() as unknown as Shift[]))).observe({
      type: "layout-shift",
      buffered: true,
    });
  });

test("no screen of a member with many records shifts while it loads", async ({ page, member }) => {
  void member;
  const [first] = await Promise.all(
    ["Sunrise Labs", "Tidal Works", "Northern Orchard"].map((name) => buildEntity(page.request, { name })),
  );
  const dated = (await listOpportunities(page.request)).filter(({ deadline }) => deadline);
  const [applied, saved] = dated as [(typeof dated)[number], (typeof dated)[number]];
  await buildApplication(page.request, first!.id, applied);
  const kept = await page.request.put(`/api/opportunities/${saved.id}/feedback`, { data: { kind: "saved" } });
  expect(kept.ok()).toBe(true);
  await watchShifts(page);
  for (const path of [
    "/",
    "/opportunities",
    `/opportunities/${saved.id}`,
    "/applications",
    "/settings",
    "/funders",
    "/settings#calendar",
  ])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name: "Loading..." })).toBeHidden();
      await expect(page.locator(".skeleton")).toHaveCount(0);
      expect.soft(await measureShift(page), path).toBeLessThan(MOST_SHIFT);
    });
});

test("the home does not shift when the deadlines of saved opportunities load last", async ({
  page,
  member: _,
}) => {
  await buildEntity(page.request);
  const saved = (await listOpportunities(page.request)).find(({ deadline }) => deadline)!;
  const kept = await page.request.put(`/api/opportunities/${saved.id}/feedback`, { data: { kind: "saved" } });
  expect(kept.ok()).toBe(true);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await sendPlainPages(page);
  await page.route(/saved\/deadlines/, async (route) => {
    await asked;
    await route.continue();
  });
  await watchShifts(page);
  await page.goto("/");
  // The other answers have arrived.
  await expect(page.getByText(/^\+\d+ today$/)).toBeVisible();
  await expect(
    page.getByText("No action items this week").or(page.getByText("1 action item this week")),
  ).toBeVisible();
  await expect(page.getByRole("region", { name: "Deadlines" })).toBeHidden();
  answer();
  await expect(page.getByRole("region", { name: "Deadlines" })).toBeVisible();
  await expect(page.locator(".skeleton")).toHaveCount(0);
  expect(await measureShift(page)).toBeLessThan(MOST_SHIFT);
});

test("lists return as they were left: filtered, and at the same position", async ({ page, member }) => {
  void member;
  const entity = await buildEntity(page.request);
  for (const opportunity of (await listOpportunities(page.request)).slice(0, 12))
    await buildApplication(page.request, entity.id, opportunity);
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));

  await page.goto("/applications");
  await page.getByLabel("Search applications").fill("sunrise");
  await page.getByLabel("Status").selectOption("Draft");
  const last = page.getByRole("main").getByRole("link", { name: /^View/ }).last();
  await last.scrollIntoViewIfNeeded();
  const place = await scrolled();
  expect(place).toBeGreaterThan(0);
  await last.click();
  await page.getByRole("main").getByRole("button", { name: "Back" }).click();
  await expect(page).toHaveURL("/applications?search=sunrise&status=draft");
  await expect(page.getByLabel("Search applications")).toHaveValue("sunrise");
  await expect.poll(scrolled).toBe(place);

  for (const [path, search, press] of [
    ["/funders", "Search funders", "View Profile"],
    ["/resources", "Search resources", "View"],
  ] as const) {
    await page.goto(path);
    await page.getByLabel(search).fill("a");
    const card = page.getByRole("main").getByRole("button", { name: press }).nth(5);
    await card.scrollIntoViewIfNeeded();
    const before = await scrolled();
    await card.click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toBeHidden();
    await goTo(page, "Home");
    await expectScreen(page, "/", "Hey there!");
    await page.goBack();
    await expect(page.getByLabel(search)).toHaveValue("a");
    await expect.poll(scrolled).toBe(before);
  }
});
