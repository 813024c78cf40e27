import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeFetch } from "@/test/fake-fetch";
import { buildApplicationItem, buildCard, buildEntityView, formatDateIn, testId } from "@/test/opportunities";
import { renderWithProviders } from "@/test/render";
import type { Deadline } from "../../deadlines";
import DashboardPage from "../../pages/dashboard-page";
import { DeadlinesCard } from "./deadlines-card";

const build = (date: string, parts: Partial<Deadline> = {}): Deadline => ({
  id: testId(Number(date.slice(5).replace("-", ""))),
  kind: "application",
  date,
  timeZone: null,
  closesAt: null,
  name: `Fund of ${date}`,
  entity: "Volta Clean Water",
  href: `/applications/${date}`,
  isPast: false,
  ...parts,
});
const show = (...deadlines: Deadline[]) => renderWithProviders(<DeadlinesCard deadlines={deadlines} />);
const month = () => screen.getByRole("grid");
/** The links of the listed deadlines, without the one that opens the calendar. */
const rows = () => screen.getAllByRole("listitem").map((row) => within(row).getByRole("link"));
const links = () => rows().map((link) => link.getAttribute("href"));
const focusedDay = () => document.activeElement?.getAttribute("data-day");
/** The day that is the tab stop. */
const stop = () => month().querySelector('[tabindex="0"]')?.textContent;

describe("the calendar of deadlines", () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date(2030, 4, 10, 12), toFake: ["Date"] }));
  afterEach(() => void vi.useRealTimers());

  it("the calendar lists coming deadlines, and a month whose days with deadlines are buttons", () => {
    show(
      build("2030-05-02", { isPast: true }),
      build("2030-05-14"),
      build("2030-05-20", { kind: "saved", entity: undefined, href: "/opportunities/1" }),
      build("2030-05-20", { id: "other", name: "Another" }),
      build("2031-01-03"),
    );
    expect(screen.getByText("4 deadlines ahead, the next on 14 May 2030")).toBeVisible();
    expect(links()).toEqual([
      "/applications/2030-05-14",
      "/opportunities/1",
      "/applications/2030-05-20",
      "/applications/2031-01-03",
    ]);
    const [first, saved, , far] = rows();
    expect(first).toHaveTextContent("14 May 2030");
    expect(first).toHaveTextContent("Application not sent yet · Volta Clean Water4 days remaining");
    expect(saved).toHaveTextContent("Saved for later10 days remaining");
    expect(far).toHaveTextContent("Jan 2031");

    expect(screen.getByRole("heading", { level: 3, name: "May 2030" })).toBeVisible();
    expect(within(month()).getAllByRole("columnheader")).toHaveLength(7);
    expect(
      within(month())
        .getAllByRole("button")
        .map((day) => day.getAttribute("aria-label")?.replace(",", "")),
    ).toEqual([
      "Thursday 2 May 2030: 1 deadline",
      "Tuesday 14 May 2030: 1 deadline",
      "Monday 20 May 2030: 2 deadlines",
    ]);
    expect(month().querySelector('[aria-current="date"]')).toHaveTextContent("10");
  });

  it("the calendar has the last day of a deadline as closed once its hour has passed", async () => {
    const closesAt = new Date(2030, 4, 10, 11).toISOString();
    const { user } = show(build("2030-05-10", { closesAt, isPast: true }), build("2030-05-14"));
    expect(links()).toEqual(["/applications/2030-05-14"]);
    await user.click(screen.getByRole("button", { name: /10 May 2030/ }));
    expect(rows()[0]).toHaveTextContent("Volta Clean WaterClosed");
    expect(screen.getByText("Closed")).not.toHaveClass("text-destructive");
  });

  it("the calendar shows the deadlines of the pressed day, and goes back", async () => {
    const { user } = show(build("2030-05-02", { isPast: true }), build("2030-05-14"));
    const day = () => screen.getByRole("button", { name: /2 May 2030/ });
    await user.click(day());
    expect(links()).toEqual(["/applications/2030-05-02"]);
    expect(rows()[0]).toHaveTextContent("Closed");
    expect(screen.getByRole("heading", { name: "Deadlines on 2 May 2030" })).toBeVisible();
    expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain(
      "Deadlines on 2 May 2030: Fund of 2030-05-02",
    );
    expect(day().closest("td")).toHaveAttribute("aria-selected", "true");

    await user.click(screen.getByRole("button", { name: "Show all upcoming" }));
    expect(links()).toEqual(["/applications/2030-05-14"]);
    expect(screen.getByRole("heading", { name: "Coming up" })).toHaveFocus();
    // Pressing the same day again leads back too.
    await user.click(day());
    await user.click(day());
    expect(screen.getByRole("heading", { name: "Coming up" })).toBeVisible();
  });

  it("the calendar is navigated with the keyboard", async () => {
    const { user } = show(build("2030-05-14"), build("2030-06-04"));
    expect(stop()).toBe("14");
    await user.tab();
    expect(screen.getByRole("link", { name: "Open the calendar" })).toHaveFocus();
    await user.tab();
    await user.tab();
    await user.tab();
    expect(screen.getByRole("button", { name: /14 May 2030/ })).toHaveFocus();
    await user.keyboard("{ArrowRight}{ArrowDown}{ArrowDown}");
    expect(focusedDay()).toBe("2030-05-29");
    await user.keyboard("{ArrowDown}");
    expect(screen.getByRole("heading", { name: "June 2030" })).toBeVisible();
    expect(focusedDay()).toBe("2030-06-05");
    await user.keyboard("{ArrowLeft}{Enter}");
    expect(screen.getByRole("button", { name: /4 June 2030/ })).toHaveFocus();
    expect(screen.getByRole("heading", { name: "Deadlines on 4 June 2030" })).toBeVisible();
    await user.keyboard("{PageUp}");
    expect(screen.getByRole("heading", { name: "May 2030" })).toBeVisible();
    expect(focusedDay()).toBe("2030-05-04");
    // The grid is one tab stop.
    await user.tab();
    expect(month()).not.toContainElement(document.activeElement as HTMLElement);
  });

  it("the calendar goes from month to month with its buttons", async () => {
    const { user } = show(build("2030-05-14"), build("2030-06-04"));
    await user.click(screen.getByRole("button", { name: "Next month" }));
    expect(stop()).toBe("4");
    await user.click(screen.getByRole("button", { name: "Next month" }));
    expect(screen.getByRole("heading", { name: "July 2030" })).toBeVisible();
    expect(stop()).toBe("1");
    await user.click(screen.getByRole("button", { name: "Previous month" }));
    await user.click(screen.getByRole("button", { name: "Previous month" }));
    expect(stop()).toBe("14");
  });

  it("the calendar shows the first few of many deadlines", async () => {
    const { user } = show(
      ...Array.from({ length: 60 }, (_, n) => build("2030-05-20", { id: testId(n), name: `Fund ${n}` })),
    );
    expect(rows()).toHaveLength(4);
    await user.click(screen.getByRole("button", { name: "Show all 60" }));
    expect(rows()).toHaveLength(60);
  });

  it("the calendar goes back to all coming deadlines when the chosen day has none left", async () => {
    const [first, second] = [build("2030-05-14"), build("2030-05-20")];
    const { user, rerender } = show(first, second);
    await user.click(screen.getByRole("button", { name: /14 May/ }));
    // Unmounts the surrounding providers, which the card does not need.
    rerender(<DeadlinesCard deadlines={[second]} />);
    expect(links()).toEqual(["/applications/2030-05-20"]);
  });
});

describe("the dashboard with deadlines", () => {
  const open = (deadline: string | null) => {
    const saved = { kind: "saved", reason: null } as const;
    fakeFetch({
      "GET /api/opportunities/matched": {
        body: {
          opportunities: [
            buildCard({ id: testId(2), name: "Kept", feedback: saved, deadline }),
            buildCard({ id: testId(3), name: "Not kept", deadline: formatDateIn(3) }),
          ],
        },
      },
      "GET /api/applications": { body: [buildApplicationItem()] },
      "GET /api/entities": { body: [buildEntityView()] },
    });
    return renderWithProviders(<DashboardPage />);
  };

  it("the dashboard has the deadlines of saved opportunities", async () => {
    open(formatDateIn(5));
    const section = await screen.findByRole("region", { name: "Deadlines" });
    expect(within(within(section).getByRole("listitem")).getByRole("link")).toHaveTextContent("Kept");
  });

  it("the dashboard has no calendar without a coming deadline", async () => {
    open(null);
    expect(await screen.findByRole("link", { name: "Not kept" })).toBeVisible();
    expect(screen.queryByRole("region", { name: "Deadlines" })).not.toBeInTheDocument();
  });
});
