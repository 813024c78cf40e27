import { isDeepStrictEqual } from "node:util";
import { serialize } from "node:v8";
import { expect, it } from "vitest";
import { learnVocabulary, readStoredVocabulary } from "./vocabulary";

it("what the build stores of the vocabulary is the same when it is read", () => {
  const learnt = learnVocabulary();
  expect(learnt.topics.words.hashes.length).toBeGreaterThan(10_000);
  // A difference between so many numbers could not be printed.
  const stored = serialize(learnt);
  const read = readStoredVocabulary(stored);
  expect(isDeepStrictEqual(read, learnt)).toBe(true);
  // An array that still lay in what was read would hold all of it.
  const listNumbers = (value: unknown): ArrayBufferView[] =>
    ArrayBuffer.isView(value)
      ? [value]
      : value instanceof Object && !Array.isArray(value)
        ? Object.values(value).flatMap(listNumbers)
        : [];
  const numbers = listNumbers(read);
  expect(numbers.length).toBeGreaterThan(20);
  expect(numbers.filter(({ buffer, byteLength }) => buffer.byteLength !== byteLength)).toEqual([]);
});
