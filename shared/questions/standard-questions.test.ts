import { expect, it } from "vitest";
import { STANDARD_QUESTIONS } from "./standard-questions";

const all = STANDARD_QUESTIONS.flatMap(({ questions }) => questions);

it("standard questions have a name each, and none is asked twice", () => {
  for (const values of [all.map(({ id }) => id), all.map(({ en }) => en), all.map(({ fr }) => fr)])
    expect(new Set(values).size).toBe(all.length);
  expect(all.length).toBe(40);
});
