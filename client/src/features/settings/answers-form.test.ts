import { describe, expect, it } from "vitest";
import type { QuestionType } from "@shared/constants/enums";
import type { AnswerValue, Question } from "@shared/constants/questionnaires/questions";
import {
  listChangedAnswers,
  countOpenRequired,
  describeAnswer,
  listOptions,
  toRawAnswers,
  listInvalidFields,
} from "./answers-form";

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
  const before = toRawAnswers(QUESTIONS, STORED);

  it("an unchanged profile form sends nothing", () => {
    expect(listChangedAnswers(QUESTIONS, before, before)).toEqual({});
  });

  it("a profile form sends only changed answers, parsed", () => {
    const now = { ...before, year: " 1999 ", certified: "true", skills: "x, , z," };
    expect(listChangedAnswers(QUESTIONS, now, before)).toEqual({
      year: 1999,
      certified: true,
      skills: ["x", "z"],
    });
  });

  it("a profile form clears an answer with null, and a list with an empty one", () => {
    const now = { about: " ", year: "", revenue: "", certified: "", fields: [], skills: "" };
    expect(listChangedAnswers(QUESTIONS, now, before)).toEqual({
      about: null,
      year: null,
      revenue: null,
      certified: null,
      fields: [],
      skills: [],
    });
  });

  it("spaces around a figure are no change of the answer", () => {
    expect(listChangedAnswers(QUESTIONS, { ...before, revenue: " 1200.50 " }, before)).toEqual({});
  });
});

it("counts required questions without an answer, and no is an answer", () => {
  expect(countOpenRequired(QUESTIONS, toRawAnswers(QUESTIONS, STORED))).toBe(0);
  expect(countOpenRequired(QUESTIONS, toRawAnswers(QUESTIONS, {}))).toBe(4);
});

it("finds whole numbers that are invalid", () => {
  expect(listInvalidFields(QUESTIONS, { year: "twelve" })).toEqual(["year"]);
  expect(listInvalidFields(QUESTIONS, { year: "" })).toEqual([]);
});

it("keeps a stored answer among the options that is no longer one", () => {
  const asked = question("fields", "multiselect", { options: ["a", { value: "b", label: "Bee" }] });
  expect(listOptions(asked, ["b", "old"])).toEqual([
    { value: "a", label: "a" },
    { value: "b", label: "Bee" },
    { value: "old", label: "old" },
  ]);
});

it.each([
  ["text", { type: "text" }, "Accra", "Accra"],
  ["no answer", { type: "text" }, null, ""],
  ["a list", { type: "array" }, ["One", "Two"], "One, Two"],
  ["yes", { type: "boolean" }, true, "Yes"],
  ["no", { type: "boolean" }, false, "No"],
  [
    "options by their labels",
    { type: "multiselect", options: [{ value: "a", label: "Apple" }, "Pear"] },
    ["a", "Pear", "gone"],
    "Apple, Pear, gone",
  ],
  ["a whole amount", { type: "number" }, "50000.00", "50,000"],
  ["an amount with a fraction", { type: "number" }, "12500.5", "12,500.5"],
] as const)("a reader sees %s", (_what, given, answer, shown) => {
  const question = { id: "q", fieldName: "f", label: "L", required: false, ...given } as unknown as Question;
  expect(describeAnswer(question, answer as AnswerValue)).toBe(shown);
});
