import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
// Loads the dialog's code before the first test.
import "@/features/settings/components/settings-dialog";
import { filterCalls, listChanges, buildSpecEntity, type SpecRoutes } from "@/test/spec-api";
import { expectToast, fill, loadScreens, openScreen } from "@/test/spec-screen";

// Filling in a profile with the real server is tested in client/e2e/settings.e2e.ts.

loadScreens("/settings");

const question = (fieldName: string, type: string, given: Record<string, unknown> = {}) => ({
  id: fieldName,
  fieldName,
  label: fieldName,
  required: false,
  type,
  ...given,
});
const serveQuestions = (...questions: object[]): SpecRoutes => ({
  "GET /api/questionnaire/Startup/1": { body: { questions } },
});
const SAVING: SpecRoutes = { "POST /api/profile/e1": {} };

const openSettings = (path: string, routes: SpecRoutes = {}, entity: Record<string, unknown> = {}) => {
  const weak = buildSpecEntity({ profileCompletionScore: 10, layer1Complete: false, ...entity });
  return openScreen(path, { "GET /api/entities": { body: [weak] }, ...routes });
};
const findDialog = () => screen.findByRole("dialog", { name: "Complete profile" });

/** Opens the dialog of an entity with an empty profile, by its address. */
async function openProfile(routes: SpecRoutes = {}, entity: Record<string, unknown> = {}) {
  const spec = openSettings("/settings?entity=e1&profile=1", routes, entity);
  const dialog = within(await findDialog());
  const save = () => spec.user.click(dialog.getByRole("button", { name: "Save and continue" }));
  const sent = async () => {
    await waitFor(() => expect(listChanges(spec.calls)).toHaveLength(1));
    return listChanges(spec.calls)[0]!;
  };
  return { ...spec, dialog, save, sent };
}

describe("2.13 the questions of the Complete Profile dialog", () => {
  it("2.13 the button of an entity with a weak profile opens the dialog", async () => {
    const { user } = openSettings("/settings");
    await user.click(await screen.findByRole("button", { name: "Complete profile: Sunrise Labs" }));
    expect(await findDialog()).toBeVisible();
  });

  it("2.13 a profile has three layers, each a questionnaire of its own, with how long it takes", async () => {
    const layer = (n: number) => ({ body: { questions: [question(`Question of layer ${n}`, "text")] } });
    const { dialog, calls, user } = await openProfile({
      "GET /api/questionnaire/Startup/1": layer(1),
      "GET /api/questionnaire/Startup/2": layer(2),
      "GET /api/questionnaire/Startup/3": layer(3),
    });
    const layers = [
      ["Core Information", /^20-30 seconds\./],
      ["Financial & Impact Metrics", /^1-3 minutes\./],
      ["Detailed Profile", /^5-10 minutes\./],
    ] as const;
    const steps = within(dialog.getByRole("list", { name: "Steps" })).getAllByRole("button");
    expect(steps).toHaveLength(layers.length);
    for (const [index, [title, estimate]] of layers.entries()) {
      expect(steps[index]).toHaveTextContent(title);
      await user.click(steps[index]!);
      expect(await dialog.findByRole("heading", { name: title })).toBeVisible();
      expect(dialog.getByText(estimate)).toBeVisible();
      expect(await dialog.findByLabelText(`Question of layer ${index + 1}`)).toBeVisible();
    }
    expect(filterCalls(calls, "GET /api/profile/e1")).toHaveLength(1);
  });

  it("7.2 the questionnaire is that of the entity's type", async () => {
    const { dialog } = await openProfile(
      {
        "GET /api/questionnaire/Social%20Enterprise/1": {
          body: { questions: [question("causes", "text", { label: "Which causes?" })] },
        },
      },
      { type: "Social Enterprise" },
    );
    expect(await dialog.findByLabelText("Which causes?")).toBeVisible();
  });

  it("8 a questionnaire that is unknown, empty or cannot be had says Questionnaire not found", async () => {
    const { dialog, user } = await openProfile({
      "GET /api/questionnaire/Startup/2": { body: { questions: [] } },
      "GET /api/questionnaire/Startup/3": { status: 500 },
    });
    for (const title of ["Core Information", "Financial & Impact Metrics", "Detailed Profile"]) {
      await user.click(dialog.getByRole("button", { name: new RegExp(title) }));
      const layer = await dialog.findByRole("region", { name: title });
      expect(await within(layer).findByText("Questionnaire not found")).toBeVisible();
    }
  });

  it("3.8 a question shows its label, placeholder, description and help, and an asterisk if it is required", async () => {
    const { dialog } = await openProfile(
      serveQuestions(
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
    const product = await dialog.findByLabelText(/^What do you make\?/);
    expect(product).toHaveAttribute("placeholder", "Solar pumps");
    expect(product).toHaveAccessibleDescription("Funders read this first. In one line.");
    expect(product).toHaveAttribute("aria-required", "true");
    const label = (text: string) => dialog.getByText(text, { selector: "label" });
    expect(label("What do you make?").textContent).toBe("What do you make? *");
    expect(label("Who buys it?").textContent).toBe("Who buys it?");
    expect(dialog.getByLabelText("Who buys it?")).not.toHaveAttribute("aria-required");
  });

  it("3.8 each of the eight types of question is a field of its kind, filled with what is stored", async () => {
    const options = ["Idea", { value: "mvp", label: "First version" }];
    const { dialog } = await openProfile({
      ...serveQuestions(
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
    expect(await dialog.findByLabelText("text")).toHaveValue("one line");
    expect(dialog.getByLabelText("textarea")).toHaveValue("two\nlines");
    expect(dialog.getByLabelText("integer")).toHaveValue("12");
    expect(dialog.getByLabelText("number")).toHaveValue("12.50");
    const select = dialog.getByLabelText("select");
    expect(select).toHaveValue("mvp");
    const choices = within(select).getAllByRole("option");
    expect(choices.map(({ textContent }) => textContent)).toEqual(["Choose", "Idea", "First version"]);
    const boxes = within(dialog.getByRole("group", { name: "multiselect" }));
    expect(boxes.getByRole("checkbox", { name: "Idea" })).toBeChecked();
    expect(boxes.getByRole("checkbox", { name: "First version" })).toBeChecked();
    expect(within(dialog.getByRole("group", { name: "boolean" })).getByLabelText("No")).toBeChecked();
    expect(dialog.getByLabelText("array")).toHaveValue("maize, rice");
  });
});

describe("2.13 saving in the Complete Profile dialog", () => {
  it("5 answers are sent as whole numbers, decimals as text, and lists without blanks", async () => {
    const { dialog, save, sent, user } = await openProfile({
      ...SAVING,
      ...serveQuestions(
        question("integer", "integer"),
        question("number", "number"),
        question("array", "array"),
        question("multiselect", "multiselect", {
          options: ["Idea", { value: "mvp", label: "First version" }],
        }),
        question("boolean", "boolean"),
      ),
    });
    await fill(user, await dialog.findByLabelText("integer"), "0012");
    await fill(user, dialog.getByLabelText("number"), "12.50");
    await fill(user, dialog.getByLabelText("array"), " maize , , sweet potatoes,");
    await user.click(dialog.getByRole("checkbox", { name: "First version" }));
    await user.click(within(dialog.getByRole("group", { name: "boolean" })).getByLabelText("Yes"));
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

  it("5 a whole number that is taken away is sent as null", async () => {
    const { dialog, save, sent, user } = await openProfile({
      ...SAVING,
      ...serveQuestions(question("integer", "integer")),
      "GET /api/profile/e1": { body: { integer: 12 } },
    });
    await fill(user, await dialog.findByLabelText("integer"), "");
    await save();
    expect((await sent()).body).toEqual({ integer: null });
  });

  it("7.2 after saving, the profile and the entities are read anew, and the next layer opens", async () => {
    const { dialog, save, calls, user } = await openProfile({
      ...SAVING,
      ...serveQuestions(question("product", "text")),
      "GET /api/questionnaire/Startup/2": { body: { questions: [question("revenue", "number")] } },
    });
    await fill(user, await dialog.findByLabelText("product"), "Pumps");
    await save();
    expect(await dialog.findByLabelText("revenue")).toBeVisible();
    await waitFor(() => expect(filterCalls(calls, "GET /api/profile/e1")).toHaveLength(2));
    await waitFor(() => expect(filterCalls(calls, "GET /api/entities")).toHaveLength(2));
  });

  it("8 a profile that could not be saved is told in the server's words", async () => {
    const { dialog, save, user } = await openProfile({
      ...serveQuestions(question("product", "text")),
      "POST /api/profile/e1": { status: 500, body: { message: "Not on Sundays." } },
    });
    await fill(user, await dialog.findByLabelText("product"), "Pumps");
    await save();
    await expectToast("Failed to save profile", "Not on Sundays.");
    expect(dialog.getByLabelText("product")).toHaveValue("Pumps");
  });
});
