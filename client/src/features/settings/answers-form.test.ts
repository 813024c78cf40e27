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

describe("the changed answers of a profile", () => {
  const before = rawAnswers(QUESTIONS, STORED);

  it("an unchanged profile form sends nothing", () => {
    expect(changedAnswers(QUESTIONS, before, before)).toEqual({});
  });

  it("a profile form sends only changed answers, parsed", () => {
    const now = { ...before, year: " 1999 ", certified: "true", skills: "x, , z," };
    expect(changedAnswers(QUESTIONS, now, before)).toEqual({
      year: 1999,
      certified: true,
      skills: ["x", "z"],
    });
  });

  it("a profile form clears an answer with null, and a list with an empty one", () => {
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

  it("spaces around a figure are no change of the answer", () => {
    expect(changedAnswers(QUESTIONS, { ...before, revenue: " 1200.50 " }, before)).toEqual({});
  });
});

it("counts required questions without an answer, and no is an answer", () => {
  expect(countOpenRequired(QUESTIONS, rawAnswers(QUESTIONS, STORED))).toBe(0);
  expect(countOpenRequired(QUESTIONS, rawAnswers(QUESTIONS, {}))).toBe(4);
});

it("finds whole numbers that are invalid", () => {
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
