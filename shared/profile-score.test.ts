import { describe, expect, it } from "vitest";
import { ALL_ENTITY_TYPES, type EntityType } from "./constants/enums";
import { getQuestionnaire, listQuestions } from "./constants/questionnaires";
import type { Answers, AnswerValue } from "./constants/questionnaires/questions";
import { isAnswered, scoreProfile } from "./profile-score";

type Layer = 1 | 2 | 3;

/** Answers to the questions of some layers; those that are only required ones on demand. */
function answersTo(
  type: EntityType,
  layers: Layer[],
  which: "all" | "required" | "optional" = "all",
): Answers {
  const questions = layers
    .flatMap((layer) => getQuestionnaire(type, layer))
    .filter((question) => which === "all" || question.required === (which === "required"));
  return Object.fromEntries(questions.map((question) => [question.fieldName, "x"]));
}

describe("isAnswered", () => {
  it.each<[AnswerValue | undefined, boolean]>([
    [undefined, false],
    [null, false],
    ["", false],
    ["  ", false],
    [[], false],
    ["x", true],
    [["x"], true],
    [0, true],
    ["0", true],
    [false, true],
    [true, true],
  ])("takes %j for %s", (answer, expected) => {
    expect(isAnswered(answer)).toBe(expected);
  });
});

describe.each(ALL_ENTITY_TYPES)("the score of a %s", (type) => {
  it.each<[string, Answers, [boolean, boolean, boolean], number]>([
    ["nothing", {}, [false, false, false], 0],
    ["the first layer", answersTo(type, [1]), [true, false, false], 40],
    ["the second layer", answersTo(type, [2]), [false, true, false], 30],
    ["the third layer", answersTo(type, [3]), [false, false, true], 30],
    ["the first two layers", answersTo(type, [1, 2]), [true, true, false], 70],
    ["everything", answersTo(type, [1, 2, 3]), [true, true, true], 100],
  ])("with %s answered", (_what, answers, complete, score) => {
    expect(scoreProfile(type, answers)).toEqual({
      layer1Complete: complete[0],
      layer2Complete: complete[1],
      layer3Complete: complete[2],
      profileCompletionScore: score,
    });
  });

  it("calls a layer complete once its required questions are answered, though the score is not full", () => {
    const result = scoreProfile(type, answersTo(type, [1, 2, 3], "required"));
    expect(result).toMatchObject({ layer1Complete: true, layer2Complete: true, layer3Complete: true });
    expect(result.profileCompletionScore).toBeLessThan(100);
  });

  it("calls no layer complete while only optional questions are answered", () => {
    const result = scoreProfile(type, answersTo(type, [1, 2, 3], "optional"));
    expect(result).toMatchObject({ layer1Complete: false, layer2Complete: false, layer3Complete: false });
    expect(result.profileCompletionScore).toBeGreaterThan(0);
  });

  it("falls when any answer is cleared", () => {
    const full = answersTo(type, [1, 2, 3]);
    for (const { fieldName } of listQuestions(type)) {
      expect(scoreProfile(type, { ...full, [fieldName]: null }).profileCompletionScore).toBeLessThan(100);
    }
  });

  it("opens a layer again when a required answer is cleared", () => {
    const full = answersTo(type, [1, 2, 3]);
    const [required] = getQuestionnaire(type, 3).filter((question) => question.required);
    expect(scoreProfile(type, { ...full, [required!.fieldName]: "" })).toMatchObject({
      layer2Complete: true,
      layer3Complete: false,
    });
  });

  it("ignores what is no question", () => {
    expect(scoreProfile(type, { name: "x", type, status: "active" }).profileCompletionScore).toBe(0);
  });
});

describe("rounding", () => {
  it("counts one answer of seven in the first layer as 6", () => {
    expect(scoreProfile("Startup", { country: "GH" }).profileCompletionScore).toBe(6);
  });

  it("counts a bare no and a bare zero", () => {
    const before = scoreProfile("Social Enterprise", {}).profileCompletionScore;
    const after = scoreProfile("Social Enterprise", { bCorpCertified: false, peopleReached: 0 });
    expect(after.profileCompletionScore).toBeGreaterThan(before);
  });
});
