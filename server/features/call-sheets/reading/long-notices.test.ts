import { describe, expect, it } from "vitest";
import { readCall } from "./read-call";

const read = (text: string) =>
  readCall([{ number: 1, text, isUnread: false }]).map(({ kind, quote }) => [kind, quote]);
const PARAGRAPH =
  "The money that is left over at the end of a year stays with the project, and it may be spent on the same costs in the year that follows.";

describe("in a long notice", () => {
  it("a criterion has the weight that stands in the line below it", () => {
    expect(
      readCall([{ number: 1, text: "Criterion 1: Need\n15 points\nWho needs it.", isUnread: false }]),
    ).toEqual([
      expect.objectContaining({
        kind: "criterion",
        value: { name: "Criterion 1: Need", weight: 15, unit: "points" },
      }),
    ]);
  });

  it("a list without marks ends at a heading with a paragraph below it", () => {
    const found = read(`Award criteria\nImpact\nQuality of the team\nLeft-over money\n${PARAGRAPH}`);
    expect(found).toContainEqual(["criterion", "Quality of the team"]);
    expect(found).not.toContainEqual(["criterion", "Left-over money"]);
  });

  it("a list ends where a sentence begins a list of something else", () => {
    const found = read(
      "Documents to send\n• a project budget\nWe will not look at an application that:\n• comes after the last day",
    );
    expect(found).toEqual([["document", "• a project budget"]]);
  });

  it("a sentence below a list of criteria may set a limit, and a heading is none of them", () => {
    expect(
      read("Award criteria\nImpact (40 points)\nQuestions\nThe proposal must not exceed 10 pages."),
    ).toEqual([
      ["criterion", "Impact (40 points)"],
      ["limit", "The proposal must not exceed 10 pages."],
    ]);
    const below = read("Award criteria\nImpact (40 points)\nThe proposal must not exceed 10 pages.");
    expect(below).toContainEqual(["limit", "The proposal must not exceed 10 pages."]);
  });

  it("a numbered step ends the list before it", () => {
    const found = read("Required documents\nProject budget\nStep 4: Learn how we look at it\nFirst look");
    expect(found).toEqual([["document", "Project budget"]]);
  });

  it("a duty of whoever applies is no rule on who may apply", () => {
    expect(read("You must submit your application through the portal.")).toEqual([]);
    expect(read("You must be a charity in Wales.")).toEqual([
      ["eligibility", "You must be a charity in Wales."],
    ]);
  });

  it("what costs or plans of an evaluation are headed by is no criterion", () => {
    expect(read("Evaluation costs\n• software for reports")).toEqual([]);
  });

  it('a dollar sign or a "No" is no document', () => {
    expect(read("Required documents\nProject budget\nNo\n$")).toEqual([["document", "Project budget"]]);
  });

  it("a telephone number keeps the 1 before it", () => {
    expect(read("Questions? Call 1-800-555-0170.")).toEqual([["contact", "1-800-555-0170"]]);
  });
});
