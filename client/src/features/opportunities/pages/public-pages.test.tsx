import { screen, waitFor, within } from "@testing-library/react";
import type { ComponentType } from "react";
import { describe, expect, it } from "vitest";
import { Route } from "wouter";
import { mapFacets } from "@shared/constants/facets";
import type { PublicListView, PublicOpportunityView } from "@shared/validators/public-catalogue";
import { errorAnswer, fakeFetch } from "@/test/fake-fetch";
import { buildCard, buildOpportunity, formatDateIn, testId } from "@/test/opportunities";
import { renderWithProviders } from "@/test/render";
import PublicCountryPage from "./public-country-page";
import PublicOpportunitiesPage from "./public-opportunities-page";
import PublicOpportunityPage from "./public-opportunity-page";

const LIST = "GET /api/public/opportunities";

const buildList = (parts: Partial<PublicListView> = {}): PublicListView => ({
  opportunities: [buildCard()],
  pagination: { page: 1, total: 1, hasMore: false },
  facets: {
    ...mapFacets(() => ({ options: [], more: 0, without: 1 })),
    types: {
      options: [
        { value: "grant", label: null, count: 3 },
        { value: "loan", label: null, count: 0 },
      ],
      more: 0,
      without: 3,
    },
  },
  ...parts,
});
const buildPublic = (parts: Partial<PublicOpportunityView> = {}): PublicOpportunityView => ({
  ...buildOpportunity(),
  funder: null,
  similar: [],
  ...parts,
});

function open(
  Page: ComponentType,
  path: string,
  routes: Parameters<typeof fakeFetch>[0],
  pattern = path.split("?")[0]!,
) {
  const api = fakeFetch(routes);
  const rendered = renderWithProviders(
    <Route path={pattern}>
      <Page />
    </Route>,
    { path, user: null },
  );
  return { ...api, ...rendered };
}
const openOpportunity = (body: PublicOpportunityView) =>
  open(
    PublicOpportunityPage,
    "/opportunities/water-fund",
    { "GET /api/public/opportunities/water-fund": { body } },
    "/opportunities/:id",
  );

describe("the list for visitors", () => {
  it("leads to all of it as a table or for programs, with its search and filters, whatever the page", async () => {
    open(PublicOpportunitiesPage, "/opportunities?search=water&types=grant&page=2", {
      [LIST]: { body: buildList({ pagination: { page: 2, total: 25, hasMore: false } }) },
    });
    const files = within(await screen.findByRole("navigation", { name: "This list as a file" }));
    const query = "?search=water&types=grant";
    expect(files.getByRole("link", { name: "Spreadsheet (CSV)" })).toHaveAttribute(
      "href",
      `/api/public/opportunities/export.csv${query}`,
    );
    expect(files.getByRole("link", { name: "For programs (JSON)" })).toHaveAttribute(
      "href",
      `/api/public/opportunities/export.json${query}`,
    );
  });

  it("shows cards by their readable names, and filters as links with their counts", async () => {
    open(PublicOpportunitiesPage, "/opportunities", { [LIST]: { body: buildList() } });
    const card = await screen.findByRole("link", { name: buildCard().name });
    expect(card).toHaveAttribute("href", `/opportunities/${buildCard().slug}`);
    const [grants] = screen.getAllByRole("link", { name: /^Grant/ });
    expect(grants).toHaveAttribute("href", "/opportunities?types=grant");
    expect(grants).toHaveTextContent("3");
    expect(screen.queryByRole("link", { name: /^Loan/ })).not.toBeInTheDocument();
  });

  it("asks for what the address says, and keeps it from page to page", async () => {
    const pagination = { page: 2, total: 31, hasMore: true };
    const { calls } = open(PublicOpportunitiesPage, "/opportunities?search=roof&types=grant&page=2", {
      [LIST]: { body: buildList({ pagination }) },
    });
    expect(await screen.findByRole("link", { name: "Previous page" })).toHaveAttribute(
      "href",
      "/opportunities?search=roof&types=grant",
    );
    expect(screen.getByRole("link", { name: "Next page" })).toHaveAttribute(
      "href",
      "/opportunities?search=roof&types=grant&page=3",
    );
    expect(calls.map(({ path }) => path)).toContain(
      "/api/public/opportunities?search=roof&types=grant&page=2",
    );
  });

  it("of a country has that country, and does not offer another", async () => {
    const { calls } = open(
      PublicCountryPage,
      "/countries/gh",
      { [LIST]: { body: buildList() } },
      "/countries/:id",
    );
    expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent(
      "Funding for applicants from Ghana",
    );
    expect(calls.map(({ path }) => path)).toContain("/api/public/opportunities?countries=GH");
    expect(screen.queryByRole("heading", { name: "Country of the applicant" })).not.toBeInTheDocument();
  });

  it("leads to the login where the catalogue is closed, and back", async () => {
    const { history } = open(PublicOpportunitiesPage, "/opportunities?search=roof", {
      [LIST]: errorAnswer("unauthenticated", "Please sign in"),
    });
    const login = `/login?next=${encodeURIComponent("/opportunities?search=roof")}`;
    await waitFor(() => expect(history.at(-1)).toBe(login));
  });
});

describe("an opportunity for visitors", () => {
  it("leads to a new account and back to it", async () => {
    openOpportunity(buildPublic());
    expect(await screen.findByRole("link", { name: "See how well you match" })).toHaveAttribute(
      "href",
      `/signup?next=${encodeURIComponent(`/opportunities/${buildOpportunity().id}`)}`,
    );
  });

  it("that has closed says so, and leads to open ones about the same things", async () => {
    const similar = [buildCard({ id: testId(91), slug: "spring-fund", name: "Spring Fund" })];
    openOpportunity(buildPublic({ closed: true, deadline: formatDateIn(-9), similar }));
    expect(await screen.findByText("This call has closed")).toBeVisible();
    expect(screen.queryByRole("link", { name: "See how well you match" })).not.toBeInTheDocument();
    const section = screen.getByRole("region", { name: "Open opportunities about the same things" });
    expect(within(section).getByRole("link", { name: "Spring Fund" })).toHaveAttribute(
      "href",
      "/opportunities/spring-fund",
    );
  });

  it("that is missing is said to be so", async () => {
    open(
      PublicOpportunityPage,
      "/opportunities/water-fund",
      { "GET /api/public/opportunities/water-fund": errorAnswer("not_found", "Opportunity not found") },
      "/opportunities/:id",
    );
    expect(await screen.findByRole("heading", { level: 1, name: "Opportunity not found" })).toBeVisible();
  });
});
