import { foldWord, isJoining, isTakenForEnglish, type Language } from "./language-words";
import { joinTexts, type PackedLists, packLists } from "./packed-lists";
import type { Sense } from "./topic-files";
import { isTelling, listWords } from "./words";

/** The longest phrases are read by so many words, joining ones left out. */
export const PHRASE_MAX = 5;
/** So many phrases of a language are understood, and so many are searched for. The commonest stand first. */
const UNDERSTOOD_MAX = { english: 12, others: 8 };
const SEARCHED_MAX = 4;

/** A sense by its number, and how common the phrase is for it: 0 is the commonest. */
export type Meaning = { sense: number; place: number };

/** A phrase is no meaning's 16th commonest word. */
const PLACES = 16;
const packMeaning = ({ sense, place }: Meaning): number => sense * PLACES + place;
export const unpackMeaning = (packed: number): Meaning => ({
  sense: Math.floor(packed / PLACES),
  place: packed % PLACES,
});

export const getKey = (words: readonly string[]) => words.map(foldWord).join(" ");

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
  return packLists(Array.from(known, ([key, meanings]) => [key, meanings.map(packMeaning)]));
}

/** The phrases that are searched for in each language, joined. */
function choosePhrases({ words, french, spanish, portuguese = [] }: Sense): Record<Language, string> {
  const choose = (list: readonly string[]) =>
    joinTexts(list.filter((phrase) => !listWords(phrase).every(isTakenForEnglish)).slice(0, SEARCHED_MAX));
  return {
    english: joinTexts(words.slice(0, SEARCHED_MAX)),
    french: choose(french),
    spanish: choose(spanish),
    portuguese: choose(portuguese),
  };
}

/** Learns what words and phrases mean in each language. What it returns can be stored. */
export function learnSenses(senses: readonly Sense[]) {
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
