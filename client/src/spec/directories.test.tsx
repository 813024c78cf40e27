import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { filterCalls, holdAnswer } from "@/test/spec-api";
import { expectScreen, openScreen } from "@/test/spec-screen";

// Resources are tested in resources.test.tsx, funders' profiles in the funders page's own tests.

/** The fields of section 3.7 that the client reads. */
const specFunder = (given: Record<string, unknown> = {}) => ({
  id: "f1",
  name: "Lake Foundation",
  description: "Funds clean water.",
  logoUrl: null,
  funderType: "foundation",
  averageCheckSize: "250000",
  geographyFocus: ["Kenya", "Ghana", "Uganda"],
  industryFocus: ["Water", "Health", "Energy", "Transport"],
  website: "https://lake.example.org/",
  ...given,
});

const cards = () =>
  within(screen.getByRole("main"))
    .queryAllByRole("listitem")
    .filter((item) => within(item).queryByRole("button", { name: /^View Profile/ }));
const card = (index: number) => within(cards()[index]!);
const names = () => cards().map((each) => within(each).getByRole("heading").textContent);
const badges = (index: number) =>
  card(index)
    .queryAllByRole("listitem")
    .map(({ textContent }) => textContent);

async function openFunders(...given: Record<string, unknown>[]) {
  const body = given.map((each, index) => specFunder({ id: `f${index}`, ...each }));
  const spec = openScreen("/funders", { "GET /api/funders": { body } });
  await waitFor(() => expect(cards()).toHaveLength(given.length));
  return spec;
}

it("2.9 'Funding Toolkit', 'coming soon' and an 'Explore opportunities' button to the opportunities", async () => {
  const { user } = openScreen("/toolkit");
  await expectScreen("/toolkit", "Funding Toolkit");
  expect(screen.getByText("coming soon")).toBeVisible();
  await user.click(screen.getByRole("link", { name: "Explore opportunities" }));
  await expectScreen("/opportunities", "0 funding opportunities");
});

describe("2.11 the directory of funders", () => {
  it("2.11 the title and the subtitle", async () => {
    await openFunders({});
    await expectScreen("/funders", "Funders & Investors");
    expect(screen.getByText("Research VCs, accelerators, and grant organizations")).toBeVisible();
  });

  it("7.4 the page reads GET /api/funders, once", async () => {
    const { calls } = await openFunders({});
    expect(filterCalls(calls, "GET /api/funders").map(({ query }) => query.toString())).toEqual([""]);
  });

  it("2.11 the search filters by name or description, whatever the case", async () => {
    const { calls, user } = await openFunders(
      { name: "Lake Foundation", description: "Clean water.", industryFocus: ["Fintech"] },
      { name: "Sahel Ventures", description: "Seed money for LAKES and rivers." },
      { name: "Volta Capital", description: null },
    );
    const search = screen.getByPlaceholderText("Search funders by name or focus area...");
    const find = async (text: string) => {
      await user.clear(search);
      if (text) await user.type(search, text);
    };
    await find("lake");
    await waitFor(() => expect(names()).toEqual(["Lake Foundation", "Sahel Ventures"]));
    await find("VOLTA");
    await waitFor(() => expect(names()).toEqual(["Volta Capital"]));
    await find("fintech");
    await waitFor(() => expect(names()).toEqual([]));
    expect(screen.getByText("No funders found")).toBeVisible();
    expect(screen.getByText("Try adjusting your search")).toBeVisible();
    await find("");
    await waitFor(() => expect(names()).toHaveLength(3));
    expect(filterCalls(calls, "GET /api/funders")).toHaveLength(1);
  });

  it("2.11 and 9 six skeleton cards while loading", async () => {
    const { released, release } = holdAnswer();
    openScreen("/funders", {
      "GET /api/funders": async () => {
        await released;
        return { body: [specFunder()] };
      },
    });
    const loading = (await screen.findByText("Loading funders")).closest("[role=status]")!;
    // The first child is the text for screen readers.
    expect(loading.querySelectorAll(":scope > div")).toHaveLength(6);
    release();
    await waitFor(() => expect(cards()).toHaveLength(1));
    expect(loading).not.toBeInTheDocument();
  });
});

describe("2.11 a funder's card", () => {
  it("2.11 the avatar is the logo, else the first two letters of the name, upper-cased", async () => {
    const logoUrl = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
    await openFunders({ logoUrl }, { logoUrl: null, name: "élan Fund" });
    expect(cards()[0]!.querySelector("img")).toHaveAttribute("src", logoUrl);
    expect(card(0).queryByText("LA")).not.toBeInTheDocument();
    expect(card(1).getByText("ÉL")).toBeVisible();
  });

  it("2.11 the name and a badge of the funderType", async () => {
    await openFunders({ funderType: "vc" }, { funderType: "angel syndicate" }, { funderType: null });
    expect(names()[0]).toBe("Lake Foundation");
    expect(card(0).getByText("VC")).toBeVisible();
    expect(card(1).getByText("Angel syndicate")).toBeVisible();
  });

  it("2.11 the description, else 'No description available'", async () => {
    await openFunders({}, { description: null }, { description: "" });
    expect(card(0).getByText("Funds clean water.")).toHaveClass("line-clamp-3");
    for (const index of [1, 2]) expect(card(index).getByText("No description available")).toBeVisible();
  });

  it("2.11 and 9 'Avg:' with millions as X.YM, thousands as XK, else the full number", async () => {
    const cases = [
      ["1500000", "Avg: $1.5M"],
      ["2000000.00", "Avg: $2.0M"],
      ["250000", "Avg: $250K"],
      ["950", "Avg: $950"],
    ] as const;
    await openFunders(...cases.map(([averageCheckSize]) => ({ averageCheckSize })), {
      averageCheckSize: null,
    });
    for (const [index, [, shown]] of cases.entries()) expect(card(index).getByText(shown)).toBeVisible();
    expect(card(cases.length).queryByText(/^Avg/)).not.toBeInTheDocument();
  });

  it("2.11 and 9 the first two of geographyFocus joined, the first three of industryFocus as badges", async () => {
    await openFunders({}, { geographyFocus: null, industryFocus: null });
    expect(card(0).getByText("Kenya, Ghana")).toBeVisible();
    expect(card(0).queryByText(/Uganda/)).not.toBeInTheDocument();
    expect(badges(0)).toEqual(["Water", "Health", "Energy"]);
    expect(badges(1)).toEqual([]);
  });

  it("2.11 a website button opens a new tab, where there is a website", async () => {
    await openFunders({}, { website: null });
    const website = card(0).getByRole("link", { name: /^Website/ });
    expect(website).toHaveAttribute("href", "https://lake.example.org/");
    expect(website).toHaveAttribute("target", "_blank");
    expect(website.getAttribute("rel")).toMatch(/noopener/);
    expect(card(1).queryByRole("link")).not.toBeInTheDocument();
  });

  it("2.11 'View Profile' shows what there is to know, also where the server tells no more", async () => {
    const { user } = await openFunders({ description: "Funds clean water." });
    const view = screen.getByRole("button", { name: "View Profile of Lake Foundation" });
    expect(view).toHaveTextContent(/^View Profile/);
    await user.click(view);
    const dialog = await screen.findByRole("dialog", { name: "Lake Foundation" });
    const profile = within(dialog);
    expect(await profile.findByText("Funds clean water.")).toBeVisible();
    expect(await profile.findByText("Kenya, Ghana, Uganda")).toBeVisible();
    expect(profile.getByText("$250,000")).toBeVisible();
    expect(profile.queryByRole("alert")).not.toBeInTheDocument();
    await user.click(profile.getAllByRole("button", { name: "Close" }).at(-1)!);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });
});
