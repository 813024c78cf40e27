import { describe, expect, it } from "vitest";
import { FALLBACK_DECK_SCORES } from "@shared/constants/pitch-decks";
import {
  getDeckPhase,
  getDeckScores,
  joinNumbers,
  getLaterFailure,
  getProviderLabel,
  getScoreTone,
  listSentences,
  splitSlide,
  toScore,
  formatUnreadSlides,
  type Deck,
} from "./deck-figures";
import { buildAnalysis, buildDeck, buildWaitingDeck } from "./test-decks";

describe("a deck's score", () => {
  it.each([
    [72, 72],
    ["72.50", 73],
    ["0", 0],
    [140, 100],
    [-3, 0],
    [null, null],
    [undefined, null],
    ["", null],
    ["good", null],
    [NaN, null],
    [{}, null],
  ])("reads the score %j as %j", (given, score) => expect(toScore(given)).toBe(score));

  it.each([
    [100, "good"],
    [80, "good"],
    [79, "middle"],
    [60, "middle"],
    [59, "destructive"],
    [0, "destructive"],
  ])("colours the score %i as %s", (score, tone) => expect(getScoreTone(score)).toBe(tone));
});

describe("the six scores", () => {
  it("the six scores are the server's, with null where nothing was judged", () => {
    expect(getDeckScores(buildDeck())).toEqual(buildAnalysis().scores);
  });

  it("the six scores are null, never invented, where a server that gives scores leaves one out", () => {
    const deck = { ...buildDeck(), aiAnalysis: { scores: { marketSize: "61" } } } as unknown as Deck;
    expect(getDeckScores(deck)).toEqual({
      problemClarity: null,
      solutionFit: null,
      marketSize: 61,
      teamStrength: null,
      financialViability: null,
      investorAppeal: null,
    });
  });

  it("the six scores are the product's constants only for an answer without any scores", () => {
    expect(getDeckScores({ ...buildDeck(), aiAnalysis: { strengths: [] } })).toBe(FALLBACK_DECK_SCORES);
    expect(getDeckScores({ ...buildDeck(), aiAnalysis: null })).toBe(FALLBACK_DECK_SCORES);
  });
});

describe("the state of a deck", () => {
  it.each([
    [buildDeck(), "analyzed"],
    [buildDeck({ isAnalyzing: true }), "analyzed"],
    [buildWaitingDeck(), "analyzing"],
    [{ ...buildDeck(), status: "queued" }, "analyzing"],
    [buildWaitingDeck({ status: "failed", isAnalyzing: false }), "failed"],
    [buildWaitingDeck({ status: "failed", isAnalyzing: true }), "analyzing"],
  ])("tells the state of deck %#", (deck: Deck, phase) => expect(getDeckPhase(deck)).toBe(phase));

  it("shows a later failure only beside an analysis, and not while another is running", () => {
    const failureReason = "OpenAI did not answer.";
    expect(getLaterFailure(buildDeck({ failureReason }))).toBe(failureReason);
    expect(getLaterFailure(buildDeck({ failureReason, isAnalyzing: true }))).toBeNull();
    expect(getLaterFailure(buildWaitingDeck({ failureReason }))).toBeNull();
    expect(getLaterFailure(buildDeck())).toBeNull();
  });
});

describe("words about a deck", () => {
  it("keeps only the texts of an analysis list", () => {
    const deck = { ...buildDeck(), aiAnalysis: { strengths: ["Good", 3, "", null] } } as unknown as Deck;
    expect(listSentences(deck, "strengths")).toEqual(["Good"]);
    expect(listSentences(deck, "weaknesses")).toEqual([]);
  });

  it("names who judged a deck", () => {
    expect(getProviderLabel("openai")).toBe("OpenAI");
    expect(getProviderLabel("builtin")).toBe("Built-in rules");
    expect(getProviderLabel("both")).toBe("Hybrid");
    expect(getProviderLabel(null)).toBe("Both");
    expect(getProviderLabel("gemini")).toBe("gemini");
  });

  it("finds the slide that a sentence is about", () => {
    expect(splitSlide("Slide 12: The ask is missing.")).toEqual({
      slide: "Slide 12",
      text: "The ask is missing.",
    });
    expect(splitSlide("Slides 3 and 4: Too long.")).toEqual({ slide: "Slides 3 and 4", text: "Too long." });
    expect(splitSlide("Slide decks: a guide")).toEqual({ slide: null, text: "Slide decks: a guide" });
  });

  it("names the slides that could not be read", () => {
    expect(formatUnreadSlides([])).toBeUndefined();
    expect(formatUnreadSlides(undefined)).toBeUndefined();
    expect(formatUnreadSlides([4])).toBe("Slide 4 is a picture; its text could not be read");
    expect(formatUnreadSlides([3, 5])).toBe("Slides 3 and 5 are pictures; their text could not be read");
  });

  it.each([
    [[1], "1"],
    [[2, 1], "1 and 2"],
    [[1, 2, 3], "1–3"],
    [[1, 3, 4, 5, 9, 10], "1, 3–5, 9 and 10"],
  ])("joins the slide numbers %j", (numbers, text) => expect(joinNumbers(numbers)).toBe(text));
});
