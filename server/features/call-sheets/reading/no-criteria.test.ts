import { describe, expect, it } from "vitest";
import { readCall } from "./read-call";

const read = (text: string) =>
  readCall([{ number: 1, text, isUnread: false }]).map(({ kind, quote }) => [kind, quote]);
const criteriaOf = (text: string) => read(text).filter(([kind]) => kind === "criterion");

describe("percentages that make up a hundred", () => {
  it.each([
    "The grant is paid in two parts: an advance (60%) and a final payment (40%).",
    "The costs are shared: our grant (75%) and your own contribution (25%).",
    "The budget has two parts: staff (90%) and evaluation (10%).",
  ])("are no criteria where nothing speaks of judging: %j", (sentence) => {
    expect(criteriaOf(`Paying for the pier\n${sentence}`)).toEqual([]);
  });

  it("do not take the co-funding and the criteria of a call away", () => {
    const sentence = "The costs are shared: our grant (75%) and your own contribution (25%).";
    expect(read(`Cost sharing\n${sentence}\nSelection criteria\n• Care of the pier`)).toEqual([
      ["cofunding", sentence],
      ["criterion", "• Care of the pier"],
    ]);
  });

  it("are criteria in the part on them", () => {
    expect(
      criteriaOf("Selection criteria\nTwo things count: care of the pier (60%) and skill of the crew (40%)."),
    ).toHaveLength(2);
  });
});

describe("criteria of who may apply", () => {
  it("and of what may go wrong are no award criteria", () => {
    for (const sentence of [
      "Eligibility criteria: registered charity, based in Kenya, led by women.",
      "Exclusion criteria: bankrupt, convicted of fraud.",
      "Critères d'éligibilité : association déclarée, siège en France.",
      "Risk factors: storm, fire, theft.",
    ])
      expect(criteriaOf(sentence)).toEqual([]);
    expect(criteriaOf("Who can apply\nClubs are judged on their age, their crew and their boats.")).toEqual(
      [],
    );
  });

  it("and of what may go wrong make no table of award criteria", () => {
    for (const table of [
      "Eligibility criteria | Description\nRegistered charity | For two years",
      "Criterion | Eligible | Points\nRegistered charity | Yes | 10",
      "Success criteria | How it is measured\nPier is open | Visits",
      "Risk factor | Description\nStorm | In winter",
      "Factor | Description | Risk\nStorm | In winter | High",
      "Who can apply\nCriterion | Description\nRegistered charity | For two years",
    ])
      expect(criteriaOf(table)).toEqual([]);
  });

  it("are read as what they are", () => {
    const sentence = "Eligibility criteria: registered charity, based in Kenya, led by women.";
    expect(read(`Who can apply\n${sentence}`)).toEqual([["eligibility", sentence]]);
    const row = "Clubs must be registered charities | For two years at least";
    expect(read(`Who can apply\nEligibility criteria | Description\n${row}`)).toContainEqual([
      "eligibility",
      row,
    ]);
  });
});

describe("a sentence outside the part on criteria", () => {
  it.each([
    "The trustees will consider the requests at their June meeting.",
    "The panel will consider the requests at their summer meeting.",
    "Grant amounts are based on the size of the organisation and its turnover.",
    "Grants are based on the size of the organisation and its turnover.",
    "Applicants will be selected for interviews and visits.",
    "We will consider the weather, the tide and the wind.",
  ])("names no criterion when it may as well say something else: %j", (sentence) => {
    expect(criteriaOf(sentence)).toEqual([]);
  });

  it("names no criterion in the part on criteria when it says how much money there is", () => {
    expect(
      criteriaOf("Selection criteria\nGrant amounts are based on the size of the organisation and its crew."),
    ).toEqual([]);
  });

  it("of those who decide names criteria in the part on them", () => {
    expect(
      criteriaOf(
        "Selection criteria\nThe trustees will consider the care of the pier and the skill of the crew.",
      ),
    ).toHaveLength(2);
  });
});
