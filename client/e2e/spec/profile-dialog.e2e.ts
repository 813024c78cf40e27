import type { Page } from "playwright/test";
import { ENTITY_TYPES, QUESTION_TYPES } from "@shared/constants/enums";
import { expect, get, test as atHome } from "../support/fixtures";
import { specEntity, type SpecRoutes } from "../support/spec-api";
import { changes } from "../support/spec-api";
import { callsTo, expectTold, open, test } from "../support/spec-test";

// How a profile is filled in before the real server is in ../settings.e2e.ts.

const question = (fieldName: string, type: string, given: Record<string, unknown> = {}) => ({
  id: fieldName,
  fieldName,
  label: fieldName,
  required: false,
  type,
  ...given,
});
const asking = (...questions: object[]): SpecRoutes => ({
  "GET /api/questionnaire/Startup/1": { body: { questions } },
});
const SAVING: SpecRoutes = { "POST /api/profile/e1": {} };

/** Opens the dialog by the button of an entity that has nothing yet. */
async function openProfile(page: Page, routes: SpecRoutes = {}, entity: Record<string, unknown> = {}) {
  const weak = specEntity({ profileCompletionScore: 10, layer1Complete: false, ...entity });
  const served = await open(page, "/settings", { "GET /api/entities": { body: [weak] }, ...routes });
  await page.getByRole("button", { name: "Complete profile: Sunrise Labs" }).click();
  const dialog = page.getByRole("dialog", { name: "Complete profile" });
  await expect(dialog).toBeVisible();
  const save = () => dialog.getByRole("button", { name: "Save and continue" }).click();
  const sent = async () => {
    await expect.poll(() => changes(served.calls)).toHaveLength(1);
    return changes(served.calls)[0]!;
  };
  return { ...served, dialog, save, sent };
}

test.describe("2.13 the Complete Profile dialog by the specification @desktop", () => {
  test("2.13 has three layers, each a questionnaire of its own, with how long it takes", async ({ page }) => {
    const layer = (n: number) => ({ body: { questions: [question(`Question of layer ${n}`, "text")] } });
    const { dialog, calls } = await openProfile(page, {
      "GET /api/questionnaire/Startup/1": layer(1),
      "GET /api/questionnaire/Startup/2": layer(2),
      "GET /api/questionnaire/Startup/3": layer(3),
    });
    const layers = [
      ["Core Information", /^20-30 seconds\./],
      ["Financial & Impact Metrics", /^1-3 minutes\./],
      ["Detailed Profile", /^5-10 minutes\./],
    ] as const;
    await expect(dialog.getByRole("list", { name: "Steps" }).getByRole("button")).toHaveText(
      layers.map(([title]) => new RegExp(title)),
    );
    for (const [index, [title, estimate]] of layers.entries()) {
      await dialog.getByRole("button", { name: new RegExp(`^${title}`) }).click();
      await expect(dialog.getByRole("heading", { name: title })).toBeVisible();
      await expect(dialog.getByText(estimate)).toBeVisible();
      await expect(dialog.getByLabel(`Question of layer ${index + 1}`)).toBeVisible();
    }
    await expect.poll(() => callsTo(calls, "GET /api/profile/e1")).toHaveLength(1);
  });

  test("7.2 asks for the questionnaire of the entity's type", async ({ page }) => {
    const { dialog } = await openProfile(
      page,
      {
        "GET /api/questionnaire/Social%20Enterprise/1": {
          body: { questions: [question("causes", "text", { label: "Which causes?" })] },
        },
      },
      { type: "Social Enterprise" },
    );
    await expect(dialog.getByLabel("Which causes?")).toBeVisible();
  });

  test("8 says Questionnaire not found where it is unknown, empty or cannot be had", async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/(404|500).*\/api\/questionnaire/);
    const { dialog } = await openProfile(page, {
      "GET /api/questionnaire/Startup/2": { body: { questions: [] } },
      "GET /api/questionnaire/Startup/3": { status: 500 },
    });
    for (const title of ["Core Information", "Financial & Impact Metrics", "Detailed Profile"]) {
      await dialog.getByRole("button", { name: new RegExp(`^${title}`) }).click();
      const layer = dialog.getByRole("region", { name: title });
      await expect(layer.getByText("Questionnaire not found", { exact: true })).toBeVisible();
    }
  });

  test("3.8 a question shows its label, placeholder, description and help, and an asterisk if it is required", async ({
    page,
  }) => {
    const { dialog } = await openProfile(
      page,
      asking(
        question("product", "text", {
          label: "What do you make?",
          required: true,
          placeholder: "Solar pumps",
          helpText: "In one line.",
          description: "Funders read this first.",
        }),
        question("market", "text", { label: "Who buys it?" }),
      ),
    );
    const [product, market] = [dialog.getByLabel("What do you make?"), dialog.getByLabel("Who buys it?")];
    await expect(product).toHaveAttribute("placeholder", "Solar pumps");
    await expect(product).toHaveAccessibleDescription("Funders read this first. In one line.");
    await expect(product).toHaveAttribute("aria-required", "true");
    await expect(dialog.locator("label", { hasText: "What do you make?" })).toHaveText("What do you make? *");
    await expect(dialog.locator("label", { hasText: "Who buys it?" })).toHaveText("Who buys it?");
    await expect(market).not.toHaveAttribute("aria-required");
  });

  test("3.8 each of the eight types is a field of its kind, filled with what is stored", async ({ page }) => {
    const options = ["Idea", { value: "mvp", label: "First version" }];
    const { dialog } = await openProfile(page, {
      ...asking(
        question("text", "text"),
        question("textarea", "textarea"),
        question("integer", "integer"),
        question("number", "number"),
        question("select", "select", { options }),
        question("multiselect", "multiselect", { options }),
        question("boolean", "boolean"),
        question("array", "array"),
      ),
      "GET /api/profile/e1": {
        body: {
          text: "one line",
          textarea: "two\nlines",
          integer: 12,
          number: "12.50",
          select: "mvp",
          multiselect: ["Idea", "mvp"],
          boolean: false,
          array: ["maize", "rice"],
        },
      },
    });
    await expect(dialog.getByLabel("text", { exact: true })).toHaveValue("one line");
    await expect(dialog.getByLabel("textarea")).toHaveValue("two\nlines");
    await expect(dialog.getByLabel("integer")).toHaveValue("12");
    await expect(dialog.getByLabel("number")).toHaveValue("12.50");
    const select = dialog.getByLabel("select", { exact: true });
    await expect(select).toHaveValue("mvp");
    await expect(select.getByRole("option")).toHaveText(["Choose", "Idea", "First version"]);
    const boxes = dialog.getByRole("group", { name: "multiselect" });
    await expect(boxes.getByRole("checkbox", { name: "Idea" })).toBeChecked();
    await expect(boxes.getByRole("checkbox", { name: "First version" })).toBeChecked();
    await expect(
      dialog.getByRole("group", { name: "boolean" }).getByLabel("No", { exact: true }),
    ).toBeChecked();
    await expect(dialog.getByLabel("array")).toHaveValue("maize, rice");
  });

  test("5 answers are sent as whole numbers, decimals as text, and lists without blanks", async ({
    page,
  }) => {
    const { dialog, save, sent } = await openProfile(page, {
      ...SAVING,
      ...asking(
        question("integer", "integer"),
        question("number", "number"),
        question("array", "array"),
        question("multiselect", "multiselect", {
          options: ["Idea", { value: "mvp", label: "First version" }],
        }),
        question("boolean", "boolean"),
      ),
    });
    await dialog.getByLabel("integer").fill("0012");
    await dialog.getByLabel("number").fill("12.50");
    await dialog.getByLabel("array").fill(" maize , , sweet potatoes,");
    await dialog.getByRole("checkbox", { name: "First version" }).check();
    await dialog.getByRole("group", { name: "boolean" }).getByLabel("Yes", { exact: true }).check();
    await save();
    expect(await sent()).toEqual({
      method: "POST",
      path: "/api/profile/e1",
      body: {
        integer: 12,
        number: "12.50",
        array: ["maize", "sweet potatoes"],
        multiselect: ["mvp"],
        boolean: true,
      },
    });
  });

  test("5 a whole number that is taken away is sent as null", async ({ page }) => {
    const { dialog, save, sent } = await openProfile(page, {
      ...SAVING,
      ...asking(question("integer", "integer")),
      "GET /api/profile/e1": { body: { integer: 12 } },
    });
    await dialog.getByLabel("integer").fill("");
    await save();
    expect((await sent()).body).toEqual({ integer: null });
  });

  test("7.2 after saving, the profile and the entities are read anew, and the next layer opens", async ({
    page,
  }) => {
    const { dialog, save, calls } = await openProfile(page, {
      ...SAVING,
      ...asking(question("product", "text")),
      "GET /api/questionnaire/Startup/2": { body: { questions: [question("revenue", "number")] } },
    });
    await dialog.getByLabel("product").fill("Pumps");
    await save();
    await expect(dialog.getByLabel("revenue")).toBeVisible();
    await expect.poll(() => callsTo(calls, "GET /api/profile/e1")).toHaveLength(2);
    await expect.poll(() => callsTo(calls, "GET /api/entities")).toHaveLength(2);
  });

  test("8 a profile that could not be saved is told in the server's words", async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/500.*\/api\/profile/);
    const { dialog, save } = await openProfile(page, {
      ...asking(question("product", "text")),
      "POST /api/profile/e1": { status: 500, body: { message: "Not on Sundays." } },
    });
    await dialog.getByLabel("product").fill("Pumps");
    await save();
    await expectTold(page, "Failed to save profile", "Not on Sundays.");
    await expect(dialog.getByLabel("product")).toHaveValue("Pumps");
  });
});

atHome(
  "3.8 the real server's questionnaires of every type and layer have the shape of the specification @desktop",
  async ({ page, member: _ }) => {
    const known = [
      "id",
      "fieldName",
      "label",
      "required",
      "type",
      "placeholder",
      "options",
      "helpText",
      "description",
    ];
    for (const type of ENTITY_TYPES)
      for (const layer of [1, 2, 3]) {
        const path = `/api/questionnaire/${encodeURIComponent(type)}/${layer}`;
        const { questions } = await get<{ questions: Record<string, unknown>[] }>(page.request, path);
        expect(questions.length).toBeGreaterThan(0);
        for (const each of questions) {
          expect(known).toEqual(expect.arrayContaining(Object.keys(each)));
          expect(QUESTION_TYPES).toContain(each.type);
        }
      }
  },
);
