import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { buildOpportunity, formatDateIn, testId } from "@/test/opportunities";
import { renderWithProviders } from "@/test/render";
import { AddToCalendar } from "./add-to-calendar";

const show = (parts: Parameters<typeof buildOpportunity>[0] = {}) =>
  renderWithProviders(<AddToCalendar opportunity={buildOpportunity(parts)} />);

it("offers a file for Apple and Outlook, Google Calendar, and the address in Settings", async () => {
  const { user } = show();
  await user.click(screen.getByRole("button", { name: "Add to calendar" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add to calendar" }));
  const file = dialog.getByRole("link", { name: "Download .ics (Apple, Outlook)" });
  expect(file).toHaveAttribute("href", `/api/opportunities/${testId(1)}/calendar.ics`);
  expect(file).toHaveAttribute("download");
  expect(file).toHaveFocus();
  const google = dialog.getByRole("link", { name: /^Google Calendar.*opens in a new tab/ });
  expect(google).toHaveAttribute("href", expect.stringMatching(/^https:\/\/calendar\.google\.com\//));
  expect(google).toHaveAttribute("rel", "noopener noreferrer");
  expect(dialog.getByRole("link", { name: "Settings" })).toHaveAttribute("href", "/settings#calendar");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.getByRole("button", { name: "Add to calendar" })).toHaveFocus());
});

it.each([
  ["without a deadline", { deadline: null }],
  ["after it", { deadline: formatDateIn(-3), closed: true }],
])("offers nothing %s", (_when, parts) => {
  show(parts);
  expect(screen.queryByRole("button")).toBeNull();
});
