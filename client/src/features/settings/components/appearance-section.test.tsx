import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderWithProviders } from "@/test/render";
import { AppearanceSection } from "./appearance-section";

it("the appearance section says that the theme, not the language, is kept in this browser", () => {
  renderWithProviders(<AppearanceSection />);
  const hint = /^Kept in this browser/;
  expect(within(screen.getByRole("group", { name: "Theme" })).getByText(hint)).toBeVisible();
  expect(screen.getAllByText(hint)).toHaveLength(1);
  const language = within(screen.getByRole("group", { name: "Language" }));
  expect(language.getByText(/wherever you sign in/)).toBeVisible();
});
