import type { EntityFacts, OpportunityRules } from "./match-types";
import { ownWordsOf } from "./own-words";
import { subjectsOf } from "./subjects";

/** How many of the subjects that a name narrows an opportunity to are the entity's: those that are and those that are not, in its words. */
export type SubjectFit = { own: string[]; foreign: string[]; share: number; met: boolean | null };

const OF_ANY_SUBJECT: SubjectFit = { own: [], foreign: [], share: 1, met: null };

/** Whether an entity has to do with what the name of an opportunity narrows it to. */
export function subjectFit(entity: EntityFacts, { name }: Pick<OpportunityRules, "name">): SubjectFit {
  const subjects = subjectsOf(name);
  if (subjects.length === 0) return OF_ANY_SUBJECT;
  const { subjects: mine } = ownWordsOf(entity);
  const [own, foreign]: [string[], string[]] = [[], []];
  for (const { said, ids } of subjects) (ids.some((id) => mine.has(id)) ? own : foreign).push(said);
  const met = foreign.length === 0 ? true : own.length === 0 ? false : null;
  return { own, foreign, share: own.length / subjects.length, met };
}
