import type { EntityType } from "../enums";
import { communityGroupQuestions } from "./community-group";
import type { EntityFact } from "./entity-facts";
import { governmentQuestions } from "./government";
import { individualQuestions } from "./individual";
import type { ProfileLayer } from "./layers";
import { nonprofitQuestions } from "./nonprofit";
import type { Layers, Question, QuestionDefinition } from "./questions";
import { researchQuestions } from "./research";
import { schoolQuestions } from "./school";
import { socialEnterpriseQuestions } from "./social-enterprise";
import { startupQuestions } from "./startup";

/** Every question of every kind of organisation, by layer, with the columns that keep its answer. */
export const QUESTIONNAIRES: Readonly<Record<EntityType, Layers>> = {
  Startup: startupQuestions,
  Nonprofit: nonprofitQuestions,
  "Social Enterprise": socialEnterpriseQuestions,
  Individual: individualQuestions,
  Research: researchQuestions,
  School: schoolQuestions,
  "Community Group": communityGroupQuestions,
  Government: governmentQuestions,
};

/** Returns all questions of a kind, in the order of the three layers. */
export function listQuestions(type: EntityType): QuestionDefinition[] {
  return QUESTIONNAIRES[type].flat();
}

/** Returns the questions of one layer as the API sends them, without rules and columns. */
export function getQuestionnaire(type: EntityType, layer: ProfileLayer): Question[] {
  const prefix = type.toLowerCase().replaceAll(" ", "-");
  return QUESTIONNAIRES[type][layer - 1]!.map((question) => {
    const { rule: _rule, entity: _entity, profile: _profile, ...asked } = question;
    return { id: `${prefix}-${asked.fieldName}`, ...asked };
  });
}

/** The columns that the questionnaire of each kind fills, in its profile table and in the entity. */
export const PROFILE_FIELDS = Object.fromEntries(
  Object.entries(QUESTIONNAIRES).map(([type, layers]) => [
    type,
    {
      profile: layers.flat().flatMap((question) => question.profile ?? []),
      entity: layers.flat().flatMap((question) => question.entity ?? []),
    },
  ]),
) as Record<EntityType, { profile: string[]; entity: EntityFact[] }>;
