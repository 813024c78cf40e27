import { describe, expect, it } from "vitest";
import { TERM_DIMENSIONS } from "@shared/constants/limits";
import { describeTerms } from "./terms";
import { findTopics } from "./topics";
import { listWords } from "./words";

const find = (text: string) => [...findTopics(listWords(text)).keys()];

/** Reads the form of pgvector. */
function parse(terms: string | null): Map<string, number> {
  const [, entries, dimensions] = /^\{(.*)\}\/(\d+)$/.exec(terms ?? "")!;
  expect(Number(dimensions)).toBe(TERM_DIMENSIONS);
  return new Map(
    entries!.split(",").map((entry) => {
      const [dimension, weight] = entry.split(":");
      return [dimension!, Number(weight)];
    }),
  );
}
const multiply = (a: Map<string, number>, b: Map<string, number>) =>
  [...a].reduce((sum, [dimension, weight]) => sum + weight * (b.get(dimension) ?? 0), 0);
const compare = (a: string, b: string) => multiply(parse(describeTerms(a)), parse(describeTerms(b)));

describe("findTopics", () => {
  it("a longer phrase counts instead of the words in it", () => {
    expect(find("mental health")).not.toContain("health");
  });
  it("a vague word counts only beside a sure one", () => {
    expect(find("a drum of oil")).not.toContain("hearing-loss");
    expect(find("the and of")).toEqual([]);
  });
  it.each([
    ["improving the results of the project", "theater"],
    ["bearing the costs of legal counseling", "large-carnivore"],
    ["the college reduces its emissions", "radio-television"],
    ["the nature of the allocation", "cash-assistance"],
    ["combat homelessness in the county", "defense"],
  ])("a word that only looks like another one is no subject: %j", (text, topic) => {
    expect(find(text)).not.toContain(topic);
  });
  it("a foreign word that has another meaning in English counts beside words of its language", () => {
    expect(find("la culture et la récolte des agriculteurs")).toContain("crop");
    expect(find("a culture of learning")).not.toContain("crop");
  });
});

describe("describeTerms", () => {
  const calls = {
    violence: "Legal Assistance for Victims of Domestic Violence\nShelters and advocates",
    water: "Abandoned Mine Drainage Grants\nRestore streams polluted by old coal mines",
    stars: "Astronomy Research Grants\nObservations of stars",
  };
  it.each([
    ["a safe house for battered women", "violence"],
    ["get the orange out of our crick, it comes from an old mine", "water"],
    ["un observatoire d'astronomie pour les écoles", "stars"],
  ])("the call on the same subject is nearest to %j", (text, name) => {
    const [nearest] = Object.entries(calls)
      .map(([call, words]) => ({ call, similarity: compare(text, words) }))
      .sort((a, b) => b.similarity - a.similarity);
    expect(nearest!.call).toBe(name);
  });

  it("the vector has length 1 and ascending dimensions that fit the column", () => {
    const terms = parse(describeTerms(calls.water));
    expect(multiply(terms, terms)).toBeCloseTo(1, 4);
    const dimensions = [...terms.keys()].map(Number);
    expect(dimensions).toEqual(dimensions.toSorted((a, b) => a - b));
    expect(dimensions[0]).toBeGreaterThanOrEqual(1);
    expect(dimensions.at(-1)).toBeLessThanOrEqual(TERM_DIMENSIONS);
  });

  it("a long text keeps a bounded number of terms", () => {
    const words = Array.from({ length: 500 }, (_, i) => `word${i}x`).join(" ");
    expect(parse(describeTerms(words)).size).toBe(120);
  });

  it("a text without a term has none", () => {
    expect(describeTerms("the and of\n")).toBeNull();
  });
});
