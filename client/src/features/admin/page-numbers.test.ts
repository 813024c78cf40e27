import { expect, it } from "vitest";
import { getLastPage, listPageMarks } from "./page-numbers";

it.each([
  [1, 1, "1"],
  [1, 2, "1 2"],
  [2, 5, "1 2 3 4 5"],
  [1, 100, "1 2 3 4 gap 100"],
  [4, 100, "1 2 3 4 5 gap 100"],
  [5, 100, "1 gap 4 5 6 gap 100"],
  [50, 100, "1 gap 49 50 51 gap 100"],
  [97, 100, "1 gap 96 97 98 99 100"],
  [100, 100, "1 gap 97 98 99 100"],
  [4, 7, "1 2 3 4 5 6 7"],
])("page %i of %i lists the pages %s", (page, last, expected) => {
  expect(listPageMarks(page, last).join(" ")).toBe(expected);
});

it("there is at least one page", () => {
  expect([0, 1, 50, 51, 5000].map((total) => getLastPage(total, 50))).toEqual([1, 1, 1, 2, 100]);
});
