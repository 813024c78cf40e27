import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Route } from "wouter";
import type { EntityView } from "@shared/validators/entities";
import { errorAnswer, fakeFetch } from "@/test/fake-fetch";
import { buildEntityView, buildOpportunity, closesIn, formatDateIn, testId } from "@/test/opportunities";
import { renderWithProviders } from "@/test/render";
import OpportunityDetailPage from "./opportunity-detail-page";

const PATH = `/opportunities/${testId(1)}`;

function renderOpportunity(
  parts: Parameters<typeof buildOpportunity>[0] = {},
  routes: Parameters<typeof fakeFetch>[0] = {},
) {
  const api = fakeFetch({
    [`GET /api${PATH}`]: { body: buildOpportunity(parts) },
    "GET /api/entities": { body: [buildEntityView()] },
    "GET /api/applications/check": { body: { exists: false, application: null } },
    ...routes,
  });
  return { ...renderPage(), api };
}
const renderPage = () =>
  renderWithProviders(<Route path="/opportunities/:id" component={OpportunityDetailPage} />, { path: PATH });
const findTitle = () => screen.findByRole("heading", { level: 1, name: "Clean Water Pilot Fund" });
const getSection = (name: string) => screen.getByRole("region", { name });
const getFact = (label: string) => screen.getByText(label).parentElement as HTMLElement;

describe("the extras of an opportunity's page", () => {
  const EXTRAS = [
    ["effort", "“Is it worth it?” could not be loaded.", { call: null }, "Is it worth it?"],
    ["similar", "Similar opportunities could not be loaded.", { opportunities: [] }, null],
    ["funder", "Past awards of the funder could not be loaded.", { funder: null, summary: null }, null],
  ] as const;

  it.each(EXTRAS)(
    "%s that did not come is told in a line and tried again",
    async (part, text, body, comes) => {
      const known = Object.fromEntries(
        EXTRAS.map(([name, , answer]) => [`GET /api${PATH}/${name}`, { body: answer }]),
      );
      const broken = errorAnswer("internal", "It broke");
      const { api, user } = renderOpportunity({}, { ...known, [`GET /api${PATH}/${part}`]: broken });
      await findTitle();
      expect(await screen.findByText(text)).toBeVisible();
      const again = screen.getByRole("button", { name: "Try again", description: text });
      await user.click(again);
      // The line stays where it is when that fails too.
      await waitFor(() => expect(again).not.toHaveAttribute("aria-busy", "true"));
      expect(again).toHaveFocus();
      api.routes[`GET /api${PATH}/${part}`] = { body };
      await user.click(again);
      await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
      if (comes) expect(getSection(comes)).toBeVisible();
    },
  );
});

describe("an opportunity's page", () => {
  it("the page shows the exact amounts beside the short ones", async () => {
    renderOpportunity();
    await findTitle();
    expect(getFact("Funding Amount")).toHaveTextContent("$25,000 - $100,000");
  });

  it("the page tells the server once that it was opened", async () => {
    const { api } = renderOpportunity();
    await findTitle();
    const listViewCalls = () =>
      api.calls.filter(({ method, path }) => `${method} ${path}` === `POST /api${PATH}/view`);
    await waitFor(() => expect(listViewCalls()).toHaveLength(1));
  });

  it("the page counts the countries beyond the first five, and says when none are stated", async () => {
    const { unmount } = renderOpportunity({ eligibleCountries: ["GH", "NG", "KE", "ZA", "EG", "US", "GB"] });
    await findTitle();
    expect(getFact("Eligible Regions")).toHaveTextContent("and 2 more");
    unmount();
    renderOpportunity({ eligibleCountries: [] });
    await findTitle();
    expect(getFact("Eligible Regions")).toHaveTextContent("Not stated");
  });

  it.each([
    [{ coFundingShare: "12.50", coFunding: "required" }, "Co-fundingYou bring at least 12.5 % of the costs"],
    [{ coFunding: "required" }, "Co-fundingYou bring a part of the costs; the call says how much"],
    [{ coFunding: "not required" }, "Co-fundingYou need not bring a part of the costs"],
    [{ applicantLimit: "invited" }, "Open only toThose who were invited"],
    [{ applicantLimit: "current holders" }, "Open only toThose who have its funding already"],
    [{ consortiumMin: 3 }, "PartnersAt least 3 organisations apply together"],
  ] as const)("the page says what decides beside the rules: %j", async (parts, words) => {
    renderOpportunity(parts);
    await findTitle();
    expect(getSection("Eligibility Criteria")).toHaveTextContent(words);
  });

  it("the page names the regions of codes, and leaves regions in words as they are", async () => {
    renderOpportunity({ eligibleCountries: ["ES"], eligibleRegions: ["ES-CT", "Costa Brava"] });
    await findTitle();
    expect(getFact("Eligible Regions")).toHaveTextContent("SpainCatalonia, Costa Brava");
  });

  it("the address of a merged opportunity becomes that of the one in its place", async () => {
    const kept = buildOpportunity({ id: testId(2) });
    const { history } = renderOpportunity(
      { ...kept, mergedId: testId(1) },
      { [`GET /api/opportunities/${testId(2)}`]: { body: kept } },
    );
    await findTitle();
    await waitFor(() => expect(history.at(-1)).toBe(`/opportunities/${testId(2)}`));
  });

  it("the application page opens in a new tab, without a referrer", async () => {
    renderOpportunity();
    await findTitle();
    const link = screen.getByRole("link", { name: /Visit Application Page/ });
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener noreferrer");
  });

  it("the page shows no link that is not a web address", async () => {
    renderOpportunity({ applicationUrl: "javascript:alert(1)", funderWebsite: "data:text/html,x" });
    await findTitle();
    expect(screen.queryAllByRole("link")).toEqual([]);
  });

  it.each([
    [
      {
        source: "UK Research and Innovation",
        sourceId: "ukri",
        sourceUrl: "https://www.ukri.org/opportunity/coast/",
        lastSyncedAt: "2026-11-26T23:30:00.000Z",
        confirmedAt: "2026-11-27T08:00:00.000Z",
        licence: { name: "Open Government Licence v3.0", url: "https://example.org/ogl" },
        attribution: "Contains public sector information.",
      },
      [
        "SourceUK Research and Innovation · www.ukri.org",
        "Read26 Nov 2026",
        "Confirmed27 Nov 2026, by an administrator",
        "LicenceOpen Government Licence v3.0",
        "Contains public sector information.",
      ],
    ],
    [
      { source: "tips.example", sourceUrl: "javascript:alert(1)" },
      [
        "Sourcetips.example",
        "ReadNot known",
        "ConfirmedNot yet by an administrator here",
        "LicenceNot stated",
      ],
    ],
    [{}, ["SourceSource not recorded"]],
  ])("the page says where it comes from, when it was read and confirmed: %#", async (parts, words) => {
    renderOpportunity(parts);
    await findTitle();
    for (const text of words) expect(getSection("Funder Information")).toHaveTextContent(text);
  });

  const serveOwn = (entities: EntityView[]) => ({
    "GET /api/entities": { body: entities },
    "GET /api/exchange-rates": { body: { day: "2026-10-06", perEuro: { EUR: "1", USD: "1.1269" } } },
  });
  it.each([
    ["the only organisation", [buildEntityView({ country: "DE" })], { matchedEntityId: null }],
    [
      "the organisation that the page compares with",
      [buildEntityView({ id: testId(1), country: "US" }), buildEntityView({ id: testId(2), country: "FR" })],
      { matchedEntityId: testId(2) },
    ],
  ])("the amounts stand in the currency of %s beside those of the call", async (_whose, entities, parts) => {
    renderOpportunity(parts, serveOwn(entities));
    await findTitle();
    await waitFor(() =>
      expect(getFact("Funding Amount")).toHaveTextContent(
        "$25,000 - $100,000about €22,000 - €89,0001 USD = 0.8874 EUR, rate of the European Central Bank of 6 Oct 2026",
      ),
    );
  });

  it.each([
    ["in the currency of the call", [buildEntityView({ country: "US" })]],
    ["in a currency without a rate", [buildEntityView({ country: "GH" })]],
    ["without an organisation and a country of one's own", []],
  ])("no amounts are converted for readers %s", async (_where, entities) => {
    const { api } = renderOpportunity({}, serveOwn(entities));
    await findTitle();
    await waitFor(() => expect(api.calls.map(({ path }) => path)).toContain("/api/exchange-rates"));
    expect(screen.queryByText(/^(from |up to )?about/)).not.toBeInTheDocument();
  });

  it("the end of the last day is told in the reader's own time too", async () => {
    const day = formatDateIn(9);
    renderOpportunity({
      deadline: day,
      deadlineTimezone: "Pacific/Kiritimati",
      closesAt: `${day}T10:00:00.000Z`,
    });
    await findTitle();
    expect(getFact("Deadline")).toHaveTextContent(
      /Open until that day ends, Pacific\/Kiritimati time · .*where you are/,
    );
  });

  it("the source leads to what is known of it", async () => {
    renderOpportunity({ source: "UK Research and Innovation", sourceId: "ukri" });
    await findTitle();
    expect(screen.getByRole("link", { name: "UK Research and Innovation" })).toHaveAttribute(
      "href",
      "/sources#ukri",
    );
  });

  it("the page is silent about a confirmation where a server does not say", async () => {
    renderOpportunity({ confirmedAt: undefined });
    await findTitle();
    expect(getSection("Funder Information")).not.toHaveTextContent("Confirmed");
  });

  it("the page says for each rule whether it is met, not met or unknown", async () => {
    renderOpportunity({
      matchScore: 74,
      matchedEntityId: testId(500),
      matchReasons: [
        { label: "Country: Ghana", met: true },
        { label: "Stage: Scale", met: false },
        { label: "Industry", met: null },
      ],
    });
    await findTitle();
    const fits = getSection("How it fits");
    expect(await within(fits).findByText("Volta Clean Water")).toBeVisible();
    expect(fits).toHaveTextContent("74% match");
    const rules = within(fits).getAllByRole("listitem");
    expect(rules.map(({ textContent }) => textContent)).toEqual([
      "Country: GhanaMet",
      "Stage: ScaleNot met",
      "IndustryUnknown",
    ]);
  });

  it("the page tells of missing facts that they are not recorded, not that a source is silent", async () => {
    renderOpportunity({
      ...{ description: null, eligibleCountries: [], eligibleEntityTypes: [], eligibilityText: null },
      matchReasons: [{ label: "Amount: none recorded", met: null }],
    });
    await findTitle();
    expect(getSection("About")).toHaveTextContent("No description is recorded.");
    expect(getSection("Eligibility Criteria")).toHaveTextContent("Who may apply is not recorded.");
    expect(getSection("How it fits")).toHaveTextContent(
      "Unknown: none is recorded, or the profile leaves it open.",
    );
  });

  it("the page says until which hour of the last day applications are taken", async () => {
    renderOpportunity({
      deadline: formatDateIn(5),
      deadlineTimezone: "Pacific/Kiritimati",
      deadlineTime: "17:00",
      closesAt: `${formatDateIn(5)}T03:00:00Z`,
    });
    expect(
      await screen.findByText(/^Open until 17:00 of that day, Pacific\/Kiritimati time · .* where you are$/),
    ).toBeVisible();
  });

  it("the page of a closed opportunity says so and gives the reason", async () => {
    renderOpportunity({ closed: true, deadline: formatDateIn(-3) });
    await findTitle();
    expect(getFact("Deadline")).toHaveTextContent("Closed");
    const apply = screen.getByRole("button", { name: "Apply Now" });
    expect(apply).toBeDisabled();
    expect(apply).toHaveAccessibleDescription(/applications were taken until/);
    expect(screen.getByRole("button", { name: "Start Application" })).toBeDisabled();
  });

  it("the page says so by the reader's clock too, which may be wrong and forbids nothing", async () => {
    renderOpportunity({ ...closesIn(-1), closed: false });
    await findTitle();
    expect(getFact("Deadline")).toHaveTextContent("Closed");
    expect(screen.getByRole("button", { name: "Start Application" })).toBeEnabled();
    expect(screen.queryByRole("button", { name: "Add to calendar" })).toBeNull();
  });

  it("the page of a forecast says when it opens", async () => {
    renderOpportunity({ openDate: formatDateIn(5) });
    await findTitle();
    expect(getFact("Deadline")).toHaveTextContent("Opens on");
  });

  it("the page of an unknown opportunity says so and leads back to the list", async () => {
    fakeFetch({ [`GET /api${PATH}`]: errorAnswer("not_found", "Opportunity not found") });
    renderPage();
    expect(await screen.findByRole("heading", { name: "Opportunity not found" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Back to Opportunities" })).toHaveAttribute(
      "href",
      "/opportunities",
    );
  });

  it("the page tries again after a failure", async () => {
    const api = fakeFetch({
      [`GET /api${PATH}`]: errorAnswer("unavailable", "The database is away"),
      "GET /api/entities": { body: [] },
    });
    const { user } = renderPage();
    expect(await screen.findByText("The database is away")).toBeVisible();
    api.routes[`GET /api${PATH}`] = { body: buildOpportunity() };
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await findTitle()).toBeVisible();
  });
});
