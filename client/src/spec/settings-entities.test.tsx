import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
// Loads the code of the dialogs before the first test.
import "@/features/settings/components/settings-dialog";
import { filterCalls, listChanges, buildSpecEntity, type SpecRoutes } from "@/test/spec-api";
import { expectFailure, expectToast, fill, loadScreens, openScreen } from "@/test/spec-screen";

loadScreens("/settings");

const REFUSAL = { status: 500, body: { message: "Not on Sundays." } };

/** A new entity's profile opens without questions. */
const ASKS_NOTHING: SpecRoutes = { "GET /api/questionnaire/{type}/{layer}": { body: { questions: [] } } };

async function openWith(entities: object[] = [buildSpecEntity()], given: SpecRoutes = {}) {
  const spec = openScreen("/settings", {
    "GET /api/entities": { body: entities },
    ...ASKS_NOTHING,
    ...given,
  });
  const add = await screen.findByText("Add new entity");
  const press = (name: string) => spec.user.click(screen.getByRole("button", { name }));
  const openNew = async () => {
    await spec.user.click(add);
    return within(await screen.findByRole("dialog", { name: "Add new entity" }));
  };
  const openEdit = async () => {
    await press("Edit Sunrise Labs");
    return within(await screen.findByRole("dialog", { name: "Edit entity" }));
  };
  return { ...spec, press, openNew, openEdit };
}

function findRow(name: string) {
  const heading = within(screen.getByRole("region", { name: "Your entities" })).getByText(name, {
    selector: "h3 *",
  });
  return within(heading.closest("li")!);
}
const readTexts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
const readOptions = (select: HTMLElement) => readTexts(within(select).getAllByRole("option"));

describe("2.13 the list of entities by the specification", () => {
  it("2.13 an entity has name, type, stage, how complete it is, Edit and a button for its profile", async () => {
    const { calls } = await openWith([buildSpecEntity({ type: "Social Enterprise", stage: "Growth" })]);
    const row = findRow("Sunrise Labs");
    expect(row.getByText("Social Enterprise")).toBeVisible();
    expect(row.getByText("Growth")).toBeVisible();
    expect(row.getByText("80% complete")).toBeVisible();
    expect(readTexts(row.getAllByRole("button"))).toEqual(["Edit", "Update profile"]);
    expect(screen.getByRole("button", { name: "Add new entity" })).toBeVisible();
    expect(filterCalls(calls, "GET /api/entities").map(({ query }) => query.toString())).toEqual([""]);
  });

  it("4 the four bands: Excellent from 90, Good from 75 with a tick, Fair from 50, else Needs attention", async () => {
    const bands = {
      Excellent: [100, 90],
      Good: [89, 75],
      Fair: [74, 50],
      "Needs attention": [49, 0],
    };
    const scores = Object.values(bands).flat();
    await openWith(
      scores.map((score) =>
        buildSpecEntity({ id: `e${score}`, name: `At ${score}`, profileCompletionScore: score }),
      ),
    );
    for (const [band, atScores] of Object.entries(bands))
      for (const score of atScores) {
        const row = findRow(`At ${score}`);
        expect(row.getByText(`${score}% complete`)).toBeVisible();
        expect(row.getByText(band)).toBeVisible();
        expect(row.queryAllByRole("img")).toHaveLength(score >= 75 ? 1 : 0);
        expect(row.queryAllByText("Profile strength")).toHaveLength(score >= 75 ? 0 : 1);
        expect(row.getAllByRole("button")[1]).toHaveTextContent(
          score < 50 ? /^Complete profile$/ : /^Update profile$/,
        );
      }
  });

  it("4 under 50 the profile button stands out", async () => {
    await openWith([
      buildSpecEntity({ id: "e1", name: "Weak", profileCompletionScore: 49 }),
      buildSpecEntity({ id: "e2", name: "Weaker", profileCompletionScore: 10 }),
      buildSpecEntity({ id: "e3", name: "Fair", profileCompletionScore: 50 }),
    ]);
    const colourOf = (name: string) =>
      [...findRow(name).getByRole("button", { name: /profile:/ }).classList].filter((one) =>
        one.startsWith("bg-"),
      );
    expect(colourOf("Fair")).toEqual(["bg-transparent"]);
    for (const name of ["Weak", "Weaker"]) {
      expect(colourOf(name)).toHaveLength(1);
      expect(colourOf(name)).not.toEqual(colourOf("Fair"));
    }
  });

  it("4 the strength panel shows which of the three layers are complete, and leads to each", async () => {
    const { user } = await openWith([buildSpecEntity({ profileCompletionScore: 40, layer1Complete: true })]);
    expect(readTexts(findRow("Sunrise Labs").getAllByRole("listitem"))).toEqual([
      "Core InformationComplete",
      expect.stringMatching(/^Financial & Impact Metrics.*1-3 minutes$/),
      "Detailed Profile5-10 minutes",
    ]);
    await user.click(findRow("Sunrise Labs").getByRole("button", { name: /^Detailed Profile/ }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(await dialog.findByRole("heading", { name: "Detailed Profile" })).toBeVisible();
  });
});

describe("2.13 the dialogs of an entity by the specification", () => {
  it("9 a new entity begins as a Startup at the stage Idea, with the types and stages of 3.10", async () => {
    const added = await (await openWith()).openNew();
    const [type, stage] = [added.getByLabelText(/^Type/), added.getByLabelText("Stage")];
    expect(type).toHaveValue("Startup");
    expect(stage).toHaveValue("Idea");
    expect(added.getByLabelText("Description")).toHaveValue("");
    expect(added.queryByText("Delete entity")).not.toBeInTheDocument();
    expect(readOptions(type)).toEqual([
      "Startup",
      "Nonprofit",
      "Social Enterprise",
      "Individual",
      "Research",
      "School",
    ]);
    expect(readOptions(stage)).toEqual(["Not stated", "Idea", "MVP", "Traction", "Growth", "Scale"]);
  });

  it("5 an entity needs a name, and always has a type", async () => {
    const { calls, openNew, press } = await openWith();
    const added = await openNew();
    await press("Create entity");
    await waitFor(() => expect(readTexts(added.queryAllByRole("alert"))).toEqual(["Name is required"]));
    expect(added.getByLabelText(/^Type/)).toHaveAttribute("aria-required", "true");
    expect(listChanges(calls)).toEqual([]);
  });

  it("7.2 creating sends seven fields, reads the list anew and opens Complete Profile for the new one", async () => {
    const created = buildSpecEntity({ id: "e2", name: "Blue Heron", profileCompletionScore: 0 });
    const { calls, openNew, press, routes, user } = await openWith([]);
    routes["POST /api/entities"] = () => {
      routes["GET /api/entities"] = { body: [created] };
      return { status: 201, body: created };
    };
    const added = await openNew();
    await fill(user, added.getByLabelText(/^Name/), "Blue Heron");
    await user.selectOptions(added.getByLabelText(/^Type/), "Nonprofit");
    await fill(user, added.getByLabelText("Description"), "Wetlands");
    await press("Create entity");
    expect(await screen.findByRole("dialog", { name: "Complete profile" })).toHaveTextContent("Blue Heron");
    const body = {
      name: "Blue Heron",
      type: "Nonprofit",
      description: "Wetlands",
      stage: "Idea",
      mission: null,
      industry: [],
      country: null,
    };
    expect(listChanges(calls)).toEqual([{ method: "POST", path: "/api/entities", body }]);
    await waitFor(() => expect(filterCalls(calls, "GET /api/entities")).toHaveLength(2));
  });

  it("2.13 editing shows name, type, stage and description, and offers to delete", async () => {
    const edited = await (await openWith()).openEdit();
    expect(edited.getByLabelText(/^Name/)).toHaveValue("Sunrise Labs");
    expect(edited.getByLabelText(/^Type/)).toHaveValue("Startup");
    expect(edited.getByLabelText("Stage")).toHaveValue("MVP");
    expect(edited.getByLabelText("Description")).toHaveValue("Solar pumps");
    expect(edited.getByRole("button", { name: "Delete entity" })).toBeVisible();
  });

  it("7.2 an edit sends what was changed, and the list is read anew", async () => {
    const { calls, openEdit, press, user } = await openWith(undefined, { "PATCH /api/entities/e1": {} });
    const edited = await openEdit();
    await fill(user, edited.getByLabelText(/^Name/), "Sunset Labs");
    await user.selectOptions(edited.getByLabelText("Stage"), "Scale");
    await press("Save changes");
    await expectToast("Entity updated");
    expect(listChanges(calls)).toEqual([
      { method: "PATCH", path: "/api/entities/e1", body: { name: "Sunset Labs", stage: "Scale" } },
    ]);
    await waitFor(() => expect(filterCalls(calls, "GET /api/entities")).toHaveLength(2));
  });

  it("2.13 deleting asks first in so many words, and the list is read anew", async () => {
    const { calls, openEdit, press, routes } = await openWith();
    routes["DELETE /api/entities/e1"] = () => {
      routes["GET /api/entities"] = { body: [] };
      return {};
    };
    await openEdit();
    await press("Delete entity");
    const question = within(await screen.findByRole("alertdialog"));
    expect(
      question.getByText(
        'Are you sure you want to delete "Sunrise Labs"? This action cannot be undone. All associated profile data and applications will also be deleted.',
      ),
    ).toBeVisible();
    expect(listChanges(calls)).toEqual([]);
    await press("Delete");
    expect(await screen.findByRole("heading", { name: "No entities yet" })).toBeVisible();
    expect(listChanges(calls)).toEqual([{ method: "DELETE", path: "/api/entities/e1", body: undefined }]);
    await waitFor(() => expect(filterCalls(calls, "GET /api/entities")).toHaveLength(2));
  });

  it("8 an entity that could not be created is told in the server's words, or its own", async () => {
    const { openNew, press, routes, user } = await openWith(undefined, {
      "POST /api/entities": { status: 500 },
    });
    const added = await openNew();
    await fill(user, added.getByLabelText(/^Name/), "Blue Heron");
    await press("Create entity");
    await expectFailure("Failed to create entity");
    routes["POST /api/entities"] = REFUSAL;
    await press("Create entity");
    await expectFailure("Failed to create entity", "Not on Sundays.");
    await press("Cancel");
    await press("Discard changes");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  it("8 an entity that could not be changed or deleted is told", async () => {
    const { openEdit, press, user } = await openWith(undefined, {
      "PATCH /api/entities/e1": { status: 500 },
      "DELETE /api/entities/e1": { status: 500 },
    });
    const edited = await openEdit();
    await fill(user, edited.getByLabelText(/^Name/), "Sunset Labs");
    await press("Save changes");
    await expectFailure("Failed to update entity");
    await press("Delete entity");
    await press("Delete");
    await expectFailure("Failed to delete entity");
  });
});
