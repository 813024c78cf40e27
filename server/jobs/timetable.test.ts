import { describe, expect, it } from "vitest";
import { isScheduledFor } from "./timetable";

const at = (time: string) => new Date(`2026-11-25T${time}Z`);

describe("a cron expression", () => {
  it.each([
    ["* * * * *", "10:59:00", true],
    ["17 * * * *", "10:17:00", true],
    ["17 * * * *", "10:18:00", false],
    ["*/15 * * * *", "10:00:00", true],
    ["*/15 * * * *", "10:45:00", true],
    ["*/15 * * * *", "10:46:00", false],
    ["7,22,37,52 * * * *", "23:37:00", true],
    ["7,22,37,52 * * * *", "23:27:00", false],
    ["41 3 * * *", "03:41:00", true],
    ["41 3 * * *", "13:41:00", false],
  ])("%s at %s: %s", (cron, time, expected) => {
    expect(isScheduledFor(cron, at(time))).toBe(expected);
  });

  it.each(["", "17", "17 * * *", "17 * * * 1", "a * * * *", "1-5 * * * *"])(
    "rejects the cron expression '%s'",
    (cron) => {
      expect(() => isScheduledFor(cron, at("10:00:00"))).toThrow(`No line of a timetable: ${cron}`);
    },
  );
});
