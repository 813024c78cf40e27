import type { EntityWithAnswers, OpportunityRules } from "./match-types";
import { type Quote, quoteSubject } from "./own-quotes";
import { readOwnWords } from "./own-words";
import { findSubjects } from "./subjects";

/** A subject in the words of the name, and the words of the entity that mean it. */
export type OwnSubject = { phrase: string; quote: Quote };

/**
 * The share of the subjects in an opportunity's name that the entity works on. `own` are those that its own
 * words name, `foreign` those that it has nothing to do with. It may work on those in `unclear`, which are only
 * near to its words.
 */
export type SubjectFit = {
  own: OwnSubject[];
  unclear: string[];
  foreign: string[];
  share: number;
  met: boolean | null;
};

const ANY_SUBJECT: SubjectFit = { own: [], unclear: [], foreign: [], share: 1, met: null };

/** Rates whether an entity works on the subjects that an opportunity's name narrows it to. */
export function subjectFit(entity: EntityWithAnswers, { name }: Pick<OpportunityRules, "name">): SubjectFit {
  const subjects = findSubjects(name);
  if (subjects.length === 0) return ANY_SUBJECT;
  const { subjects: ownSubjectIds, quotable } = readOwnWords(entity);
  const fit: SubjectFit = { own: [], unclear: [], foreign: [], share: 0, met: null };
  for (const subject of subjects) {
    const own = quoteSubject(quotable, subject);
    if (own !== null) fit.own.push(own);
    else if (subject.ids.some((id) => ownSubjectIds.has(id))) fit.unclear.push(subject.phrase);
    else fit.foreign.push(subject.phrase);
  }
  const { own, unclear, foreign } = fit;
  const met = own.length === subjects.length ? true : foreign.length === subjects.length ? false : null;
  return { own, unclear, foreign, share: (own.length + unclear.length) / subjects.length, met };
}
