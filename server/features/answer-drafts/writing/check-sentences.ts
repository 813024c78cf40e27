import type { DraftSentence } from "@shared/questions/answer-draft";
import { checkFigures, collectFactsIn } from "../../drafts/writing/fact-check";
import { checkNames } from "../../drafts/writing/name-check";
import { collectNamesIn } from "../../drafts/writing/name-facts";
import { weighTerms } from "../../questions/describe-question";
import { guessLanguage } from "../../../platform/text/guess-language";
import type { AnswerTask, Passage } from "../types";

/** What somebody claims: a sentence, the passage that bears it out, and the words there. */
export type ClaimedSentence = { text: string; passage: Passage | undefined; words: string };

/** Fewer words say too little to bear a sentence out, unless they are all that the passage has. */
const QUOTED_WORDS_MIN = 3;
const SENTENCE_MAX = 1_000;
/** This much of what a sentence speaks of must be spoken of in its passage. */
const COMMON_MIN = 0.3;

/** A text as it is compared: without case, kinds of quotation marks, and line breaks. */
const flatten = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[‘’‛]/g, "'")
    .replace(/[“”«»„]/g, '"')
    .replace(/[\u00ad\u200b]/g, "")
    .replace(/\s+/g, " ")
    .trim();

/**
 * Keeps the sentences whose words stand in their passage and speak of the same. Figures that the words do not have, and
 * names that nothing here has, become markers to confirm, as in drafts of whole applications.
 */
export function checkSentences(
  claimed: readonly ClaimedSentence[],
  task: AnswerTask,
): { sentences: DraftSentence[]; leftOut: number } {
  const sentences: DraftSentence[] = [];
  for (const claim of claimed) {
    const checked = checkSentence(claim, task);
    if (checked) sentences.push(checked);
  }
  return { sentences, leftOut: claimed.length - sentences.length };
}

function checkSentence(
  { text, passage, words }: ClaimedSentence,
  { entityName, callNames, question }: AnswerTask,
): DraftSentence | null {
  const said = text.replace(/\s+/g, " ").trim();
  const quoted = words.replace(/\s+/g, " ").trim();
  if (!passage || said === "" || said.length > SENTENCE_MAX) return null;
  const whole = flatten(passage.text);
  const found = flatten(quoted);
  const isEnough = found.split(" ").length >= QUOTED_WORDS_MIN || found === whole;
  if (found === "" || !isEnough || !whole.includes(found)) return null;
  if (!isAboutTheSame(said, `${passage.heading ?? ""} ${passage.text}`)) return null;
  const names = collectNamesIn([
    passage.text,
    passage.title,
    passage.heading ?? "",
    entityName,
    ...callNames,
  ]);
  // The year that an answer of the profile is asked for stands in its question.
  const figures = collectFactsIn([quoted, passage.isProse ? "" : (passage.heading ?? "")], names);
  const checked = checkNames(checkFigures(said, figures).text, names).text;
  // A sentence of which only its markers are left says nothing.
  if (!/\p{L}{3}/u.test(checked.replace(/\[[^\]]*\]/g, "")) || flatten(checked) === flatten(question))
    return null;
  const { kind, id, title, page, date } = passage;
  return { text: checked, source: { kind, id, title, page, words: quoted, date } };
}

/** Whether enough of the telling words of a sentence stand in a passage. It cannot be known of two languages. */
function isAboutTheSame(sentence: string, passage: string): boolean {
  const [one, other] = [guessLanguage(sentence), guessLanguage(passage)];
  if (one !== null && other !== null && one !== other) return true;
  const telling = listTelling(sentence);
  const theirs = new Set(listTelling(passage));
  if (telling.length === 0) return true;
  return telling.filter((term) => theirs.has(term)).length >= telling.length * COMMON_MIN;
}

/** Words that weigh more than those of every application. */
function listTelling(text: string): string[] {
  const weights = [...weighTerms(text)].filter(([term]) => !term.startsWith("asks:"));
  const most = Math.max(0, ...weights.map(([, weight]) => weight));
  return weights.filter(([, weight]) => weight > most / 2).map(([term]) => term);
}
