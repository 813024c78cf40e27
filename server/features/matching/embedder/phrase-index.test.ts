import { describe, expect, it } from "vitest";
import { findTopicsByPhrases, indexPhrases } from "./phrase-index";
import { findLikelyTopics } from "./topics";
import { listWords } from "./words";

const index = indexPhrases(
  [
    ["roofs", "repair of a leaking roof", 1],
    ["roofs", "toiture qui fuit", 1],
    ["bridges", "bridge repair", 1],
    ["bridges", "crossing", 0.4],
    ["roads", "road crossing", 1],
  ].map(([topic, phrase, share]) => ({
    topic: topic as string,
    words: listWords(phrase as string),
    share: share as number,
  })),
);
const find = (words: string[]) => findTopicsByPhrases(index, words);
const topics = (text: string) => find(listWords(text)).map(([topic]) => topic);
const likelihoods = (text: string) => new Map(find(listWords(text)));

describe("the topics that a few words are likely about", () => {
  it("are found by words in another order and form, with others between", () => {
    expect(topics("my roof has leaked, who repairs it")[0]).toBe("roofs");
    expect(topics("nos toitures fuient")[0]).toBe("roofs");
  });

  it("come first that have the whole of a phrase", () => {
    expect(topics("repair")).toEqual(["bridges", "roofs"]);
    expect(topics("bridge repair")).toEqual(["bridges", "roofs"]);
    expect(likelihoods("bridge repair").get("bridges")).toBeGreaterThan(
      likelihoods("repair").get("bridges")!,
    );
  });

  it("are less likely by a phrase that may mean something else", () => {
    expect(likelihoods("road crossing").get("bridges")).toBeLessThan(likelihoods("bridge").get("bridges")!);
  });

  it("are none for words that tell nothing or stand in no phrase", () => {
    for (const text of ["", "the grant", "pour les", "xyzzy", "a"]) expect(topics(text)).toEqual([]);
  });

  it("are found in everyday words, French and Spanish", () => {
    const first = (text: string) =>
      findLikelyTopics(listWords(text))
        .slice(0, 3)
        .map(([id]) => id);
    expect(first("women who are battered at home")).toContain("domestic-violence");
    expect(first("les violences faites aux conjoints")).toContain("domestic-violence");
    expect(first("contra la violencia doméstica")).toContain("domestic-violence");
  });
});
