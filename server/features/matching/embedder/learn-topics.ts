import { foldWord, isFalseFriend } from "./language-words";
import { joinTexts, packLists } from "./packed-lists";
import { indexPhrases, type TopicOfPhrase } from "./phrase-index";
import type { Sense, Topic } from "./topic-files";
import { isCommon, listWords, toSingular } from "./words";

/** The longest phrases are read by so many words. */
export const PHRASE_MAX = 6;
/** Shorter words of other languages are often English words. */
const FOREIGN_WORD_MIN = 5;
/** A part of a vague phrase says so much of what a part of a sure one says. */
const VAGUE_PART = 0.4;

export type Meaning = { id: string; isSure: boolean };

/**
 * A word as topics know it: without a plural, and a long one with the same ending for "ing" and "ed". The ending
 * stays, because "improving" is no "improv" and "bearing" no "bear".
 */
export function normaliseWord(word: string): string {
  const singular = toSingular(word);
  return singular.length > 6 ? singular.replace(/(?:ing|ed)$/, "~") : singular;
}

/** What is gathered while topics are read. */
class Learning {
  readonly meanings: Meaning[] = [];
  /** The places of its meanings by phrase. */
  readonly phrases = new Map<string, number[]>();
  /** All words of all phrases, as `listWords` gives them, and those of other languages as `foldWord` does. */
  readonly words = new Set<string>();
  readonly broader = new Map<string, Set<string>>();
  readonly narrower = new Map<string, Set<string>>();
  readonly phrasesOfTopics = new Map<string, string[]>();
  /** The words that name a topic: its id and the first of its words. */
  readonly namesOfTopics = new Map<string, Set<string>>();

  learnPhrases(phrases: readonly string[], meaning: Meaning): void {
    const place = this.meanings.push(meaning) - 1;
    for (const phrase of phrases) this.#learnPhrase(phrase, place);
  }

  #learnPhrase(phrase: string, place: number): void {
    const words = listWords(phrase);
    if (words.length > PHRASE_MAX || words.every(isCommon)) return;
    if (words.length === 1 && words[0]!.length < 3) return;
    for (const word of words) this.words.add(word).add(toSingular(word));
    const key = words.map(normaliseWord).join(" ");
    const known = this.phrases.get(key);
    if (!known) this.phrases.set(key, [place]);
    else if (!known.some((other) => this.meanings[other]!.id === this.meanings[place]!.id)) known.push(place);
  }
}

const addTo = (index: Map<string, Set<string>>, key: string, id: string) =>
  index.set(key, (index.get(key) ?? new Set()).add(id));

function learnTopic(
  learning: Learning,
  { id, broader: wider, words, vague, french, spanish, portuguese = [] }: Topic,
): void {
  const others = [...french, ...spanish, ...portuguese];
  const areLikely = others.filter((phrase) => phrase.includes(" ") || phrase.length >= FOREIGN_WORD_MIN);
  const meansMore = (phrase: string) => listWords(phrase).every(isFalseFriend);
  learning.learnPhrases([...words, ...areLikely.filter((phrase) => !meansMore(phrase))], {
    id,
    isSure: true,
  });
  learning.learnPhrases([...vague, ...areLikely.filter(meansMore)], { id, isSure: false });
  learning.phrasesOfTopics.set(id, [...(learning.phrasesOfTopics.get(id) ?? []), ...words]);
  for (const phrase of [id, ...words.slice(0, 1)])
    for (const word of listWords(phrase)) addTo(learning.namesOfTopics, id, word);
  for (const parent of wider) {
    addTo(learning.broader, id, parent);
    addTo(learning.narrower, parent, id);
  }
}

function* listAllPhrases(topics: readonly Topic[]): Iterable<TopicOfPhrase> {
  for (const { id: topic, words, vague, french, spanish, portuguese = [] } of topics) {
    for (const phrase of [topic, ...words, ...french, ...spanish, ...portuguese])
      yield { topic, words: listWords(phrase), share: 1 };
    for (const phrase of vague) yield { topic, words: listWords(phrase), share: VAGUE_PART };
  }
}

const joinEach = (lists: ReadonlyMap<string, Iterable<string>>) =>
  new Map(Array.from(lists, ([id, texts]) => [id, joinTexts(texts)]));

const listAlone = (texts: Iterable<string>) => packLists(Array.from(texts, (text) => [text, []]));

/** Learns the topics from their words. What it returns can be stored. */
export function learnTopics(topics: readonly Topic[], senses: readonly Sense[]) {
  const learning = new Learning();
  for (const topic of topics) learnTopic(learning, topic);
  for (const { french, spanish, portuguese = [] } of senses)
    for (const phrase of [...french, ...spanish, ...portuguese])
      for (const word of listWords(phrase)) learning.words.add(foldWord(word));
  const { meanings, broader, narrower, phrasesOfTopics, namesOfTopics } = learning;
  return {
    meanings,
    broader,
    narrower,
    /** The joined phrases of each topic. */
    phrasesOfTopics: joinEach(phrasesOfTopics),
    /** The joined words that name each topic. */
    namesOfTopics: joinEach(namesOfTopics),
    /** The places of its meanings by phrase. */
    phrases: packLists(learning.phrases),
    firstWords: listAlone(new Set(Array.from(learning.phrases.keys(), (key) => key.split(" ", 1)[0]!))),
    words: listAlone(learning.words),
    index: indexPhrases(listAllPhrases(topics)),
  };
}
