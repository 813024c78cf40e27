import type { OpportunityListView } from "@shared/validators/opportunities";
import { expect, expectToast, get, makePerson, test } from "./support/fixtures";
import { chooseAmount } from "./support/story";
import { findCards, expectScreen, goTo, signUp } from "./support/steps";

const SECTIONS = ["Need", "Solution", "Impact", "Budget and use of funds", "Team", "Fit with this funder"];
/** The opportunities of the starter catalogue close one after the other; until this day at least 200 are open. */
const CATALOGUE_IS_FULL_UNTIL = new Date("2027-01-01");

test("a newcomer finds funding, applies, has a draft written and tracks it", async ({ page }) => {
  test.slow();
  const main = page.getByRole("main");

  await test.step("signs up from the landing page", async () => {
    await page.goto("/");
    await expect(page.getByText("It is free to start.")).toBeVisible();
    await page.getByRole("link", { name: "Get started" }).first().click();
    await signUp(page, makePerson());
    await expectToast(page, "Account created!");
    await expectScreen(page, "/", "Hey there!");
    await expect(main.getByText("Here's your funding overview for today")).toBeVisible();
    await expect(main.getByRole("heading", { name: "1 action item this week" })).toBeVisible();
  });

  await test.step("adds an organisation", async () => {
    await main.getByRole("link", { name: "Add an entity to your account" }).click();
    const dialog = page.getByRole("dialog", { name: "Add new entity" });
    await dialog.getByLabel("Name").fill("Sunrise Irrigation");
    await dialog.getByLabel("Type").selectOption("Startup");
    await dialog.getByLabel("Stage").selectOption("MVP");
    await dialog.getByRole("button", { name: "Create entity" }).click();
  });

  await test.step("answers the first questionnaire", async () => {
    const dialog = page.getByRole("dialog", { name: "Complete profile" });
    await expect(dialog.getByRole("heading", { name: "Core Information" })).toBeVisible();
    await dialog
      .getByLabel("What does your startup do?")
      .fill("Affordable solar irrigation pumps for smallholder farmers, paid for by the day.");
    const industries = dialog.getByRole("group", { name: "Which industries are you in?" });
    for (const industry of ["Agriculture", "Energy"]) {
      await industries.getByLabel("Filter the list").fill(industry);
      await industries.getByRole("checkbox", { name: industry }).first().check();
    }
    await dialog.getByLabel("Which country are you based in?").selectOption("Kenya");
    await dialog.getByLabel("How far along are you?").selectOption("Traction");
    await dialog.getByLabel("In which year was it founded?").fill("2022");
    await dialog.getByLabel("How much are you raising now?").fill("50000");
    await expect(dialog.getByText("All required questions answered")).toBeVisible();
    await dialog.getByRole("button", { name: "Save and continue" }).click();
    await expect(dialog.getByRole("heading", { name: "Financial & Impact Metrics" })).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toBeHidden();
    await expect(main.getByText(/^\d+% complete$/)).toBeVisible();
  });

  await test.step("sees what it is eligible for", async () => {
    await goTo(page, "Home");
    const matches = main.getByRole("region", { name: "Top opportunity matches" });
    await expect(matches.getByRole("article")).toHaveCount(4);
    await expect(matches.getByText(/^\d+% match$/).first()).toBeVisible();
  });

  const search = "agriculture";
  const listed = (given: string) =>
    get<OpportunityListView>(page.request, `/api/opportunities?page=1&limit=10&search=${given}`);
  const opportunity = await test.step("searches the catalogue", async () => {
    await goTo(page, "Opportunities");
    const { total } = (await listed("")).pagination;
    expect(total).toBeGreaterThanOrEqual(new Date() < CATALOGUE_IS_FULL_UNTIL ? 200 : 1);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${total} funding opportunities`);

    await main.getByLabel("Search opportunities").fill(search);
    const found = await listed(search);
    expect(found.pagination.total).toBeLessThan(total);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      `${found.pagination.total} funding opportunities`,
    );
    return found.opportunities[0]!;
  });

  await test.step("opens one", async () => {
    await findCards(page).getByRole("link", { name: opportunity.name, exact: true }).click();
    await expectScreen(page, `/opportunities/${opportunity.id}`, opportunity.name);
    await expect(main.getByRole("region", { name: "About" })).toBeVisible();
  });

  const amount = chooseAmount(opportunity);
  await test.step("starts an application", async () => {
    await main.getByRole("button", { name: "Start Application" }).click();
    const panel = page.getByRole("dialog", { name: "Create Application" });
    const chosen = panel.getByRole("option", { name: /^Sunrise Irrigation · Startup · \d+% profile$/ });
    await expect(chosen).toHaveJSProperty("selected", true);
    await panel.getByLabel("Asking amount").fill(amount);
    await panel.getByRole("button", { name: "Save" }).click();
    await expectToast(page, "Application created successfully");
    await expectScreen(page, "/applications", "Your applications");
  });

  await test.step("has a draft written", async () => {
    const row = main.getByRole("listitem").filter({ hasText: opportunity.name });
    await expect(row.getByText("Draft", { exact: true })).toBeVisible();
    await expect(row.getByText("Sunrise Irrigation")).toBeVisible();
    await row.getByRole("link", { name: "View" }).click();
    await expectScreen(page, /\/applications\/[\w-]+$/, opportunity.name);

    await main.getByRole("button", { name: "Generate AI Draft" }).click();
    for (const name of SECTIONS) await expect(main.getByRole("heading", { name, exact: true })).toBeVisible();
    await expect(main.getByText("BUILTIN", { exact: true })).toBeVisible();
    await expect(main.getByText(/Sunrise Irrigation/).first()).toBeVisible();
    await expect(main.getByRole("button", { name: "Generate AI Draft" })).toBeHidden();
  });

  await test.step("edits it and says that it was submitted", async () => {
    await main.getByRole("button", { name: "Edit Application" }).click();
    await main.getByLabel("Status").selectOption("Submitted");
    await main.getByLabel("Submitted date").fill("2026-03-05");
    await main.getByLabel("Notes").fill("Ask Kofi for the audited accounts.");
    await main.getByLabel("Narrative").fill("Farmers who irrigate harvest three times a year.");
    const draft = main.getByLabel("Draft", { exact: true });
    await draft.fill(`${await draft.inputValue()}\n\nChecked by Ama.`);
    await main.getByRole("button", { name: "Save Changes" }).click();
    await expectToast(page, "Application updated successfully");
  });

  await test.step("sees it on every screen", async () => {
    for (const text of [
      "Ask Kofi for the audited accounts.",
      "Farmers who irrigate harvest three times a year.",
      "Checked by Ama.",
    ])
      await expect(main.getByText(text, { exact: true })).toBeVisible();
    const timeline = main.getByRole("list").filter({ hasText: "Decision" });
    await expect(timeline.getByRole("listitem").filter({ hasText: "Submitted" })).toHaveText(
      "Submitted5 Mar 2026",
    );

    await goTo(page, "Applications");
    const row = main.getByRole("listitem").filter({ hasText: opportunity.name });
    await expect(row.getByText("Submitted", { exact: true })).toBeVisible();
    await expect(row.getByText("5 Mar 2026")).toBeVisible();

    await goTo(page, "Home");
    await expect(main.getByRole("region", { name: "Overview" })).toContainText("Your applications1");
    await expect(main.getByText("0 in draft")).toBeVisible();
  });
});
