import { describe, expect, it } from "vitest";
import { CALL_QUOTE_MAX } from "@shared/constants/calls";
import { splitPassages } from "./passages";
import { readCall } from "./read-call";
import type { CallPage } from "./types";

const toPage = (text: string): CallPage[] => [{ number: 1, text, isUnread: false }];
const HEAD = "Criterion | Points";
const CHARACTERS = 400_000;
const repeat = (words: string): string =>
  words.repeat(Math.ceil(CHARACTERS / words.length)).slice(0, CHARACTERS);

function measure(run: () => unknown): number {
  const began = performance.now();
  run();
  return performance.now() - began;
}

describe("a line of 400,000 characters", () => {
  it.each(["I | ", "my me I ", "eligible | ", "Crew | 5 points, ", "I? | "])(
    "is read in time below the head of a table: %j again and again",
    (words) => {
      expect(measure(() => readCall(toPage(`${HEAD}\n${repeat(words)}`)))).toBeLessThan(3_000);
    },
  );

  it("is cut into passages that can be quoted", () => {
    const passages = splitPassages(toPage(`${HEAD}\n${repeat("Crew | ")}\nCare of the pier | 40`));
    expect(Math.max(...passages.map(({ text }) => text.length))).toBeLessThanOrEqual(CALL_QUOTE_MAX);
    expect(passages.at(-1)!.table).toBeDefined();
  });
});
