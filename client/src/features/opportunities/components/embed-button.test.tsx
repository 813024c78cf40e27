import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderWithProviders } from "@/test/render";
import { EmbedButton } from "./embed-button";

it("the code of a card for another site is shown and copied", async () => {
  const { user } = renderWithProviders(
    <EmbedButton opportunity={{ name: 'Wells & "Pumps"', slug: "wells-pumps" }} />,
  );
  await user.click(screen.getByRole("button", { name: "Put this on your site" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Put this on your site" }));
  const code = `<iframe src="${window.location.origin}/embed/opportunities/wells-pumps?lang=en" title="Wells &amp; &quot;Pumps&quot;" width="100%" height="240" loading="lazy" style="border: 0"></iframe>`;
  expect(dialog.getByLabelText("Code for your page")).toHaveValue(code);
  await user.click(dialog.getByRole("button", { name: "Copy the code" }));
  expect(await screen.findByText("Code copied")).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(code);
});
