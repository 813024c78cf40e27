import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Route } from "wouter";
import type { ShortlistView } from "@shared/validators/shortlists";
import { errorAnswer, fakeFetch, holdAnswers } from "@/test/fake-fetch";
import { formatDate } from "@/lib/format/dates";
import { buildCard, formatDateIn } from "@/test/opportunities";
import { renderWithProviders } from "@/test/render";
import SharedShortlistPage from "./shared-shortlist-page";
import ShortlistPage from "./shortlist-page";
import ShortlistsPage from "./shortlists-page";

const IDS = ["00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"] as const;
const SUNRISE = {
  id: "00000000-0000-4000-8000-000000000009",
  name: "Sunrise Labs",
  type: "startup",
  role: "owner",
  isShared: true,
};
const buildList = (parts: Partial<ShortlistView> = {}): ShortlistView => ({
  id: "best",
  name: "Best",
  entityId: SUNRISE.id,
  entityName: "Sunrise Labs",
  updatedAt: "2026-01-01T00:00:00.000Z",
  version: 1,
  url: null,
  items: [
    {
      opportunityId: IDS[0],
      note: "Ask Kofi",
      opportunity: { ...buildCard(), id: IDS[0], name: "Water Fund" },
    },
    { opportunityId: IDS[1], note: "", opportunity: null },
  ],
  ...parts,
});
const PATH = "/api/shortlists/best";

function open(routes: Parameters<typeof fakeFetch>[0], role = "owner") {
  const api = fakeFetch({ "GET /api/entities": { body: [{ ...SUNRISE, role }] }, ...routes });
  const rendered = renderWithProviders(
    <Route path="/shortlists/:id">
      <ShortlistPage />
    </Route>,
    { path: "/shortlists/best" },
  );
  return { ...api, ...rendered };
}

describe("a shortlist", () => {
  it("is saved with its notes, without what was taken out", async () => {
    const { calls, user } = open({
      [`GET ${PATH}`]: { body: buildList() },
      [`PUT ${PATH}`]: { body: buildList({ version: 2 }) },
    });
    expect(await screen.findByText("No longer published")).toBeVisible();
    const [note] = screen.getAllByLabelText("Note");
    await user.clear(note!);
    await user.type(note!, "Sent");
    await user.click(screen.getAllByRole("button", { name: /^Take out/ })[1]!);
    await user.click(screen.getByRole("button", { name: "Save the shortlist" }));
    expect(await screen.findByText("Shortlist saved")).toBeVisible();
    expect(calls.find(({ method }) => method === "PUT")?.body).toEqual({
      name: "Best",
      version: 1,
      items: [{ opportunityId: IDS[0], note: "Sent" }],
    });
  });

  it("has nothing taken out while it is saved, which would come back", async () => {
    const held = holdAnswers();
    const { user } = open({ [`GET ${PATH}`]: { body: buildList() }, [`PUT ${PATH}`]: held.next });
    await user.click(await screen.findByRole("button", { name: "Save the shortlist" }));
    const [, second] = screen.getAllByRole("button", { name: /^Take out/ });
    await waitFor(() => expect(second).toHaveAttribute("aria-disabled", "true"));
    await user.click(second!);
    expect(screen.getAllByLabelText("Note")).toHaveLength(2);
    await held.give({ body: buildList({ version: 2 }) });
    expect(await screen.findByText("Shortlist saved")).toBeVisible();
    await user.click(screen.getAllByRole("button", { name: /^Take out/ })[1]!);
    expect(screen.getAllByLabelText("Note")).toHaveLength(1);
  });

  it("that somebody else has changed keeps what was typed", async () => {
    const { routes, user } = open({
      [`GET ${PATH}`]: { body: buildList() },
      [`PUT ${PATH}`]: errorAnswer("conflict", "Somebody has changed this shortlist meanwhile."),
    });
    const name = await screen.findByLabelText(/^Name/);
    await user.clear(name);
    await user.type(name, "Typed here");
    routes[`GET ${PATH}`] = { body: buildList({ version: 2, name: "Theirs" }) };
    await user.click(screen.getByRole("button", { name: "Save the shortlist" }));
    expect(await screen.findByRole("heading", { name: "Theirs" })).toBeVisible();
    expect(screen.getByLabelText(/^Name/)).toHaveValue("Typed here");
    expect(screen.getByText(/look once more before you save/)).toBeVisible();
  });

  it("that could not be saved says so near the button, and keeps what was typed", async () => {
    const { user } = open({
      [`GET ${PATH}`]: { body: buildList() },
      [`PUT ${PATH}`]: errorAnswer("unavailable", "The database is away"),
    });
    const [note] = await screen.findAllByLabelText("Note");
    await user.clear(note!);
    await user.type(note!, "Typed here");
    await user.click(screen.getByRole("button", { name: "Save the shortlist" }));
    expect(await screen.findByText("The shortlist could not be saved")).toBeVisible();
    expect(screen.getByText("The database is away")).toBeVisible();
    expect(note).toHaveValue("Typed here");
  });

  it("gets a link for anybody by a switch, and loses it by the same", async () => {
    const url = "https://amberway.example/shared#token=abc";
    const { user, routes } = open({
      [`GET ${PATH}`]: { body: buildList() },
      [`POST ${PATH}/link`]: { status: 201, body: buildList({ url }) },
      [`DELETE ${PATH}/link`]: {},
    });
    const toggle = await screen.findByRole("switch", { name: "Anybody with the link can read it" });
    expect(toggle).not.toBeChecked();
    await user.click(toggle);
    expect(await screen.findByLabelText("Link for anybody")).toHaveValue(url);
    routes[`GET ${PATH}`] = { body: buildList() };
    await user.click(toggle);
    await waitFor(() => expect(screen.queryByLabelText("Link for anybody")).not.toBeInTheDocument());
  });

  it("that was deleted is not shown again by going back", async () => {
    const { calls, history, navigate, routes, user } = open({
      [`GET ${PATH}`]: { body: buildList() },
      [`DELETE ${PATH}`]: {},
    });
    await user.click(await screen.findByRole("button", { name: "Delete" }));
    routes[`GET ${PATH}`] = errorAnswer("not_found", "Shortlist not found");
    const question = within(await screen.findByRole("alertdialog", { name: "Delete “Best”?" }));
    await user.click(question.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Shortlist deleted")).toBeVisible();
    await waitFor(() => expect(history.at(-1)).toBe("/shortlists"));
    expect(calls.filter(({ method, path }) => method === "GET" && path === PATH)).toHaveLength(1);
    act(() => navigate("/shortlists/best"));
    expect(await screen.findByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
    expect(screen.queryByText("Water Fund")).not.toBeInTheDocument();
  });

  it("has its switch as pressed at once, and as it was where that is refused", async () => {
    open({
      [`GET ${PATH}`]: { body: buildList() },
      [`POST ${PATH}/link`]: errorAnswer("unavailable", "The database is away"),
    });
    const toggle = await screen.findByRole("switch", { name: "Anybody with the link can read it" });
    fireEvent.click(toggle);
    expect(toggle).toBeChecked();
    expect(await screen.findByText("Failed to change who can read it")).toBeVisible();
    await waitFor(() => expect(toggle).not.toBeChecked());
  });

  it("is only read by a member who may not change it", async () => {
    open({ [`GET ${PATH}`]: { body: buildList() } }, "viewer");
    expect(await screen.findByText("Ask Kofi")).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole("button", { name: "Save the shortlist" })).not.toBeInTheDocument(),
    );
    expect(screen.queryByRole("switch")).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Delete" })).not.toBeInTheDocument();
  });
});

describe("the shortlists", () => {
  const show = (path: string, routes: Parameters<typeof fakeFetch>[0]) => ({
    ...fakeFetch({ "GET /api/entities": { body: [SUNRISE] }, ...routes }),
    ...renderWithProviders(<ShortlistsPage />, { path }),
  });

  it("are begun with chosen opportunities and a name", async () => {
    const { calls, user } = show(`/shortlists?ids=${IDS.join(",")},nonsense`, {
      "GET /api/shortlists": { body: [] },
      "POST /api/shortlists": { status: 201, body: buildList() },
    });
    expect(await screen.findByText("With 2 opportunities.")).toBeVisible();
    await user.type(screen.getByLabelText(/^Name/), "Best");
    await user.click(screen.getByRole("button", { name: "Create the shortlist" }));
    await waitFor(() => expect(calls.some(({ method }) => method === "POST")).toBe(true));
    expect(calls.find(({ method }) => method === "POST")?.body).toEqual({
      name: "Best",
      entityId: SUNRISE.id,
      items: IDS.map((opportunityId) => ({ opportunityId, note: "" })),
    });
  });

  it("say which anybody can read, and where to begin one", async () => {
    const { routes, client } = show("/shortlists", {
      "GET /api/shortlists": {
        body: [
          {
            id: "best",
            name: "Best",
            entityId: SUNRISE.id,
            entityName: "Sunrise Labs",
            count: 2,
            isOpen: true,
            updatedAt: "2026-01-01T00:00:00.000Z",
          },
        ],
      },
    });
    const link = await screen.findByRole("link", { name: "Best" });
    expect(link).toHaveAttribute("href", "/shortlists/best");
    const row = within(link.closest("li") as HTMLElement);
    expect(row.getByText("Anybody with the link")).toBeVisible();
    routes["GET /api/shortlists"] = { body: [] };
    await client.invalidateQueries();
    expect(await screen.findByText("No shortlist yet")).toBeVisible();
  });
});

describe("a shared shortlist", () => {
  it("that is no longer shared says what to do", async () => {
    window.location.hash = "#token=dead";
    fakeFetch({ "POST /api/shared/read": errorAnswer("not_found", "Shortlist not found") });
    renderWithProviders(<SharedShortlistPage />, { path: "/shared", user: null });
    expect(await screen.findByRole("heading", { name: "This link is no longer valid" })).toBeVisible();
    window.location.hash = "";
  });

  it("says of each opportunity until which day it is open, or that it is closed", async () => {
    window.location.hash = "#token=good";
    const items = [12, -30].map((days) => {
      const deadline = formatDateIn(days);
      return { note: "", opportunity: { ...buildCard(), id: deadline, name: `Fund ${days}`, deadline } };
    });
    fakeFetch({ "POST /api/shared/read": { body: { name: "Best", entityName: "Sunrise Labs", items } } });
    renderWithProviders(<SharedShortlistPage />, { path: "/shared", user: null });
    const row = async (name: string) => (await screen.findByRole("link", { name })).closest("li");
    expect(await row("Fund 12")).toHaveTextContent(`Due in 12 days · ${formatDate(formatDateIn(12))}`);
    expect(await row("Fund -30")).toHaveTextContent(`Closed · ${formatDate(formatDateIn(-30))}`);
    expect(await row("Fund -30")).not.toHaveTextContent("Due in");
    window.location.hash = "";
  });

  it("shows the opportunities as links, with the notes", async () => {
    window.location.hash = "#token=good";
    const { calls } = fakeFetch({
      "POST /api/shared/read": {
        body: {
          name: "Best",
          entityName: "Sunrise Labs",
          items: [{ note: "Ask Kofi", opportunity: buildCard() }],
        },
      },
    });
    renderWithProviders(<SharedShortlistPage />, { path: "/shared", user: null });
    expect(await screen.findByText("A shortlist of Sunrise Labs")).toBeVisible();
    expect(screen.getByRole("link", { name: buildCard().name })).toHaveAttribute(
      "href",
      `/opportunities/${buildCard().slug}`,
    );
    expect(screen.getByText("Ask Kofi")).toBeVisible();
    expect(calls.find(({ method }) => method === "POST")?.body).toEqual({ token: "good" });
    window.location.hash = "";
  });
});
