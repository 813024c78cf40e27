import { readFileSync } from "node:fs";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { MEASURED } from "@shared/constants/measured-figures";
import { fakeFetch } from "@/test/fake-fetch";
import { renderWithProviders, testUser } from "@/test/render";
import HowItWorksPage from "./how-it-works-page";

const show = (user: typeof testUser | null) => {
  fakeFetch({});
  return renderWithProviders(<HowItWorksPage />, { path: "/how-it-works", user });
};

describe("how it works", () => {
  it("a visitor reads the measured figures, the bad ones too, and is led to sign up", () => {
    show(null);
    const figureOf = (name: RegExp) => screen.getByRole("row", { name }).querySelector("td");
    expect(figureOf(/among the first three/)).toHaveTextContent("24 of 50");
    expect(figureOf(/may not apply/)).toHaveTextContent("11%");
    expect(figureOf(/proposed requirements/)).toHaveTextContent("64%");
    expect(screen.getByRole("link", { name: "Create a free account" })).toBeVisible();
  });

  it("a member is not asked to sign up", () => {
    show(testUser);
    expect(screen.queryByRole("link", { name: "Create a free account" })).not.toBeInTheDocument();
  });

  it("its figures are those of the report on what was measured", () => {
    const report = readFileSync("docs/testing.md", "utf8").replaceAll(/\s+/g, " ");
    const { matching, search, readingCalls } = MEASURED;
    const { count, of } = matching.relevantFirst;
    for (const words of [
      `${matching.organisations} organisations and ${matching.calls} calls of "report"`,
      `| ${matching.recall} | 161 (${(100 * matching.ineligible).toFixed(1)} %) | ${count} of ${of} |`,
      `0.79 (0.73 to 0.84) | ${search.order} (0.79 to 0.87)`,
      `${readingCalls.right} and ${readingCalls.found.toFixed(3)} (${readingCalls.lines} lines)`,
    ])
      expect(report).toContain(words);
  });
});
