import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import type { InteractionView } from "@shared/validators/interactions";
import { fakeFetch } from "@/test/fake-fetch";
import { renderWithProviders } from "@/test/render";
import { NotesSection } from "./notes-section";

const ENTITY = "22222222-2222-4222-8222-222222222222";
const NOTES = "/api/funders/f/interactions";
const note: InteractionView = {
  id: "n",
  funderId: "f",
  entityId: ENTITY,
  entityName: "AgroLink",
  interactionType: "meeting",
  dateOfInteraction: "2026-11-20",
  contactPerson: null,
  outcome: null,
  notes: "Typed before",
  nextAction: null,
  nextActionDate: null,
  createdAt: "2026-11-20T09:00:00.000Z",
  updatedAt: "2026-11-20T09:00:00.000Z",
};

/** Opens the notes of a funder, whose saves wait until the test answers them. */
function open(saved: InteractionView[], entities: object[] = [{ id: ENTITY, name: "AgroLink" }]) {
  let answer: (saved: InteractionView) => void = () => {};
  const save = () => new Promise<{ body: unknown }>((resolve) => (answer = (body) => resolve({ body })));
  const { calls, routes } = fakeFetch({
    "GET /api/entities": { body: entities },
    [`GET ${NOTES}`]: { body: { interactions: saved, hasMore: false } },
    [`POST ${NOTES}`]: save,
    "PATCH /api/interactions/n": save,
  });
  const { user } = renderWithProviders(<NotesSection funderId="f" onDirtyChange={() => {}} />);
  return {
    user,
    sent: () => calls.filter(({ method }) => method !== "GET"),
    answer: (given: InteractionView) => {
      routes[`GET ${NOTES}`] = { body: { interactions: [given], hasMore: false } };
      return act(async () => answer(given));
    },
  };
}

const notesField = () => screen.getByRole("textbox", { name: "Notes" });
const save = (user: UserEvent) => user.click(screen.getByRole("button", { name: "Save note" }));
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith("form-draft"));

beforeEach(() => localStorage.clear());

it("a note of an entity that may only be read is shown without a way to change it", async () => {
  const step = { nextAction: "Send the deck", nextActionDate: "2026-12-01" };
  const readOnly = [{ id: ENTITY, name: "AgroLink", role: "viewer" }];
  open([{ ...note, ...step }], readOnly);
  expect(await screen.findByText("Typed before")).toBeVisible();
  expect(screen.getByText("Send the deck")).toBeVisible();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

it("a reader without notes is not asked to write one", async () => {
  open([], [{ id: ENTITY, name: "AgroLink", role: "viewer" }]);
  expect(await screen.findByText("Nothing noted yet.")).toBeVisible();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

it("a note can be written only for an entity that may be changed", async () => {
  const entities = ["editor", "viewer", undefined].map((role, n) => ({ id: `${n}`, name: `E${n}`, role }));
  const { user } = open([], entities);
  await user.click(await screen.findByRole("button", { name: "Add a note" }));
  const options = within(screen.getByLabelText(/^Entity/)).getAllByRole("option");
  expect(options.map(({ textContent }) => textContent)).toEqual(["Select an entity", "E0 (editor)", "E2"]);
});

it("a new note keeps what was typed while it was being saved, as an edit of it", async () => {
  const { user, sent, answer } = open([]);
  await user.click(await screen.findByRole("button", { name: "Add a note" }));
  await user.selectOptions(screen.getByLabelText(/^Kind of contact/), "Meeting");
  await user.type(notesField(), "Typed before");
  await save(user);
  await waitFor(() => expect(sent()).toHaveLength(1));
  await user.type(notesField(), " and after");
  await answer(note);

  const form = await screen.findByRole("form", { name: "Change the note" });
  expect(within(form).getByRole("textbox", { name: "Notes" })).toHaveValue("Typed before and after");
  await save(user);
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject({ method: "PATCH", body: { notes: "Typed before and after" } });
  await answer({ ...note, notes: "Typed before and after" });
  await waitFor(() => expect(screen.queryByRole("form")).not.toBeInTheDocument());
  expect(kept()).toEqual([]);
});

it("a note stays open with what was typed while a change was being saved", async () => {
  const { user, sent, answer } = open([note]);
  await user.click(await screen.findByRole("button", { name: /^Edit the note/ }));
  await user.type(notesField(), ", changed");
  await save(user);
  await waitFor(() => expect(sent()).toHaveLength(1));
  await user.type(notesField(), " twice");
  await answer({ ...note, notes: "Typed before, changed" });
  await save(user);
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]?.body).toEqual({ notes: "Typed before, changed twice" });
});
