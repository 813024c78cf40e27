import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { LANGUAGES, describeLanguage } from "@shared/words/language";
import { renderWithProviders } from "@/test/render";
import { LanguageSwitch } from "./language-switch";

describe("LanguageSwitch", () => {
  it("the language switch names every language in that language, for visitors", () => {
    renderWithProviders(<LanguageSwitch />, { user: null });
    const choice = screen.getByRole("combobox", { name: "Language" });
    expect(choice).toHaveValue("en");
    const options = within(choice).getAllByRole("option");
    expect(options.map((option) => [option.lang, option.textContent])).toEqual(
      LANGUAGES.map((language) => [language, describeLanguage(language).name]),
    );
  });

  it("the language switch is hidden for signed-in users, whose language is in Settings", () => {
    renderWithProviders(<LanguageSwitch />);
    expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
  });
});
