import { expect, it } from "vitest";
import { parseCriteria } from "./parse-criteria";

it("titles, weights and descriptions are read from a pasted list", () => {
  expect(
    parseCriteria("1. Impact: who benefits and how (40 points)\n2. Team – 30 %\n3. Budget\nIs it plausible?"),
  ).toEqual([
    { title: "Impact", description: "who benefits and how", weight: 40 },
    { title: "Team", description: null, weight: 30 },
    { title: "Budget", description: "Is it plausible?", weight: 1 },
  ]);
});

it("French weights are read, and lines without one count the same", () => {
  expect(parseCriteria("- Utilité sociale (sur 20)\n- Pérennité\n- Équipe : 15 points")).toEqual([
    { title: "Utilité sociale", description: null, weight: 20 },
    { title: "Pérennité", description: null, weight: 1 },
    { title: "Équipe", description: null, weight: 15 },
  ]);
});
