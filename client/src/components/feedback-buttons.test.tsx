import { screen, waitFor, within } from "@testing-library/react";
import { useQuery } from "@tanstack/react-query";
import { beforeEach, describe, expect, it } from "vitest";
import type { OpportunityCardView } from "@shared/validators/opportunities";
import { matchedOpportunitiesQuery } from "@/lib/api/queries/opportunities";
import { isShownIn } from "@/lib/shown-opportunities";
import { errorAnswer, fakeFetch } from "@/test/fake-fetch";
import { buildCard, testId } from "@/test/opportunities";
import { renderWithProviders } from "@/test/render";
import { OpportunityCard } from "./opportunity-card";

/** A list of cards as the screens render it. */
function List() {
  const { data } = useQuery(matchedOpportunitiesQuery());
  return (
    <main id="main" tabIndex={-1}>
      <ul>
        {data?.opportunities
          .filter((each) => isShownIn("all", each))
          .map((each) => (
            <li key={each.id}>
              <OpportunityCard opportunity={each} />
            </li>
          ))}
      </ul>
    </main>
  );
}

const FEEDBACK = (n: number) => `/api/opportunities/${testId(n)}/feedback`;
let api: ReturnType<typeof fakeFetch>;
const cards = (): OpportunityCardView[] =>
  ["First", "Second", "Third"].map((name, n) => buildCard({ id: testId(n + 1), name }));

async function show(opportunities = cards()) {
  api.routes["GET /api/opportunities/matched"] = { body: { opportunities } };
  const view = renderWithProviders(<List />);
  await screen.findByRole("link", { name: opportunities[0]?.name });
  return view;
}
const names = () => screen.getAllByRole("article").map((card) => within(card).getByRole("link").textContent);
const changes = () => api.calls.filter(({ method }) => method !== "GET");
const button = (name: string) => screen.getByRole("button", { name });

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
    const { user } = await show();
    await user.click(button("Save for later: Second"));
    expect(await screen.findByText("Saved for later", { selector: "[role=status] *" })).toBeVisible();
    expect(button("Save for later: Second")).toBePressed();
    await user.click(button("Save for later: Second"));
    await waitFor(() => expect(button("Save for later: Second")).not.toBePressed());
    // The button changes before the request is sent.
    await waitFor(() =>
      expect(changes()).toEqual([
        { method: "PUT", path: FEEDBACK(2), body: { kind: "saved" } },
        { method: "DELETE", path: FEEDBACK(2), body: undefined },
      ]),
    );
  });

  it("save for later is taken back with the server's message when it is refused", async () => {
    const { user } = await show();
    api.routes[`PUT ${FEEDBACK(2)}`] = errorAnswer("unavailable", "The database is away");
    await user.click(button("Save for later: Second"));
    expect(await screen.findByText("The database is away")).toBeVisible();
    expect(screen.getByText("Failed to save")).toBeVisible();
    expect(button("Save for later: Second")).not.toBePressed();
  });
});

describe("not for us", () => {
  it("not for us asks why, removes the card at once and focuses the next card", async () => {
    const { user } = await show();
    await user.click(button("Not for us: Second"));
    const dialog = await screen.findByRole("dialog", { name: "Why is this not for you?" });
    await user.click(within(dialog).getByRole("button", { name: "It is not our field" }));
    await waitFor(() => expect(names()).toEqual(["First", "Third"]));
    await waitFor(() => expect(screen.getByRole("link", { name: "Third" })).toHaveFocus());
    expect(changes()).toEqual([
      { method: "PUT", path: FEEDBACK(2), body: { kind: "dismissed", reason: "not_our_field" } },
    ]);
  });

  it("not for us needs no reason, and changes nothing when cancelled", async () => {
    const { user } = await show();
    await user.click(button("Not for us: Second"));
    await user.click(await screen.findByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(names()).toHaveLength(3));
    await waitFor(() => expect(button("Not for us: Second")).toHaveFocus());
    await user.click(button("Not for us: Second"));
    await user.click(await screen.findByRole("button", { name: "Skip the reason" }));
    await waitFor(() => expect(names()).toHaveLength(2));
    expect(changes()).toMatchObject([{ body: { kind: "dismissed" } }]);
  });

  it("not for us is undone in the same place, with the focus", async () => {
    const { user } = await show();
    await user.click(button("Not for us: Second"));
    await user.click(await screen.findByRole("button", { name: "Another reason" }));
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(names()).toEqual(["First", "Second", "Third"]));
    expect(screen.getByRole("link", { name: "Second" })).toHaveFocus();
    await waitFor(() => expect(changes()).toMatchObject([{ method: "PUT" }, { method: "DELETE" }]));
    expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
  });

  it("undoing not for us brings a saved opportunity back as saved", async () => {
    const all = cards().map((card) => ({ ...card, feedback: { kind: "saved", reason: null } as const }));
    const { user } = await show(all);
    await user.click(button("Not for us: Second"));
    await user.click(await screen.findByRole("button", { name: "Skip the reason" }));
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(button("Save for later: Second")).toBePressed());
    expect(changes().at(-1)).toMatchObject({ method: "PUT", body: { kind: "saved" } });
  });

  it("not for us brings the card back with the server's message when it is refused", async () => {
    const { user } = await show();
    api.routes[`PUT ${FEEDBACK(2)}`] = errorAnswer("unavailable", "The database is away");
    await user.click(button("Not for us: Second"));
    await user.click(await screen.findByRole("button", { name: "Skip the reason" }));
    expect(await screen.findByText("The database is away")).toBeVisible();
    expect(names()).toEqual(["First", "Second", "Third"]);
  });

  it("not for us focuses the screen when no card is left", async () => {
    const { user } = await show(cards().slice(1, 2));
    await user.click(button("Not for us: Second"));
    await user.click(await screen.findByRole("button", { name: "Skip the reason" }));
    await waitFor(() => expect(screen.getByRole("main")).toHaveFocus());
  });
});
