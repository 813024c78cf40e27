import { screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { filterCalls, buildSpecOpportunity } from "@/test/spec-api";
import { expectScreen, loadScreens, openScreen, visit } from "@/test/spec-screen";

// The panel of Apply is tested in create-application.test.tsx. Back, the new tab of the application page and an opportunity that does not
// exist are tested in a browser.

loadScreens("/opportunities/:id");

/** Opens the first of several opportunities. `show` opens another one without a page load. */
async function openOpportunities(...given: Record<string, unknown>[]) {
  const nameOf = (index: number) => `Water Fund ${index}`;
  const { calls } = openScreen("/opportunities/0", {
    "GET /api/opportunities/{id}": ({ path }) => {
      const id = path.split("/").at(-1)!;
      return { body: buildSpecOpportunity({ id, name: nameOf(Number(id)), ...given[Number(id)] }) };
    },
  });
  const show = async (index: number) => {
    visit(`/opportunities/${index}`);
    await expectScreen(`/opportunities/${index}`, nameOf(index));
  };
  await expectScreen("/opportunities/0", nameOf(0));
  return { calls, show };
}

const main = () => screen.getByRole("main");
const section = (name: string) => within(main()).getByRole("region", { name });
/** Finds the text beside a term of the facts. */
const findFact = (term: string) =>
  within(main()).getByText(term, { selector: "dt" }).nextElementSibling as HTMLElement;
const listItems = (part: HTMLElement) =>
  within(part)
    .queryAllByRole("listitem")
    .map(({ textContent }) => textContent);

afterEach(() => void vi.useRealTimers());

describe("2.6 the head of an opportunity", () => {
  it("2.6 the title and the description", async () => {
    await openOpportunities({ description: "Grants for clean water." });
    expect(section("About")).toHaveTextContent("Grants for clean water.");
  });

  it("2.6 a badge of the funding type, in capitals, by default of a grant", async () => {
    const { show } = await openOpportunities({ fundingType: "accelerator" }, { fundingType: null });
    expect(within(main()).getByText("ACCELERATOR")).toBeVisible();
    await show(1);
    expect(within(main()).getByText("GRANT")).toBeVisible();
  });

  it("2.6 a Featured badge when featured, and none otherwise", async () => {
    const { show } = await openOpportunities({ featured: true }, { featured: false });
    expect(within(main()).getByText("Featured")).toBeVisible();
    await show(1);
    expect(within(main()).queryByText("Featured")).not.toBeInTheDocument();
  });

  it("7.3 the page reads GET /api/opportunities/{id}, once", async () => {
    const { calls } = await openOpportunities({});
    expect(filterCalls(calls, "GET /api/opportunities/0").map(({ query }) => query.toString())).toEqual([""]);
  });
});

describe("2.6 the cards", () => {
  it("2.6 and 9 the Funding Amount from min to max, with millions, thousands and less", async () => {
    const cases = [
      ["5000", "50000", null, "$5K - $50K"],
      ["1500000", "2500000.00", "USD", "$1.5M - $2.5M"],
      ["250", "900", "USD", "$250 - $900"],
      ["5000", null, "USD", "From $5K"],
      [null, "750", "USD", "Up to $750"],
      ["5000", "50000", "KES", "KSh5K - KSh50K"],
    ] as const;
    const given = cases.map(([minAmount, maxAmount, currency]) => ({ minAmount, maxAmount, currency }));
    const { show } = await openOpportunities(...given);
    for (const [index, [, , , shown]] of cases.entries()) {
      await show(index);
      expect(within(findFact("Funding Amount")).getByText(shown)).toBeVisible();
    }
  });

  it("2.6 the Deadline with the days remaining", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-01T12:00:00Z") });
    const { show } = await openOpportunities({ deadline: "2026-03-11" }, { deadline: null });
    expect(within(findFact("Deadline")).getByText("11 Mar 2026")).toBeVisible();
    expect(within(findFact("Deadline")).getByText("10 days remaining")).toBeVisible();
    await show(1);
    expect(findFact("Deadline")).toHaveTextContent(/^No due date$/);
  });

  it("2.6 and 9 the Eligible Regions: Global if the countries contain *, else the first 5", async () => {
    const { show } = await openOpportunities(
      { eligibleCountries: ["KE", "*"] },
      { eligibleCountries: ["GH", "NG", "KE", "ZA", "EG", "US", "GB"] },
    );
    expect(findFact("Eligible Regions")).toHaveTextContent(/^Global$/);
    await show(1);
    const regions = within(findFact("Eligible Regions"));
    expect(regions.getByText("Ghana, Nigeria, Kenya, South Africa, Egypt")).toBeVisible();
    expect(regions.getByText(/United/)).not.toBeVisible();
  });
});

describe("2.6 the sections", () => {
  it("2.6 the Eligibility Criteria: entity types, industries unless *, and stages", async () => {
    const { show } = await openOpportunities(
      {
        eligibleEntityTypes: ["Startup", "Social Enterprise"],
        industryFocus: ["water", "health"],
        stageFocus: ["Idea", "MVP"],
      },
      { industryFocus: ["*", "water"] },
    );
    expect(listItems(findFact("Entity types"))).toEqual(["Startup", "Social Enterprise"]);
    expect(listItems(findFact("Industries"))).toEqual([
      expect.stringMatching(/water/i),
      expect.stringMatching(/health/i),
    ]);
    expect(listItems(findFact("Stages"))).toEqual(["Idea", "MVP"]);
    await show(1);
    const terms = within(section("Eligibility Criteria")).getAllByRole("term");
    expect(terms.map(({ textContent }) => textContent)).toEqual(["Entity types", "Stages"]);
  });

  it("2.6 the Required Documents: each when its flag is set", async () => {
    const documents = [
      ["businessPlanRequired", "Business Plan"],
      ["pitchDeckRequired", "Pitch Deck"],
      ["financialProjectionsRequired", "Financial Projections"],
      ["legalEntityRequired", "Legal Entity Documentation"],
      ["registeredBusinessRequired", "Registered Business Certificate"],
    ] as const;
    const { show } = await openOpportunities(
      { pitchDeckRequired: false },
      ...documents.map(([flag]) => ({ [flag]: true })),
    );
    expect(section("Required Documents")).toBeVisible();
    expect(listItems(section("Required Documents"))).toEqual([]);
    for (const [index, [, name]] of documents.entries()) {
      await show(index + 1);
      expect(listItems(section("Required Documents"))).toEqual([name]);
    }
  });

  it("2.6 the Funder Information: the organisation, by default 'Various', and where to apply", async () => {
    const applicationUrl = "https://example.org/apply?call=7";
    const { show } = await openOpportunities(
      { funderName: "Lake Foundation", applicationUrl },
      { funderName: null },
    );
    const funder = () => within(section("Funder Information"));
    expect(funder().getByText("Lake Foundation")).toBeVisible();
    const outside = funder().getByRole("link", { name: /^Visit Application Page/ });
    expect(outside).toHaveAttribute("href", applicationUrl);
    await show(1);
    expect(funder().getByText("Various")).toBeVisible();
  });

  it("2.6 the sections stand whatever the answer leaves out", async () => {
    await openOpportunities({
      ...{ eligibleEntityTypes: null, eligibleCountries: null, industryFocus: null, stageFocus: null },
      ...{ description: null, applicationUrl: null, minAmount: null, maxAmount: null },
    });
    for (const name of ["About", "Eligibility Criteria", "Required Documents", "Funder Information"])
      expect(section(name)).toBeVisible();
    expect(main()).not.toHaveTextContent(/NaN|undefined|null/);
  });
});
