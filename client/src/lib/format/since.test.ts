import { describe, expect, it } from "vitest";
import { formatSince } from "./since";

const NOW = Date.parse("2026-11-27T12:00:00Z");

describe("formatSince", () => {
  it.each([
    ["2026-11-27T12:00:00Z", "just now"],
    ["2026-11-27T11:59:01Z", "just now"],
    ["2026-11-27T12:05:00Z", "just now"],
    ["2026-11-27T11:59:00Z", "1 minute ago"],
    ["2026-11-27T11:00:01Z", "59 minutes ago"],
    ["2026-11-27T10:00:00Z", "2 hours ago"],
    ["2026-11-26T12:00:01Z", "23 hours ago"],
    ["2026-11-26T12:00:00Z", "yesterday"],
    ["2026-10-29T12:00:00Z", "29 days ago"],
  ])("of %s is %s", (moment, text) => {
    expect(formatSince(moment, NOW)).toBe(text);
  });
});
