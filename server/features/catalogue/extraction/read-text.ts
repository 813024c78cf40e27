import type { OriginKind } from "@shared/schema/curation";
import { createContext, type ReadContext } from "./reading/context";
import { createDraft, type Draft } from "./reading/draft";
import { readFields } from "./reading/read-fields";
import { canBeName, hasFundingWord } from "./reading/signs";
import type { Line } from "./html/lines";
import { plainLines } from "./plain-lines";
import { describe } from "./read-html";
import { readFundingType } from "./values/kinds";

export type TextReading = { text: string; draft: Draft; context: ReadContext; isOpportunity: boolean };

/** Reads a text without markup, page by page: a call published as a PDF. */
export function readText(
  pages: readonly string[],
  given: { url: string; now: Date; how: OriginKind },
): TextReading {
  const text = pages.join("\n\n");
  const lines = pages.flatMap(plainLines);
  const context = createContext({ text, url: given.url, languageTag: null, now: given.now, how: given.how });
  const draft = createDraft("text");
  readFields(lines, draft, context);
  const name = findTitle(lines);
  if (name) draft.put("name", name, name);
  draft.put("fundingType", readFundingType(draft.values.name ?? ""), draft.values.name ?? "");
  const description = describe(lines, draft.values.name ?? "");
  draft.put("description", description, description);
  const { values } = draft;
  const signs = [
    values.deadline ?? values.deadlineNote,
    values.maxAmount ?? values.minAmount,
    values.eligibilityText,
  ].filter((value) => value != null);
  return { text, draft, context, isOpportunity: signs.length >= 2 && hasFundingWord(text.slice(0, 5_000)) };
}

/** The title of a document: among its first lines the first that speaks of funding, else the first that can be one. */
function findTitle(lines: readonly Line[]): string | null {
  const first = lines
    .slice(0, 12)
    .filter(({ label, text }) => label === null && text.length <= 160 && canBeName(text));
  const named = first.find(
    ({ text }) =>
      hasFundingWord(text) &&
      text.split(" ").length > 1 &&
      !/^(?:call for (?:proposals|applications)|request for proposals|appel a projets)$/i.test(text),
  );
  return (named ?? first[0])?.text ?? null;
}
