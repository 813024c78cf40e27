import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { AwardSummaryView } from "@shared/validators/awards";
import { buildAward, buildAwardList, buildSummary } from "@/test/awards";
import { errorAnswer, fakeFetch } from "@/test/fake-fetch";
import { testId } from "@/test/opportunities";
import { renderWithProviders } from "@/test/render";
import { AwardsSection } from "./awards-section";

const FUNDER = { id: testId(60), name: "Sun Fund" };
const ROWS = `GET /api/funders/${FUNDER.id}/awards`;

function show(summary: AwardSummaryView | null) {
  const server = fakeFetch({
    [`GET /api/funders/${FUNDER.id}/awards/summary`]: { body: { summary } },
    [ROWS]: { body: buildAwardList([buildAward()]) },
  });
  return { ...renderWithProviders(<AwardsSection funder={FUNDER} />), ...server };
}
const region = () => screen.findByRole("region", { name: "Who gets funded" });
const findFigure = async (name: string) => within(await region()).getByRole("button", { name });

describe("whom a funder funds", () => {
  it("the usual size, the number, who, where and the years are told", async () => {
    show(buildSummary());
    const section = await region();
    expect(section).toHaveTextContent("Usually £20K - £60K");
    expect(section).toHaveTextContent("Half of 30 awards in GBP lie between these.");
    expect(section).toHaveTextContent("14 organisations like Volta Clean Water in three years");
    const readFact = (label: string) => within(section).getByText(label).nextElementSibling;
    expect(readFact("Known awards, 2019–2026")).toHaveTextContent(
      "30 awardsto 12 organisations, the last in 2026",
    );
    expect(readFact("In the last three years")).toHaveTextContent("9 awardsto 7 organisations");
    expect(readFact("Who")).toHaveTextContent("Nonprofits28Kind not known2");
    expect(readFact("Where")).toHaveTextContent("Wales, United Kingdom4Kenya1");
    expect(section).toHaveTextContent("360Giving, CC BY 4.0, read 3 Aug 2026");
    expect(section).not.toHaveTextContent("name only");
    expect(section).not.toHaveTextContent("newest");
  });

  it.each([
    ["Usually £20K - £60K", "currency=GBP"],
    ["14 organisations like Volta Clean Water", "recipientType=nonprofit&country=GB&recent=1"],
    ["30 awards", ""],
    ["2026", "year=2026"],
    ["9 awards", "recent=1"],
    ["Nonprofits", "recipientType=nonprofit"],
    ["Kind not known", "recipientType=unknown"],
    ["Wales, United Kingdom", "country=GB&region=Wales"],
    ["Kenya", "country=KE&region=unknown"],
  ])("the figure %s leads to its awards", async (name, query) => {
    const { user, calls } = show(buildSummary());
    await user.click(await findFigure(name));
    const dialog = await screen.findByRole("dialog");
    expect(await within(dialog).findByText("Hill Trust")).toBeVisible();
    expect(dialog).toHaveTextContent("£35,000");
    expect(dialog).toHaveTextContent("Nonprofits · Wales, United Kingdom · 5 Jan 2026");
    expect(within(dialog).getByRole("link", { name: /^360Giving/ })).toHaveAttribute(
      "href",
      "https://example.org/award",
    );
    const { path } = calls.find((call) => call.path.startsWith(`/api/funders/${FUNDER.id}/awards?`))!;
    expect(path.split("?")[1]!.split("&").sort()).toEqual(
      [...query.split("&").filter(Boolean), "page=1"].sort(),
    );
  });

  it("awards that are linked by name only are told to be a lead, with the name that the register has", async () => {
    const { user, routes } = show(buildSummary({ linkedByName: 3 }));
    routes[ROWS] = { body: buildAwardList([buildAward({ linkedBy: "name" })]) };
    expect(await region()).toHaveTextContent(
      "3 awards by name only: another organisation may have this name.",
    );
    await user.click(await findFigure("3 awards"));
    expect(await screen.findByText(/^By name only: the register names “SUN FUND”/)).toBeVisible();
  });

  it("more awards are read when asked for", async () => {
    const { user, routes } = show(buildSummary());
    const first = Array.from({ length: 10 }, () => buildAward());
    routes[`${ROWS}?page=1`] = { body: buildAwardList(first, { total: 11, hasMore: true }) };
    routes[`${ROWS}?page=2`] = { body: buildAwardList([buildAward()], { page: 2, total: 11 }) };
    await user.click(await findFigure("30 awards"));
    const dialog = await screen.findByRole("dialog");
    await user.click(await within(dialog).findByRole("button", { name: "Show more of 11 awards" }));
    await waitFor(() => expect(within(dialog).getAllByRole("listitem")).toHaveLength(11));
    expect(within(dialog).queryByRole("button", { name: /^Show more/ })).not.toBeInTheDocument();
  });

  it("awards that cannot be read are told, and read again when asked for", async () => {
    const { user, routes } = show(buildSummary());
    routes[ROWS] = errorAnswer("unavailable", "The database is away");
    await user.click(await findFigure("30 awards"));
    expect(await screen.findByText("The awards could not be loaded")).toBeVisible();
    routes[ROWS] = { body: buildAwardList([buildAward()]) };
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Hill Trust")).toBeVisible();
  });

  it("no usual size and no likeness is claimed where too little is known", async () => {
    show(
      buildSummary({
        isCut: true,
        awards: 10_000,
        recent: { awards: 0, recipients: 0 },
        sizes: [{ currency: "GBP", awards: 3, usual: null }],
        places: [],
        alike: [],
      }),
    );
    const section = await region();
    expect(section).not.toHaveTextContent(/usually|three years|where/i);
    expect(section).toHaveTextContent("Only the newest 10,000 are counted.");
  });

  it("nothing is shown of a funder without awards, and where reading them fails", async () => {
    const { client, calls, routes, container } = show(null);
    await waitFor(() => expect(calls).toHaveLength(1));
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(container.querySelector("section")).toBeNull();
    routes[`GET /api/funders/${FUNDER.id}/awards/summary`] = errorAnswer("not_found", "Not found");
    await client.invalidateQueries();
    expect(container.querySelector("section")).toBeNull();
  });
});

it("past awards that did not come are told in a line and tried again", async () => {
  const path = `GET /api/funders/${FUNDER.id}/awards/summary`;
  const { routes } = fakeFetch({ [path]: errorAnswer("internal", "It broke") });
  const { user } = renderWithProviders(<AwardsSection funder={FUNDER} />);
  const description = "Past awards of the funder could not be loaded.";
  expect(await screen.findByText(description)).toBeVisible();
  routes[path] = { body: { summary: buildSummary() } };
  await user.click(screen.getByRole("button", { name: "Try again", description }));
  expect(await region()).toBeVisible();
  expect(screen.queryByText(description)).not.toBeInTheDocument();
});
