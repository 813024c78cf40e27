import { expect, it } from "vitest";
import { formatDaysAgo } from "./days-ago";

const NOW = new Date(2026, 10, 27, 9, 0);

it.each([
  ["a moment of the same day", new Date(2026, 10, 27, 0, 1), "today"],
  ["a moment ahead of the reader's clock", new Date(2026, 10, 28, 9, 0), "today"],
  ["the evening before", new Date(2026, 10, 26, 23, 59), "yesterday"],
  ["a week before", new Date(2026, 10, 20, 12, 0), "7 days ago"],
])("%s is told by the reader's calendar", (_what, moment, words) => {
  expect(formatDaysAgo(moment.toISOString(), NOW)).toBe(words);
});
