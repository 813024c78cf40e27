import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { todayForInput } from "@/lib/format/dates";
import { fakeFetch } from "@/test/fake-fetch";
import { buildApplicationItem, testId } from "@/test/opportunities";
import { renderWithProviders } from "@/test/render";
import ApplicationsPage from "../../pages/applications-page";
import FundingPipeline from "./funding-pipeline";

const show = (...applications: Parameters<typeof buildApplicationItem>[0][]) =>
  renderWithProviders(<FundingPipeline applications={applications.map(buildApplicationItem)} />);

/** Reads the table as rows of texts. */
const rowsOf = (name: string) =>
  within(screen.getByRole("table", { name }))
    .getAllByRole("row")
    .map((row) => [...row.children].map((cell) => cell.textContent));

const today = todayForInput();
const funded = { status: "funded", submittedDate: today, decisionDate: today } as const;

describe("the funding pipeline", () => {
  it("the funding pipeline states each figure that it draws", () => {
    show(
      { askingAmount: "5" },
      { status: "submitted", submittedDate: today, askingAmount: "5000000000" },
      { ...funded, askingAmount: "20000", awardedAmount: "15000" },
    );
    expect(screen.getByText("3 applications for $5000.0M in all. $15K awarded so far.")).toBeVisible();
    expect(rowsOf("Applications by status")).toEqual([
      ["Number", "Asked", "Awarded"],
      ["Draft"],
      ["1", "$5", "$0"],
      ["Submitted"],
      ["1", "$5000.0M", "$0"],
      ["Under Review"],
      ["0", "$0", "$0"],
      ["Accepted or funded"],
      ["1", "$20K", "$15K"],
      ["Rejected"],
      ["0", "$0", "$0"],
    ]);
    const [, thisMonth, ...others] = rowsOf("Asked and awarded, month by month");
    expect(thisMonth?.slice(1)).toEqual(["$5000.0M", "$15K"]);
    expect(others).toHaveLength(11);
    expect(others.every(([, asked, awarded]) => asked === "$0" && awarded === "$0")).toBe(true);
    expect(
      screen.getByText(/^Most was asked in .+: \$5000\.0M\. Most was awarded in .+: \$15K\.$/),
    ).toBeVisible();
    expect(screen.queryByLabelText("Amounts in")).not.toBeInTheDocument();
  });

  it("the funding pipeline shows one currency at a time, and names all of them in words", async () => {
    const { user } = show(
      { ...funded, awardedAmount: "1000" },
      { ...funded, askingAmount: "700", askingCurrency: "EUR", awardedAmount: "600" },
      { ...funded, askingAmount: "900", askingCurrency: "EUR" },
      { askingAmount: "80", askingCurrency: "XX" },
    );
    expect(
      screen.getByText("4 applications for €2K + $50K + XX 80 in all. €600 + $1K awarded so far."),
    ).toBeVisible();
    const choice = screen.getByLabelText("Amounts in");
    expect(
      within(choice)
        .getAllByRole("option")
        .map((option) => option.textContent),
    ).toEqual(["EUR · Euro", "USD · US Dollar", "XX"]);
    const won = () => rowsOf("Applications by status")[8];
    expect(won()).toEqual(["3", "€2K", "€600"]);
    await user.selectOptions(choice, "USD · US Dollar");
    expect(won()).toEqual(["3", "$50K", "$1K"]);
    await user.selectOptions(choice, "XX");
    expect(
      screen.getByText("Nothing was sent or awarded in this currency in the last 12 months."),
    ).toBeVisible();
  });

  it("the funding pipeline shows only counts when there are no amounts", () => {
    show({ askingAmount: null }, { askingAmount: null, status: "rejected" });
    expect(screen.getByText("2 applications, with no amount yet.")).toBeVisible();
    expect(rowsOf("Applications by status").slice(0, 3)).toEqual([["Number"], ["Draft"], ["1"]]);
    expect(screen.queryByRole("heading", { name: "Last 12 months" })).not.toBeInTheDocument();
  });
});

describe("the applications page with its pipeline", () => {
  const open = (count: number) => {
    fakeFetch({
      "GET /api/entities": { body: [] },
      "GET /api/applications": {
        body: Array.from({ length: count }, (_, n) => buildApplicationItem({ id: testId(700 + n) })),
      },
    });
    return renderWithProviders(<ApplicationsPage />);
  };

  it("the applications page has the pipeline from two applications on, folded where it would push the list away", async () => {
    const { user } = open(2);
    const opener = await screen.findByRole("button", { name: "Funding pipeline" });
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
    await user.click(opener);
    expect(opener).toHaveAttribute("aria-expanded", "true");
    expect(await screen.findByRole("table", { name: "Applications by status" })).toBeVisible();
    await user.click(opener);
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
  });

  it("the applications page has no pipeline for one application", async () => {
    open(1);
    expect(await screen.findByRole("heading", { name: "Application history" })).toBeVisible();
    expect(screen.queryByText("Funding pipeline")).not.toBeInTheDocument();
  });
});
