import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeFetch } from "@/test/fake-fetch";
import { renderWithProviders } from "@/test/render";
import ToolkitPage from "./toolkit-page";

it("the toolkit says what each tool is for, and leads to it", () => {
  fakeFetch({});
  renderWithProviders(<ToolkitPage />, { path: "/toolkit" });
  for (const [name, href] of [
    [/^Calendar.*day that matters/, "/calendar"],
    [/^Documents.*kept in one place/, "/documents"],
    [/^Accepted answers.*found again/, "/answers"],
    [/^Pitch Deck Analyzer.*what to change first/, "/pitch-deck"],
    [/^Funders & Investors.*open there now/, "/funders"],
    [/^Resources & Templates.*help you apply/, "/resources"],
  ] as const)
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", href);
});
