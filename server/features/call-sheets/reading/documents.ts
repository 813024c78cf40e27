import type { FoundLine, Passage } from "./types";

const ASKS =
  /\b(?:please )?attach\b|\bmust (?:also )?(?:upload|enclose)|\bneed to upload|that you must upload|(?<!^(?:this|these|it|that)\b.*)(?:must|should) (?:contain|include)\b|must be included|\benclose\b|package includes|^(?:the )?(?:required|mandatory|supporting) (?:documents?|attachments?|annexes)\s*:|\bjoindre\b|^submit an?\b|^include (?:one|an?|your)\b|^documents? (?:to|à)/i;
const NO_DOCUMENT =
  /must include at least|must include (?:both|either)|partnership must include|must be included in (?:the|a) [^.]{0,20}(?:partnership|consorti|team)/i;
/** Where the list of a sentence begins. */
const BEFORE_LIST =
  /^.*?(?::\s+|\b(?:attach|upload|enclose|includes?|contain|submit|joindre(?:\s+au\s+dossier)?)\s+(?!ed\b))/i;
const NAME_MAX = 160;
/** A dollar sign, a "No" or a number names nothing. */
const NAMES = /\p{L}{3}/u;

/** The documents that an application has to bring. */
export function readDocuments({ text, body, page, section, isHeading, isItem }: Passage): FoundLine[] {
  if (isHeading) return [];
  const make = (name: string): FoundLine => ({
    ...{ kind: "document", page, quote: text },
    value: { name: name.slice(0, NAME_MAX) },
  });
  const isSentence = ASKS.test(body) && !NO_DOCUMENT.test(body);
  if (isSentence && !/:$/.test(body)) return listNames(body).map(make);
  if (/:$/.test(body) || section !== "document") return [];
  const isName =
    isItem ||
    (body.length < 90 &&
      !body.endsWith(".") &&
      !/\b(?:is|are|may|must|will|limited|exceed|dépasse)\b/i.test(body));
  return isName && NAMES.test(body) && !/\d+\s*%|@/.test(body)
    ? [make(body.replace(/^[^:]{1,20}\d\s*:\s*/, "").replace(/[.;,]$/, ""))]
    : [];
}

function listNames(sentence: string): string[] {
  const list = sentence.replace(BEFORE_LIST, "").replace(/[.]$/, "");
  const names = list
    .split(
      /\s*[;,]\s*(?:and\s+|et\s+)?|\s+(?:and|et)\s+(?=(?:an?|the|your|two|one|letters?|les?|la|des|un|une)\s)/i,
    )
    .map((name) => name.trim())
    .filter((name) => name.length > 1);
  return names.length > 0 && names.length <= 20 ? names : [list];
}
