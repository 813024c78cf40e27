import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { SCREENS } from "@shared/screens";
import { clearAfterSignOut } from "@/lib/api/current-user";
import { listRecentScreens, noteRecentScreen } from "@/lib/recent-screens";
import { fakeFetch } from "@/test/fake-fetch";
import { buildApplicationItem, buildCard, testId } from "@/test/opportunities";
import { renderWithProviders, testUser } from "@/test/render";
import { SCREEN_NAMES } from "./screen-names";
import { SwitcherButton } from "./switcher-button";

beforeEach(() => sessionStorage.clear());

const list = (names: string[]) => ({
  body: {
    opportunities: names.map((name, n) => buildCard({ id: testId(n + 1), name })),
    pagination: { page: 1, total: names.length, hasMore: false },
  },
});

function show({
  user = testUser,
  routes = {},
}: { user?: typeof testUser; routes?: Parameters<typeof fakeFetch>[0] } = {}) {
  const api = fakeFetch({
    "GET /api/applications": { body: [buildApplicationItem()] },
    "GET /api/funders": { body: [{ id: testId(3), name: "Water Trust" }] },
    "GET /api/opportunities": list(["Water Prize"]),
    ...routes,
  });
  return { ...renderWithProviders(<SwitcherButton user={user} />, { user }), api };
}
const open = async () => {
  await userEvent.keyboard("{Control>}k{/Control}");
  return screen.findByRole("combobox", { name: "Where to" });
};
const readOptions = () => screen.getAllByRole("option").map(({ textContent }) => textContent);

describe("the quick switcher", () => {
  it("the switcher opens by Ctrl K and by its button, and Escape closes it", async () => {
    const { user } = show();
    expect(await open()).toHaveFocus();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await user.click(screen.getByRole("button", { name: "Go to…" }));
    expect(await screen.findByRole("dialog", { name: "Go to…" })).toBeVisible();
  });

  it("the switcher asks for nothing before it is opened, and a plain k is only a letter", async () => {
    const { api, user } = show();
    await user.keyboard("k");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(api.calls).toEqual([]);
  });

  it("the switcher names every screen that has an address, and the administration for administrators only", async () => {
    const withAddress = SCREENS.filter(
      ({ path, access }) => (access === "member" || access === "reading") && !path.includes(":"),
    );
    // A program leads to this one, and without its request there is nothing to see.
    const found = withAddress.map(({ path }) => path).filter((path) => path !== "/connect");
    expect(Object.keys(SCREEN_NAMES).sort()).toEqual(found.sort());
    const { unmount } = show();
    await open();
    expect(screen.queryByRole("option", { name: "Admin" })).not.toBeInTheDocument();
    expect(screen.getByRole("option", { name: "Calendar" })).toBeVisible();
    unmount();
    show({ user: { ...testUser, isAdmin: true } });
    await open();
    expect(screen.getByRole("option", { name: "Admin" })).toBeVisible();
  });

  it("the switcher finds applications, opportunities and funders, and Enter opens the marked one", async () => {
    const { user, history, api } = show();
    const field = await open();
    await user.type(field, "water");
    expect(await screen.findByRole("option", { name: "Water Trust" })).toBeVisible();
    await waitFor(() =>
      expect(readOptions()).toEqual([
        "Clean Water Pilot FundVolta Clean Water",
        expect.stringMatching(/^Water Prize/),
        "Water Trust",
      ]),
    );
    // One search for the whole word.
    expect(api.calls.filter(({ path }) => path.startsWith("/api/opportunities?"))).toHaveLength(1);
    const marked = () => document.getElementById(field.getAttribute("aria-activedescendant")!);
    expect(marked()).toHaveTextContent("Clean Water Pilot Fund");
    await user.keyboard("{ArrowUp}");
    expect(marked()).toHaveTextContent("Water Trust");
    expect(marked()).toHaveAttribute("aria-selected", "true");
    await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    expect(history.at(-1)).toBe(`/opportunities/${testId(1)}`);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  it("Enter opens no opportunity that was found for the text before", async () => {
    const { user, history } = show({
      routes: {
        "GET /api/opportunities": ({ path }) => list(path.includes("search=soil") ? [] : ["Solar Prize"]),
      },
    });
    await user.type(await open(), "so");
    expect(await screen.findByRole("option", { name: /^Solar Prize/ })).toBeVisible();
    await user.keyboard("il{Enter}");
    expect(history.at(-1)).toBe("/");
    expect(screen.queryByRole("option", { name: /^Solar Prize/ })).not.toBeInTheDocument();
  });

  it("the switcher says when nothing is called so", async () => {
    const { user } = show({ routes: { "GET /api/opportunities": list([]) } });
    await user.type(await open(), "zzz");
    expect(await screen.findByText("Nothing is called “zzz”. Try another word.")).toBeVisible();
  });

  it("the switcher offers what was opened last, until the person signs out", async () => {
    noteRecentScreen(testUser.id, { path: "/applications/1", title: "Solar Call" });
    noteRecentScreen(testUser.id, { path: "/documents", title: "Documents" });
    noteRecentScreen("somebody-else", { path: "/answers", title: "Theirs" });
    const { client } = show();
    await open();
    const recent = screen.getByRole("group", { name: "Opened last" });
    expect(
      within(recent)
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual(["Documents", "Solar Call"]);
    clearAfterSignOut(client);
    expect(listRecentScreens(testUser.id)).toEqual([]);
  });
});
