import { useQuery } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Question } from "@shared/constants/questionnaires/questions";
import { entitiesQuery } from "@/lib/api/queries/entities";
import { errorAnswer } from "@/test/fake-fetch";
import { renderWithProviders } from "@/test/render";
import { useSettingsDialogs } from "../settings-dialogs";
import { listChanges, buildEntityView, serveSettings } from "../test-server";
import SettingsDialog from "../components/settings-dialog";

const question = (fieldName: string, over: Partial<Question> = {}): Question => ({
  id: fieldName,
  fieldName,
  label: fieldName,
  required: false,
  type: "text",
  ...over,
});
const LAYERS = [
  [question("about"), question("stage", { type: "select", options: ["MVP", "Traction"] })],
  [question("annualRevenue", { type: "number" })],
  [question("awards")],
];
const ASK = "/settings?entity=e1&profile=1&ask=annualRevenue,stage,nothing";
const BACK = "/opportunities/o1?entity=e1";

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

function open(
  path = `${ASK}&back=${encodeURIComponent(BACK)}`,
  routes: Parameters<typeof serveSettings>[1] = {},
) {
  const server = serveSettings([buildEntityView({ id: "e1" })], {
    "GET /api/profile/e1": { body: { about: "We sell harvests" } },
    "POST /api/profile/e1": { body: {} },
    ...Object.fromEntries(
      LAYERS.map((questions, n) => [`GET /api/questionnaire/Startup/${n + 1}`, { body: { questions } }]),
    ),
    ...routes,
  });
  return { ...renderWithProviders(<Dialogs />, { path }), ...server };
}

afterEach(() => {
  window.history.replaceState(null, "");
  vi.restoreAllMocks();
});

describe("questions that another screen asks for", () => {
  it("requested questions are alone in the dialog, from any layer, and lead back once they are saved", async () => {
    const { user, calls, history } = open();
    expect(await screen.findByRole("dialog", { name: "What is unclear" })).toBeVisible();
    await user.selectOptions(await screen.findByLabelText("stage"), "MVP");
    expect(screen.queryByLabelText("about")).not.toBeInTheDocument();
    await user.type(screen.getByLabelText("annualRevenue"), "1200");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Profile saved")).toBeVisible();
    expect(listChanges(calls)).toMatchObject([
      { method: "POST", body: { stage: "MVP", annualRevenue: "1200" } },
    ]);
    await waitFor(() => expect(history?.at(-1)).toBe(BACK));
  });

  it("requested questions go one step back in history when the user came from that screen", async () => {
    window.history.replaceState({ from: BACK }, "");
    const back = vi.spyOn(window.history, "back").mockImplementation(() => undefined);
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Save" }));
    await waitFor(() => expect(back).toHaveBeenCalledOnce());
  });

  it("requested questions lead back when they are left open", async () => {
    const { user, history } = open();
    await user.click(await screen.findByRole("button", { name: "Finish later" }));
    await waitFor(() => expect(history?.at(-1)).toBe(BACK));
  });

  it.each(["https://evil.example/", "//evil.example/", "/\\evil.example", ""])(
    "requested questions never lead away to %j",
    async (back) => {
      const { user, history } = open(`${ASK}&back=${encodeURIComponent(back)}`);
      await user.click(await screen.findByRole("button", { name: "Save" }));
      await waitFor(() => expect(history?.at(-1)).toBe("/settings"));
    },
  );

  it("requested questions say when they could not be loaded, and try again", async () => {
    const { user, routes } = open(undefined, {
      "GET /api/questionnaire/Startup/2": errorAnswer("unavailable", "The database is away"),
    });
    expect(await screen.findByText("The database is away")).toBeVisible();
    routes["GET /api/questionnaire/Startup/2"] = { body: { questions: LAYERS[1] } };
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByLabelText("annualRevenue")).toBeVisible();
  });

  it("requested questions say when the profile has no such question", async () => {
    open("/settings?entity=e1&profile=1&ask=nothing");
    expect(await screen.findByText("The profile of this kind of entity does not ask that.")).toBeVisible();
  });
});
