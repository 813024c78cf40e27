import { foldWord } from "./language-words";
import { type Meaning, normaliseWord, PHRASE_MAX } from "./learn-topics";
import { findList, hasList, splitTexts } from "./packed-lists";
import { findTopicsByPhrases } from "./phrase-index";
import { getVocabulary } from "./vocabulary";
import { isSameWord, listWords, toSingular } from "./words";

/** A word that also means other things counts so much, and only beside one that does not. */
const VAGUE = 0.3;
/** A wide subject with more topics below it says little about what is near. */
const SIBLINGS_MAX = 40;

const getTopics = () => getVocabulary().topics;

/** Lists the wider subjects that a topic belongs to directly. */
export const listBroader = (id: string): ReadonlySet<string> => getTopics().broader.get(id) ?? NONE;
const NONE: ReadonlySet<string> = new Set();

/** Tells whether a word stands in the vocabulary, so that it is no typing error. */
export const isKnownWord = (word: string): boolean =>
  listWords(word).every((plain) =>
    [plain, toSingular(plain), foldWord(plain)].some((form) => hasList(getTopics().words, form)),
  );

/** Lists the English phrases that can hardly mean anything but this topic, the commonest first. */
export const listPhrases = (id: string): readonly string[] =>
  splitTexts(getTopics().phrasesOfTopics.get(id) ?? "");

/**
 * Tells whether words name a topic as a whole. Other phrases may stand for a part of it: an orchestra is not all
 * of music.
 */
export const isNameOfTopic = (id: string, words: readonly string[]): boolean => {
  const names = splitTexts(getTopics().namesOfTopics.get(id)!);
  return words.every((word) => names.some((name) => isSameWord(name, word)));
};

function isNear(id: string, others: ReadonlyMap<string, unknown>): boolean {
  if (others.has(id)) return true;
  const children = (parent: string) => {
    const ids = getTopics().narrower.get(parent) ?? NONE;
    return ids.size > SIBLINGS_MAX ? NONE : ids;
  };
  const isAmong = (ids: ReadonlySet<string>) => [...ids].some((other) => others.has(other));
  return (
    isAmong(children(id)) ||
    [...listBroader(id)].some((parent) => others.has(parent) || isAmong(children(parent)))
  );
}

/** A phrase of a text that stands for topics: the words from `start`, `end` not included. */
export type TopicPhrase = { start: number; end: number; meanings: readonly Meaning[] };

/**
 * Finds the phrases of a text that stand for topics. Of phrases that lie in one another the longest counts.
 * @param words as `listWords` gives them
 */
export function findTopicPhrases(words: readonly string[]): TopicPhrase[] {
  const topics = getTopics();
  const normalised = words.map(normaliseWord);
  const phrases: TopicPhrase[] = [];
  for (let at = 0; at < normalised.length; at += 1) {
    if (!hasList(topics.firstWords, normalised[at]!)) continue;
    for (let length = Math.min(PHRASE_MAX, normalised.length - at); length > 0; length -= 1) {
      const meant = findList(topics.phrases, normalised.slice(at, at + length).join(" "));
      if (meant === undefined) continue;
      const meanings = Array.from(meant, (place) => topics.meanings[place]!);
      phrases.push({ start: at, end: at + length, meanings });
      at += length - 1;
      break;
    }
  }
  return phrases;
}

/**
 * Finds the topics of a text. Vague words count only if a sure word of the same or a neighbouring topic is
 * there as well.
 * @param words as `listWords` gives them
 * @param weights the weight of a mention at each word, 1 where it is left out
 * @returns the weighted number of mentions by topic
 */
export function findTopics(words: readonly string[], weights: readonly number[] = []): Map<string, number> {
  const sure = new Map<string, number>();
  const vague = new Map<string, number>();
  for (const { start, meanings: meant } of findTopicPhrases(words)) {
    // A phrase that stands for several topics says less about each.
    const weight = (weights[start] ?? 1) / Math.sqrt(meant.length);
    for (const { id, isSure } of meant) {
      const found = isSure ? sure : vague;
      found.set(id, (found.get(id) ?? 0) + weight);
    }
  }
  const topics = new Map(sure);
  for (const [id, weight] of vague)
    if (isNear(id, sure)) topics.set(id, (topics.get(id) ?? 0) + Math.min(1, VAGUE * weight));
  return topics;
}

/**
 * Finds the topics that a few words are likely about, the likeliest first: words of a phrase count in any order, form
 * and distance, and a part of a phrase counts less. A long text would have parts of most phrases.
 * @param words as `listWords` gives them
 */
export const findLikelyTopics = (words: readonly string[]) => findTopicsByPhrases(getTopics().index, words);
