import { describe, expect, it } from "vitest";
import { readDocument } from "../../../platform/documents/read-document";
import { joinPages } from "../../documents/read-file";
import { findPastAnswers } from "./find-past-answers";
import { MADE_APPLICATIONS } from "./made-applications";

async function find(bytes: Uint8Array) {
  const { format, pages, tables } = await readDocument(bytes);
  return findPastAnswers({ format, tables, ...joinPages(pages.map(({ text }) => text)) });
}

const HOSTILE: [name: string, line: string, lines: number][] = [
  ["words of limits", "max of in limite within up to ".repeat(330), 30],
  ["words of limits in brackets", `(${"in : max limite ".repeat(600)}`, 30],
  ["short lines", "a", 100_000],
  ["questions", "Why?", 60_000],
  ["guidance", "(Why)", 50_000],
  ["numbers", "1. A", 60_000],
  ["cells", "Why? | a | b", 25_000],
];

describe("a hostile text", () => {
  it.each(HOSTILE)("of %s comes to an end", (_name, line, lines) => {
    const text = Array.from({ length: lines }, () => line).join("\n");
    const tables = Array.from({ length: 20 }, () => ({
      title: null,
      rows: Array.from({ length: 500 }, (_, i) => ["Why?", i % 2 ? "a" : "b"]),
    }));
    for (const format of ["pdf", "docx"])
      expect(findPastAnswers({ format, text, pageEnds: [text.length], tables }).answers.length).toBeLessThan(
        101,
      );
  });
});

describe("a past application", () => {
  it.each(MADE_APPLICATIONS)(
    "has its questions and answers found: $name",
    async ({ build, pairs, unanswered }) => {
      const found = await find(await build());
      expect(found.answers.map(({ question, answer }) => [question, answer])).toEqual(pairs);
      expect(found.unanswered).toEqual(unanswered ?? []);
    },
  );
});
