import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { buildOpportunity, formatDateIn, testId } from "@/test/opportunities";
import { renderWithProviders } from "@/test/render";
import { AddToCalendar } from "./add-to-calendar";

const renderButton = (parts: Parameters<typeof buildOpportunity>[0] = {}) =>
  renderWithProviders(<AddToCalendar opportunity={buildOpportunity(parts)} />);

it('"Add to calendar" offers a file for Apple and Outlook, Google Calendar, and the calendar address in Settings', async () => {
  const { user } = renderButton();
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
  ["after the deadline", { deadline: formatDateIn(-3), closed: true }],
])("the calendar button is hidden %s", (_when, parts) => {
  renderButton(parts);
  expect(screen.queryByRole("button")).toBeNull();
});
