import type { Locator, Page } from "playwright/test";
import type { OpportunityView } from "@shared/validators/opportunities";
import { expect, expectToast, get, makePerson, test } from "./support/fixtures";
import { pressOn, tabTo, typeInto } from "./support/keyboard";
import { expectScreen, findCards, findMainNav } from "./support/steps";
import { buildApplication, buildProfiledEntity, chooseAmount, listOpportunities } from "./support/story";

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
  "a member takes an application to its sending with the keyboard alone",
  { tag: "@desktop" },
  async ({ page, member: _ }) => {
    test.slow();
    const main = page.getByRole("main");
    const { keyboard } = page;
    const entity = await buildProfiledEntity(page.request);
    const [opportunity] = await listOpportunities(page.request);
    const { id } = await buildApplication(page.request, entity.id, opportunity!, {
      narrative: "We sell pumps by the day.",
      notes: "Ask Kofi for the audited accounts.",
      aiDraftNarrative: "Farmers need pumps.",
      aiProvider: "builtin",
    });
    const goToPart = async (name: string) => {
      await pressOn(
        main
          .getByRole("navigation", { name: "Pages of this application" })
          .getByRole("link", { name, exact: true }),
      );
      await expectScreen(page, new RegExp(`/applications/${id}/`), name);
      await expect(main).toBeFocused();
    };
    /** Opens what a button opens, closes it with Escape, and expects the focus back on the button. */
    const lookInto = async (button: Locator) => {
      await pressOn(button);
      await expect(focusWithin(page, "[role=dialog]")).toHaveCount(1);
      await keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(button).toBeFocused();
    };

    await test.step("passes the navigation", async () => {
      await page.goto(`/applications/${id}`);
      await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
      await pressOn(page.getByRole("link", { name: "Skip to content" }));
      await expect(main).toBeFocused();
    });

    await test.step("looks into every dialog of the application", async () => {
      for (const name of [
        "Comments",
        "Download as Word",
        "Add questions",
        "Standard questions",
        "Add a task",
        "Attach a document",
        "Ask somebody",
      ])
        await test.step(name, () => lookInto(main.getByRole("button", { name, exact: true })));
    });

    await test.step("writes a budget", async () => {
      await page.goto(`/applications/${id}`);
      await goToPart("Budget");
      await pressOn(main.getByRole("button", { name: "Begin the budget" }));
      const line = main.getByRole("group", { name: /^Line 1: / });
      await expect(line.getByLabel("What for")).toBeFocused();
      await tabTo(line.getByLabel("Quantity"));
      await keyboard.type("2");
      await tabTo(line.getByLabel("Unit price"));
      await keyboard.type("1200");
      await pressOn(main.getByRole("button", { name: "Add line" }));
      await expect(line.getByLabel("Unit price")).toHaveValue("1,200");
      await expect(main.getByRole("group", { name: /^Line 2: / }).getByLabel("What for")).toBeFocused();
      await tabTo(main.getByRole("tab", { name: "Years and kinds" }));
      await keyboard.press("ArrowRight");
      await expect(main.getByRole("tab", { name: "SF-424A" })).toBeFocused();
      await expect(main.getByRole("table", { name: "Section A: summary" })).toBeVisible();
    });

    await test.step("sees whether it is ready, and sends it", async () => {
      await tabTo(main.getByRole("link", { name: "Ready to send", exact: true }), { back: true });
      await keyboard.press("Enter");
      await expect(main).toBeFocused();
      await tabTo(main.getByRole("link", { name: "Application", exact: true }));
      await keyboard.press("Enter");
      await expect(page).toHaveURL(`/applications/${id}`);
      await pressOn(main.getByRole("button", { name: "Edit Application" }));
      await expect(main.getByLabel("Status")).toBeFocused();
      await keyboard.type("Submitted");
      await expect(main.getByLabel("Status")).toHaveValue("submitted");
      await tabTo(main.getByRole("button", { name: "Save Changes" }), { back: true });
      await keyboard.press("Enter");
      await expectToast(page, "Application updated successfully");
      await expect(main.getByText("Submitted", { exact: true }).first()).toBeVisible();
      await expect(focusWithin(page, "main")).toHaveCount(1);
    });
  },
);
