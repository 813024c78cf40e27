import { expect, it } from "vitest";
import { formatChange, listScoreVersions } from "./score-changes";
import { buildAnalysis, buildReview } from "./test-decks";

it("compares each analysis with the one before it", () => {
  const { scores } = buildAnalysis();
  const [third, second, first] = listScoreVersions([
    buildReview({ id: "3", analysisVersion: 3, overall: 70, scores: { ...scores, investorAppeal: 40 } }),
    buildReview({ id: "2", analysisVersion: 2, overall: 72.5 }),
    buildReview({
      id: "1",
      overall: null,
      scores: { ...scores, marketSize: 40, teamStrength: 90, solutionFit: null },
    }),
  ]);
  expect(third).toMatchObject({ version: 3, overall: 70, change: -3, moved: [] });
  expect(second).toMatchObject({ version: 2, overall: 73, change: null });
  expect(second?.moved).toEqual([
    { label: "Market Size", from: 40, to: 54 },
    { label: "Team Strength", from: 90, to: 82 },
  ]);
  expect(first).toMatchObject({ version: 1, overall: null, change: null, moved: [] });
});

it.each([
  [6, "+6"],
  [-3, "−3"],
  [0, "no change"],
])("formats a change of %i as %s", (change, text) => expect(formatChange(change)).toBe(text));
