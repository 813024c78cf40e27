import { expect, it } from "vitest";
import { findFall } from "./yield";

it.each([
  [{ found: 10, failed: 0 }, 20, null],
  [{ found: 9, failed: 0 }, 20, 20],
  [{ found: 12, failed: 3 }, 20, 20],
  [{ found: 0, failed: 0 }, 1, 1],
  [{ found: 0, failed: 0 }, 0, null],
  [{ found: 0, failed: 0 }, undefined, null],
])("a reading of %o after one of %s falls from %s", (counts, before, expected) => {
  expect(findFall({ created: 0, updated: 0, proposed: 0, skipped: 0, ...counts }, before)).toBe(expected);
});
