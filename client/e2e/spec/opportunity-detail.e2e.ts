import type { Page } from "playwright/test";
import type { OpportunityView } from "@shared/validators/opportunities";
import { expect, get } from "../support/fixtures";
import { specOpportunity } from "../support/spec-api";
import { callsTo, open, test } from "../support/spec-test";
import { expectScreen, visit } from "../support/steps";
import { listOpportunities } from "../support/story";

// The panel that Apply opens is in create-application.e2e.ts. That the application page opens in a new tab, and what one sees where
// there is no such opportunity, is in ../opportunities.e2e.ts.

/** Opens the first of some opportunities. Gives back the way to each, which does not load the page anew. */
async function openSome(page: Page, ...given: Record<string, unknown>[]) {
  const nameOf = (index: number) => `Water Fund ${index}`;
  const { calls } = await open(page, "/opportunities/0", {
    "GET /api/opportunities/{id}": ({ path }) => {
      const id = path.split("/").at(-1)!;
      return { body: specOpportunity({ id, name: nameOf(Number(id)), ...given[Number(id)] }) };
    },
  });
  const show = async (index: number) => {
    await visit(page, `/opportunities/${index}`);
    await expectScreen(page, `/opportunities/${index}`, nameOf(index));
  };
  await expectScreen(page, "/opportunities/0", nameOf(0));
  return { calls, show };
}

const main = (page: Page) => page.getByRole("main");
const section = (page: Page, name: string) => main(page).getByRole("region", { name, exact: true });
/** What stands beside a term of the facts. */
const fact = (page: Page, term: string) =>
  main(page).getByRole("term").filter({ hasText: term }).locator("xpath=following-sibling::dd");

test.describe("2.6 the head of an opportunity @desktop", () => {
  test("2.6 the title and the description", async ({ page }) => {
    await openSome(page, { description: "Grants for clean water." });
    await expect(section(page, "About")).toContainText("Grants for clean water.");
  });

  test("2.6 a badge of the funding type, in capitals, by default of a grant", async ({ page }) => {
    const { show } = await openSome(page, { fundingType: "accelerator" }, { fundingType: null });
    await expect(main(page).getByText("ACCELERATOR", { exact: true })).toBeVisible();
    await show(1);
    await expect(main(page).getByText("GRANT", { exact: true })).toBeVisible();
  });

  test("2.6 a Featured badge when featured, and none otherwise", async ({ page }) => {
    const { show } = await openSome(page, { featured: true }, { featured: false });
    await expect(main(page).getByText("Featured", { exact: true })).toBeVisible();
    await show(1);
    await expect(main(page).getByText("Featured", { exact: true })).toHaveCount(0);
  });

  test("2.6 Back leads somebody who came straight here to the list", async ({ page }) => {
    await openSome(page, {});
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await expectScreen(page, "/opportunities", "0 funding opportunities");
  });

  test("7.3 the page reads GET /api/opportunities/{id}, once", async ({ page }) => {
    const { calls } = await openSome(page, {});
    const reads = callsTo(calls, "GET /api/opportunities/0");
    expect(reads.map(({ query }) => query.toString())).toEqual([""]);
  });
});

test.describe("2.6 the cards @desktop", () => {
  test("2.6 and 9 the Funding Amount from min to max, with millions, thousands and less", async ({
    page,
  }) => {
    const cases = [
      ["5000", "50000", null, "$5K - $50K"],
      ["1500000", "2500000.00", "USD", "$1.5M - $2.5M"],
      ["250", "900", "USD", "$250 - $900"],
      ["5000", null, "USD", "From $5K"],
      [null, "750", "USD", "Up to $750"],
      ["5000", "50000", "KES", "KSh5K - KSh50K"],
    ] as const;
    const given = cases.map(([minAmount, maxAmount, currency]) => ({ minAmount, maxAmount, currency }));
    const { show } = await openSome(page, ...given);
    for (const [index, [, , , shown]] of cases.entries()) {
      await show(index);
      await expect(fact(page, "Funding Amount").getByText(shown, { exact: true })).toBeVisible();
    }
  });

  test("2.6 the Deadline with the days remaining", async ({ page }) => {
    await page.clock.setFixedTime("2026-03-01T12:00:00Z");
    const { show } = await openSome(page, { deadline: "2026-03-11" }, { deadline: null });
    await expect(fact(page, "Deadline").getByText("11 Mar 2026", { exact: true })).toBeVisible();
    await expect(fact(page, "Deadline").getByText("10 days remaining", { exact: true })).toBeVisible();
    await show(1);
    await expect(fact(page, "Deadline")).toHaveText("No due date");
  });

  test("2.6 and 9 the Eligible Regions: Global if the countries contain *, else the first 5", async ({
    page,
  }) => {
    const { show } = await openSome(
      page,
      { eligibleCountries: ["KE", "*"] },
      { eligibleCountries: ["GH", "NG", "KE", "ZA", "EG", "US", "GB"] },
    );
    const regions = fact(page, "Eligible Regions");
    await expect(regions).toHaveText("Global");
    await show(1);
    await expect(
      regions.getByText("Ghana, Nigeria, Kenya, South Africa, Egypt", { exact: true }),
    ).toBeVisible();
    await expect(regions.getByText(/United/)).toBeHidden();
  });
});

test.describe("2.6 the sections @desktop", () => {
  test("2.6 the Eligibility Criteria: entity types, industries unless *, and stages", async ({ page }) => {
    const { show } = await openSome(
      page,
      {
        eligibleEntityTypes: ["Startup", "Social Enterprise"],
        industryFocus: ["water", "health"],
        stageFocus: ["Idea", "MVP"],
      },
      { industryFocus: ["*", "water"] },
    );
    const items = (term: string) => fact(page, term).getByRole("listitem");
    await expect(items("Entity types")).toHaveText(["Startup", "Social Enterprise"]);
    await expect(items("Industries")).toHaveText([/water/i, /health/i]);
    await expect(items("Stages")).toHaveText(["Idea", "MVP"]);
    await show(1);
    const terms = section(page, "Eligibility Criteria").getByRole("term");
    await expect(terms).toHaveText(["Entity types", "Stages"]);
  });

  test("2.6 the Required Documents: each when its flag is set", async ({ page }) => {
    const documents = [
      ["businessPlanRequired", "Business Plan"],
      ["pitchDeckRequired", "Pitch Deck"],
      ["financialProjectionsRequired", "Financial Projections"],
      ["legalEntityRequired", "Legal Entity Documentation"],
      ["registeredBusinessRequired", "Registered Business Certificate"],
    ] as const;
    const { show } = await openSome(
      page,
      { pitchDeckRequired: false },
      ...documents.map(([flag]) => ({ [flag]: true })),
    );
    const listed = section(page, "Required Documents").getByRole("listitem");
    await expect(section(page, "Required Documents")).toBeVisible();
    await expect(listed).toHaveCount(0);
    for (const [index, [, name]] of documents.entries()) {
      await show(index + 1);
      await expect(listed).toHaveText([name]);
    }
  });

  test("2.6 the Funder Information: the organisation, by default 'Various', and where to apply", async ({
    page,
  }) => {
    const applicationUrl = "https://example.org/apply?call=7";
    const { show } = await openSome(
      page,
      { funderName: "Lake Foundation", applicationUrl },
      { funderName: null },
    );
    const funder = section(page, "Funder Information");
    await expect(funder.getByText("Lake Foundation", { exact: true })).toBeVisible();
    const outside = funder.getByRole("link", { name: /^Visit Application Page/ });
    await expect(outside).toHaveAttribute("href", applicationUrl);
    await show(1);
    await expect(funder.getByText("Various", { exact: true })).toBeVisible();
  });

  test("2.6 the sections stand whatever the answer leaves out", async ({ page }) => {
    await openSome(page, {
      ...{ eligibleEntityTypes: null, eligibleCountries: null, industryFocus: null, stageFocus: null },
      ...{ description: null, applicationUrl: null, minAmount: null, maxAmount: null },
    });
    for (const name of ["About", "Eligibility Criteria", "Required Documents", "Funder Information"])
      await expect(section(page, name)).toBeVisible();
    await expect(main(page).getByText(/NaN|undefined|null/)).toHaveCount(0);
  });

  test("2.6 an opportunity of the catalogue has its own criteria and documents", async ({
    page,
    member: _,
  }) => {
    const [listed] = await listOpportunities(page.request);
    const known = await get<OpportunityView>(page.request, `/api/opportunities/${listed!.id}`);
    await page.goto(`/opportunities/${known.id}`);
    await expectScreen(page, `/opportunities/${known.id}`, known.name);
    const needed = [
      known.businessPlanRequired,
      known.pitchDeckRequired,
      known.financialProjectionsRequired,
      known.legalEntityRequired,
      known.registeredBusinessRequired,
    ].filter(Boolean).length;
    await expect(section(page, "Required Documents").getByRole("listitem")).toHaveCount(needed);
    await expect(section(page, "Funder Information")).toContainText(known.funderName ?? "Various");
    if (known.stageFocus.length > 0)
      await expect(fact(page, "Stages").getByRole("listitem")).toHaveText(known.stageFocus);
  });
});
