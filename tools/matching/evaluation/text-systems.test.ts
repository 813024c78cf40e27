import { describe, expect, it } from "vitest";
import { findTopics } from "../topics/find-topics";
import { listWords } from "../../../server/features/matching/embedder/words";
import { buildBm25, buildTopicSystem, type TextSystem } from "./text-systems";

const buildItem = (id: string, name: string, description: string) => ({
  ...{ id, key: id, name, description },
  ...{ funderName: null, publishedOn: "2026-01-01" },
});
const catalogue = [
  buildItem("violence", "Legal Assistance for Victims of Domestic Violence", "Shelters and advocates"),
  buildItem("water", "Abandoned Mine Drainage Grants", "Restore streams polluted by old coal mines"),
  buildItem("stars", "Astronomy Research Grants", "Observations of stars"),
];
const findBest = (system: TextSystem, text: string) => system(text).sort((a, b) => b.score - a.score)[0]!.id;

describe("BM25", () => {
  it("the call with the words of the profile is first", () => {
    expect(findBest(buildBm25(catalogue), "We watch stars at night")).toBe("stars");
  });
  it("no score is given for words that no call has", () => {
    expect(buildBm25(catalogue)("xyzzy").map(({ score }) => score)).toEqual([0, 0, 0]);
  });
});

describe("topics", () => {
  it.each([
    ["a safe house for battered women", "violence"],
    ["get the orange out of our crick, it comes from an old mine", "water"],
    ["un observatoire d'astronomie pour les écoles", "stars"],
  ])("the call on the same subject is first for %j", (text, id) => {
    expect(findBest(buildTopicSystem(catalogue), text)).toBe(id);
  });

  const find = (text: string) => [...findTopics(listWords(text)).keys()];
  it("a longer phrase counts instead of the words in it", () => {
    expect(find("mental health")).not.toContain("health");
  });
  it("a vague word counts only beside a sure one", () => {
    expect(find("a drum of oil")).not.toContain("hearing-loss");
    expect(find("the and of")).toEqual([]);
  });
});
