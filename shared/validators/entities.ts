import { z } from "zod";
import { ALL_ENTITY_TYPES, ENTITY_STAGES, type EntityStage, type EntityType } from "../constants/enums";
import { readIndustry } from "../constants/industries";
import { NAME_MAX, TEXT_MAX } from "../constants/limits";
import type { MemberRole } from "../constants/members";
import type { AnswerValue } from "../constants/questionnaires/questions";
import { countryField, emptyAsNull, longText, requiredText, textListField, wordField } from "./fields";

const fields = {
  name: requiredText(NAME_MAX, "Name is required"),
  type: wordField(ALL_ENTITY_TYPES, "Type is required"),
  description: emptyAsNull(longText(TEXT_MAX)),
  stage: emptyAsNull(wordField(ENTITY_STAGES, "Unknown stage")),
  mission: emptyAsNull(longText(TEXT_MAX)),
  industry: textListField.transform((items) => [...new Set(items.map(readIndustry))]).nullable(),
  country: emptyAsNull(countryField),
};

const optional = {
  description: fields.description.optional(),
  stage: fields.stage.optional(),
  mission: fields.mission.optional(),
  industry: fields.industry.optional(),
  country: fields.country.optional(),
};

export const createEntitySchema = z.object({ name: fields.name, type: fields.type, ...optional });
export type CreateEntityInput = z.infer<typeof createEntitySchema>;

/** Absent keys are left alone, and `null` clears. */
export const updateEntitySchema = z.object({
  name: fields.name.optional(),
  type: fields.type.optional(),
  ...optional,
});
export type UpdateEntityInput = z.infer<typeof updateEntitySchema>;

export type EntityView = {
  id: string;
  name: string;
  type: EntityType;
  stage: EntityStage | null;
  description: string | null;
  mission: string | null;
  industry: string[];
  country: string | null;
  profileCompletionScore: number;
  layer1Complete: boolean;
  layer2Complete: boolean;
  layer3Complete: boolean;
  lastProfileUpdate: string | null;
  createdAt: string;
  updatedAt: string;
  /** What the caller may do with it. Absent for an owner, who may do everything. */
  role?: MemberRole;
  /** Present if the entity has other members. */
  isShared?: true;
};

/**
 * The answers of an entity's questionnaire by `fieldName`, or `null` where there is none, and how complete
 * they are. Amounts and percentages are decimal strings.
 */
export type ProfileView = Record<string, AnswerValue> & {
  entityId: string;
  entityType: EntityType;
  profileCompletionScore: number;
  layer1Complete: boolean;
  layer2Complete: boolean;
  layer3Complete: boolean;
  lastProfileUpdate: string | null;
};

/** The profile after a save. `unknownFields` lists the sent fields that it does not have, if there are any. */
export type SavedProfileView = ProfileView & { unknownFields?: string[] };
