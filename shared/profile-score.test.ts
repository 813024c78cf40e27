import { describe, expect, it } from "vitest";
import { ALL_ENTITY_TYPES, type EntityType } from "./constants/enums";
import { getQuestionnaire, listQuestions } from "./constants/questionnaires";
import type { Answers, AnswerValue } from "./constants/questionnaires/questions";
import { isAnswered, scoreProfile } from "./profile-score";

type Layer = 1 | 2 | 3;

/** Returns answers to the questions of some layers, or only to the required or the optional ones. */
function buildAnswers(
  type: EntityType,
  layers: Layer[],
  selection: "all" | "required" | "optional" = "all",
): Answers {
  const questions = layers
    .flatMap((layer) => getQuestionnaire(type, layer))
    .filter((question) => selection === "all" || question.required === (selection === "required"));
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
  ])("%j counts as answered: %s", (answer, expected) => {
    expect(isAnswered(answer)).toBe(expected);
  });
});

describe.each(ALL_ENTITY_TYPES)("the score of a %s", (type) => {
  it.each<[string, Answers, [boolean, boolean, boolean], number]>([
    ["nothing", {}, [false, false, false], 0],
    ["the first layer", buildAnswers(type, [1]), [true, false, false], 40],
    ["the second layer", buildAnswers(type, [2]), [false, true, false], 30],
    ["the third layer", buildAnswers(type, [3]), [false, false, true], 30],
    ["the first two layers", buildAnswers(type, [1, 2]), [true, true, false], 70],
    ["everything", buildAnswers(type, [1, 2, 3]), [true, true, true], 100],
  ])("the score counts answers to %s", (_what, answers, complete, score) => {
    expect(scoreProfile(type, answers)).toEqual({
      layer1Complete: complete[0],
      layer2Complete: complete[1],
      layer3Complete: complete[2],
      profileCompletionScore: score,
    });
  });

  it("a layer is complete once its required questions are answered, even if the score is not full", () => {
    const result = scoreProfile(type, buildAnswers(type, [1, 2, 3], "required"));
    expect(result).toMatchObject({ layer1Complete: true, layer2Complete: true, layer3Complete: true });
    expect(result.profileCompletionScore).toBeLessThan(100);
  });

  it("no layer is complete while only optional questions are answered", () => {
    const result = scoreProfile(type, buildAnswers(type, [1, 2, 3], "optional"));
    expect(result).toMatchObject({ layer1Complete: false, layer2Complete: false, layer3Complete: false });
    expect(result.profileCompletionScore).toBeGreaterThan(0);
  });

  it("the score falls when any answer is cleared", () => {
    const fullAnswers = buildAnswers(type, [1, 2, 3]);
    for (const { fieldName } of listQuestions(type)) {
      expect(scoreProfile(type, { ...fullAnswers, [fieldName]: null }).profileCompletionScore).toBeLessThan(
        100,
      );
    }
  });

  it("a layer is incomplete again when a required answer is cleared", () => {
    const fullAnswers = buildAnswers(type, [1, 2, 3]);
    const [required] = getQuestionnaire(type, 3).filter((question) => question.required);
    expect(scoreProfile(type, { ...fullAnswers, [required!.fieldName]: "" })).toMatchObject({
      layer2Complete: true,
      layer3Complete: false,
    });
  });

  it("the score ignores answers to unknown questions", () => {
    expect(scoreProfile(type, { name: "x", type, status: "active" }).profileCompletionScore).toBe(0);
  });
});

describe("rounding", () => {
  it("one answer of seven in the first layer counts as 6", () => {
    expect(scoreProfile("Startup", { country: "GH" }).profileCompletionScore).toBe(6);
  });

  it("the answers no and zero count", () => {
    const before = scoreProfile("Social Enterprise", {}).profileCompletionScore;
    const after = scoreProfile("Social Enterprise", { bCorpCertified: false, peopleReached: 0 });
    expect(after.profileCompletionScore).toBeGreaterThan(before);
  });
});
