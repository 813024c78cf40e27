import { foldWord, isFalseFriend, isJoining, LANGUAGES, type Language, listForms } from "./language-words";
import { getKey, type Meaning, PHRASE_MAX, unpackMeaning } from "./learn-senses";
import { findList, splitTexts } from "./packed-lists";
import { getVocabulary } from "./vocabulary";
import { isTelling, listWords } from "./words";

/** A phrase may say several things. Those that it is the commonest word for are enough. */
const SENSES_MAX = 3;
const PLACES_MAX = 2;
/** A question with more parts than these is no search for a subject. */
const PARTS_MAX = 6;

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
        const found = findList(getVocabulary().senses.meanings[language], key);
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
        for (const phrase of splitTexts(getVocabulary().senses.phrases[sense]![language]).filter(isNew))
          for (const form of listForms(phrase, language)) phrases.add(form);
    if (phrases.size > 1) isTranslated = true;
    parts.push([...phrases]);
  }
  if (!isTranslated || parts.length > PARTS_MAX) return null;
  return parts.length === 1 ? parts.map((phrases) => phrases.slice(1)) : parts;
}
