import type { Page } from "playwright/test";
import { expect } from "../support/fixtures";
import { specEntity, type SpecRoutes } from "../support/spec-api";
import { changes } from "../support/spec-api";
import { callsTo, expectFailure, expectTold, open, test } from "../support/spec-test";

// An entity's way through the real server is in ../settings.e2e.ts.

const SAID = { status: 500, body: { message: "Not on Sundays." } };

/** What a profile asks is in profile-dialog.e2e.ts; here it opens only. */
const ASKS_NOTHING: SpecRoutes = { "GET /api/questionnaire/{type}/{layer}": { body: { questions: [] } } };

const openWith = (page: Page, entities: object[] = [specEntity()], routes: SpecRoutes = {}) =>
  open(page, "/settings", { "GET /api/entities": { body: entities }, ...ASKS_NOTHING, ...routes });
const rowOf = (page: Page, name: string) =>
  page
    .getByRole("region", { name: "Your entities" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

async function openNew(page: Page) {
  await page.getByRole("button", { name: "Add new entity" }).click();
  return dialog(page, "Add new entity");
}
async function openEdit(page: Page) {
  await page.getByRole("button", { name: "Edit Sunrise Labs" }).click();
  return dialog(page, "Edit entity");
}
const optionsOf = (page: Page, label: string) =>
  page.getByRole("dialog").getByLabel(label).getByRole("option");

test.describe("2.13 entities by the specification @desktop", () => {
  test("2.13 each has name, type, stage, how complete it is, Edit and a button for its profile", async ({
    page,
  }) => {
    const { calls } = await openWith(page, [specEntity({ type: "Social Enterprise", stage: "Growth" })]);
    const row = rowOf(page, "Sunrise Labs");
    await expect(row.getByText("Social Enterprise", { exact: true })).toBeVisible();
    await expect(row.getByText("Growth", { exact: true })).toBeVisible();
    await expect(row.getByText("80% complete")).toBeVisible();
    await expect(row.getByRole("button")).toHaveText(["Edit", "Update profile"]);
    await expect(page.getByRole("button", { name: "Add new entity" })).toBeVisible();
    expect(callsTo(calls, "GET /api/entities").map(({ query }) => String(query))).toEqual([""]);
  });

  test("4 the four bands: Excellent from 90, Good from 75 with a tick, Fair from 50, else Needs attention", async ({
    page,
  }) => {
    const bands = {
      Excellent: [100, 90],
      Good: [89, 75],
      Fair: [74, 50],
      "Needs attention": [49, 0],
    };
    const scores = Object.values(bands).flat();
    await openWith(
      page,
      scores.map((score) =>
        specEntity({ id: `e${score}`, name: `At ${score}`, profileCompletionScore: score }),
      ),
    );
    for (const [band, [high, low]] of Object.entries(bands))
      for (const score of [high!, low!]) {
        const row = rowOf(page, `At ${score}`);
        await expect(row.getByText(`${score}% complete`)).toBeVisible();
        await expect(row.getByText(band, { exact: true })).toBeVisible();
        await expect(row.getByRole("img")).toHaveCount(score >= 75 ? 1 : 0);
        await expect(row.getByText("Profile strength", { exact: true })).toHaveCount(score >= 75 ? 0 : 1);
        await expect(row.getByRole("button").nth(1)).toHaveText(
          score < 50 ? "Complete profile" : "Update profile",
        );
      }
  });

  test("4 under 50 the profile button stands out", async ({ page }) => {
    await openWith(page, [
      specEntity({ id: "e1", name: "Weak", profileCompletionScore: 49 }),
      specEntity({ id: "e2", name: "Weaker", profileCompletionScore: 10 }),
      specEntity({ id: "e3", name: "Fair", profileCompletionScore: 50 }),
    ]);
    const colourOf = (name: string) =>
      rowOf(page, name)
        .getByRole("button", { name: /profile:/ })
        .evaluate((button) => getComputedStyle(button).backgroundColor);
    const plain = await colourOf("Fair");
    expect(await colourOf("Weak")).not.toBe(plain);
    expect(await colourOf("Weaker")).not.toBe(plain);
  });

  test("4 the strength panel shows which of the three layers are complete", async ({ page }) => {
    await openWith(page, [specEntity({ profileCompletionScore: 40, layer1Complete: true })]);
    const layers = rowOf(page, "Sunrise Labs").getByRole("listitem");
    await expect(layers).toHaveText([
      /^Core InformationComplete$/,
      /^Financial & Impact Metrics.*1-3 minutes$/,
      /^Detailed Profile5-10 minutes$/,
    ]);
  });

  test("9 a new one begins as a Startup at the stage Idea, with the types and stages of 3.10", async ({
    page,
  }) => {
    await openWith(page);
    const added = await openNew(page);
    await expect(added.getByLabel("Type")).toHaveValue("Startup");
    await expect(added.getByLabel("Stage")).toHaveValue("Idea");
    await expect(added.getByLabel("Description")).toHaveValue("");
    await expect(added.getByRole("button", { name: "Delete entity" })).toHaveCount(0);
    await expect(optionsOf(page, "Type")).toHaveText([
      "Startup",
      "Nonprofit",
      "Social Enterprise",
      "Individual",
      "Research",
      "School",
    ]);
    await expect(optionsOf(page, "Stage")).toHaveText([
      "Not stated",
      "Idea",
      "MVP",
      "Traction",
      "Growth",
      "Scale",
    ]);
  });

  test("5 an entity needs a name, and always has a type", async ({ page }) => {
    const { calls } = await openWith(page);
    const added = await openNew(page);
    await added.getByRole("button", { name: "Create entity" }).click();
    await expect(added.getByRole("alert")).toHaveText("Name is required");
    await expect(added.getByLabel("Type")).toHaveAttribute("aria-required", "true");
    expect(changes(calls)).toEqual([]);
  });

  test("7.2 creating one sends its seven fields, reads the list anew and opens Complete Profile for it", async ({
    page,
  }) => {
    const created = specEntity({ id: "e2", name: "Blue Heron", profileCompletionScore: 0 });
    const { calls, routes } = await openWith(page, []);
    routes["POST /api/entities"] = () => {
      routes["GET /api/entities"] = { body: [created] };
      return { status: 201, body: created };
    };
    const added = await openNew(page);
    await added.getByLabel("Name").fill("Blue Heron");
    await added.getByLabel("Type").selectOption("Nonprofit");
    await added.getByLabel("Description").fill("Wetlands");
    await added.getByRole("button", { name: "Create entity" }).click();
    await expect(dialog(page, "Complete profile")).toContainText("Blue Heron");
    const body = {
      name: "Blue Heron",
      type: "Nonprofit",
      description: "Wetlands",
      stage: "Idea",
      mission: null,
      industry: [],
      country: null,
    };
    expect(changes(calls)).toEqual([{ method: "POST", path: "/api/entities", body }]);
    await expect.poll(() => callsTo(calls, "GET /api/entities")).toHaveLength(2);
  });

  test("2.13 editing shows name, type, stage and description, and offers to delete", async ({ page }) => {
    await openWith(page);
    const edited = await openEdit(page);
    await expect(edited.getByLabel("Name")).toHaveValue("Sunrise Labs");
    await expect(edited.getByLabel("Type")).toHaveValue("Startup");
    await expect(edited.getByLabel("Stage")).toHaveValue("MVP");
    await expect(edited.getByLabel("Description")).toHaveValue("Solar pumps");
    await expect(edited.getByRole("button", { name: "Delete entity" })).toBeVisible();
  });

  test("7.2 an edit sends what was changed, and the list is read anew", async ({ page }) => {
    const { calls } = await openWith(page, undefined, { "PATCH /api/entities/e1": {} });
    const edited = await openEdit(page);
    await edited.getByLabel("Name").fill("Sunset Labs");
    await edited.getByLabel("Stage").selectOption("Scale");
    await edited.getByRole("button", { name: "Save changes" }).click();
    await expectTold(page, "Entity updated");
    expect(changes(calls)).toEqual([
      { method: "PATCH", path: "/api/entities/e1", body: { name: "Sunset Labs", stage: "Scale" } },
    ]);
    await expect.poll(() => callsTo(calls, "GET /api/entities")).toHaveLength(2);
  });

  test("2.13 deleting asks first in so many words, and the list is read anew", async ({ page }) => {
    const { calls, routes } = await openWith(page);
    routes["DELETE /api/entities/e1"] = () => {
      routes["GET /api/entities"] = { body: [] };
      return {};
    };
    await (await openEdit(page)).getByRole("button", { name: "Delete entity" }).click();
    const question = page.getByRole("alertdialog");
    await expect(
      question.getByText(
        'Are you sure you want to delete "Sunrise Labs"? This action cannot be undone. All associated profile data and applications will also be deleted.',
        { exact: true },
      ),
    ).toBeVisible();
    expect(changes(calls)).toEqual([]);
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByRole("heading", { name: "No entities yet" })).toBeVisible();
    expect(changes(calls)).toEqual([{ method: "DELETE", path: "/api/entities/e1", body: undefined }]);
    await expect.poll(() => callsTo(calls, "GET /api/entities")).toHaveLength(2);
  });

  test("8 what could not be done with an entity is told in the server's words, or its own", async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/500.*\/api\/entities/);
    const { routes } = await openWith(page, undefined, {
      "POST /api/entities": { status: 500 },
      "PATCH /api/entities/e1": { status: 500 },
      "DELETE /api/entities/e1": { status: 500 },
    });
    const added = await openNew(page);
    await added.getByLabel("Name").fill("Blue Heron");
    await added.getByRole("button", { name: "Create entity" }).click();
    await expectFailure(page, "Failed to create entity");
    routes["POST /api/entities"] = SAID;
    await added.getByRole("button", { name: "Create entity" }).click();
    await expectFailure(page, "Failed to create entity", "Not on Sundays.");
    await added.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Discard changes" }).click();
    const edited = await openEdit(page);
    await edited.getByLabel("Name").fill("Sunset Labs");
    await edited.getByRole("button", { name: "Save changes" }).click();
    await expectFailure(page, "Failed to update entity");
    await edited.getByRole("button", { name: "Delete entity" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expectFailure(page, "Failed to delete entity");
  });
});
