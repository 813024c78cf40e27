import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderWithProviders } from "@/test/render";
import { LanguageSwitch } from "./language-switch";

describe("LanguageSwitch", () => {
  it("names the other language in its own words, for visitors", () => {
    renderWithProviders(<LanguageSwitch />, { user: null });
    expect(screen.getByRole("button", { name: "Français" })).toHaveAttribute("lang", "fr");
    expect(screen.queryByRole("button", { name: "English" })).not.toBeInTheDocument();
  });

  it("is not for those who are signed in: theirs is kept in Settings", () => {
    renderWithProviders(<LanguageSwitch />);
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });
});
