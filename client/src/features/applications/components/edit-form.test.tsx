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

it("the edit form sends its own version when a newer state arrived while the user was typing", async () => {
  const { sent } = heldSaves();
  const user = await typeNotes("Typed here");
  await user.click(press("A newer state arrives"));
  await user.click(press("Save Changes"));
  await waitFor(() => expect(sent()).toEqual([{ status: "draft", notes: "Typed here", version: 3 }]));
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
});
