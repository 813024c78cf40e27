import type { OriginKind } from "@shared/schema/curation";
import { createContext, type ReadContext } from "./reading/context";
import { createDraft, type Draft } from "./reading/draft";
import { readFields } from "./reading/read-fields";
import { canBeName, hasFundingWord } from "./reading/signs";
import type { Line } from "./html/lines";
import { splitPlainLines } from "./plain-lines";
import { describe } from "./read-html";
import { readFundingType } from "./values/kinds";

export type TextReading = { text: string; draft: Draft; context: ReadContext; isOpportunity: boolean };

/** Reads a text without markup page by page, such as a call published as a PDF. */
export function readText(
  pages: readonly string[],
  options: { url: string; now: Date; how: OriginKind },
): TextReading {
  const text = pages.join("\n\n");
  const lines = pages.flatMap(splitPlainLines);
  const context = createContext({
    text,
    url: options.url,
    languageTag: null,
    now: options.now,
    how: options.how,
  });
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

/**
 * Finds the title among the first lines of a document. It is the first line that speaks of funding, otherwise
 * the first that can be a name.
 */
function findTitle(lines: readonly Line[]): string | null {
  const candidates = lines
    .slice(0, 12)
    .filter(({ label, text }) => label === null && text.length <= 160 && canBeName(text));
  const title = candidates.find(
    ({ text }) =>
      hasFundingWord(text) &&
      text.split(" ").length > 1 &&
      !/^(?:call for (?:proposals|applications)|request for proposals|appel a projets)$/i.test(text),
  );
  return (title ?? candidates[0])?.text ?? null;
}
