import { describeFoundTerms } from "../embedder/terms";
import { findLikelyTopics, findTopics, listPhrases } from "../embedder/topics";
import { isTelling, listWords } from "../embedder/words";

export { translateQuestion } from "../embedder/translate";

/** A search text by its terms. */
export type SearchTerms = {
  /** As `describeTerms` gives them. */
  terms: string;
  /** Its words, and the other phrases for the topics that it is likely about. */
  phrases: string[];
};

/** So many phrases of each topic are searched for. */
const PHRASES_MAX = 40;

/** What topics and words weigh beside a topic that the search names by a whole phrase, which is 1. */
const LIKELY = 0.8;
const WORD = 0.4;
/** Further topics share only a common word with the search. */
const LIKELY_TOPICS_MAX = 8;
const LIKELIHOOD_MIN = 0.1;

/** Describes what a search is about; null if it has no word that tells. */
export function describeSearch(text: string): SearchTerms | null {
  const words = listWords(text);
  const telling = words.filter(isTelling);
  // A phrase may hold a word that tells nothing, or stand around one.
  const topics = [
    ...findTopics(words),
    ...findTopics(telling),
    ...findLikelyTopics(words)
      .slice(0, LIKELY_TOPICS_MAX)
      .filter(([, likelihood]) => likelihood >= LIKELIHOOD_MIN)
      .map(([id, likelihood]): [string, number] => [id, LIKELY * likelihood]),
  ];
  const terms = describeFoundTerms(
    topics,
    telling.map((word) => [word, WORD]),
  );
  if (terms === null) return null;
  const others = [...new Set(topics.map(([id]) => id))].flatMap((id) =>
    listPhrases(id).slice(0, PHRASES_MAX),
  );
  return { terms, phrases: [...new Set([...telling, ...others])] };
}
