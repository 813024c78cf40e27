import { describe, expect, it } from "vitest";
import { parseQuestions } from "./parse-questions";

describe("a pasted list of questions", () => {
  it.each([
    [
      "numbers",
      "1. Who are you?\n2) What is it for?\n(3) Why now?",
      ["Who are you?", "What is it for?", "Why now?"],
    ],
    ["words with numbers", "Question 1: Who are you?\nQ2. Why now?", ["Who are you?", "Why now?"]],
    ["bullets", "• Who are you?\n- Why now?", ["Who are you?", "Why now?"]],
    ["plain lines", "Who are you?\nWhy now?", ["Who are you?", "Why now?"]],
    [
      "empty lines",
      "Who are you?\nAnd since when?\n\nWhy now?",
      ["Who are you?\nAnd since when?", "Why now?"],
    ],
    [
      "a line that goes on",
      "Describe the need that\nyour project meets\nWhy now?",
      ["Describe the need that\nyour project meets", "Why now?"],
    ],
    [
      "bullets below numbers",
      "1. Tell us of:\n- your team\n- your board\n2. Why now?",
      ["Tell us of:\n- your team\n- your board", "Why now?"],
    ],
    ["a heading above", "About you\n1. Who are you?", ["About you", "Who are you?"]],
    ["one text", "Tell us everything", ["Tell us everything"]],
    ["nothing", " \n ", []],
  ])("is split by %s", (_, pasted, questions) => {
    expect(parseQuestions(pasted).map(({ question }) => question)).toEqual(questions);
  });

  it.each([
    ["Describe el problema (máx. 250 palabras)", "Describe el problema", 250, "words"],
    ["Descreva os objetivos (até 300 palavras)", "Descreva os objetivos", 300, "words"],
    ["Resuma el proyecto. Límite: 1.500 caracteres", "Resuma el proyecto.", 1500, "characters"],
    ["صف فريق العمل (بحد أقصى 150 كلمة)", "صف فريق العمل", 150, "words"],
  ])("has its limit read in other languages: %s", (pasted, question, limit, unit) => {
    expect(parseQuestions(pasted)).toEqual([{ question, limit, unit }]);
  });

  it("of nothing but words of limits comes to an end", () => {
    expect(parseQuestions(`(${"in : max limite ".repeat(60)}`)).toHaveLength(1);
  });

  it.each([
    ["above numbers", "About you\n1. Who are you?", ["About you"]],
    [
      "between numbers",
      "1. Who are you?\n\nSECTION B: Budget\n2. What does it cost? (100 words)\nYour team\n3. Who runs it?",
      ["SECTION B: Budget", "Your team"],
    ],
    ["among plain lines", "Your project\nWhat is it?\nWhy now?", ["Your project"]],
    ["not in a list of bare topics", "Project summary\nNeed\nBudget", []],
    ["not where a limit stands", "About you (200 words)\nWhy now?", []],
    ["not in the middle of a question", "1. Describe the aims of the\nPartnership\n2. Why now?", []],
  ])("tells headings %s", (_, pasted, headings) => {
    const parsed = parseQuestions(pasted);
    expect(parsed.filter(({ isHeading }) => isHeading).map(({ question }) => question)).toEqual(headings);
  });

  it.each([
    ["Why? (150 words)", 150, "words"],
    ["Why? max. 300 words", 300, "words"],
    ["Why? (Max 300 words)", 300, "words"],
    ["Why? Maximum of 300 words.", 300, "words"],
    ["Why? [up to 2,000 characters]", 2000, "characters"],
    ["Why? - up to 2,000 characters including spaces", 2000, "characters"],
    ["Why? (no more than 250 words)", 250, "words"],
    ["Why? (300 word limit)", 300, "words"],
    ["Why? Word limit: 300", 300, "words"],
    ["Why?\nCharacter limit: 1500", 1500, "characters"],
    ["Why? 300 mots maximum", 300, "words"],
    ["Why? (1 500 caractères espaces compris)", 1500, "characters"],
    ["Why? 1 500 caractères maximum, espaces compris", 1500, "characters"],
    ["Why? (300 mots au plus)", 300, "words"],
    ["Why?\n(500 words)", 500, "words"],
  ])("gives up the limit of %j", (pasted, limit, unit) => {
    expect(parseQuestions(pasted)).toEqual([{ question: "Why?", limit, unit }]);
  });

  it.each([
    "How many words has your charter?",
    "Which 3 words describe you?",
    "How do you reach 300 people?",
    "What is your budget for 2026?",
    "(0 words)",
  ])("leaves %j as it is", (pasted) => {
    expect(parseQuestions(pasted)).toEqual([{ question: pasted, limit: null, unit: null }]);
  });

  it("a limit on a line of its own belongs to the question above", () => {
    expect(parseQuestions("Who are you?\n200 words\nWhy now?\nMax 100 words")).toEqual([
      { question: "Who are you?", limit: 200, unit: "words" },
      { question: "Why now?", limit: 100, unit: "words" },
    ]);
  });

  it("loses no word", () => {
    const pasted = "Intro\n1. One two\nthree\n\n2. Four (max 20 words) five\n- six\n3. Seven 2026.";
    const all = parseQuestions(pasted)
      .map(({ question }) => question)
      .join(" ");
    for (const word of ["Intro", "One", "two", "three", "Four", "five", "six", "Seven", "2026"])
      expect(all).toContain(word);
  });
});
