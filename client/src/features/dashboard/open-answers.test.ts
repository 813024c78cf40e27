import { describe, expect, it } from "vitest";
import type { MatchGate } from "@shared/validators/opportunities";
import { findOpenAnswers } from "./open-answers";

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

describe("open questions of the matches", () => {
  it("open questions are none where all is known or no answer tells", () => {
    expect(findOpenAnswers([match("a", gate("met"), gate("unknown")), match("a")])).toBeUndefined();
    expect(findOpenAnswers([])).toBeUndefined();
  });

  it("open questions are named once, with the number of matches they are about", () => {
    const matches = [
      match("a", gate("unknown", "country", "region"), gate("unknown", "stage")),
      match("a", gate("unknown", "country"), gate("met", "foundedYear")),
      match("a", gate("met")),
    ];
    expect(findOpenAnswers(matches)).toEqual({
      entityId: "a",
      ask: ["country", "region", "stage"],
      count: 2,
    });
  });

  it("open questions are those of the entity with the most affected matches", () => {
    const matches = [
      match("a", gate("unknown", "stage")),
      match("b", gate("unknown", "country")),
      match("b", gate("unknown", "country")),
    ];
    expect(findOpenAnswers(matches)).toMatchObject({ entityId: "b", count: 2 });
  });
});
