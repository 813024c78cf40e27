import { describe, expect, it } from "vitest";
import { type DeckRuns, isAnalyzing, planRun } from "./deck-runs";

const idle: DeckRuns = { requestedRun: 1, runningRun: null, finishedRun: 1, requestedProvider: "openai" };
const waiting: DeckRuns = { ...idle, requestedRun: 2 };
const running: DeckRuns = { ...waiting, runningRun: 2 };
const runningWithNext: DeckRuns = { ...running, requestedRun: 3, requestedProvider: "both" };

describe("planRun", () => {
  it.each([
    ["nothing is under way", idle, "openai", { run: 2, isNew: true }],
    ["the same waits: joined", waiting, "openai", { run: 2, isNew: false }],
    ["another waits: taken over", waiting, "anthropic", { run: 2, isNew: false }],
    ["the same is under way: joined", running, "openai", { run: 2, isNew: false }],
    ["another is under way: next in line", running, "anthropic", { run: 3, isNew: true }],
    ["one is under way and the same waits: joined", runningWithNext, "both", { run: 3, isNew: false }],
    ["one is under way and another waits: taken over", runningWithNext, "openai", { run: 3, isNew: false }],
  ] as const)("when %s", (_when, deck, provider, plan) => {
    expect(planRun(deck, provider)).toEqual(plan);
  });

  it.each([
    ["the same is under way: next in line", running, { run: 3, isNew: true }],
    ["the same waits: joined", waiting, { run: 2, isNew: false }],
    ["nothing is under way", idle, { run: 2, isNew: true }],
  ] as const)("when the deck has changed and %s", (_when, deck, plan) => {
    expect(planRun(deck, "openai", true)).toEqual(plan);
  });

  it("costs at most two runs, however often and for whom one clicks while one is under way", () => {
    let deck: DeckRuns = idle;
    let counted = 0;
    const ask = (provider: "openai" | "anthropic" | "both") => {
      const plan = planRun(deck, provider);
      if (plan.isNew) counted += 1;
      deck = { ...deck, requestedRun: plan.run, requestedProvider: provider };
    };
    ask("openai");
    deck = { ...deck, runningRun: deck.requestedRun };
    for (const provider of ["openai", "anthropic", "both", "openai", "anthropic", "anthropic"] as const)
      ask(provider);
    expect(counted).toBe(2);
  });
});

describe("isAnalyzing", () => {
  it("is so while a run asked for has not ended", () => {
    expect([idle, waiting, running].map(isAnalyzing)).toEqual([false, true, true]);
  });
});
