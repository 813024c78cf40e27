import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { CalendarView } from "@shared/validators/calendar";
import { errorAnswer, holdAnswers } from "@/test/fake-fetch";
import { renderWithProviders } from "@/test/render";
import { listChanges, serveSettings } from "../test-server";
import { CalendarSection } from "./calendar-section";

const buildAddress = (token: string): CalendarView => ({
  url: `https://amberway.example/api/calendar/${token}.ics`,
  webcalUrl: `webcal://amberway.example/api/calendar/${token}.ics`,
  withSaved: true,
});
const OLD = buildAddress("old");
const NEW = buildAddress("new");
const NONE: CalendarView = { url: null, webcalUrl: null, withSaved: true };

const open = (calendar: CalendarView, routes: Parameters<typeof serveSettings>[1] = {}) => ({
  ...serveSettings([], { "GET /api/calendar": { body: calendar }, ...routes }),
  ...renderWithProviders(<CalendarSection />),
});
const address = () => screen.findByLabelText("Calendar address");

describe("the calendar section without an address", () => {
  it("creating a calendar address says who can read it, and focuses it", async () => {
    const { user, calls } = open(NONE, { "POST /api/calendar": { status: 201, body: NEW } });
    expect(await screen.findByText(/Whoever has the address can read the names and dates/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Create address" }));
    expect(await address()).toHaveValue(NEW.url);
    expect(await address()).toHaveAttribute("readonly");
    expect(await address()).toHaveAccessibleDescription(/Whoever has this address can read/);
    await waitFor(async () => expect(await address()).toHaveFocus());
    expect(listChanges(calls)).toEqual([{ method: "POST", path: "/api/calendar", body: undefined }]);
    expect(screen.getByText("Calendar address made")).toBeVisible();
  });

  it("creating a calendar address says when that failed, and can be tried again", async () => {
    const { user } = open(NONE, { "POST /api/calendar": errorAnswer("unavailable", "Back in a moment") });
    await user.click(await screen.findByRole("button", { name: "Create address" }));
    expect(await screen.findByText("Failed to make the address")).toBeVisible();
    expect(screen.getByText("Back in a moment")).toBeVisible();
    expect(screen.getByRole("button", { name: "Create address" })).toBeEnabled();
  });

  it("the calendar section does not take the focus while the page loads", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    open(OLD);
    expect(await address()).not.toHaveFocus();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(document.body).toHaveFocus();
  });
});

describe("the calendar section with an address", () => {
  it("the calendar address is subscribed to with one press, or copied", async () => {
    const { user } = open(OLD);
    expect(await screen.findByRole("link", { name: "Subscribe" })).toHaveAttribute("href", OLD.webcalUrl);
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(await screen.findByText("Address copied")).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(OLD.url);
  });

  it("the calendar address is selected where the browser does not let it be copied", async () => {
    const { user } = open(OLD);
    const write = vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
    onTestFinished(() => write.mockRestore());
    const field = await address();
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(await screen.findByText("Could not copy")).toBeVisible();
    const { selectionStart, selectionEnd } = field as HTMLInputElement;
    expect([selectionStart, selectionEnd]).toEqual([0, OLD.url!.length]);
  });

  it("the calendar address is replaced only after a question", async () => {
    const { user, calls } = open(OLD, { "POST /api/calendar": { status: 201, body: NEW } });
    await user.click(await screen.findByRole("button", { name: "Create a new address" }));
    const question = await screen.findByRole("alertdialog", { name: "Create a new address?" });
    expect(question).toHaveAccessibleDescription(/The old one stops working at once/);
    await user.click(within(question).getByRole("button", { name: "Cancel" }));
    expect(listChanges(calls)).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Create a new address" }));
    const again = await screen.findByRole("alertdialog");
    await user.click(within(again).getByRole("button", { name: "Create a new address" }));
    await waitFor(async () => expect(await address()).toHaveValue(NEW.url));
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(screen.getByText("The old one no longer works.")).toBeVisible();
  });

  it("the calendar address is turned off after a question, and the button to create one gets the focus", async () => {
    const { user, calls } = open(OLD, { "DELETE /api/calendar": {} });
    await user.click(await screen.findByRole("button", { name: "Turn off" }));
    const question = await screen.findByRole("alertdialog", { name: "Turn off your calendar?" });
    await user.click(within(question).getByRole("button", { name: "Turn off" }));
    const make = await screen.findByRole("button", { name: "Create address" });
    await waitFor(() => expect(make).toHaveFocus());
    expect(listChanges(calls).map(({ method }) => method)).toEqual(["DELETE"]);
  });

  it("saved opportunities are switched at once in the calendar, and a refused switch goes back", async () => {
    const { user, calls, routes } = open(OLD, {
      "PATCH /api/calendar": { body: { ...OLD, withSaved: false } },
    });
    const toggle = await screen.findByRole("switch", { name: "Saved opportunities" });
    await user.click(toggle);
    expect(toggle).not.toBeChecked();
    expect(listChanges(calls).at(-1)?.body).toEqual({ withSaved: false });
    routes["PATCH /api/calendar"] = { status: 500, body: {} };
    await user.click(toggle);
    expect(await screen.findByText("Failed to update the calendar")).toBeVisible();
    expect(toggle).not.toBeChecked();
  });

  it("saved opportunities in the calendar show the stored value when two quick presses are both refused", async () => {
    const answers = holdAnswers();
    const { user, client } = open(OLD, { "PATCH /api/calendar": answers.next });
    const toggle = await screen.findByRole("switch", { name: "Saved opportunities" });
    await user.click(toggle);
    await user.click(toggle);
    for (const left of [1, 0]) {
      await answers.give(errorAnswer("unavailable", "Away"));
      await waitFor(() => expect(client.isMutating()).toBe(left));
    }
    expect(toggle).toBeChecked();
  });
});

it("the calendar section that failed to load can be loaded again", async () => {
  const { user, routes } = open(OLD, { "GET /api/calendar": errorAnswer("unavailable", "Away") });
  expect(await screen.findByText("Your calendar could not be loaded")).toBeVisible();
  routes["GET /api/calendar"] = { body: OLD };
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await address()).toHaveValue(OLD.url);
});
