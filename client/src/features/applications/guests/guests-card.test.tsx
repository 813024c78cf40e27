import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { ApplicationView } from "@shared/validators/applications";
import type { GuestRequestsView, GuestRequestView } from "@shared/validators/guests";
import { errorAnswer, fakeFetch } from "@/test/fake-fetch";
import { buildEntityView, testId } from "@/test/opportunities";
import { renderWithProviders } from "@/test/render";
import GuestsCard from "./guests-card";

const ID = testId(700);
const PATH = `/api/applications/${ID}/guests`;
const AT = "2030-03-01T12:00:00.000Z";

const buildRequest = (id: number, parts: Partial<GuestRequestView> = {}): GuestRequestView => ({
  ...{ id: testId(id), kind: "question", state: "asked", name: "Efua Adjei", email: "efua@example.org" },
  ...{ question: `Question ${id}`, dueDate: null, field: null, askedBy: "Ama Mensah", sentAt: AT },
  ...{ isExpired: false, answer: null, approved: null, hasTextChanged: null, file: null },
  ...{ answeredAt: null, returnRemark: null, acceptedAt: null },
  ...parts,
});

async function show(
  requests: GuestRequestView[],
  { role, routes = {} }: { role?: "viewer"; routes?: Parameters<typeof fakeFetch>[0] } = {},
) {
  const view: GuestRequestsView = { requests, documents: [] };
  const entity = buildEntityView({ id: testId(500), ...(role && { role }) });
  const application = { id: ID, entityId: entity.id, notes: "First. ", version: 4 } as ApplicationView;
  const fake = fakeFetch({
    [`GET ${PATH}`]: { body: view },
    "GET /api/entities": { body: [entity] },
    ...routes,
  });
  const { user } = renderWithProviders(<GuestsCard application={application} />);
  await screen.findByRole("heading", { name: "Asked of others" });
  return { ...fake, user };
}
const listWrites = (calls: { method: string; body: unknown }[]) =>
  calls.filter(({ method }) => method !== "GET").map(({ method, body }) => ({ method, body }));

describe("what was asked of others", () => {
  it("an answer is accepted as it was read", async () => {
    const request = buildRequest(1, { state: "answered", answer: "30,000", answeredAt: AT });
    const { user, calls } = await show([request], {
      routes: { [`POST ${PATH}/${request.id}/accept`]: { body: request } },
    });
    expect(await screen.findByText("1 answer waits for you")).toBeVisible();
    await user.click(await screen.findByRole("button", { name: "Accept the answer" }));
    expect(await screen.findByText("Answer accepted")).toBeVisible();
    expect(listWrites(calls)).toEqual([{ method: "POST", body: { answeredAt: AT } }]);
  });

  it("an accepted answer goes to the end of a text by a save with its version", async () => {
    const request = buildRequest(1, { state: "accepted", answer: "30,000", answeredAt: AT, acceptedAt: AT });
    const { user, calls } = await show([request], {
      routes: {
        [`PATCH /api/applications/${ID}`]: { body: { id: ID } },
        "GET /api/applications": { body: [] },
      },
    });
    await user.click(await screen.findByRole("button", { name: "Insert into the notes" }));
    expect(await screen.findByText("Application updated successfully")).toBeVisible();
    expect(listWrites(calls)).toEqual([{ method: "PATCH", body: { notes: "First.\n\n30,000", version: 4 } }]);
  });

  it("a failed request keeps the dialog and what was typed", async () => {
    const { user } = await show([], { routes: { [`POST ${PATH}`]: errorAnswer("internal", "Sorry") } });
    await user.click(await screen.findByRole("button", { name: "Ask somebody" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Ask somebody" }));
    await user.type(dialog.getByLabelText(/^Name of the person/), "Efua");
    await user.type(dialog.getByLabelText(/^Their e-mail/), "efua@example.org");
    await user.type(dialog.getByLabelText(/^What you want to say/), "Why?");
    await user.click(dialog.getByRole("button", { name: "Send the mail" }));
    expect(await screen.findByText("Failed to ask")).toBeVisible();
    expect(dialog.getByLabelText(/^What you want to say/)).toHaveValue("Why?");
  });

  it("viewers read the answers and are offered nothing", async () => {
    await show(
      [buildRequest(1, { state: "answered", approved: true, hasTextChanged: true, answeredAt: AT })],
      {
        role: "viewer",
      },
    );
    expect(await screen.findByText("The text has changed since.")).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole("button", { name: "Ask somebody" })).not.toBeInTheDocument(),
    );
    expect(screen.queryByRole("button", { name: "Accept the answer" })).not.toBeInTheDocument();
  });
});
