import { readFileSync } from "node:fs";
import { foldWord } from "./language-words";
import { PackedLists } from "./packed-lists";
import { indexPhrases, type TopicOfPhrase } from "./phrase-index";
import { isCommon, isSameWord, listWords, toSingular } from "./words";

/**
 * A subject in everyday and professional words, with the wider subjects that it belongs to. Topics were written from
 * general language, not from the texts that are matched. An id may stand in several files.
 */
type Topic = Record<"broader" | "words" | "vague" | "french" | "spanish", string[]> & {
  id: string;
  portuguese?: string[];
};

/** The build copies the folder beside the program. */
const FOLDER = new URL("./data/topics/", import.meta.url);
const FILES = [
  "health",
  "living-world",
  "science-and-technology",
  "people-and-services",
  "culture-and-world",
];

/** Files are read, not imported, because what is imported stays in memory beside what is learnt of it. */
const readFiles = <T>(names: readonly string[]): T[] =>
  names.flatMap((name) => JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), "utf8")) as T[]);
const readTopics = () => readFiles<Topic>(FILES);

/** One thing in the words of each language, the commonest first. */
export type Sense = Pick<Topic, "id" | "words" | "french" | "spanish" | "portuguese">;

/**
 * Reads what is said alike in several languages: the topics, and before them the words of funding, which translate
 * closely but say too little of a subject to be a topic.
 */
export const readSenses = (): Sense[] => readFiles<Sense>(["funding-words", ...FILES]);

/** The longest phrases are read by so many words. */
const PHRASE_MAX = 6;
/** Shorter words of other languages are often English words. */
const FOREIGN_WORD_MIN = 5;
/** A word that also means other things counts so much, and only beside one that does not. */
const VAGUE = 0.3;
/** A wide subject with more topics below it says little about what is near. */
const SIBLINGS_MAX = 40;

/** A part of a vague phrase says so much of what a part of a sure one says. */
const VAGUE_PART = 0.4;

type Meaning = { id: string; isSure: boolean };

/** A word as topics know it: without a plural, and a long one without "ing" and "ed". */
function normaliseWord(word: string): string {
  const singular = toSingular(word);
  return singular.length > 6 ? singular.replace(/(?:ing|ed)$/, "") : singular;
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

/** Lists the wider subjects that a topic belongs to directly. */
export const listBroader = (id: string): ReadonlySet<string> => getVocabulary().broader.get(id) ?? NONE;
const NONE: ReadonlySet<string> = new Set();

/** Tells whether a word stands in the vocabulary, so that it is no typing error. */
export const isKnownWord = (word: string): boolean =>
  listWords(word).every((plain) =>
    [plain, toSingular(plain), foldWord(plain)].some(getVocabulary().words.has),
  );

/** Lists the English phrases that can hardly mean anything but this topic, the commonest first. */
export const listPhrases = (id: string): readonly string[] => getVocabulary().phrasesOfTopics.get(id) ?? [];

/**
 * Tells whether words name a topic as a whole. Other phrases may stand for a part of it: an orchestra is not all
 * of music.
 */
export const isNameOfTopic = (id: string, words: readonly string[]): boolean =>
  words.every((word) => [...getVocabulary().namesOfTopics.get(id)!].some((name) => isSameWord(name, word)));

function isNear(id: string, others: ReadonlyMap<string, unknown>): boolean {
  if (others.has(id)) return true;
  const children = (parent: string) => {
    const ids = getVocabulary().narrower.get(parent) ?? NONE;
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
  const vocabulary = getVocabulary();
  const normalised = words.map(normaliseWord);
  const phrases: TopicPhrase[] = [];
  for (let at = 0; at < normalised.length; at += 1) {
    if (!vocabulary.firstWords.has(normalised[at]!)) continue;
    for (let length = Math.min(PHRASE_MAX, normalised.length - at); length > 0; length -= 1) {
      const meant = vocabulary.phrases.find(normalised.slice(at, at + length).join(" "));
      if (meant === undefined) continue;
      const meanings = Array.from(meant, (place) => vocabulary.meanings[place]!);
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

function learnTopic(
  learning: Learning,
  { id, broader: wider, words, vague, french, spanish, portuguese = [] }: Topic,
): void {
  const others = [...french, ...spanish, ...portuguese];
  const areLikely = others.filter((phrase) => phrase.includes(" ") || phrase.length >= FOREIGN_WORD_MIN);
  learning.learnPhrases([...words, ...areLikely], { id, isSure: true });
  learning.learnPhrases(vague, { id, isSure: false });
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

const listAlone = (texts: Iterable<string>) => new PackedLists(Array.from(texts, (text) => [text, []]));

function learnTopics(topics: readonly Topic[]) {
  const learning = new Learning();
  for (const topic of topics) learnTopic(learning, topic);
  for (const { french, spanish, portuguese = [] } of readSenses())
    for (const phrase of [...french, ...spanish, ...portuguese])
      for (const word of listWords(phrase)) learning.words.add(foldWord(word));
  const { meanings, broader, narrower, phrasesOfTopics, namesOfTopics } = learning;
  return {
    meanings,
    broader,
    narrower,
    phrasesOfTopics,
    namesOfTopics,
    /** The places of its meanings by phrase. */
    phrases: new PackedLists(learning.phrases),
    firstWords: listAlone(new Set(Array.from(learning.phrases.keys(), (key) => key.split(" ", 1)[0]!))),
    words: listAlone(learning.words),
    findLikely: indexPhrases(listAllPhrases(topics)),
  };
}

let vocabulary: ReturnType<typeof learnTopics> | undefined;
/** Learning takes a second. Commands that load the server's code for something else do without. */
const getVocabulary = () => (vocabulary ??= learnTopics(readTopics()));

/** Learns the topics before they are asked for. */
export function prepareTopics(): void {
  getVocabulary();
}

/**
 * Finds the topics that a few words are likely about, the likeliest first: words of a phrase count in any order, form
 * and distance, and a part of a phrase counts less. A long text would have parts of most phrases.
 * @param words as `listWords` gives them
 */
export const findLikelyTopics = (words: readonly string[]) => getVocabulary().findLikely(words);
