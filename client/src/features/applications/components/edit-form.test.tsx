import { act, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ApplicationView } from "@shared/validators/applications";
import { errorAnswer, fakeFetch } from "@/test/fake-fetch";
import { renderWithProviders } from "@/test/render";
import { useUpdateApplication } from "../api";
import { EditForm } from "./edit-form";

const application = {
  id: "a",
  status: "draft",
  askingCurrency: "USD",
  notes: "Call Kofi",
  version: 3,
} as ApplicationView;
const SAVE = "PATCH /api/applications/a";

const onDone = vi.fn();
function Page() {
  const [newest, setNewest] = useState(application);
  const [isHere, setHere] = useState(true);
  const arrive = () => setNewest({ ...application, notes: "Typed there", version: 4 });
  return (
    <>
      {isHere && <Edited application={newest} />}
      <button onClick={arrive}>A newer state arrives</button>
      <button onClick={() => setHere(false)}>Leave</button>
    </>
  );
}
const Edited = ({ application }: { application: ApplicationView }) => (
  <EditForm application={application} update={useUpdateApplication("a")} onDone={onDone} />
);

const press = (name: string) => screen.getByRole("button", { name });
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith("form-draft"));

/** Opens the form and changes the notes. */
async function typeNotes(text: string) {
  const { user } = renderWithProviders(<Page />);
  await user.clear(screen.getByLabelText("Notes"));
  await user.type(screen.getByLabelText("Notes"), text);
  return user;
}

/** Saves that wait until the test answers them. */
function heldSaves() {
  const answers: ((answer: { status?: number; body?: unknown }) => void)[] = [];
  const { calls } = fakeFetch({ [SAVE]: () => new Promise((resolve) => answers.push(resolve)) });
  const sent = () => calls.filter(({ method }) => method === "PATCH").map(({ body }) => body);
  return {
    sent,
    answer: (given: { status?: number; body?: unknown }) => act(async () => answers.shift()!(given)),
  };
}

beforeEach(() => {
  onDone.mockClear();
  localStorage.clear();
});

describe("an edit form during whose typing a newer state arrived", () => {
  const NEWER = { ...application, notes: "Typed there", version: 4 };

  it("shows what both wrote differently side by side, and sends nothing before somebody looked", async () => {
    const { sent } = heldSaves();
    const user = await typeNotes("Typed here");
    await user.click(press("A newer state arrives"));
    await user.click(press("Save Changes"));
    const notes = await screen.findByRole("region", { name: "Notes" });
    expect(notes).toHaveTextContent(/Yours.*Typed here.*Saved meanwhile.*Typed there/);
    expect(screen.getByLabelText("Notes", { selector: "textarea" })).toHaveValue("Typed here");
    expect(sent()).toEqual([]);
    await user.click(press("Save Changes"));
    await waitFor(() => expect(sent()).toEqual([{ status: "draft", notes: "Typed here", version: 4 }]));
  });

  it.each([
    ["Take this one", "Typed there"],
    ["Keep both, one after the other", "Typed here Typed there"],
  ])("saves what was chosen of the two: %s", async (choice, notes) => {
    const { sent } = heldSaves();
    const user = await typeNotes("Typed here");
    await user.click(press("A newer state arrives"));
    await user.click(press("Save Changes"));
    await user.click(await screen.findByRole("button", { name: choice }));
    await user.click(press("Save Changes"));
    await waitFor(() => expect(sent()).toEqual([{ status: "draft", notes, version: 4 }]));
  });

  it("offers no choice any more that would take away what was typed after it", async () => {
    heldSaves();
    const user = await typeNotes("Typed here");
    await user.click(press("A newer state arrives"));
    await user.click(press("Save Changes"));
    await screen.findByRole("button", { name: "Take this one" });
    await user.type(screen.getByLabelText("Notes", { selector: "textarea" }), ", and more");
    expect(screen.queryByRole("button", { name: "Take this one" })).toBeNull();
    expect(screen.getByText("Typed there")).toBeVisible();
  });

  it("saves both at once when they changed different fields", async () => {
    const { sent, answer } = heldSaves();
    const { user } = renderWithProviders(<Page />);
    await user.type(screen.getByLabelText("Narrative"), "We bring light.");
    await user.click(press("A newer state arrives"));
    await user.click(press("Save Changes"));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toEqual({
      status: "draft",
      notes: "Typed there",
      narrative: "We bring light.",
      version: 4,
    });
    await answer({ body: { ...NEWER, narrative: "We bring light.", version: 5 } });
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  });

  it("reads the newer state after a refused save, merges, and saves without asking", async () => {
    const newer = { ...application, notes: "Call Kofi. Ask for prices.", version: 4 };
    const statuses = [409, 200];
    const { calls } = fakeFetch({
      [SAVE]: () => ({ status: statuses.shift()!, body: { ...newer, version: 5 } }),
      "GET /api/applications/a": { body: newer },
    });
    const { user } = renderWithProviders(<Page />);
    await user.type(screen.getByLabelText("Narrative"), "We bring light.");
    await user.click(press("Save Changes"));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    const sent = calls.filter(({ method }) => method === "PATCH").map(({ body }) => body);
    expect(sent).toEqual([
      { status: "draft", notes: "Call Kofi", narrative: "We bring light.", version: 3 },
      { status: "draft", notes: newer.notes, narrative: "We bring light.", version: 4 },
    ]);
  });

  it("merges what comes back after a reload with what was saved meanwhile", async () => {
    const { sent } = heldSaves();
    const { user, unmount } = renderWithProviders(<Page />);
    await user.type(screen.getByLabelText("Narrative"), "We bring light.");
    unmount();
    expect(kept()).toHaveLength(1);
    const { user: later } = renderWithProviders(<Edited application={NEWER} />);
    expect(screen.getByLabelText("Narrative")).toHaveValue("We bring light.");
    await later.click(press("Save Changes"));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ notes: "Typed there", narrative: "We bring light.", version: 4 });
  });

  it("asks only once about what comes back after a reload", async () => {
    const { sent } = heldSaves();
    const { user, unmount } = renderWithProviders(<Edited application={application} />);
    await user.type(screen.getByLabelText("Notes"), " and Ama");
    unmount();
    const second = renderWithProviders(<Edited application={NEWER} />);
    await second.user.click(press("Save Changes"));
    await second.user.click(await screen.findByRole("button", { name: "Keep both, one after the other" }));
    second.unmount();
    const third = renderWithProviders(<Edited application={NEWER} />);
    expect(screen.getByLabelText("Notes")).toHaveValue("Call Kofi and Ama Typed there");
    expect(screen.queryByRole("button", { name: "Keep yours" })).toBeNull();
    await third.user.click(press("Save Changes"));
    await waitFor(() =>
      expect(sent()).toEqual([{ status: "draft", notes: "Call Kofi and Ama Typed there", version: 4 }]),
    );
  });
});

it("the edit form stays open with what was typed during a save, and the next save sends it", async () => {
  const { sent, answer } = heldSaves();
  const user = await typeNotes("Typed before");
  await user.click(press("Save Changes"));
  await waitFor(() => expect(sent()).toHaveLength(1));
  await user.type(screen.getByLabelText("Notes"), " and after");
  await answer({ body: { ...application, notes: "Typed before", version: 4 } });
  await screen.findByText("Application updated successfully");
  expect(onDone).not.toHaveBeenCalled();
  expect(screen.getByLabelText("Notes")).toHaveValue("Typed before and after");

  await user.click(press("A newer state arrives"));
  await user.click(press("Save Changes"));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject({ notes: "Typed before and after", version: 4 });
  await answer({ body: { ...application, notes: "Typed before and after", version: 5 } });
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(kept()).toEqual([]);
});

describe("an edit form that is left during a save", () => {
  it("an edit form that is left during a save keeps no draft of what was saved, and says that it was saved", async () => {
    const { sent, answer } = heldSaves();
    const user = await typeNotes("Typed here");
    await user.click(press("Save Changes"));
    await waitFor(() => expect(sent()).toHaveLength(1));
    await user.click(press("Leave"));
    expect(kept()).toHaveLength(1);
    await answer({ body: { ...application, notes: "Typed here", version: 4 } });
    expect(await screen.findByText("Application updated successfully")).toBeVisible();
    expect(kept()).toEqual([]);
  });

  it("an edit form that is left during a failed save says so, and keeps what was typed", async () => {
    const { sent, answer } = heldSaves();
    const user = await typeNotes("Typed here");
    await user.click(press("Save Changes"));
    await waitFor(() => expect(sent()).toHaveLength(1));
    await user.click(press("Leave"));
    await answer(errorAnswer("internal", "Not on Sundays."));
    expect(await screen.findByText("Failed to update application")).toBeVisible();
    expect(kept()).toHaveLength(1);
  });

  const REFUSED = errorAnswer("conflict", "This application was changed meanwhile");
  const NEWEST = { body: { ...application, notes: "Typed there", version: 4 } };

  it("a save that others' words refuse is told once, beside both texts", async () => {
    const { routes } = fakeFetch({ [SAVE]: REFUSED, "GET /api/applications/a": NEWEST });
    routes["GET /api/applications/a/versions"] = { body: { versions: [] } };
    const user = await typeNotes("Typed here");
    await user.click(press("Save Changes"));
    expect(await screen.findByText("Typed there")).toBeVisible();
    expect(screen.getAllByRole("alert")).toHaveLength(1);
    expect(screen.getByRole("alert")).toHaveTextContent("This application was changed meanwhile");
    expect(screen.queryByText("Failed to update application")).not.toBeInTheDocument();
  });

  it("such a save is told by a message when the form was left meanwhile", async () => {
    const held = heldSaves();
    const user = await typeNotes("Typed here");
    await user.click(press("Save Changes"));
    await waitFor(() => expect(held.sent()).toHaveLength(1));
    await user.click(press("Leave"));
    fakeFetch({ "GET /api/applications/a": NEWEST });
    await held.answer(REFUSED);
    expect(await screen.findByText("Failed to update application")).toBeVisible();
  });
});
