import type { EntityFacts, OpportunityRules } from "./match-types";
import { readOwnWords } from "./own-words";
import { findSubjects } from "./subjects";

/**
 * The share of the subjects in an opportunity's name that the entity works on. `own` and `foreign` are these
 * subjects and the others, in the words of the name.
 */
export type SubjectFit = { own: string[]; foreign: string[]; share: number; met: boolean | null };

const ANY_SUBJECT: SubjectFit = { own: [], foreign: [], share: 1, met: null };

/** Rates whether an entity works on the subjects that an opportunity's name narrows it to. */
export function subjectFit(entity: EntityFacts, { name }: Pick<OpportunityRules, "name">): SubjectFit {
  const subjects = findSubjects(name);
  if (subjects.length === 0) return ANY_SUBJECT;
  const { subjects: ownSubjectIds } = readOwnWords(entity);
  const [own, foreign]: [string[], string[]] = [[], []];
  for (const { phrase, ids } of subjects)
    (ids.some((id) => ownSubjectIds.has(id)) ? own : foreign).push(phrase);
  const met = foreign.length === 0 ? true : own.length === 0 ? false : null;
  return { own, foreign, share: own.length / subjects.length, met };
}
