import { describe, expect, it } from "vitest";
import { buildApplicationItem, buildCard, testId } from "@/test/opportunities";
import { listDeadlines, filterUpcoming } from "./deadlines";

const NOW = new Date("2030-05-10T12:00:00Z");
const opportunity = { ...buildApplicationItem().opportunity!, id: testId(9) };
const application = (deadline: string | null, parts: Parameters<typeof buildApplicationItem>[0] = {}) =>
  buildApplicationItem({ opportunity: { ...opportunity, deadline }, ...parts });
const saved = (parts: Parameters<typeof buildCard>[0]) =>
  buildCard({ feedback: { kind: "saved", reason: null }, ...parts });

describe("deadlines", () => {
  it("deadlines include those of applications that are not sent yet", () => {
    const applications = [
      application("2030-06-01", { id: testId(701) }),
      application("2030-05-20", { id: testId(702), status: "in_progress" }),
      application("2030-05-21", { id: testId(703), status: "submitted" }),
      application(null, { id: testId(704) }),
      application("2030-05-22", { id: testId(705), opportunity: null }),
    ];
    expect(listDeadlines(applications, [], { now: NOW })).toMatchObject([
      { kind: "application", date: "2030-05-20", href: `/applications/${testId(702)}` },
      { date: "2030-06-01", name: "Clean Water Pilot Fund", entity: "Volta Clean Water", isPast: false },
    ]);
  });

  it("deadlines include those of saved opportunities, unless there is an application", () => {
    const matches = [
      saved({ id: testId(2), name: "Later", deadline: "2030-07-01" }),
      saved({ id: testId(9), name: "Applied for", deadline: "2030-05-20" }),
      saved({ id: testId(3), deadline: null }),
      buildCard({ id: testId(4) }),
      buildCard({ id: testId(5), feedback: { kind: "dismissed", reason: null } }),
    ];
    const sent = application("2030-05-20", { status: "submitted" });
    expect(listDeadlines([sent], matches, { now: NOW, entityId: testId(500) })).toEqual([
      {
        id: testId(2),
        kind: "saved",
        name: "Later",
        date: "2030-07-01",
        timeZone: null,
        closesAt: null,
        href: `/opportunities/${testId(2)}?entity=${testId(500)}`,
        isPast: false,
      },
    ]);
  });

  it("a deadline that is in two lists appears once", () => {
    const found = saved({ id: testId(2), deadline: "2030-07-01" });
    expect(listDeadlines([], [found, { ...found }], { now: NOW })).toHaveLength(1);
  });

  it("a deadline is past once its day has ended in its own time zone", () => {
    const inZone = (deadlineTimezone: string | null, deadline: string) =>
      application(null, { opportunity: { ...opportunity, deadline, deadlineTimezone } });
    const all = listDeadlines(
      [inZone(null, "2030-05-09"), inZone(null, "2030-05-10"), inZone("Pacific/Kiritimati", "2030-05-10")],
      [],
      { now: NOW },
    );
    expect(all.map(({ isPast }) => isPast)).toEqual([true, false, true]);
    expect(filterUpcoming(all)).toHaveLength(1);
  });

  it("a deadline is past from its hour on", () => {
    const atHour = (closesAt: string) =>
      application(null, { opportunity: { ...opportunity, deadline: "2030-05-10", closesAt } });
    const all = listDeadlines([atHour("2030-05-10T12:00:00Z"), atHour("2030-05-10T12:01:00Z")], [], {
      now: NOW,
    });
    expect(all.map(({ isPast }) => isPast)).toEqual([true, false]);
    const found = saved({ deadline: "2030-05-10", closesAt: "2030-05-10T11:00:00Z" });
    expect(listDeadlines([], [found], { now: NOW })).toMatchObject([
      { isPast: true, closesAt: "2030-05-10T11:00:00Z" },
    ]);
  });

  it("a deadline takes the day of a timestamp, and ignores what is no date", () => {
    const days = [application("2030-06-01T00:00:00.000Z"), application("in spring")];
    expect(listDeadlines(days, [], { now: NOW }).map(({ date }) => date)).toEqual(["2030-06-01"]);
  });
});
