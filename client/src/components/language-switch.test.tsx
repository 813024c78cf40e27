import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderWithProviders } from "@/test/render";
import { LanguageSwitch } from "./language-switch";

describe("LanguageSwitch", () => {
  it("the language switch names the other language in that language, for visitors", () => {
    renderWithProviders(<LanguageSwitch />, { user: null });
    expect(screen.getByRole("button", { name: "Français" })).toHaveAttribute("lang", "fr");
    expect(screen.queryByRole("button", { name: "English" })).not.toBeInTheDocument();
  });

  it("the language switch is hidden for signed-in users, whose language is in Settings", () => {
    renderWithProviders(<LanguageSwitch />);
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });
});
