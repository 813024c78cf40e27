import {
  foldWord,
  isFalseFriend,
  isJoining,
  isTakenForEnglish,
  LANGUAGES,
  type Language,
  listForms,
} from "./language-words";
import { PackedLists } from "./packed-lists";
import { readSenses, type Sense } from "./topics";
import { isTelling, listWords } from "./words";

/** The longest phrases are read by so many words, joining ones left out. */
const PHRASE_MAX = 5;
/** So many phrases of a language are understood, and so many are searched for. The commonest stand first. */
const UNDERSTOOD_MAX = { english: 12, others: 8 };
const SEARCHED_MAX = 4;
/** A phrase may say several things. Those that it is the commonest word for are enough. */
const SENSES_MAX = 3;
const PLACES_MAX = 2;
/** A question with more parts than these is no search for a subject. */
const PARTS_MAX = 6;

/** A sense by its number, and how common the phrase is for it: 0 is the commonest. */
type Meaning = { sense: number; place: number };

/** A phrase is no meaning's 16th commonest word. */
const PLACES = 16;
const packMeaning = ({ sense, place }: Meaning): number => sense * PLACES + place;
const unpackMeaning = (packed: number): Meaning => ({
  sense: Math.floor(packed / PLACES),
  place: packed % PLACES,
});

const getKey = (words: readonly string[]) => words.map(foldWord).join(" ");

function learnPhrase(known: Map<string, Meaning[]>, phrase: string, meaning: Meaning): void {
  const words = listWords(phrase).filter((word) => !isJoining(word));
  if (words.length === 0 || words.length > PHRASE_MAX || !words.some(isTelling)) return;
  const key = getKey(words);
  const meanings = known.get(key);
  if (meanings === undefined) known.set(key, [meaning]);
  else if (!meanings.some(({ sense }) => sense === meaning.sense)) meanings.push(meaning);
}

type PhrasesOf = Record<Language, readonly string[]>;

/** Learns what the phrases of a language mean. A sense is numbered by its place. */
function learnMeanings(language: Language, senses: readonly (PhrasesOf & { id: string })[]): PackedLists {
  const known = new Map<string, Meaning[]>();
  const understood = language === "english" ? UNDERSTOOD_MAX.english : UNDERSTOOD_MAX.others;
  for (const [sense, phrases] of senses.entries()) {
    for (const [place, phrase] of phrases[language].slice(0, understood).entries())
      learnPhrase(known, phrase, { sense, place });
    if (language === "english") learnPhrase(known, phrases.id.replaceAll("-", " "), { sense, place: 0 });
  }
  return new PackedLists(Array.from(known, ([key, meanings]) => [key, meanings.map(packMeaning)]));
}

function choosePhrases({ words, french, spanish, portuguese = [] }: Sense): PhrasesOf {
  const choose = (list: readonly string[]) =>
    list.filter((phrase) => !listWords(phrase).every(isTakenForEnglish)).slice(0, SEARCHED_MAX);
  return {
    english: words.slice(0, SEARCHED_MAX),
    french: choose(french),
    spanish: choose(spanish),
    portuguese: choose(portuguese),
  };
}

function learnSenses(senses: readonly Sense[]) {
  const spoken = senses.map(({ words, portuguese = [], ...sense }) => ({
    ...sense,
    english: words,
    portuguese,
  }));
  return {
    phrases: senses.map(choosePhrases),
    meanings: {
      english: learnMeanings("english", spoken),
      french: learnMeanings("french", spoken),
      spanish: learnMeanings("spanish", spoken),
      portuguese: learnMeanings("portuguese", spoken),
    },
  };
}

let vocabulary: ReturnType<typeof learnSenses> | undefined;
const getVocabulary = () => (vocabulary ??= learnSenses(readSenses()));

/** Learns the senses before they are asked for. */
export function prepareTranslation(): void {
  getVocabulary();
}

/** A part of a question: some words, and what they mean in the languages in which they are a phrase. */
type Part = { words: string[]; meant: Map<Language, Meaning[]> };

/** Takes words apart into the longest phrases of some languages. What is no phrase is a part of its own. */
function splitParts(words: readonly string[], languages: readonly Language[]): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < words.length;) {
    let length = Math.min(PHRASE_MAX, words.length - at);
    const findMeant = () => {
      const key = getKey(words.slice(at, at + length));
      const entries = languages.flatMap((language) => {
        const found = getVocabulary().meanings[language].find(key);
        return found === undefined ? [] : [[language, Array.from(found, unpackMeaning)] as const];
      });
      return new Map(entries);
    };
    let meant = findMeant();
    while (meant.size === 0 && length > 1) {
      length -= 1;
      meant = findMeant();
    }
    parts.push({ words: words.slice(at, at + length), meant });
    at += length;
  }
  return parts;
}

/** Counts the words that speak for a language. Words that are English words too speak for no other. */
function countWordsOf(language: Language, all: readonly string[], words: readonly string[]): number {
  const understood = splitParts(words, [language])
    .filter(({ meant }) => meant.size > 0)
    .flatMap((part) => part.words)
    .filter((word) => language === "english" || !isFalseFriend(word));
  const joining = all.filter((word) => isJoining(word, language));
  return understood.length === 0 ? 0 : understood.length + joining.length / 2;
}

/**
 * Chooses among the meanings of a part. Where languages are equally likely and disagree, there is none: nothing is
 * better than what another word means.
 */
function chooseSenses({ meant }: Part): number[] {
  const lists = [...meant.values()].map((found) => found.map(({ sense }) => sense));
  const [first = [], ...others] = lists;
  const agree = others.every((other) => other.some((sense) => first.includes(sense)));
  if (!agree) return [];
  const all = [...meant.values()].flat().sort((a, b) => a.place - b.place || a.sense - b.sense);
  const likely = all.filter(({ place }) => place <= all[0]!.place + PLACES_MAX);
  return [...new Set(likely.map(({ sense }) => sense))].slice(0, SENSES_MAX);
}

/**
 * Translates a question word by word and phrase by phrase into the other languages of the vocabulary. Its own
 * language is the one that most of its words belong to. Of several that are as likely none is translated into: they have
 * the same words.
 * @returns what a text in another language has to have, part by part: any one of the phrases of each part. A part that
 * stands beside others may also stay as it is, for names are the same in all languages. Null if
 * nothing in the question can be translated.
 */
export function translateQuestion(text: string): string[][] | null {
  const all = listWords(text);
  const words = all.filter((word) => !isJoining(word));
  const counts = LANGUAGES.map((language) => countWordsOf(language, all, words));
  const most = Math.max(...counts);
  if (most === 0) return null;
  const own = LANGUAGES.filter((_, index) => counts[index] === most);
  const others = LANGUAGES.filter((language) => !own.includes(language));
  let isTranslated = false;
  const parts: string[][] = [];
  for (const part of splitParts(words, own)) {
    if (!part.words.some(isTelling)) continue;
    const phrases = new Set([part.words.join(" ")]);
    const keys = new Set(part.words.map(foldWord));
    // "climat" alone would find more than "climate action" asks for.
    const isNew = (phrase: string) => !listWords(phrase).every((word) => keys.has(foldWord(word)));
    for (const sense of chooseSenses(part))
      for (const language of others)
        for (const phrase of getVocabulary().phrases[sense]![language].filter(isNew))
          for (const form of listForms(phrase, language)) phrases.add(form);
    if (phrases.size > 1) isTranslated = true;
    parts.push([...phrases]);
  }
  if (!isTranslated || parts.length > PARTS_MAX) return null;
  return parts.length === 1 ? parts.map((phrases) => phrases.slice(1)) : parts;
}
