import { describe, expect, it } from "vitest";
import type { QuestionType } from "./constants/enums";
import type { AnswerValue } from "./constants/questionnaires/questions";
import { formatAnswer, isUnreadable, parseAnswer, type RawAnswer } from "./questionnaire-answers";

describe("parseAnswer", () => {
  it.each<[QuestionType, RawAnswer, AnswerValue]>([
    ["integer", "2019", 2019],
    ["integer", " 42 ", 42],
    ["integer", "007", 7],
    ["integer", "-3", -3],
    ["integer", "0", 0],
    ["integer", "", null],
    ["integer", "   ", null],
    ["integer", "twelve", null],
    ["integer", "12.5", null],
    ["integer", "1,500", null],
    ["integer", "1e3", null],
    ["integer", "0x10", null],
    ["integer", null, null],
    ["number", "1234.50", "1234.50"],
    ["number", " 0.1 ", "0.1"],
    ["number", "9999999999999.99", "9999999999999.99"],
    ["number", "abc", "abc"],
    ["number", "", null],
    ["array", "solar, wind,, hydro ,", ["solar", "wind", "hydro"]],
    ["array", "one\ntwo, three", ["one", "two", "three"]],
    ["array", "single", ["single"]],
    ["array", "", []],
    ["array", " , ,", []],
    ["array", undefined, null],
    ["multiselect", ["ai", "health"], ["ai", "health"]],
    ["multiselect", [], []],
    ["select", "GH", "GH"],
    ["select", "", null],
    ["text", "  Ama  ", "Ama"],
    ["text", "   ", null],
    ["textarea", "line one\n  line two\n", "line one\n  line two\n"],
    ["textarea", "\n \n", null],
    ["boolean", true, true],
    ["boolean", false, false],
    ["boolean", "true", true],
    ["boolean", "false", false],
    ["boolean", "", null],
    ["boolean", undefined, null],
  ])("a field of type %s with %j is read as %j", (type, raw, answer) => {
    expect(parseAnswer({ type }, raw)).toEqual(answer);
  });
});

describe("isUnreadable", () => {
  it.each<[QuestionType, RawAnswer, boolean]>([
    ["integer", "twelve", true],
    ["integer", "12.5", true],
    ["integer", "12", false],
    ["integer", "", false],
    ["text", "twelve", false],
  ])("a field of type %s with %j is unreadable: %s", (type, raw, expected) => {
    expect(isUnreadable({ type }, raw)).toBe(expected);
  });
});

describe("formatAnswer", () => {
  it.each<[QuestionType, AnswerValue | undefined, RawAnswer]>([
    ["integer", 2019, "2019"],
    ["integer", 0, "0"],
    ["integer", null, ""],
    ["number", "1234.50", "1234.50"],
    ["number", "1000.00", "1000"],
    ["number", "-2.00", "-2"],
    ["number", "0.00", "0"],
    ["number", null, ""],
    ["array", ["solar", "wind"], "solar, wind"],
    ["array", null, ""],
    ["multiselect", ["ai"], ["ai"]],
    ["multiselect", null, []],
    ["select", "GH", "GH"],
    ["select", undefined, ""],
    ["text", "Ama", "Ama"],
    ["boolean", true, "true"],
    ["boolean", false, "false"],
    ["boolean", null, ""],
  ])("an answer of type %s, %j, is shown as %j", (type, answer, text) => {
    expect(formatAnswer({ type }, answer)).toEqual(text);
  });

  it.each<[QuestionType, AnswerValue]>([
    ["integer", 12],
    ["number", "12.5"],
    ["array", ["solar", "wind"]],
    ["multiselect", ["ai", "health"]],
    ["select", "Seed"],
    ["text", "Ama"],
    ["textarea", "one\n\ntwo"],
    ["boolean", false],
  ])("an answer of type %s, %j, is the same after being shown and read", (type, answer) => {
    expect(parseAnswer({ type }, formatAnswer({ type }, answer))).toEqual(answer);
  });
});
