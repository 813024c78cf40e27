import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSectionReader } from "./section-reader";

const read = (...pieces: string[]) => {
  const reader = createSectionReader();
  let sections = reader.read("");
  for (const piece of pieces) sections = reader.read(piece);
  return Object.fromEntries(sections);
};

/** Cuts a text anywhere, also inside an escape. */
const cutAt = (text: string, cuts: readonly number[]) => {
  const at = [...new Set(cuts.map((cut) => cut % (text.length + 1)))].sort((a, b) => a - b);
  return [0, ...at].map((from, index) => text.slice(from, at[index] ?? text.length));
};

describe("an object of texts that is still being written", () => {
  it("gives back what is there, and which texts are whole", () => {
    expect(read('{"need": "Dark mark')).toEqual({ need: { text: "Dark mark", isDone: false } });
    expect(read('{"need": "Dark markets", "sol')).toEqual({ need: { text: "Dark markets", isDone: true } });
    expect(read('{"need":"a","team":"')).toEqual({
      need: { text: "a", isDone: true },
      team: { text: "", isDone: false },
    });
  });

  it("waits for the rest of an escape", () => {
    expect(read('{"a": "x\\')).toEqual({ a: { text: "x", isDone: false } });
    expect(read('{"a": "x\\', "n")).toEqual({ a: { text: "x\n", isDone: false } });
    expect(read('{"a": "x\\u00e')).toEqual({ a: { text: "x", isDone: false } });
    expect(read('{"a": "x\\u00e', '9"')).toEqual({ a: { text: "xé", isDone: true } });
  });

  it("reads whatever JSON can say, wherever it is cut", () => {
    const key = fc.string({ unit: "binary", minLength: 1, maxLength: 8 }).filter((k) => k !== "__proto__");
    const texts = fc.dictionary(key, fc.string({ unit: "binary" }), { maxKeys: 6 });
    fc.assert(
      fc.property(texts, fc.array(fc.nat(), { maxLength: 12 }), fc.nat(3), (object, cuts, indent) => {
        const expected = Object.fromEntries(
          Object.entries(object).map(([name, text]) => [name, { text, isDone: true }]),
        );
        expect(read(...cutAt(JSON.stringify(object, null, indent), cuts))).toEqual(expected);
        const ascii = JSON.stringify(object).replace(
          /[^\x20-\x7e]/g,
          (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
        );
        expect(read(...cutAt(ascii, cuts))).toEqual(expected);
      }),
    );
  });

  it.each([
    ["prose", "Dear funder, {"],
    ["a list", '["a", "b"]'],
    ["something else than a text", '{"a": {"b": "c"}}'],
    ["a number", '{"a": 5, "b": "c"}'],
    ["an unquoted key", '{a: "b"}'],
  ])("reads nothing of %s", (_what, text) => {
    expect(read(text)).toEqual({});
  });
});
