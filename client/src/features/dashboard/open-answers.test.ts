import { describe, expect, it } from "vitest";
import type { MatchGate } from "@shared/validators/opportunities";
import { openAnswers } from "./open-answers";

const gate = (verdict: MatchGate["verdict"], ...ask: string[]): MatchGate => ({
  gate: "country",
  label: "Country",
  verdict,
  opportunity: "Kenya",
  profile: null,
  ask,
});
const match = (matchedEntityId: string, ...matchGates: MatchGate[]) => ({
  matchedEntityId,
  matchGates,
});

describe("what further answers would settle", () => {
  it("is nothing where all is known, or no answer tells", () => {
    expect(openAnswers([match("a", gate("met"), gate("unknown")), match("a")])).toBeUndefined();
    expect(openAnswers([])).toBeUndefined();
  });

  it("names each question once, and counts the matches that they are about", () => {
    const matches = [
      match("a", gate("unknown", "country", "region"), gate("unknown", "stage")),
      match("a", gate("unknown", "country"), gate("met", "foundedYear")),
      match("a", gate("met")),
    ];
    expect(openAnswers(matches)).toEqual({ entityId: "a", ask: ["country", "region", "stage"], count: 2 });
  });

  it("takes the entity where they settle most", () => {
    const matches = [
      match("a", gate("unknown", "stage")),
      match("b", gate("unknown", "country")),
      match("b", gate("unknown", "country")),
    ];
    expect(openAnswers(matches)).toMatchObject({ entityId: "b", count: 2 });
  });
});
