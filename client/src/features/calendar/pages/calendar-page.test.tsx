import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { CalendarEntryView } from "@shared/validators/calendar";
import { errorAnswer, fakeFetch, holdAnswers } from "@/test/fake-fetch";
import { buildCard, buildEntityView, testId } from "@/test/opportunities";
import { renderWithProviders, testUser } from "@/test/render";
import CalendarPage from "./calendar-page";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2030-05-10T12:00:00Z") });
  return () => vi.useRealTimers();
});

let made = 0;
const buildEntry = (given: Partial<CalendarEntryView> = {}): CalendarEntryView => {
  made += 1;
  return {
    id: `task-${made}`,
    kind: "task",
    date: "2030-05-14",
    title: `Task ${made}`,
    applicationTitle: "Solar Call",
    entityName: "Volta",
    target: { screen: "application", id: testId(701) },
    closing: null,
    ...given,
  };
};
const saved = (given: Partial<CalendarEntryView> = {}) =>
  buildEntry({
    ...{ kind: "saved", title: "Water Fund", applicationTitle: null, entityName: null },
    target: { screen: "opportunity", id: testId(1) },
    closing: { deadlineTimezone: "Africa/Accra", deadlineTime: "17:00", closesAt: "2030-05-20T17:00:00Z" },
    date: "2030-05-20",
    ...given,
  });

function show(
  entries: CalendarEntryView[],
  {
    path = "/calendar",
    user = testUser,
    routes = {},
  }: { path?: string; user?: typeof testUser; routes?: Parameters<typeof fakeFetch>[0] } = {},
) {
  const api = fakeFetch({
    "GET /api/calendar/entries": { body: { entries, isWhole: true } },
    "GET /api/entities": { body: [buildEntityView()] },
    ...routes,
  });
  return { ...renderWithProviders(<CalendarPage />, { path, user }), api };
}
const findDay = (name: string | RegExp) => screen.findByRole("button", { name });
const asked = ({ calls }: { calls: { path: string }[] }) =>
  calls.map(({ path }) => path).filter((path) => path.startsWith("/api/calendar"));

describe("the month", () => {
  it("the month asks once for its days and the two months after, and marks today", async () => {
    const { api } = show([buildEntry()]);
    expect(await findDay(/^Tuesday,? 14 May 2030: 1 entry$/)).toBeVisible();
    expect(asked(api)).toEqual(["/api/calendar/entries?from=2030-05-01&to=2030-07-31"]);
    expect(screen.getByRole("heading", { level: 2, name: "May 2030" })).toBeVisible();
    expect(document.querySelector("[aria-current=date]")).toHaveTextContent("10");
  });

  it("a day with more than three says how many more there are, and leads to all of them", async () => {
    const entries = Array.from({ length: 5 }, () => buildEntry());
    const { user, history } = show(entries);
    await user.click(await screen.findByRole("button", { name: /^\+2 more/ }));
    const day = await screen.findByRole("region", { name: "14 May 2030" });
    expect(within(day).getAllByRole("link")).toHaveLength(5);
    await waitFor(() => expect(within(day).getByRole("heading")).toHaveFocus());
    expect(history.at(-1)).toBe("/calendar?day=2030-05-14");
    await user.click(within(day).getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("region", { name: "14 May 2030" })).not.toBeInTheDocument();
  });

  it("arrow keys move by day, also into the next month, and Page Up back by a month", async () => {
    const { user, history } = show([buildEntry({ date: "2030-06-01" })]);
    await screen.findByRole("grid");
    const today = document.querySelector<HTMLElement>("[data-day='2030-05-10']")!;
    today.focus();
    await user.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}");
    expect(document.querySelector("[data-day='2030-06-01']")).toHaveFocus();
    expect(history.at(-1)).toBe("/calendar?month=2030-06");
    await user.keyboard("{PageUp}");
    expect(document.querySelector("[data-day='2030-05-01']")).toHaveFocus();
  });

  it("weeks begin on the day of the reader's country", async () => {
    show([], { user: { ...testUser, country: "US" } });
    const [first] = await screen.findAllByRole("columnheader");
    expect(first).toHaveTextContent("Sunday");
  });

  it("Today leads back from another month", async () => {
    const { user, history } = show([], { path: "/calendar?month=2029-12" });
    await user.click(await screen.findByRole("button", { name: "Next month" }));
    expect(history.at(-1)).toBe("/calendar?month=2030-01");
    await user.click(screen.getByRole("button", { name: "Today" }));
    expect(history.at(-1)).toBe("/calendar");
  });
});

describe("the list", () => {
  it("the list leads to each record, and says until when a call is open", async () => {
    show(
      [
        buildEntry({ title: "Budget" }),
        buildEntry({ kind: "obligation", title: "Report", target: { screen: "after", id: testId(702) } }),
        buildEntry({ kind: "step", title: "Lake Trust", target: { screen: "funder", id: testId(3) } }),
        buildEntry({ kind: "document", title: "Permit", target: { screen: "document", id: testId(4) } }),
        saved(),
      ],
      { path: "/calendar?view=agenda" },
    );
    const hrefOf = async (name: RegExp) => (await screen.findByRole("link", { name })).getAttribute("href");
    expect(await hrefOf(/^Budget/)).toBe(`/applications/${testId(701)}`);
    expect(await hrefOf(/^Report/)).toBe(`/applications/${testId(702)}/after`);
    expect(await hrefOf(/^Lake Trust/)).toBe(`/funders?profile=${testId(3)}`);
    expect(await hrefOf(/^Permit/)).toBe(`/documents?document=${testId(4)}`);
    expect(await hrefOf(/^Water Fund/)).toBe(`/opportunities/${testId(1)}`);
    expect(screen.getByRole("link", { name: /^Water Fund/ })).toHaveTextContent(
      "10 days remaining · Open until 17:00 of that day, Africa/Accra time",
    );
  });

  it("the list shows what is over behind a button, unless there is nothing else", async () => {
    const { user } = show([buildEntry({ title: "Old", date: "2030-05-02" }), buildEntry({ title: "New" })], {
      path: "/calendar?view=agenda",
    });
    expect(await screen.findByRole("link", { name: /^New/ })).toBeVisible();
    expect(screen.queryByRole("link", { name: /^Old/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Show 1 earlier" }));
    expect(screen.getByRole("link", { name: /^Old/ })).toBeVisible();
  });
});

describe("the filters", () => {
  it("a kind that is put out leaves the calendar and is kept in the address", async () => {
    const { user, history } = show([buildEntry({ title: "Budget" }), saved()], {
      path: "/calendar?view=agenda",
    });
    await screen.findByRole("link", { name: /^Budget/ });
    await user.click(screen.getByText("Show 7 of 8 kinds"));
    await user.click(screen.getByRole("checkbox", { name: "Tasks" }));
    expect(screen.queryByRole("link", { name: /^Budget/ })).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: /^Water Fund/ })).toBeVisible();
    expect(new URLSearchParams(history.at(-1)!.split("?")[1]).get("kinds")).toBe(
      "application,saved,guest,step,obligation,document",
    );
    await user.click(screen.getByRole("checkbox", { name: "Tasks" }));
    expect(history.at(-1)).toBe("/calendar?view=agenda");
  });

  it("matches are asked for only when they are wanted, without those that were saved", async () => {
    const match = (id: number, given: object = {}) =>
      buildCard({ id: testId(id), name: `Match ${id}`, deadline: "2030-05-21", ...given });
    const { user, api } = show([], {
      path: "/calendar?view=agenda",
      routes: {
        "GET /api/opportunities/matched": {
          body: { opportunities: [match(1), match(2, { feedback: { kind: "saved", reason: null } })] },
        },
      },
    });
    await user.click(await screen.findByText("Show 7 of 8 kinds"));
    expect(api.calls.map(({ path }) => path)).not.toContain("/api/opportunities/matched");
    await user.click(screen.getByRole("checkbox", { name: "Matches" }));
    expect(await screen.findByRole("link", { name: /^Match 1/ })).toBeVisible();
    expect(screen.queryByRole("link", { name: /^Match 2/ })).not.toBeInTheDocument();
  });

  it("one of several entities is chosen, and asked for", async () => {
    const second = buildEntityView({ id: testId(501), name: "Second" });
    const { user, api } = show([buildEntry()], {
      routes: { "GET /api/entities": { body: [buildEntityView(), second] } },
    });
    await user.selectOptions(await screen.findByLabelText("Entity"), "Second");
    await waitFor(() => expect(asked(api).at(-1)).toContain(`entityId=${second.id}`));
  });
});

describe("an empty calendar", () => {
  it("an empty calendar leads on", async () => {
    show([]);
    expect(await screen.findByRole("heading", { name: "Nothing in these days" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Explore opportunities" })).toHaveAttribute(
      "href",
      "/opportunities",
    );
    expect(screen.getByRole("link", { name: "Subscribe" })).toHaveAttribute("href", "/settings#calendar");
  });

  it("an empty month says when the next entry is, and leads to its month", async () => {
    const { user } = show([buildEntry({ date: "2030-07-03" })]);
    expect(await screen.findByText("Nothing in this month")).toBeVisible();
    expect(screen.getByText(/3 Jul 2030/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Show July 2030" }));
    expect(await findDay(/3 July 2030: 1 entry$/)).toBeVisible();
    expect(screen.queryByText(/^Nothing in/)).not.toBeInTheDocument();
  });

  it("a month whose entries are still to come is not called empty", async () => {
    const held = holdAnswers();
    const { user } = show([buildEntry()], {
      routes: { "GET /api/calendar/entries?from=2030-04-01&to=2030-06-30": held.next },
    });
    await findDay(/14 May 2030: 1 entry$/);
    await user.click(screen.getByRole("button", { name: "Previous month" }));
    expect(screen.getByRole("heading", { level: 2, name: "April 2030" })).toBeVisible();
    expect(screen.queryByText(/^Nothing in/)).not.toBeInTheDocument();
    await held.give({ body: { entries: [buildEntry({ date: "2030-04-03" })], isWhole: true } });
    expect(await findDay(/3 April 2030: 1 entry$/)).toBeVisible();
  });

  it("a calendar whose matches are still to come is not called empty", async () => {
    const held = holdAnswers();
    show([], {
      path: "/calendar?kinds=match",
      routes: { "GET /api/opportunities/matched": held.next },
    });
    await screen.findByRole("grid");
    expect(screen.queryByText(/^Nothing in/)).not.toBeInTheDocument();
    await held.give({ body: { opportunities: [] } });
    expect(await screen.findByText("Nothing in these days")).toBeVisible();
  });

  it("a calendar whose entries are filtered out offers all of them", async () => {
    const { user } = show([buildEntry()], { path: "/calendar?kinds=saved&view=agenda" });
    await user.click(await screen.findByRole("button", { name: "Show everything" }));
    expect(await screen.findByRole("link", { name: /^Task/ })).toBeVisible();
  });

  it("a calendar that cannot be loaded says so, and tries again", async () => {
    const { user, api } = show([], {
      routes: { "GET /api/calendar/entries": errorAnswer("unavailable", "The database is away") },
    });
    expect(await screen.findByText("The calendar could not be loaded")).toBeVisible();
    api.routes["GET /api/calendar/entries"] = { body: { entries: [buildEntry()], isWhole: false } };
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await findDay(/1 entry$/)).toBeVisible();
    expect(screen.getByText(/^There is more than is shown here/)).toBeVisible();
  });
});
