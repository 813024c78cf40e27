import { describe, expect, it } from "vitest";
import { addressesOf } from "./addresses";

describe("the addresses that a query has read", () => {
  it("are the one of its key", () => {
    expect(addressesOf(["/api/applications", "a1", "tasks"], [1])).toEqual([
      ["/api/applications/a1/tasks", [1]],
    ]);
    expect(addressesOf(["/api/opportunities", "matched", { entityId: "e1" }], [2])).toEqual([
      ["/api/opportunities/matched?entityId=e1", [2]],
    ]);
  });

  it("are one for each page of a list, as it was asked for", () => {
    const data = { pages: ["first", "second"], pageParams: [1, 2] };
    expect(addressesOf(["/api/opportunities", { limit: 10, search: "" }], data)).toEqual([
      ["/api/opportunities?limit=10&page=1", "first"],
      ["/api/opportunities?limit=10&page=2", "second"],
    ]);
    expect(addressesOf(["/api/funders", "f1", "interactions"], data)[1]).toEqual([
      "/api/funders/f1/interactions?page=2",
      "second",
    ]);
  });

  it("are only the first of a list whose pages follow a row", () => {
    const data = { pages: ["first", "second"], pageParams: [undefined, "2026-11-29"] };
    expect(addressesOf(["/api/news", { limit: 20 }], data)).toEqual([["/api/news?limit=20", "first"]]);
  });

  it("are none of what no address was read for", () => {
    expect(addressesOf(["writing", "a1"], {})).toEqual([]);
  });
});
