import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderWithProviders } from "@/test/render";
import { PrintButton } from "./print-button";
import { PrintHeader } from "./print-header";

it("the button prints once what is missing on the screen was brought", async () => {
  const print = vi.fn();
  vi.stubGlobal("print", print);
  let give = () => {};
  const rest = new Promise<void>((resolve) => (give = resolve));
  const { user } = renderWithProviders(<PrintButton onPrepare={() => rest} />);
  await user.click(screen.getByRole("button", { name: "Print" }));
  expect(screen.getByRole("button", { name: "Print" })).toHaveAttribute("aria-busy", "true");
  expect(print).not.toHaveBeenCalled();
  give();
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(screen.getByRole("button", { name: "Print" })).not.toHaveAttribute("aria-busy");
  vi.unstubAllGlobals();
});

it("a printed page says from whom, when and where it is", () => {
  renderWithProviders(<PrintHeader />);
  expect(screen.getByText(/^Ama Mensah, \d+ \w+ \d{4}$/)).toBeInTheDocument();
  expect(screen.getByText(location.href)).toBeInTheDocument();
});
