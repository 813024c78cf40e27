import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { serveList, buildFunds, buildSpecOpportunity } from "@/test/spec-api";
import { loadScreens, openScreen, listCards } from "@/test/spec-screen";

loadScreens("/opportunities");

const NOW = new Date("2026-03-16T12:00:00Z");

const card = (index: number) => within(listCards()[index]!);
const names = () => listCards().map((each) => within(each).getByRole("heading").textContent);
const stopClock = () => vi.useFakeTimers({ toFake: ["Date"], now: NOW });

async function show(all: Record<string, unknown>[]) {
  const spec = openScreen("/opportunities", serveList(all));
  await waitFor(() => expect(listCards()).toHaveLength(all.length));
  return spec;
}

afterEach(() => void vi.useRealTimers());

describe("2.5 an opportunity's card", () => {
  it("2.5 it shows name, funding type, amounts, description and deadline", async () => {
    stopClock();
    await show([
      buildSpecOpportunity({ name: "Solar Prize", fundingType: "accelerator", deadline: "2026-04-01" }),
    ]);
    for (const text of [
      "Solar Prize",
      // Funding types are upper-cased.
      "ACCELERATOR",
      "$5K - $50K",
      "Grants for clean water.",
      "Due in 16 days",
    ])
      expect(card(0).getByText(text)).toBeVisible();
  });

  it("2.5 the type is Grant and the currency USD where none is named", async () => {
    const { user } = await show([
      { id: "o1", name: "Bare", minAmount: "2000", maxAmount: null },
      buildSpecOpportunity({ id: "o2", fundingType: null, currency: null }),
    ]);
    for (const [index, amounts] of ["From $2K", "$5K - $50K"].entries()) {
      expect(card(index).getByText("GRANT")).toBeVisible();
      expect(card(index).getByText(amounts)).toBeVisible();
    }
    // Sorting and filtering also work without these values.
    await user.selectOptions(screen.getByLabelText("Country"), "Ghana");
    await user.selectOptions(screen.getByLabelText("Sort by"), "Amount");
    await waitFor(() => expect(names()).toEqual(["Water Fund", "Bare"]));
  });

  // Four cards at a time: more are drawn a few after the other.
  it.each([
    [
      "of 1000 or more are in thousands without decimals, smaller ones in full",
      [
        ["500", "999", "$500 - $999"],
        ["1000", "2499", "$1K - $2K"],
        ["999", "1500", "$999 - $2K"],
        ["250000", "2500000", "$250K - $2500K"],
      ],
    ],
    [
      "without a minimum or a maximum say so, and those that are numbers are told alike",
      [
        ["5000", null, "From $5K"],
        [null, "750", "Up to $750"],
        [5000, 50000, "$5K - $50K"],
      ],
    ],
  ] as const)("9 amounts %s", async (_name, cases) => {
    await show(
      cases.map(([minAmount, maxAmount], n) => buildSpecOpportunity({ id: `o${n}`, minAmount, maxAmount })),
    );
    for (const [n, [, , shown]] of cases.entries()) expect.soft(card(n).queryByText(shown)).toBeVisible();
  });

  it.each([
    [
      "is 'Due in N days', N the rounded-up day count",
      [
        ["2026-03-16", "Due in 1 days"],
        ["2026-03-17", "Due in 1 days"],
        ["2026-03-18", "Due in 2 days"],
        ["2027-03-16", "Due in 365 days"],
      ],
    ],
    [
      "counts the days since a past one, and is 'No due date' where there is none",
      [
        ["2026-03-15", "Due in 2 days"],
        ["2026-03-01", "Due in 16 days"],
        [null, "No due date"],
      ],
    ],
  ] as const)("9 the deadline %s", async (_name, cases) => {
    stopClock();
    await show(cases.map(([deadline], n) => buildSpecOpportunity({ id: `o${n}`, deadline })));
    for (const [n, [, shown]] of cases.entries()) expect.soft(card(n).queryByText(shown)).toBeVisible();
  });

  it("2.5 the description is clamped to 2 lines", async () => {
    await show(buildFunds(1));
    expect(card(0).getByText("Grants for clean water.")).toHaveClass("line-clamp-2");
  });
});
