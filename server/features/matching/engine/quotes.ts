import { findShortTribes, withoutBoilerplate } from "../embedder/boilerplate";
import type { Part } from "../embedder/find-concepts";
import { findTopicPhrases, isNameOfTopic, type TopicPhrase } from "../embedder/topics";
import { isCommon, listWords, toSingular } from "../embedder/words";

/** A text that can be quoted: its words, with the places where they stand, and its phrases that stand for topics. */
export type Quotable = {
  original: string;
  /** The text without set phrases, in which the words are counted. */
  text: string;
  words: readonly Word[];
  /** The words without plurals. */
  singulars: readonly string[];
  phrases: readonly Phrase[];
};

/** A word as it is compared, and where it stands in its text. */
type Word = { word: string; start: number; end: number };
type Phrase = Part & { topics: readonly string[] };

/** A phrase of the name of an opportunity, as it is looked for in other texts. Equal phrases have one key. */
export type Sought = {
  phrase: string;
  key: string;
  singulars: readonly string[];
  topics: readonly string[];
};

/**
 * Words that two texts can share and mean different things, in lower case and without plurals. They count only
 * within a longer phrase.
 */
const MANY_MEANINGS = new Set(
  `app, beach, birth, blind, bridge, chad, climate, cloud, coast, cocina, combat, community health center, cooling,
  culture, defense, driver, dutch, ecosystem, game, garden, georgia, guinea, heart, house, industrial, jordan, lebanon,
  lumber, marine, minor, mobility, monte, orbit, port, reading, security, seed, shelter, shipping, space, survivor,
  swamp, synapse, timber, token, traffic, turkey, viral, vision`.split(/,\s+/),
);
const isUnclear = (singulars: readonly string[]) => MANY_MEANINGS.has(singulars.join(" "));

/** Figures of speech, by their two words, that are about something else than the first word. */
const FIGURES_OF_SPEECH = new Set(["museum piece", "rocket science", "sea change", "sea grant"]);

/** After a subject these words say what is done about it: "cancer prevention" is about cancer. */
const DONE_ABOUT_IT = new Set(
  `assistance capacity care conservation development education innovation led management mitigation owned planning policy
  prevention processing production project promotion protection research restoration science screening study survey
  technology training treatment`.split(/\s+/),
);
const isDoneAboutIt = (singular: string) => DONE_ABOUT_IT.has(singular) || isCommon(singular);

/** Reads a text once for many quotes. */
export function readQuotable(original: string): Quotable {
  const text = withoutBoilerplate(original);
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].flatMap(({ 0: written, index }) =>
    listWords(written).map((word): Word => ({ word, start: index, end: index + written.length })),
  );
  const phrases = findTopicPhrases(words.map(({ word }) => word)).map((found): Phrase => ({
    start: found.start,
    end: found.end,
    topics: listSure(found),
  }));
  return { original, text, words, singulars: words.map(({ word }) => toSingular(word)), phrases };
}

/** The part of a compound beside a word that is read. */
const COMPOUND_MAX = 40;

/**
 * Copies words from their text as they are written, with the compound that they belong to; null if a mark
 * between them separates them, or in a figure of speech.
 */
function quote({ original, text, words, singulars }: Quotable, part: Part): string | null {
  if (FIGURES_OF_SPEECH.has(singulars.slice(part.end - 1, part.end + 1).join(" "))) return null;
  for (let at = part.start; at + 1 < part.end; at += 1)
    if (!/^(?:\s+|[\p{Pd}'’/.]|\s?&\s?)$/u.test(text.slice(words[at]!.end, words[at + 1]!.start)))
      return null;
  const start = words[part.start]!.start;
  const end = words[part.end - 1]!.end;
  const before = /(?:[\p{L}\p{M}\p{N}]+\p{Pd})*$/u.exec(
    text.slice(Math.max(0, start - COMPOUND_MAX), start),
  )![0];
  const after = /^(?:\p{Pd}[\p{L}\p{M}\p{N}]+)*/u.exec(text.slice(end, end + COMPOUND_MAX))![0];
  const written = text.slice(start - before.length, end + after.length);
  return original.includes(written) ? written.replace(/\s+/g, " ") : (findShortTribes(original) ?? null);
}

/** Returns the words that a pattern has found. */
export function spanOf({ words }: Quotable, { index, 0: found }: RegExpExecArray): Part {
  const within = words.filter(({ start, end }) => index < end && start < index + found.length);
  const start = words.indexOf(within[0]!);
  return { start, end: start + within.length };
}

/**
 * Lists what to look for in other texts for a part of a name. A longer phrase that ends with the part is a kind
 * of it ("childhood cancer"), so both count. A phrase that goes on is something else: "lung cancer" is no lung.
 */
export function findSought(name: Quotable, part: Part): Sought[] {
  const longer = name.phrases.find(
    ({ start, end }) => start <= part.start && part.end <= end && end - start > part.end - part.start,
  );
  const parts =
    longer === undefined ? [part] : goesOnOtherwise(name, part, longer) ? [longer] : [part, longer];
  return parts.flatMap((one) => toSought(name, one) ?? []);
}

/** True if a phrase that contains a part goes on after it and means something else. */
const goesOnOtherwise = ({ singulars }: Quotable, part: Part, phrase: Part) =>
  !singulars.slice(part.end, phrase.end).every(isDoneAboutIt);

function toSought(name: Quotable, part: Part): Sought | null {
  const phrase = quote(name, part);
  if (phrase === null) return null;
  const words = wordsOf(name, part);
  const singulars = name.singulars.slice(part.start, part.end);
  const topics = isUnclear(singulars) ? [] : listTopics(words).filter((id) => isNameOfTopic(id, words));
  return { phrase, key: singulars.join(" "), singulars, topics };
}

const wordsOf = ({ words }: Quotable, { start, end }: Part) =>
  words.slice(start, end).map(({ word }) => word);

const listSure = ({ meanings }: TopicPhrase) => meanings.filter(({ isSure }) => isSure).map(({ id }) => id);

/** Lists the topics that words stand for when they are taken together. */
function listTopics(words: readonly string[]): string[] {
  const [phrase] = findTopicPhrases(words);
  return phrase?.start === 0 && phrase.end === words.length ? listSure(phrase) : [];
}

/**
 * Finds the words of a text that mean what is sought: the same words, or others for the same topic.
 * @returns the words as the text writes them, or null
 */
export function quoteSame(own: Quotable, { singulars, topics }: Sought): string | null {
  return quoteWords(own, singulars) ?? quoteTopic(own, topics);
}

function quoteWords(own: Quotable, sought: readonly string[]): string | null {
  if (isUnclear(sought)) return null;
  for (
    let start = own.singulars.indexOf(sought[0]!);
    start >= 0;
    start = own.singulars.indexOf(sought[0]!, start + 1)
  ) {
    const end = start + sought.length;
    if (!sought.every((word, place) => own.singulars[start + place] === word)) continue;
    const longer = own.phrases.find((phrase) => phrase.start < end && end < phrase.end);
    const words =
      longer !== undefined && goesOnOtherwise(own, { start, end }, longer)
        ? null
        : quote(own, { start, end });
    if (words !== null) return words;
  }
  return null;
}

function quoteTopic(own: Quotable, topics: readonly string[]): string | null {
  if (topics.length === 0) return null;
  for (const phrase of own.phrases) {
    const isSame = phrase.topics.some((id) => topics.includes(id));
    if (!isSame || isUnclear(own.singulars.slice(phrase.start, phrase.end))) continue;
    const words = quote(own, phrase);
    if (words !== null) return words;
  }
  return null;
}
