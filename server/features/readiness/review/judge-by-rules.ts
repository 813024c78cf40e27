import { t } from "../../../platform/text/words";
import { clampQuote } from "../../pitch-decks/review/quotes";
import { isCommon, listWords, stemWord } from "../../matching/embedder/words";
import { findTopics } from "../../questions/describe-question";
import { splitSentences } from "../claims/sentences";
import type { PreparedText } from "./prepare-texts";
import type { JudgedCriterion, Judgement } from "./types";

const EVIDENCE_MAX = 2;
/** Fewer words are no text that could be judged. */
const WORDS_MIN = 20;

type Passage = {
  questionId: string | null;
  quote: string;
  stems: Set<string>;
  topics: Set<string>;
  hasFigure: boolean;
};

/** Judges each criterion by the passages that speak of it. The same texts give the same judgements. */
export function judgeByRules(
  texts: readonly PreparedText[],
  criteria: readonly JudgedCriterion[],
): Judgement[] {
  const passages = texts.flatMap(readPassages);
  const words = texts.reduce((sum, { text }) => sum + listWords(text).length, 0);
  return criteria.map((criterion) =>
    words < WORDS_MIN
      ? { verdict: "unjudged", comment: t("There is too little text to judge."), evidence: [] }
      : judge(criterion, passages),
  );
}

function readPassages({ questionId, title, text }: PreparedText): Passage[] {
  // An answer speaks of what its question asks about.
  const asked = findTopics(listWords(title));
  return splitSentences(text).flatMap((sentence) => {
    const words = listWords(sentence.text);
    if (words.length < 4) return [];
    return [
      {
        ...{ questionId, quote: clampQuote(sentence.text), stems: new Set(words.map(stemWord)) },
        topics: new Set([...findTopics(words).keys(), ...asked.keys()]),
        hasFigure: /\p{N}/u.test(sentence.text),
      },
    ];
  });
}

function judge({ title, description }: JudgedCriterion, passages: readonly Passage[]): Judgement {
  const words = listWords(`${title} ${description ?? ""}`);
  const stems = new Set(words.filter((word) => word.length > 3 && !isCommon(word)).map(stemWord));
  const topics = new Set(findTopics(words).keys());
  if (stems.size === 0 && topics.size === 0)
    return { verdict: "unjudged", comment: t("The criterion does not say what is judged."), evidence: [] };
  const scored = passages
    .map((passage) => ({
      passage,
      score: countShared(passage.stems, stems) + 2 * countShared(passage.topics, topics),
    }))
    .filter(({ score }) => score >= 2)
    // Sorting is stable: of equals the first in the texts counts.
    .sort((a, b) => b.score - a.score || Number(b.passage.hasFigure) - Number(a.passage.hasFigure));
  const shown = scored.slice(0, EVIDENCE_MAX).map(({ passage }) => passage);
  const evidence = shown.map(({ questionId, quote }) => ({ questionId, quote }));
  if (shown.length === 0)
    return { verdict: "fail", comment: t("No words in the texts speak of this criterion."), evidence };
  const hasFigure = scored.slice(0, EVIDENCE_MAX + 1).some(({ passage }) => passage.hasFigure);
  if (scored.length >= 2 && hasFigure) return { verdict: "pass", comment: "", evidence };
  return {
    ...{ verdict: "warn", evidence },
    comment: hasFigure
      ? t("Only one sentence speaks of it. Say more about it.")
      : t("The texts speak of it, but no figure shows it."),
  };
}

const countShared = (own: ReadonlySet<string>, wanted: ReadonlySet<string>) =>
  [...wanted].filter((each) => own.has(each)).length;
