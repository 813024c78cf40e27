import { describe, expect, it } from "vitest";
import { buildBm25 } from "./bm25";

const buildItem = (id: string, name: string, description: string) => ({
  ...{ id, key: id, name, description },
  ...{ funderName: null, publishedOn: "2026-01-01" },
});
const catalogue = [
  buildItem("violence", "Legal Assistance for Victims of Domestic Violence", "Shelters and advocates"),
  buildItem("water", "Abandoned Mine Drainage Grants", "Restore streams polluted by old coal mines"),
  buildItem("stars", "Astronomy Research Grants", "Observations of stars"),
];

describe("BM25", () => {
  it("the call with the words of the profile is first", () => {
    const [best] = buildBm25(catalogue)("We watch stars at night").sort((a, b) => b.score - a.score);
    expect(best!.id).toBe("stars");
  });
  it("no score is given for words that no call has", () => {
    expect(buildBm25(catalogue)("xyzzy").map(({ score }) => score)).toEqual([0, 0, 0]);
  });
});
