import { ALL_ENTITY_TYPES, type EntityType } from "@shared/constants/enums";
import { readApplicantList, readApplicantTypes } from "../values/applicants";
import { readApplicantCountries, readCountryList } from "../values/countries";
import { fold, splitSentences } from "../values/words";
import type { Draft } from "./draft";

const ABOUT_APPLICANTS =
  /\b(?:applicants? (?:must|should|are|need|have to)|(?:can|may) apply|eligible|eligibility|open to|\b(?:funds?|grants?|programmes?|programs?|schemes?|awards?|prizes?|loans?|fellowships?|accelerator) (?:is|are) for|must be (?:registered|based|enrolled|located|incorporated|legally|at least|a )|are invited to apply|invites? (?:applications|proposals)|available to|les candidats|peuvent (?:candidater|postuler|deposer)|sont eligibles|ouvert(?:e)? aux?|s'adresse|antragsberechtigt|richtet sich an|konnen .{0,40}beantragen|podran (?:solicitar|presentarse)|pueden (?:solicitar|presentarse)|dirigid[oa])\b/;
const WHERE =
  /\b(?:registered|based|located|residents?|resident|residing|operat\w*|citizens?|nationals?|incorporated|living|headquartered|domiciled|from|in|etabli\w*|bases?|situe\w*|residant|implante\w*|enregistre\w*|ansassig|mit sitz|con sede|establecid\w*|residentes?|organi[sz]ation must be)\b/;
/** These words say where the work is done, which may not be where the applicant is. */
const NOT_WHERE =
  /\b(?:partner|office|event|ceremony|demo day|take[s]? place|headquarter(?:s)? of|travel|except|not|bank|law|currency|dollars|registered charity)\b/;

const SENTENCES_MAX = 200;

/** Collects what a page states about who may apply. */
export type EligibilityReader = {
  /** Adds a line about who may apply, from under a heading or behind a label. */
  add(line: string): void;
  /** Adds a value that lists kinds of applicants. */
  addList(value: string, quote: string): void;
  /** Reads a line of text about anything. */
  readProse(line: string): void;
  settle(draft: Draft): void;
};

export function createEligibilityReader(): EligibilityReader {
  const lines: string[] = [];
  const proseSentences: string[] = [];
  let list: { types: EntityType[]; isComplete: boolean; quote: string } | null = null;

  return {
    add(line) {
      if (lines.length < SENTENCES_MAX) lines.push(line);
    },
    addList(value, quote) {
      const applicants = readApplicantList(value);
      if (applicants && value.length < 300) list ??= { ...applicants, quote };
      if (lines.length < SENTENCES_MAX) lines.push(value);
    },
    readProse(line) {
      if (proseSentences.length >= 3) return;
      for (const sentence of splitSentences(line))
        if (sentence.length < 600 && proseSentences.length < 3 && ABOUT_APPLICANTS.test(fold(sentence)))
          proseSentences.push(sentence);
    },
    settle(draft) {
      const words = lines.length > 0 ? lines : proseSentences;
      if (words.length === 0) return;
      const text = words.join("\n");
      draft.put("eligibilityText", text, text);
      if (list) {
        draft.put("eligibleEntityTypes", list.types, list.quote);
        if (!list.isComplete) draft.put("eligibleEntityTypesOpenEnded", true, list.quote);
      } else putTypes(draft, words);
      putCountries(draft, words);
    },
  };
}

function putTypes(draft: Draft, words: readonly string[]): void {
  const matches = words
    .flatMap(splitSentences)
    .slice(0, SENTENCES_MAX)
    .map((sentence) => ({ sentence, types: sentence.length < 400 ? readApplicantTypes(sentence) : null }))
    .filter(({ types }) => types !== null);
  const types = new Set(matches.flatMap((entry) => entry.types ?? []));
  if (types.size === 0) return;
  const quote = matches.map(({ sentence }) => sentence).join(" · ");
  draft.put(
    "eligibleEntityTypes",
    ALL_ENTITY_TYPES.filter((type) => types.has(type)),
    quote,
  );
  // Prose may admit others in words of its own, so kinds that it does not name are not excluded.
  if (types.size < ALL_ENTITY_TYPES.length) draft.put("eligibleEntityTypesOpenEnded", true, quote);
}

function putCountries(draft: Draft, words: readonly string[]): void {
  for (const sentence of words.flatMap(splitSentences).slice(0, SENTENCES_MAX)) {
    const plain = fold(sentence);
    if (sentence.length > 500 || NOT_WHERE.test(plain)) continue;
    const countries =
      (WHERE.test(plain) ? readApplicantCountries(sentence) : null) ?? readCountryList(sentence);
    if (countries) {
      draft.put("eligibleCountries", countries, sentence);
      return;
    }
  }
}
