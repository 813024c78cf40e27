import type { Locator, Page } from "playwright/test";
import type { OpportunityView } from "@shared/validators/opportunities";
import { expect, expectToast, get, makePerson, post, test } from "./support/fixtures";
import { listSidewaysScrollers } from "./support/inspect";
import { pressOn, tabTo, typeInto } from "./support/keyboard";
import { expectUsableSettings, type Seen } from "./support/looks";
import { sendPlainPages } from "./support/plain-pages";
import { findCards, expectScreen, openScreen, findMainNav } from "./support/steps";
import {
  chooseAmount,
  buildApplication,
  buildDeck,
  buildProfiledEntity,
  listOpportunities,
} from "./support/story";

const focusWithin = (page: Page, part: string) => page.locator(`${part}:focus, ${part} :focus`);

test("a newcomer creates an application with the keyboard alone", { tag: "@desktop" }, async ({ page }) => {
  test.slow();
  const main = page.getByRole("main");
  const { keyboard } = page;

  await test.step("signs up", async () => {
    const person = makePerson();
    await page.goto("/");
    await pressOn(page.getByRole("link", { name: "Get started" }).first());
    await expectScreen(page, "/signup", "Create your account");
    await expect(main).toBeFocused();
    await typeInto(page.getByLabel("First name"), person.firstName);
    await typeInto(page.getByLabel("Last name"), person.lastName);
    await pressOn(page.getByRole("button", { name: "Create account" }));
    // The first invalid field has the focus.
    await expect(page.getByLabel("Email")).toBeFocused();
    await keyboard.type(person.email);
    await typeInto(page.getByLabel("Password", { exact: true }), person.password);
    await keyboard.press("Enter");
    await expectScreen(page, "/", "Hey there!");
    await expect(main).toBeFocused();
  });

  await test.step("creates an entity", async () => {
    await pressOn(main.getByRole("link", { name: "Add an entity to your account" }));
    const dialog = page.getByRole("dialog", { name: "Add new entity" });
    await expect(dialog.getByLabel("Name")).toBeFocused();
    await keyboard.type("Sunrise Irrigation");
    await typeInto(dialog.getByLabel("Type"), "Startup");
    await typeInto(dialog.getByLabel("Stage"), "MVP");
    await pressOn(dialog.getByRole("button", { name: "Create entity" }));
  });

  await test.step("answers the first questions", async () => {
    const dialog = page.getByRole("dialog", { name: "Complete profile" });
    await expect(dialog.getByRole("heading", { name: "Core Information" })).toBeVisible();
    await expect(focusWithin(page, "[role=dialog]")).toHaveCount(1);
    await typeInto(
      dialog.getByLabel("What does your startup do?"),
      "Affordable solar irrigation pumps for smallholder farmers, paid for by the day.",
    );
    const industries = dialog.getByRole("group", { name: "Which industries are you in?" });
    await typeInto(industries.getByLabel("Filter the list"), "Agri");
    await pressOn(industries.getByRole("checkbox").first(), "Space");
    await expect(industries.getByRole("checkbox").first()).toBeChecked();
    await typeInto(dialog.getByLabel("Which country are you based in?"), "Kenya");
    await typeInto(dialog.getByLabel("How far along are you?"), "Traction");
    await typeInto(dialog.getByLabel("How much are you raising now?"), "50000");
    await pressOn(dialog.getByRole("button", { name: "Save and continue" }));
    await expect(dialog.getByText("Core Information").first()).toBeVisible();
    await expect(dialog.getByRole("heading", { name: "Financial & Impact Metrics" })).toBeVisible();
    await expect(focusWithin(page, "[role=dialog]")).toHaveCount(1);
    await keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    // The button that opened it was on another screen, so the focus moves into this screen instead of being lost.
    await expect(focusWithin(page, "main")).toHaveCount(1);
  });

  await test.step("finds an opportunity", async () => {
    await tabTo(findMainNav(page).getByRole("link", { name: "Opportunities" }), { back: true });
    await keyboard.press("Enter");
    await expectScreen(page, "/opportunities", /funding opportunities$/);
    await expect(main).toBeFocused();
    // Wait for the filtered list: a card of the old list would lose the focus when it is replaced.
    const found = page.waitForResponse(/search=agriculture/);
    await typeInto(main.getByLabel("Search opportunities"), "agriculture");
    await found;
    await expect(page).toHaveURL(/search=agriculture/);
    await expect(main.locator("[aria-busy=true]")).toHaveCount(0);
    await expect(main.getByLabel("Search opportunities")).toBeFocused();
    await pressOn(findCards(page).first().getByRole("link"));
    await expect(page).toHaveURL(/\/opportunities\/[\w-]+/);
    await expect(main).toBeFocused();
  });

  await test.step("starts an application", async () => {
    const start = main.getByRole("button", { name: "Start Application" });
    await pressOn(start);
    const panel = page.getByRole("dialog", { name: "Create Application" });
    await expect(focusWithin(page, "[role=dialog]")).toHaveCount(1);
    await keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(start).toBeFocused();
    await keyboard.press("Enter");
    await tabTo(panel.getByLabel("Asking amount"));
    // Select the text that is there, so that typing replaces it.
    await keyboard.press("ControlOrMeta+a");
    await keyboard.type(
      chooseAmount(await get<OpportunityView>(page.request, `/api${new URL(page.url()).pathname}`)),
    );
    await pressOn(panel.getByRole("button", { name: "Save" }));
    await expectScreen(page, "/applications", "Your applications");
    await expect(main).toBeFocused();
  });

  await test.step("opens and edits it", async () => {
    await pressOn(main.getByRole("link", { name: "View" }));
    await expect(page).toHaveURL(/\/applications\/[\w-]+$/);
    await expect(main).toBeFocused();
    const edit = main.getByRole("button", { name: "Edit Application" });
    await pressOn(edit);
    await expect(main.getByLabel("Status")).toBeFocused();
    await keyboard.type("Submitted");
    await typeInto(main.getByLabel("Notes"), "Ask Kofi for the audited accounts.");
    // The toolbar stays in view over the form, however far one has scrolled.
    const [cancel, save] = ["Cancel", "Save Changes"].map((name) => main.getByRole("button", { name })) as [
      Locator,
      Locator,
    ];
    await tabTo(main.getByLabel("Narrative"));
    await expect(save).toBeInViewport();
    await tabTo(cancel, { back: true });
    await keyboard.press("Enter");
    const question = page.getByRole("alertdialog");
    await expect(question.locator(":focus")).toHaveText("Keep editing");
    await keyboard.press("Escape");
    await expect(cancel).toBeFocused();
    await pressOn(save);
    await expectToast(page, "Application updated successfully");
    await expect(main.getByText("Ask Kofi for the audited accounts.")).toBeVisible();
    await expect(edit).toBeFocused();
  });
});

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
