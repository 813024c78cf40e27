import { screen, waitFor, within } from "@testing-library/react";
import { useQuery } from "@tanstack/react-query";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { OpportunityCardView } from "@shared/validators/opportunities";
import { matchedOpportunitiesQuery } from "@/lib/api/queries/opportunities";
import { isShownIn } from "@/lib/shown-opportunities";
import { errorAnswer, fakeFetch } from "@/test/fake-fetch";
import { buildCard, testId } from "@/test/opportunities";
import { renderWithProviders } from "@/test/render";
import { OpportunityCard } from "./opportunity-card";

/** Renders a list of cards in the same way as the screens. */
function List() {
  const { data } = useQuery(matchedOpportunitiesQuery());
  return (
    <main id="main" tabIndex={-1}>
      <ul>
        {data?.opportunities
          .filter((opportunity) => isShownIn("all", opportunity))
          .map((opportunity) => (
            <li key={opportunity.id}>
              <OpportunityCard opportunity={opportunity} />
            </li>
          ))}
      </ul>
    </main>
  );
}

const FEEDBACK = (n: number) => `/api/opportunities/${testId(n)}/feedback`;
let api: ReturnType<typeof fakeFetch>;
const buildCards = (): OpportunityCardView[] =>
  ["First", "Second", "Third"].map((name, n) => buildCard({ id: testId(n + 1), name }));

async function renderList(opportunities = buildCards()) {
  api.routes["GET /api/opportunities/matched"] = { body: { opportunities } };
  const view = renderWithProviders(<List />);
  await screen.findByRole("link", { name: opportunities[0]?.name });
  return view;
}
const readNames = () =>
  screen.getAllByRole("article").map((card) => within(card).getByRole("link").textContent);
const listChanges = () => api.calls.filter(({ method }) => method !== "GET");
const getButton = (name: string) => screen.getByRole("button", { name });

beforeEach(() => {
  const details = [1, 2, 3].map((n) => [`GET /api/opportunities/${testId(n)}`, { body: buildCard() }]);
  api = fakeFetch({
    ...Object.fromEntries(details),
    [`PUT ${FEEDBACK(2)}`]: ({ body }) => ({ body: { feedback: body } }),
    [`DELETE ${FEEDBACK(2)}`]: {},
  });
});

describe("save for later", () => {
  it("save for later takes effect at once, and the next press takes it back", async () => {
    const { user } = await renderList();
    await user.click(getButton("Save for later: Second"));
    expect(await screen.findByText("Saved for later", { selector: "[role=status] *" })).toBeVisible();
    expect(getButton("Save for later: Second")).toBePressed();
    await user.click(getButton("Save for later: Second"));
    await waitFor(() => expect(getButton("Save for later: Second")).not.toBePressed());
    // The button changes before the request is sent.
    await waitFor(() =>
      expect(listChanges()).toEqual([
        { method: "PUT", path: FEEDBACK(2), body: { kind: "saved" } },
        { method: "DELETE", path: FEEDBACK(2), body: undefined },
      ]),
    );
  });

  it("save for later is taken back with the server's message when it is refused", async () => {
    const { user } = await renderList();
    api.routes[`PUT ${FEEDBACK(2)}`] = errorAnswer("unavailable", "The database is away");
    await user.click(getButton("Save for later: Second"));
    expect(await screen.findByText("The database is away")).toBeVisible();
    expect(screen.getByText("Failed to save")).toBeVisible();
    expect(getButton("Save for later: Second")).not.toBePressed();
  });
});

describe("not for us", () => {
  it("not for us asks why, removes the card at once and focuses the next card", async () => {
    const { user } = await renderList();
    await user.click(getButton("Not for us: Second"));
    const dialog = await screen.findByRole("dialog", { name: "Why is this not for you?" });
    await user.click(within(dialog).getByRole("button", { name: "It is not our field" }));
    await waitFor(() => expect(readNames()).toEqual(["First", "Third"]));
    await waitFor(() => expect(screen.getByRole("link", { name: "Third" })).toHaveFocus());
    expect(listChanges()).toEqual([
      { method: "PUT", path: FEEDBACK(2), body: { kind: "dismissed", reason: "not_our_field" } },
    ]);
  });

  it("not for us needs no reason, and changes nothing when cancelled", async () => {
    const { user } = await renderList();
    await user.click(getButton("Not for us: Second"));
    await user.click(await screen.findByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(readNames()).toHaveLength(3));
    await waitFor(() => expect(getButton("Not for us: Second")).toHaveFocus());
    await user.click(getButton("Not for us: Second"));
    await user.click(await screen.findByRole("button", { name: "Skip the reason" }));
    await waitFor(() => expect(readNames()).toHaveLength(2));
    expect(listChanges()).toMatchObject([{ body: { kind: "dismissed" } }]);
  });

  it("not for us is undone in the same place, with the focus", async () => {
    // A card that comes back late does not take the focus, and this one would be late on a busy machine.
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const { user } = await renderList();
    await user.click(getButton("Not for us: Second"));
    await user.click(await screen.findByRole("button", { name: "Another reason" }));
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(readNames()).toEqual(["First", "Second", "Third"]));
    await waitFor(() => expect(screen.getByRole("link", { name: "Second" })).toHaveFocus());
    await waitFor(() => expect(listChanges()).toMatchObject([{ method: "PUT" }, { method: "DELETE" }]));
    expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
  });

  it("undoing not for us brings a saved opportunity back as saved", async () => {
    const all = buildCards().map((card) => ({ ...card, feedback: { kind: "saved", reason: null } as const }));
    const { user } = await renderList(all);
    await user.click(getButton("Not for us: Second"));
    await user.click(await screen.findByRole("button", { name: "Skip the reason" }));
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(getButton("Save for later: Second")).toBePressed());
    expect(listChanges().at(-1)).toMatchObject({ method: "PUT", body: { kind: "saved" } });
  });

  it("not for us brings the card back with the server's message when it is refused", async () => {
    const { user } = await renderList();
    api.routes[`PUT ${FEEDBACK(2)}`] = errorAnswer("unavailable", "The database is away");
    await user.click(getButton("Not for us: Second"));
    await user.click(await screen.findByRole("button", { name: "Skip the reason" }));
    expect(await screen.findByText("The database is away")).toBeVisible();
    expect(readNames()).toEqual(["First", "Second", "Third"]);
  });

  it("not for us focuses the screen when no card is left", async () => {
    const { user } = await renderList(buildCards().slice(1, 2));
    await user.click(getButton("Not for us: Second"));
    await user.click(await screen.findByRole("button", { name: "Skip the reason" }));
    await waitFor(() => expect(screen.getByRole("main")).toHaveFocus());
  });
});
