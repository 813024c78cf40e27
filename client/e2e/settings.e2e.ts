import type { Page } from "playwright/test";
import type { EntityView } from "@shared/validators/entities";
import { expect, expectToast, get, test } from "./support/fixtures";
import { expectScreen, goTo } from "./support/steps";
import { buildApplication, buildEntity, listOpportunities } from "./support/story";

const findEntities = (page: Page) => page.getByRole("region", { name: "Your entities" });
const findProfileDialog = (page: Page) => page.getByRole("dialog", { name: /^(Complete|Update) profile$/ });

test.describe("an entity", () => {
  test("an entity is added, changed, and deleted with everything that belongs to it @desktop", async ({
    page,
    member: _,
  }) => {
    await page.goto("/settings");
    const entities = findEntities(page);
    await expect(entities.getByRole("heading", { name: "No entities yet" })).toBeVisible();
    await entities.getByRole("button", { name: "Add new entity" }).click();
    const added = page.getByRole("dialog", { name: "Add new entity" });
    await expect(added.getByLabel("Type")).toHaveValue("Startup");
    await expect(added.getByLabel("Stage")).toHaveValue("Idea");
    await added.getByRole("button", { name: "Create entity" }).click();
    await expect(added.getByLabel("Name")).toBeFocused();
    await expect(added.getByLabel("Name")).toHaveAccessibleDescription("Name is required");
    await added.getByLabel("Name").fill("Blue Heron");
    await added.getByLabel("Type").selectOption("Nonprofit");
    await added.getByRole("button", { name: "Create entity" }).click();
    await expect(findProfileDialog(page)).toContainText("Blue Heron");
    await findProfileDialog(page).getByRole("button", { name: "Close" }).click();

    const row = entities.getByRole("listitem").filter({ hasText: "Blue Heron" });
    await expect(row).toContainText("Nonprofit");
    await row.getByRole("button", { name: "Edit Blue Heron" }).click();
    const edited = page.getByRole("dialog", { name: "Edit entity" });
    await edited.getByLabel("Name").fill("Grey Heron Trust");
    await edited.getByLabel("Stage").selectOption("Growth");
    await edited.getByRole("button", { name: "Save changes" }).click();
    await expectToast(page, "Entity updated");
    await expect(entities.getByRole("heading", { name: "Grey Heron Trust" })).toBeVisible();
    await expect(entities.getByText("Growth", { exact: true })).toBeVisible();

    const [entity] = await get<EntityView[]>(page.request, "/api/entities");
    const [opportunity] = await listOpportunities(page.request);
    await buildApplication(page.request, entity!.id, opportunity!);
    await goTo(page, "Applications");
    await expect(page.getByRole("heading", { name: opportunity!.name })).toBeVisible();

    await page.getByRole("link", { name: "Settings" }).click();
    await entities.getByRole("button", { name: "Edit Grey Heron Trust" }).click();
    await edited.getByRole("button", { name: "Delete entity" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText(
      'Are you sure you want to delete "Grey Heron Trust"? This action cannot be undone. All associated profile data and applications will also be deleted.',
    );
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(edited).toBeVisible();
    await edited.getByRole("button", { name: "Delete entity" }).click();
    await question.getByRole("button", { name: "Delete" }).click();
    await expectToast(page, "Entity deleted");
    await expect(entities.getByRole("heading", { name: "No entities yet" })).toBeVisible();
    await goTo(page, "Applications");
    await expect(page.getByRole("heading", { name: "No applications yet" })).toBeVisible();
  });
});

test.describe("the questionnaire", () => {
  test("the questionnaire is saved layer by layer, raises the score and comes back filled in @desktop", async ({
    page,
    member: _,
  }) => {
    const { id } = await buildEntity(page.request, { name: "Sunrise Labs", stage: "MVP" });
    await page.goto("/settings");
    await findEntities(page).getByRole("button", { name: "Complete profile: Sunrise Labs" }).click();
    const dialog = findProfileDialog(page);
    await expect(dialog.getByText(/^20-30 seconds/)).toBeVisible();
    await dialog.getByLabel("What does your startup do?").fill("Pumps that run on the sun.");
    const industries = dialog.getByRole("group", { name: "Which industries are you in?" });
    await industries.getByLabel("Filter the list").fill("energy");
    await industries
      .getByRole("checkbox", { name: /energy/i })
      .first()
      .check();
    await dialog.getByLabel("Which country are you based in?").selectOption("Ghana");
    await dialog.getByRole("button", { name: "Save and continue" }).click();

    await expect(dialog.getByText(/^1-3 minutes/)).toBeVisible();
    await dialog.getByLabel("How many people are on the team?").fill("twelve");
    await dialog.getByLabel("Revenue of the last 12 months").fill("12500.50");
    await dialog.getByLabel("Funding raised so far").fill("0");
    await dialog.getByRole("button", { name: "Save and continue" }).click();
    await expect(dialog.getByText("Must be a whole number")).toBeVisible();
    await dialog.getByLabel("How many people are on the team?").fill("12");
    await dialog.getByRole("button", { name: "Save and continue" }).click();

    await expect(dialog.getByText(/^5-10 minutes/)).toBeVisible();
    await dialog.getByLabel("What problem do you solve?").fill("Diesel is dear.");
    await dialog.getByLabel("How does your product solve it?").fill("The sun is free.");
    await dialog.getByLabel("What will you use the funding for?").fill("More pumps.");
    await dialog.getByLabel("Competitors").fill(" Diesel pumps, , treadle pumps ");
    await dialog.getByRole("button", { name: "Save and finish" }).click();
    await expectToast(page, "Profile saved");
    await expect(dialog).toBeHidden();

    const [{ profileCompletionScore: score, ...layers }] = (await get<EntityView[]>(
      page.request,
      "/api/entities",
    )) as [EntityView];
    expect(layers).toMatchObject({ layer1Complete: true, layer2Complete: true, layer3Complete: true });
    await expect(findEntities(page).getByText(`${score}% complete`)).toBeVisible();

    await page.goto(`/settings?entity=${id}&profile=1`);
    await expect(dialog.getByLabel("What does your startup do?")).toHaveValue("Pumps that run on the sun.");
    await expect(industries.getByRole("button", { name: /^Remove .*energy/i })).toBeVisible();
    await expect(dialog.getByLabel("How far along are you?")).toHaveValue("MVP");
    await dialog.getByRole("button", { name: /^Financial & Impact Metrics *, complete$/ }).click();
    await expect(dialog.getByLabel("How many people are on the team?")).toHaveValue("12");
    await expect(dialog.getByLabel("Revenue of the last 12 months")).toHaveValue("12500.50");
    await dialog.getByRole("button", { name: /^Detailed Profile/ }).click();
    await expect(dialog.getByLabel("Competitors")).toHaveValue("Diesel pumps, treadle pumps");

    // Removing answers lowers the score.
    await dialog.getByLabel("Competitors").fill("");
    await dialog.getByLabel("What problem do you solve?").fill("");
    await expect(dialog.getByText("1 required question left")).toBeVisible();
    await dialog.getByRole("button", { name: "Save and finish" }).click();
    await expect(dialog).toBeHidden();
    const [after] = await get<EntityView[]>(page.request, "/api/entities");
    expect(after).toMatchObject({ layer3Complete: false });
    expect(after!.profileCompletionScore).toBeLessThan(score);
    await expect(findEntities(page).getByText(`${after!.profileCompletionScore}% complete`)).toBeVisible();
  });
});

test("the theme changes at once and is kept @desktop", async ({ page, member: _ }) => {
  await page.goto("/settings");
  const shown = () => page.evaluate(() => document.documentElement.dataset.theme);
  await expect(page.getByRole("radio", { name: "System" })).toBeChecked();
  await page.getByRole("radio", { name: "Dark" }).check();
  expect(await shown()).toBe("dark");
  await page.reload();
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
  expect(await shown()).toBe("dark");
  await page.getByRole("radio", { name: "Light" }).check();
  expect(await shown()).toBe("light");
  await expectScreen(page, "/settings", "Settings");
});
