import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { mapFacets } from "@shared/constants/facets";
import type { FacetOption, FacetsView } from "@shared/validators/facets";
import { errorAnswer, fakeFetch, type FakeCall } from "@/test/fake-fetch";
import { buildCard } from "@/test/opportunities";
import { renderWithProviders } from "@/test/render";
import OpportunitiesPage from "../pages/opportunities-page";

const LIST = "GET /api/opportunities";
const COUNTS = "GET /api/opportunities/facets";
const countries = [
  "KE",
  "GH",
  "NG",
  "ZA",
  "US",
  "GB",
  "FR",
  "DE",
  "IN",
  "CA",
  "TZ",
  "UG",
  "RW",
  "SN",
  "ET",
  "EG",
];

const option = (value: string, count: number, label: string | null = null): FacetOption => ({
  value,
  label,
  count,
});
function buildView(total: number, without: Partial<Record<string, number>> = {}): FacetsView {
  const options: Partial<Record<string, FacetOption[]>> = {
    statuses: [option("open", 20), option("soon", 3), option("closed", 9)],
    types: [option("grant", 12), option("loan", 8), option("prize", 0)],
    countries: countries.map((code, n) => option(code, 30 - n)),
    sources: [option("grants-gov", 5, "Grants.gov")],
  };
  return {
    total,
    facets: mapFacets((facet) => ({
      options: options[facet] ?? [],
      more: 0,
      without: without[facet] ?? total,
    })),
  };
}

/** Fakes a server with so many opportunities, and these counts. */
function serve(total: number, view = buildView(total)) {
  return fakeFetch({
    "GET /api/entities": { body: [] },
    [LIST]: {
      body: {
        opportunities: total === 0 ? [] : [buildCard({ name: "Sun Fund" })],
        pagination: { page: 1, total, hasMore: total > 1 },
      },
    },
    [COUNTS]: { body: view },
  });
}
const listPaths = (calls: FakeCall[], prefix: string) =>
  calls.map(({ path }) => path).filter((path) => path.startsWith(`${prefix}?`) || path === prefix);
const renderPage = (path = "/opportunities") => renderWithProviders(<OpportunitiesPage />, { path });
const findPanel = () => screen.findByRole("complementary", { name: "Filters" });
const openPanel = async ({ user }: ReturnType<typeof renderPage>) => {
  await user.click(screen.getByRole("button", { name: /^Filters/ }));
  return within(await findPanel());
};

/** Answers media queries as a window of this width. */
const setWidth = (width: number) =>
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("min-width") && width >= parseFloat(query.split(":")[1]!) * 16,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

beforeEach(() => setWidth(1280));

describe("the counted filters", () => {
  it("are not asked for until they are opened", async () => {
    const { calls } = serve(20);
    renderPage();
    await screen.findByRole("heading", { level: 1, name: "20 funding opportunities" });
    expect(listPaths(calls, "/api/opportunities/facets")).toEqual([]);
    expect(listPaths(calls, "/api/opportunities")).toEqual(["/api/opportunities?page=1&limit=10"]);
  });

  it("show the values with their counts, and a choice is part of the address and of both requests", async () => {
    const { calls } = serve(20);
    const page = renderPage();
    const panel = await openPanel(page);
    const loan = await panel.findByRole("checkbox", { name: "Loan 8" });
    expect(panel.getByRole("checkbox", { name: "Prize 0" })).toBeDisabled();
    await page.user.click(loan);
    expect(page.history.at(-1)).toBe("/opportunities?types=loan");
    await page.user.click(panel.getByRole("checkbox", { name: "Open now 20" }));
    expect(page.history.at(-1)).toBe("/opportunities?statuses=open&types=loan");
    await waitFor(() =>
      expect(listPaths(calls, "/api/opportunities").at(-1)).toBe(
        "/api/opportunities?page=1&limit=10&statuses=open&types=loan",
      ),
    );
    expect(listPaths(calls, "/api/opportunities/facets").at(-1)).toBe(
      "/api/opportunities/facets?statuses=open&types=loan",
    );
    expect(loan).toBeChecked();
    expect(screen.getByRole("button", { name: "Filters, 2 chosen" })).toHaveAttribute(
      "aria-expanded",
      "true",
    );
  });

  it("a long list of values shows the first ones, and on request all of them with a box to find one", async () => {
    serve(20);
    const page = renderPage("/opportunities?countries=EG");
    const panel = await openPanel(page);
    const group = within(await panel.findByRole("group", { name: /^Country of the applicant/ }));
    const names = () => group.getAllByRole("checkbox").map((box) => box.closest("label")?.textContent);
    // Seven, and the chosen one.
    expect(names()).toHaveLength(8);
    await page.user.click(group.getByRole("button", { name: "Show 9 more" }));
    expect(names()).toHaveLength(16);
    await page.user.type(group.getByRole("searchbox", { name: "Find in Country of the applicant" }), "tan");
    expect(names()).toEqual(["Tanzania 20"]);
  });

  it("chips take one value back, or all, and the focus stays among them", async () => {
    serve(20);
    const page = renderPage("/opportunities?types=loan,grant&sources=grants-gov&search=sun");
    const remove = (text: string) => screen.findByRole("button", { name: `Remove the filter ${text}` });
    await page.user.click(await remove("Kind of funding: Loan"));
    expect(page.history.at(-1)).toBe("/opportunities?search=sun&types=grant&sources=grants-gov");
    expect(await remove("Kind of funding: Grant")).toHaveFocus();
    expect(await remove("Source: Grants.gov")).toBeVisible();
    await page.user.click(screen.getByRole("button", { name: "Clear all filters" }));
    expect(page.history.at(-1)).toBe("/opportunities?search=sun");
    expect(screen.getByRole("button", { name: "Filters" })).toHaveFocus();
  });

  it("the last chip gives the focus to the button of the filters", async () => {
    serve(20);
    const page = renderPage("/opportunities?types=loan");
    await page.user.click(await screen.findByRole("button", { name: /^Remove the filter/ }));
    expect(screen.getByRole("button", { name: "Filters" })).toHaveFocus();
  });

  it("an empty list offers to take back the filter that excludes the most", async () => {
    serve(0, buildView(0, { types: 4, closes: 1200, countries: 0 }));
    const page = renderPage("/opportunities?types=prize&closes=7d&countries=KE");
    expect(await screen.findByText("No opportunity passes all these filters.")).toBeVisible();
    const offers = (await screen.findAllByRole("button", { name: /^Without/ })).map(
      ({ textContent }) => textContent,
    );
    expect(offers).toEqual(["Without Deadline: 1,200", "Without Kind of funding: 4"]);
    await page.user.click(screen.getByRole("button", { name: "Without Deadline: 1,200" }));
    expect(page.history.at(-1)).toBe("/opportunities?types=prize&countries=KE");
  });

  it("with facets country and sort are asked of the server too", async () => {
    const { calls } = serve(20);
    renderPage("/opportunities?types=loan&country=GH&sort=amount");
    await screen.findByRole("heading", { level: 1, name: "20 funding opportunities" });
    expect(listPaths(calls, "/api/opportunities")).toEqual([
      "/api/opportunities?page=1&limit=10&order=amount&country=GH&types=loan",
    ]);
    expect(screen.queryByText(/loaded so far/)).not.toBeInTheDocument();
  });

  it("without facets a press makes country and sort act on the whole catalogue", async () => {
    const { calls } = serve(20);
    const page = renderPage("/opportunities?sort=deadline");
    await page.user.click(await screen.findByRole("button", { name: "Look through the whole catalogue" }));
    await waitFor(() =>
      expect(listPaths(calls, "/api/opportunities").at(-1)).toBe(
        "/api/opportunities?page=1&limit=10&order=deadline",
      ),
    );
    expect(page.history.at(-1)).toBe("/opportunities?sort=deadline&whole=yes");
    await waitFor(() => expect(screen.queryByText(/loaded so far/)).not.toBeInTheDocument());
  });

  it("what was saved or hidden has no such filters", async () => {
    serve(1);
    renderPage("/opportunities?show=saved&types=loan");
    await screen.findByRole("heading", { level: 1, name: "1 saved opportunity" });
    expect(screen.queryByRole("button", { name: /^Filters/ })).not.toBeInTheDocument();
    expect(screen.queryByRole("list", { name: "Chosen filters" })).not.toBeInTheDocument();
  });

  it("say that they could not be read and try again", async () => {
    const api = serve(20);
    api.routes[COUNTS] = errorAnswer("unavailable", "The database is away");
    const page = renderPage();
    const panel = await openPanel(page);
    expect(await panel.findByText("The counts could not be read")).toBeVisible();
    api.routes[COUNTS] = { body: buildView(20) };
    await page.user.click(panel.getByRole("button", { name: "Try again" }));
    expect(await panel.findByRole("checkbox", { name: "Loan 8" })).toBeVisible();
  });

  it("on a narrow screen they are a sheet, whose button says how many there are and closes it", async () => {
    setWidth(390);
    serve(20);
    const page = renderPage();
    await screen.findByRole("heading", { level: 1, name: "20 funding opportunities" });
    const opener = screen.getByRole("button", { name: "Filters" });
    await page.user.click(opener);
    const sheet = within(await screen.findByRole("dialog", { name: "Filters" }));
    await page.user.click(await sheet.findByRole("checkbox", { name: "Loan 8" }));
    expect(page.history.at(-1)).toBe("/opportunities?types=loan");
    expect(sheet.getByText("20 funding opportunities", { selector: "[role=status]" })).toBeInTheDocument();
    await page.user.click(sheet.getByRole("button", { name: "Show 20 opportunities" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.getByRole("button", { name: "Filters, 1 chosen" })).toHaveFocus();
  });
});
