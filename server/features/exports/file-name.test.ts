import { describe, expect, it } from "vitest";
import { toSafeFileName } from "./file-name";

describe("a safe file name", () => {
  it.each([
    ["deck.pdf", "deck.pdf"],
    ["Ama/../deck.pdf", "Ama .. deck.pdf"],
    [`${"a".repeat(200)}.pptx`, `${"a".repeat(75)}.pptx`],
    [`${"é😀".repeat(100)}.pdf`, `${"é😀".repeat(38)}.pdf`],
    [`${"a".repeat(70)} ${"b".repeat(5)} ${"c".repeat(50)}.pdf`, `${"a".repeat(70)} ${"b".repeat(5)}.pdf`],
    [`${"a".repeat(100)}. And then some more`, "a".repeat(80)],
    ["..hidden. ", "hidden"],
    ["what<>:is\n\tthis?", "what is this"],
    [" ./\\. ", "upload"],
  ])("of %j is %j", (given, safe) => expect(toSafeFileName(given, "upload")).toBe(safe));
});
