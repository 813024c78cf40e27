import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderWithProviders } from "@/test/render";
import { PasswordInput } from "./password-input";

describe("a field for a password", () => {
  it("hides what is typed until it is asked to show it", async () => {
    const { user } = renderWithProviders(<PasswordInput aria-label="Password" />);
    const field = screen.getByLabelText("Password");
    expect(field).toHaveAttribute("type", "password");
    await user.click(screen.getByRole("button", { name: "Show password" }));
    expect(field).toHaveAttribute("type", "text");
    await user.click(screen.getByRole("button", { name: "Hide password" }));
    expect(field).toHaveAttribute("type", "password");
  });

  it("takes what is pasted, and tells password managers what it is", async () => {
    const { user } = renderWithProviders(
      <PasswordInput aria-label="Password" autoComplete="current-password" />,
    );
    const field = screen.getByLabelText("Password");
    await user.click(field);
    await user.paste("a lamp by the river");
    expect(field).toHaveValue("a lamp by the river");
    expect(field).toHaveAttribute("autocomplete", "current-password");
  });
});
