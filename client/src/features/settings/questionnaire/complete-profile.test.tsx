import { useQuery } from "@tanstack/react-query";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Question } from "@shared/constants/questionnaires/questions";
import { entitiesQuery } from "@/lib/api/queries/entities";
import { errorAnswer, type FakeCall } from "@/test/fake-fetch";
import { renderWithProviders } from "@/test/render";
import { useSettingsDialogs } from "../settings-dialogs";
import { buildEntityView, serveSettings } from "../test-server";
import SettingsDialog from "../components/settings-dialog";

const entity = buildEntityView({ id: "e1", type: "Social Enterprise", layer1Complete: false });
const ask = (fieldName: string, over: Partial<Question>): Question => ({
  id: fieldName,
  fieldName,
  label: fieldName,
  required: false,
  type: "text",
  ...over,
});
const COUNTRIES = ["Ghana", "Kenya", "Nigeria"];
const MANY = [...COUNTRIES, ...Array.from({ length: 60 }, (_, n) => `Country ${n}`)];
const LAYER_1 = [
  ask("about", { label: "What do you do?", type: "textarea", required: true }),
  ask("countries", { label: "Where?", type: "multiselect", options: COUNTRIES, required: true }),
  ask("foundedYear", { label: "Since when?", type: "integer" }),
  ask("bCorpCertified", { label: "Certified?", type: "boolean" }),
];
const LAYER_2 = [ask("revenue", { label: "Revenue", type: "number", required: true })];
const LAYER_3 = [ask("awards", { label: "Awards", type: "array" })];

/** The dialogs of the settings screen without the screen. */
function Dialogs() {
  const { target, close } = useSettingsDialogs(useQuery(entitiesQuery()).data);
  return (
    <SettingsDialog
      target={target}
      isOpen={target !== undefined}
      onClose={close}
      onCreated={() => undefined}
    />
  );
}

/** Opens the profile dialog at the first layer. */
async function openProfile(routes: Parameters<typeof serveSettings>[1] = {}) {
  const server = serveSettings([entity], {
    "GET /api/profile/e1": { body: { about: "We sell harvests", countries: ["Ghana"], foundedYear: 2021 } },
    "GET /api/questionnaire/Social%20Enterprise/1": { body: { questions: LAYER_1 } },
    "GET /api/questionnaire/Social%20Enterprise/2": { body: { questions: LAYER_2 } },
    "GET /api/questionnaire/Social%20Enterprise/3": { body: { questions: LAYER_3 } },
    "POST /api/profile/e1": { body: {} },
    ...routes,
  });
  const view = renderWithProviders(<Dialogs />, { path: "/settings?entity=e1&profile=1" });
  await screen.findByRole("dialog", { name: "Complete profile" });
  return { ...view, ...server };
}
const posts = (calls: FakeCall[]) => calls.filter(({ method }) => method === "POST").map(({ body }) => body);
const step = (name: RegExp) =>
  within(screen.getByRole("list", { name: "Steps" })).getByRole("button", { name });

describe("the Complete Profile dialog", () => {
  it("the Complete Profile dialog shows stored answers, saves only changes and opens the next layer", async () => {
    const { user, calls } = await openProfile();
    expect(await screen.findByLabelText(/^What do you do/)).toHaveValue("We sell harvests");
    expect(screen.getByRole("checkbox", { name: "Ghana" })).toBeChecked();
    expect(screen.getByLabelText("Since when?")).toHaveValue("2021");
    expect(screen.getByRole("radio", { name: "No answer" })).toBeChecked();

    await user.click(screen.getByRole("radio", { name: "No" }));
    await user.click(screen.getByRole("checkbox", { name: "Kenya" }));
    await user.click(screen.getByRole("button", { name: "Save and continue" }));
    expect(await screen.findByLabelText(/^Revenue/)).toBeVisible();
    expect(screen.getByRole("heading", { name: "Financial & Impact Metrics" })).toHaveFocus();
    expect(posts(calls)).toEqual([{ bCorpCertified: false, countries: ["Ghana", "Kenya"] }]);
  });

  it("the Complete Profile dialog refreshes the profile, the entities and the matches", async () => {
    const { user, calls, client } = await openProfile();
    client.setQueryData(["/api/opportunities", "matched"], { opportunities: [] });
    await user.type(await screen.findByLabelText(/^What do you do/), " in Accra");
    calls.length = 0;
    await user.click(screen.getByRole("button", { name: "Save and continue" }));
    await screen.findByLabelText(/^Revenue/);
    const paths = calls.map(({ method, path }) => `${method} ${path}`);
    expect(paths).toContain("GET /api/entities");
    expect(paths).toContain("GET /api/profile/e1");
    expect(client.getQueryState(["/api/opportunities", "matched"])?.isInvalidated).toBe(true);
  });

  it("the Complete Profile dialog saves while required questions are open, and says how many are", async () => {
    const { user, calls } = await openProfile({ "GET /api/profile/e1": { body: {} } });
    expect(await screen.findByText("2 required questions left")).toBeVisible();
    await user.type(screen.getByLabelText(/^What do you do/), "Harvests");
    expect(screen.getByText("1 required question left")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Save and continue" }));
    await screen.findByLabelText(/^Revenue/);
    expect(posts(calls)).toEqual([{ about: "Harvests" }]);
  });

  it("the Complete Profile dialog sends nothing when nothing changed", async () => {
    const { user, calls } = await openProfile();
    await user.click(await screen.findByRole("button", { name: "Save and continue" }));
    await screen.findByLabelText(/^Revenue/);
    expect(posts(calls)).toEqual([]);
  });

  it("the Complete Profile dialog refuses an invalid whole number, at its field", async () => {
    const { user, calls } = await openProfile();
    const field = await screen.findByLabelText("Since when?");
    await user.clear(field);
    await user.type(field, "twelve{Enter}");
    expect(await screen.findByText("Must be a whole number")).toBeVisible();
    expect(field).toHaveFocus();
    expect(field).toHaveValue("twelve");
    expect(posts(calls)).toEqual([]);
  });

  it("the Complete Profile dialog shows the server's errors at their fields and keeps the answers", async () => {
    const { user } = await openProfile({
      "POST /api/profile/e1": errorAnswer("validation_failed", "Some fields are not valid", {
        foundedYear: ["Must be a year between 1800 and 2100"],
      }),
    });
    const field = await screen.findByLabelText("Since when?");
    await user.clear(field);
    await user.type(field, "3{Enter}");
    expect(await screen.findByText("Must be a year between 1800 and 2100")).toBeVisible();
    expect(screen.getByText("Failed to save profile")).toBeVisible();
    expect(field).toHaveValue("3");
    expect(field).toHaveFocus();
  });

  it("the Complete Profile dialog keeps what was typed in another layer, and asks before it is dropped", async () => {
    const { user } = await openProfile();
    await user.type(await screen.findByLabelText(/^What do you do/), " in Accra");
    await user.click(step(/Detailed Profile/));
    expect(await screen.findByLabelText("Awards")).toBeVisible();
    await user.click(step(/Core Information.*not saved yet/));
    expect(screen.getByLabelText(/^What do you do/)).toHaveValue("We sell harvests in Accra");

    await user.click(screen.getByRole("button", { name: "Finish later" }));
    expect(await screen.findByText("Discard your changes?")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Discard changes" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  it("the Complete Profile dialog closes after the last layer, unless another one has edits", async () => {
    const { user, calls } = await openProfile();
    await user.type(await screen.findByLabelText(/^What do you do/), " in Accra");
    await user.click(step(/Detailed Profile/));
    await user.type(await screen.findByLabelText("Awards"), "Best farm, , Prize of 2024");
    await user.click(screen.getByRole("button", { name: "Save and finish" }));
    await waitFor(() => expect(screen.getByLabelText(/^What do you do/)).toBeVisible());
    expect(posts(calls)).toEqual([{ awards: ["Best farm", "Prize of 2024"] }]);

    await user.click(step(/Detailed Profile/));
    await user.click(step(/Core Information/));
    await user.click(screen.getByRole("button", { name: "Save and continue" }));
    await user.click(await screen.findByRole("button", { name: "Save and continue" }));
    await user.click(await screen.findByRole("button", { name: "Save and finish" }));
    expect(await screen.findByText("Profile saved")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  it("the Complete Profile dialog filters a long list without saving, and Escape empties the filter first", async () => {
    const { user, calls } = await openProfile({
      "GET /api/questionnaire/Social%20Enterprise/1": {
        body: { questions: LAYER_1.map((one) => (one.options ? { ...one, options: MANY } : one)) },
      },
    });
    const filter = await screen.findByRole("searchbox", { name: "Filter the list" });
    await user.type(filter, "ken{Enter}");
    const list = screen.getByRole("group", { name: /^Where/ });
    expect(within(list).getAllByRole("checkbox")).toHaveLength(1);
    await user.click(within(list).getByRole("checkbox", { name: "Kenya" }));
    await user.type(filter, "{Escape}");
    expect(filter).toHaveValue("");
    expect(screen.getByRole("dialog", { name: "Complete profile" })).toBeVisible();
    await user.click(within(list).getByRole("button", { name: `Show all ${MANY.length}` }));
    expect(within(list).getAllByRole("checkbox")).toHaveLength(MANY.length);

    await user.click(within(list).getByRole("button", { name: "Remove Ghana" }));
    expect(within(list).getByRole("checkbox", { name: "Ghana" })).not.toBeChecked();
    expect(within(list).getByRole("checkbox", { name: "Kenya" })).toBeChecked();
    expect(posts(calls)).toEqual([]);
  });

  it.each([
    ["there is none", errorAnswer("not_found", "Questionnaire not found")],
    ["it asks nothing", { body: { questions: [] } }],
  ])("the Complete Profile dialog says 'Questionnaire not found' when %s", async (_case, answer) => {
    await openProfile({ "GET /api/questionnaire/Social%20Enterprise/1": answer });
    expect(await screen.findByText("Questionnaire not found")).toBeVisible();
    expect(screen.getByText("There are no questions for this kind of entity at this step.")).toBeVisible();
  });

  it("the Complete Profile dialog does not say that there are no questions when the server has failed", async () => {
    await openProfile({ "GET /api/questionnaire/Social%20Enterprise/1": { status: 500, body: {} } });
    expect(await screen.findByText("Check your connection and try again.")).toBeVisible();
    expect(screen.queryByText(/^There are no questions/)).not.toBeInTheDocument();
  });
});
