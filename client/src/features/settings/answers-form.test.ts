import { describe, expect, it } from "vitest";
import type { QuestionType } from "@shared/constants/enums";
import type { Question } from "@shared/constants/questionnaires/questions";
import { changedAnswers, countOpenRequired, optionsOf, rawAnswers, unreadableFields } from "./answers-form";

const question = (fieldName: string, type: QuestionType, over: Partial<Question> = {}): Question => ({
  id: fieldName,
  fieldName,
  label: fieldName,
  required: false,
  type,
  ...over,
});

const QUESTIONS = [
  question("about", "textarea", { required: true }),
  question("year", "integer"),
  question("revenue", "number", { required: true }),
  question("certified", "boolean", { required: true }),
  question("fields", "multiselect", { required: true, options: ["a", "b"] }),
  question("skills", "array"),
];
const STORED = {
  about: "We help",
  year: 2021,
  revenue: "1200.50",
  certified: false,
  fields: ["a"],
  skills: ["x", "y"],
};

describe("changedAnswers", () => {
  const before = rawAnswers(QUESTIONS, STORED);

  it("sends nothing of a form that was only looked at", () => {
    expect(changedAnswers(QUESTIONS, before, before)).toEqual({});
  });

  it("sends only what was changed, read as answers", () => {
    const now = { ...before, year: " 1999 ", certified: "true", skills: "x, , z," };
    expect(changedAnswers(QUESTIONS, now, before)).toEqual({
      year: 1999,
      certified: true,
      skills: ["x", "z"],
    });
  });

  it("clears with null, and a list with an empty one", () => {
    const now = { about: " ", year: "", revenue: "", certified: "", fields: [], skills: "" };
    expect(changedAnswers(QUESTIONS, now, before)).toEqual({
      about: null,
      year: null,
      revenue: null,
      certified: null,
      fields: [],
      skills: [],
    });
  });

  it("does not take spaces around a figure for a change", () => {
    expect(changedAnswers(QUESTIONS, { ...before, revenue: " 1200.50 " }, before)).toEqual({});
  });
});

it("counts required questions without an answer; no is an answer", () => {
  expect(countOpenRequired(QUESTIONS, rawAnswers(QUESTIONS, STORED))).toBe(0);
  expect(countOpenRequired(QUESTIONS, rawAnswers(QUESTIONS, {}))).toBe(4);
});

it("finds whole numbers that are none", () => {
  expect(unreadableFields(QUESTIONS, { year: "twelve" })).toEqual(["year"]);
  expect(unreadableFields(QUESTIONS, { year: "" })).toEqual([]);
});

it("keeps a stored answer among the options that is no longer one", () => {
  const asked = question("fields", "multiselect", { options: ["a", { value: "b", label: "Bee" }] });
  expect(optionsOf(asked, ["b", "old"])).toEqual([
    { value: "a", label: "a" },
    { value: "b", label: "Bee" },
    { value: "old", label: "old" },
  ]);
});
