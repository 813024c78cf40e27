import { describe, expect, it } from "vitest";
import { readSearchLabels } from "../search/measure-search";
import {
  describeLanguages,
  LANGUAGES,
  measureShare,
  type QuestionResult,
  reachesGoal,
  readModelledCalls,
  readQuestions,
} from "./measure-languages";

describe("the questions in four languages", () => {
  it("are sixty, fifteen for the calls of each language, half of them kept for the report", async () => {
    const questions = await readQuestions();
    for (const language of LANGUAGES)
      expect(questions.filter((question) => question.language === language)).toHaveLength(15);
    expect(questions.filter(({ half }) => half === "report")).toHaveLength(30);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(60);
  });

  it("each have calls in their language", async () => {
    const calls = await readModelledCalls();
    const graded = new Set((await readSearchLabels("choose")).map(({ organisation }) => organisation));
    const questions = await readQuestions();
    const ids = questions.map(({ id }) => id);
    for (const call of calls) expect(ids).toEqual(expect.arrayContaining(call.questions));
    for (const { id, language, labels } of questions)
      expect(
        labels === ""
          ? calls.some((call) => call.language === language && call.questions.includes(id))
          : graded.has(labels),
      ).toBe(true);
  });
});

describe("the report of languages", () => {
  const build = (id: string, found: QuestionResult["found"]): QuestionResult => ({
    ...{ id, half: "tune", language: "es", labels: "", found },
    texts: { en: "water", fr: "eau", es: "agua", pt: "água" },
  });
  const results = [
    build("q1", { en: 1, fr: 1, es: 1, pt: 1 }),
    build("q2", { en: 0, fr: 0.5, es: 0.5, pt: 0.2 }),
  ];

  it("divides what other languages find by what the call's own finds", () => {
    expect(measureShare(results)).toBeCloseTo(0.822, 3);
    expect(reachesGoal(results)).toBe(true);
    expect(reachesGoal(results.slice(1))).toBe(false);
  });

  it("tells both and the worst questions", () => {
    const lines = describeLanguages(results, 1).split("\n");
    expect(lines[0]).toBe(
      "2 questions: recall@20 in the call's own language 0.750, in others 0.617, share 0.822",
    );
    expect(lines).toContain("Calls in es (2 questions), asked in: en 0.50, fr 0.75, es 0.75, pt 0.60");
    expect(lines.at(-1)).toBe("q2 “water” 0.00, “eau” 0.50, “agua” 0.50, “água” 0.20");
  });
});
