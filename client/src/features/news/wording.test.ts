import { describe, expect, it } from "vitest";
import type { FactChange, NewsView } from "@shared/validators/news";
import { testId } from "@/test/opportunities";
import { groupByDay, formatDayTitle } from "./group-by-day";
import { listChangeLines } from "./change-wording";
import { deadlineNews, foundNews, newsOpportunity } from "./test-news";
import { formatNews } from "./wording";

/** Noon on a Sunday in the reader's time zone. */
const NOW = new Date(2026, 10, 22, 12);
const formatHoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000).toISOString();
const commonFields = { id: testId(1), createdAt: formatHoursAgo(4), isRead: false };

describe("news in words", () => {
  it("a deadline is described with the time left for an unsent application, and links to it", () => {
    expect(formatNews(deadlineNews({ createdAt: formatHoursAgo(4) }), NOW)).toEqual({
      lead: "7 days left",
      name: "Clean Water Pilot Fund",
      details: ["Your application for Volta Clean Water\u00A0· Deadline 30 Nov 2026"],
      href: `/applications/${testId(700)}`,
    });
  });

  it.each([
    [7, 24, "6 days left"],
    [7, 24 * 6, "1 day left"],
    [1, 24, "Last day"],
    [1, 24 * 2, "Deadline passed"],
  ])("a deadline announced %i days ahead and read %i hours later reads: %s", (daysLeft, hours, lead) => {
    expect(formatNews(deadlineNews({ daysLeft, createdAt: formatHoursAgo(hours) }), NOW).lead).toBe(lead);
  });

  it("a next step is described with a link to the funder's profile", () => {
    const step: NewsView = {
      ...commonFields,
      kind: "next_action",
      funderId: testId(40),
      funderName: "Acumen",
      entityName: "Volta Clean Water",
      action: "Send the revised budget",
      date: "2026-11-24",
    };
    expect(formatNews(step)).toEqual({
      lead: "Next step",
      name: "Send the revised budget",
      details: ["With Acumen, for Volta Clean Water\u00A0· Planned for 24 Nov 2026"],
      href: `/funders?profile=${testId(40)}`,
    });
    expect(formatNews({ ...step, action: "" }).name).toBe("with Acumen");
  });

  it("a match is described with its score and the reason", () => {
    const match: NewsView = {
      ...commonFields,
      kind: "match",
      opportunity: newsOpportunity(),
      entityName: "Volta Clean Water",
      score: 82,
      reason: "All five rules are met",
    };
    expect(formatNews(match)).toMatchObject({
      lead: "Strong match",
      details: ["82% match for Volta Clean Water", "All five rules are met"],
      href: `/opportunities/${testId(1)}`,
    });
  });

  it("a found opportunity is described with the name of the saved search", () => {
    expect(formatNews(foundNews())).toMatchObject({
      lead: "New in “solar pumps, Kenya”",
      name: "Solar for Schools",
      details: ["Water Trust\u00A0· Closes 30 Nov 2026"],
      href: `/opportunities/${testId(2)}`,
    });
    const bare = newsOpportunity({ funderName: null, deadline: null });
    expect(formatNews(foundNews({ opportunity: bare })).details).toEqual([""]);
  });
});

describe("changes of an opportunity in words", () => {
  const eligibility = {
    eligibleEntityTypes: ["Startup"],
    eligibleCountries: ["GH", "NG"],
    eligibleRegions: [],
    stageFocus: [],
    yearFoundedMin: null,
    yearFoundedMax: null,
    revenueMin: null,
    revenueMax: null,
  };
  const listChanges = (after: Partial<FactChange["after"]>): string[] =>
    listChangeLines([{ fact: "eligibility", before: eligibility, after: { ...eligibility, ...after } }]);

  it("a change is described with the old and the new deadline and amount", () => {
    expect(
      listChangeLines([
        {
          fact: "deadline",
          before: { deadline: "2026-11-30", deadlineTimezone: "UTC" },
          after: { deadline: "2026-12-15", deadlineTimezone: "UTC" },
        },
        {
          fact: "amount",
          before: { minAmount: null, maxAmount: "50000.00", currency: "USD" },
          after: { minAmount: "10000.00", maxAmount: "80000.00", currency: "USD" },
        },
        {
          fact: "amount",
          before: { minAmount: "5000", maxAmount: null, currency: "EUR" },
          after: { minAmount: null, maxAmount: null, currency: "EUR" },
        },
      ]),
    ).toEqual([
      "Deadline: was 30 Nov 2026, now 15 Dec 2026",
      "Amount: was up to $50,000, now $10,000 - $80,000",
      "Amount: was from €5,000, now not stated",
    ]);
  });

  it("an opportunity that left the catalogue has no page to lead to, and one that is back has", () => {
    const change = (isPublished: boolean): NewsView => ({
      ...commonFields,
      kind: "change",
      opportunity: newsOpportunity(),
      changes: [{ fact: "publication", before: { isPublished: !isPublished }, after: { isPublished } }],
    });
    expect(formatNews(change(false))).toMatchObject({
      lead: "No longer in the catalogue",
      details: ["It was taken out of the catalogue. An application that was begun stays as it is."],
      href: "/opportunities",
    });
    expect(formatNews(change(true))).toMatchObject({
      lead: "Changed",
      details: ["It is in the catalogue again."],
      href: `/opportunities/${testId(1)}`,
    });
  });

  it("a call that was closed on a new deadline is told as closed", () => {
    const at = (deadline: string) => ({ deadline, deadlineTimezone: "UTC" });
    const closed: NewsView = {
      ...{ ...commonFields, kind: "change", opportunity: newsOpportunity(), isClosed: true },
      changes: [{ fact: "deadline", before: at("2026-12-15"), after: at("2026-11-20") }],
    };
    expect(formatNews(closed)).toMatchObject({
      lead: "Closed",
      details: ["Deadline: was 15 Dec 2026, now 20 Nov 2026"],
    });
  });

  it("a deadline that is added, removed or moved to another time zone is described", () => {
    const listDeadlineLines = (
      before: [string | null, string | null],
      after: [string | null, string | null],
    ) =>
      listChangeLines([
        {
          fact: "deadline",
          before: { deadline: before[0], deadlineTimezone: before[1] },
          after: { deadline: after[0], deadlineTimezone: after[1] },
        },
      ]);
    expect(listDeadlineLines([null, null], ["2026-12-15", "UTC"])).toEqual([
      "Deadline: was none, now 15 Dec 2026",
    ]);
    expect(listDeadlineLines(["2026-12-15", "UTC"], ["2026-12-15", "America/New_York"])).toEqual([
      "Time zone of the deadline: was UTC, now America/New York",
    ]);
  });

  it("another hour of the deadline is described, also beside a change from before hours were known", () => {
    const day = { deadline: "2026-12-15", deadlineTimezone: "UTC" };
    const listHourLines = (before: object, after: object) =>
      listChangeLines([{ fact: "deadline", before: { ...day, ...before }, after: { ...day, ...after } }]);
    expect(listHourLines({ deadlineTime: "17:00" }, { deadlineTime: "12:00" })).toEqual([
      "Hour of the deadline: was 17:00, now 12:00",
    ]);
    expect(listHourLines({}, { deadlineTime: "12:00" })).toEqual([
      "Hour of the deadline: was the end of the day, now 12:00",
    ]);
  });

  it("a change of eligibility says who may apply now, and who no longer may", () => {
    expect(listChanges({ eligibleCountries: ["GH", "KE", "TZ"] })).toEqual([
      "Countries: now also Kenya and Tanzania; no longer Nigeria",
    ]);
    expect(listChanges({ eligibleEntityTypes: [] })).toEqual(["Who can apply: was Startup, now not stated"]);
    expect(listChanges({ eligibleCountries: ["*"] })).toEqual(["Countries: was Ghana and Nigeria, now all"]);
    expect(listChanges({ yearFoundedMin: 2019, revenueMax: "250000.00" })).toEqual([
      "Founded: was not stated, now 2019 or later",
      "Revenue: was not stated, now at most 250,000",
    ]);
  });

  it("a long list is shortened to its first five and a count of the others", () => {
    const many = ["GH", "NG", "KE", "TZ", "UG", "RW", "BI", "ET", "ZA"];
    expect(listChanges({ eligibleCountries: many })).toEqual([
      "Countries: now also Kenya, Tanzania, Uganda, Rwanda, Burundi and 2 more",
    ]);
  });
});

describe("the days of news", () => {
  it("the days of news are named from the reader's point of view", () => {
    expect(formatDayTitle(formatHoursAgo(1), NOW)).toBe("Today");
    expect(formatDayTitle(formatHoursAgo(13), NOW)).toBe("Yesterday");
    expect(formatDayTitle(formatHoursAgo(24 * 5), NOW)).toBe("Tuesday 17 November");
    expect(formatDayTitle(new Date(2025, 10, 17).toISOString(), NOW)).toBe("17 November 2025");
    // The server's clock may be ahead.
    expect(formatDayTitle(formatHoursAgo(-20), NOW)).toBe("Today");
  });

  it("news keep their order within their days", () => {
    const items = [1, 2, 30, 31, 32].map((hours) => ({ createdAt: formatHoursAgo(hours), hours }));
    expect(
      groupByDay(items, NOW).map(({ title, items }) => [title, ...items.map(({ hours }) => hours)]),
    ).toEqual([
      ["Today", 1, 2],
      ["Yesterday", 30, 31, 32],
    ]);
  });
});
