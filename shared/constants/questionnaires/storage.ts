import type { EntityType } from "../enums";
import { listQuestions } from ".";
import type { EntityFact } from "./entity-facts";
import type { Answers, AnswerValue } from "./questions";

type ProfileColumns = Record<string, AnswerValue>;
type EntityColumns = Partial<Record<EntityFact, AnswerValue>>;

/**
 * Sorts answers by the columns they are written to. A fact that both tables have goes to both. Only answered
 * questions appear (`null` clears). Whatever is no question of this kind is left out.
 */
export function splitAnswers(
  type: EntityType,
  answers: Answers,
): { profile: ProfileColumns; entity: EntityColumns } {
  const profile: ProfileColumns = {};
  const entity: EntityColumns = {};
  for (const question of listQuestions(type)) {
    if (!Object.hasOwn(answers, question.fieldName)) continue;
    const answer = answers[question.fieldName];
    if (answer === undefined) continue;
    if (question.profile !== undefined) profile[question.profile] = answer;
    if (question.entity !== undefined) entity[question.entity] = answer;
  }
  return { profile, entity };
}

/**
 * Returns every answer of a kind by `fieldName`, or `null` where there is none. A fact that both tables have
 * is read from the entity, because the entity can also be edited on its own.
 */
export function mergeAnswers(
  type: EntityType,
  entity: Partial<Record<EntityFact, unknown>>,
  profile: Readonly<Record<string, unknown>> | null | undefined,
): Record<string, AnswerValue> {
  return Object.fromEntries(
    listQuestions(type).map((question) => [
      question.fieldName,
      toAnswer(question.entity === undefined ? profile?.[question.profile ?? ""] : entity[question.entity]),
    ]),
  );
}

/**
 * Returns the columns of the profile table that repeat changed facts of the entity. They must be written
 * together with them.
 */
export function mirrorFacts(type: EntityType, facts: Answers): ProfileColumns {
  const columns: ProfileColumns = {};
  for (const { entity, profile } of listQuestions(type)) {
    if (entity === undefined || profile === undefined || !Object.hasOwn(facts, entity)) continue;
    const value = facts[entity];
    if (value !== undefined) columns[profile] = value;
  }
  return columns;
}

function toAnswer(value: unknown): AnswerValue {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  if (Array.isArray(value)) return value.filter((item) => typeof item === "string");
  return null;
}
