import { describe, expect, it } from "vitest";
import { readDocument } from "../../../platform/documents/read-document";
import { joinPages } from "../../documents/read-file";
import { findPastAnswers } from "./find-past-answers";
import { MADE_APPLICATIONS } from "./made-applications";

async function find(bytes: Uint8Array) {
  const { format, pages, tables } = await readDocument(bytes);
  return findPastAnswers({ format, tables, ...joinPages(pages.map(({ text }) => text)) });
}

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
