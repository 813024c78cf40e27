import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Route } from "wouter";
import { errorAnswer, fakeFetch } from "@/test/fake-fetch";
import { buildEntityView, buildOpportunity, formatDateIn, testId } from "@/test/opportunities";
import { renderWithProviders } from "@/test/render";
import OpportunityDetailPage from "./opportunity-detail-page";

const PATH = `/opportunities/${testId(1)}`;

function show(parts: Parameters<typeof buildOpportunity>[0] = {}) {
  const api = fakeFetch({
    [`GET /api${PATH}`]: { body: buildOpportunity(parts) },
    "GET /api/entities": { body: [buildEntityView()] },
    "GET /api/applications/check": { body: { exists: false, application: null } },
  });
  return { ...open(), api };
}
const open = () =>
  renderWithProviders(<Route path="/opportunities/:id" component={OpportunityDetailPage} />, { path: PATH });
const title = () => screen.findByRole("heading", { level: 1, name: "Clean Water Pilot Fund" });
const section = (name: string) => screen.getByRole("region", { name });
const fact = (label: string) => screen.getByText(label).parentElement as HTMLElement;

describe("an opportunity's page", () => {
  it("shows the facts one decides by", async () => {
    show({ deadline: formatDateIn(12), featured: true });
    await title();
    expect(screen.getByText("GRANT")).toBeVisible();
    expect(screen.getByText("Featured")).toBeVisible();
    expect(fact("Funding Amount")).toHaveTextContent("$25K - $100K");
    expect(fact("Funding Amount")).toHaveTextContent("$25,000 - $100,000");
    expect(fact("Deadline")).toHaveTextContent("12 days remaining");
    expect(fact("Eligible Regions")).toHaveTextContent("Ghana");
  });

  it("has the server note that it was opened, once", async () => {
    const { api } = show();
    await title();
    const noted = () =>
      api.calls.filter(({ method, path }) => `${method} ${path}` === `POST /api${PATH}/view`);
    await waitFor(() => expect(noted()).toHaveLength(1));
  });

  it("shows five countries and how many more, Global for a star, and says when none are stated", async () => {
    const many = show({ eligibleCountries: ["GH", "NG", "KE", "ZA", "EG", "US", "GB"] });
    await title();
    expect(fact("Eligible Regions")).toHaveTextContent("Ghana, Nigeria, Kenya, South Africa, Egypt");
    expect(fact("Eligible Regions")).toHaveTextContent("and 2 more");
    many.unmount();
    const global = show({ eligibleCountries: ["*"] });
    await title();
    expect(fact("Eligible Regions")).toHaveTextContent("Global");
    global.unmount();
    show({ eligibleCountries: [] });
    await title();
    expect(fact("Eligible Regions")).toHaveTextContent("Not stated");
  });

  it("lists the criteria, and no industries where any will do", async () => {
    show({ eligibleEntityTypes: ["Startup"], industryFocus: ["*"], stageFocus: ["MVP"] });
    await title();
    const criteria = section("Eligibility Criteria");
    expect(criteria).toHaveTextContent("Startup");
    expect(criteria).toHaveTextContent("MVP");
    expect(criteria).not.toHaveTextContent("Industries");
  });

  it("lists exactly the documents that are required", async () => {
    show({ pitchDeckRequired: true, registeredBusinessRequired: true });
    await title();
    const items = within(section("Required Documents")).getAllByRole("listitem");
    expect(items.map(({ textContent }) => textContent)).toEqual([
      "Pitch Deck",
      "Registered Business Certificate",
    ]);
  });

  it("opens the application page in a new tab, without telling it where from", async () => {
    show({ funderName: null });
    await title();
    expect(section("Funder Information")).toHaveTextContent("Various");
    const link = screen.getByRole("link", { name: /Visit Application Page/ });
    expect(link).toHaveAttribute("href", "https://example.org/apply");
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener noreferrer");
  });

  it("offers no link that is not a web address", async () => {
    show({ applicationUrl: "javascript:alert(1)", funderWebsite: "data:text/html,x" });
    await title();
    expect(screen.queryAllByRole("link")).toEqual([]);
  });

  it("says of each rule in words whether it is met, not met or unknown", async () => {
    show({
      matchScore: 74,
      matchedEntityId: testId(500),
      matchReasons: [
        { label: "Country: Ghana", met: true },
        { label: "Stage: Scale", met: false },
        { label: "Industry", met: null },
      ],
    });
    await title();
    const fits = section("How it fits");
    expect(await within(fits).findByText("Volta Clean Water")).toBeVisible();
    expect(fits).toHaveTextContent("74% match");
    const rules = within(fits).getAllByRole("listitem");
    expect(rules.map(({ textContent }) => textContent)).toEqual([
      "Country: GhanaMet",
      "Stage: ScaleNot met",
      "IndustryUnknown",
    ]);
  });

  it("says Closed, and why nobody can apply", async () => {
    show({ closed: true, deadline: formatDateIn(-3) });
    await title();
    expect(fact("Deadline")).toHaveTextContent("Closed");
    const apply = screen.getByRole("button", { name: "Apply Now" });
    expect(apply).toBeDisabled();
    expect(apply).toHaveAccessibleDescription(/applications were taken until/);
    expect(screen.getByRole("button", { name: "Start Application" })).toBeDisabled();
  });

  it("says from when on a forecast takes applications", async () => {
    show({ openDate: formatDateIn(5) });
    await title();
    expect(fact("Deadline")).toHaveTextContent("Opens on");
  });

  it.each(["Apply Now", "Start Application"])("opens the panel with %s", async (name) => {
    const { user } = show();
    await title();
    const [button] = screen.getAllByRole("button", { name });
    if (button) await user.click(button);
    expect(await screen.findByRole("dialog", { name: "Create Application" })).toBeVisible();
  });

  it("says when there is no such opportunity, and leads back to the list", async () => {
    fakeFetch({ [`GET /api${PATH}`]: errorAnswer("not_found", "Opportunity not found") });
    open();
    expect(await screen.findByRole("heading", { name: "Opportunity not found" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Back to Opportunities" })).toHaveAttribute(
      "href",
      "/opportunities",
    );
  });

  it("tries again when it could not be loaded", async () => {
    const api = fakeFetch({
      [`GET /api${PATH}`]: errorAnswer("unavailable", "The database is away"),
      "GET /api/entities": { body: [] },
    });
    const { user } = open();
    expect(await screen.findByText("The database is away")).toBeVisible();
    api.routes[`GET /api${PATH}`] = { body: buildOpportunity() };
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await title()).toBeVisible();
  });
});
