import { countText } from "@shared/questions/answer-text";
import { guessLanguage } from "../../../platform/text/guess-language";
import { compareTerms, weighTerms } from "../../questions/describe-question";
import type { AnswerTask, Passage } from "../types";
import type { ClaimedSentence } from "./check-sentences";
import { isWhole, splitSentences } from "./split-passages";

/** Where the funder sets no limit. */
const WORDS_MAX = 150;
/** Nothing below this is taken to answer the question. */
const SCORE_MIN = 0.32;
/** From here on an earlier answer is to the same question, and is taken before all else. */
const SAME_QUESTION_MIN = 0.55;
const SENTENCES_MAX = 12;
/** What is so much alike is said once. */
const ALIKE_MIN = 0.75;
/** What was won with is taken before what was lost with, between answers that fit alike. */
const OUTCOME = { won: 0.05, lost: -0.05 } as const;

type Terms = ReadonlyMap<string, number>;
type Candidate = { text: string; passage: Passage; score: number; place: number; terms: Terms };

/**
 * Drafts an answer without AI: whole sentences of the sources that answer the question, the fitting earlier answer first,
 * within the limit. The same sources give the same answer.
 */
export function writeBuiltinAnswer(task: AnswerTask): ClaimedSentence[] {
  const asked = weighTerms(task.question);
  const candidates = inLanguage(
    task.passages.flatMap((passage, at) => listCandidates(passage, at * 1_000, asked)),
    task,
  ).sort((one, other) => other.score - one.score || one.place - other.place);
  const taken: Candidate[] = [];
  for (const candidate of candidates) {
    if (taken.length === SENTENCES_MAX) break;
    const isSaid = taken.some(({ terms }) => compareTerms(terms, candidate.terms) >= ALIKE_MIN);
    if (!isSaid && fits([...taken, candidate], task)) taken.push(candidate);
  }
  return inReadingOrder(taken).map(({ text, passage }) => ({
    text,
    passage,
    words: passage.isProse ? text : passage.text,
  }));
}

function listCandidates(passage: Passage, place: number, asked: Terms): Candidate[] {
  const { text, heading, isProse, kind, outcome } = passage;
  const underHeading = heading === null ? 0 : compareTerms(asked, weighTerms(heading));
  if (!isProse) {
    const lead = heading ?? passage.title;
    const said = `${lead}${/[?:]\s*$/.test(lead) ? "" : ":"} ${text}${/[.!?]$/.test(text) ? "" : "."}`;
    const terms = weighTerms(said);
    const score = Math.max(underHeading, compareTerms(asked, terms));
    return score < SCORE_MIN ? [] : [{ text: said, passage, score, place, terms }];
  }
  const sentences = splitSentences(text).map((sentence) =>
    // What a person typed into a form often has no full stop.
    kind !== "document" && !/[.!?…]["”’»)]*$/.test(sentence) ? `${sentence}.` : sentence,
  );
  const isSame = kind === "answer" && underHeading >= SAME_QUESTION_MIN;
  return sentences.flatMap((sentence, at) => {
    if (!isWhole(sentence)) return [];
    const terms = weighTerms(sentence);
    const own = compareTerms(asked, terms);
    const score = isSame
      ? 1 + underHeading + OUTCOME_OF(outcome)
      : kind === "document"
        ? Math.max(own + 0.4 * underHeading, 0.55 * underHeading)
        : Math.max(0.9 * underHeading, own + 0.3 * underHeading);
    return score < SCORE_MIN ? [] : [{ text: sentence, passage, score, place: place + at, terms }];
  });
}

const OUTCOME_OF = (outcome: Passage["outcome"]) => (outcome === null ? 0 : OUTCOME[outcome]);

/** Those in the language of the draft; nothing is translated, so that others come only where there are none. */
function inLanguage(candidates: Candidate[], { language }: AnswerTask): Candidate[] {
  const fitting = candidates.filter(({ text }) => (guessLanguage(text) ?? language) === language);
  return fitting.length > 0 ? fitting : candidates;
}

function fits(taken: readonly Candidate[], { limit, unit }: AnswerTask): boolean {
  const text = taken.map((candidate) => candidate.text).join(" ");
  return limit === null || unit === null
    ? countText(text, "words") <= WORDS_MAX
    : countText(text, unit) <= limit;
}

/** Sentences of one passage stand together in their order; the passage of the best sentence comes first. */
function inReadingOrder(taken: readonly Candidate[]): Candidate[] {
  const best = new Map<Passage, number>();
  for (const { passage, score } of taken) best.set(passage, Math.max(best.get(passage) ?? 0, score));
  return [...taken].sort(
    (one, other) => best.get(other.passage)! - best.get(one.passage)! || one.place - other.place,
  );
}
