import { ALL_ENTITY_TYPES, type EntityType } from "@shared/constants/enums";
import { listQuestions } from "@shared/constants/questionnaires";
import { createEntitySchema, updateEntitySchema } from "@shared/validators/entities";
import { profileUpdateSchema } from "@shared/validators/profiles";
import { describeArea } from "../describe";
import { type JsonSchema, toJsonSchema, addMeanings } from "../json-schema";

const ENTITY =
  "The organisation, with how complete its profile is (`profileCompletionScore`, 0 to 100, and `layer1Complete` to `layer3Complete`).";

export const entities = describeArea({
  name: "Organisations",
  about: "The organisations of the signed-in user, called entities. Funding is looked for on their behalf.",
  access: "member",
  routes: {
    "GET /api/entities": { summary: "Lists the organisations", answers: { 200: "A list of organisations." } },
    "POST /api/entities": {
      summary: "Adds an organisation",
      body: createEntitySchema,
      answers: { 201: ENTITY },
      errors: { conflict: "This account has as many organisations as it may have." },
    },
    "GET /api/entities/:id": { summary: "Reads one organisation", answers: { 200: ENTITY } },
    "PATCH /api/entities/:id": {
      summary: "Changes an organisation",
      details: "What is left out stays; null clears.",
      body: updateEntitySchema,
      answers: { 200: ENTITY },
    },
    "DELETE /api/entities/:id": {
      summary: "Deletes an organisation",
      details: "With its profile, applications and pitch decks, files included.",
      answers: { 204: "It is gone." },
    },
  },
});

/** The name under which the answers of that kind of organisation stand in the document. */
const profileSchemaName = (type: EntityType) => `${type.replaceAll(" ", "")}Profile`;

/** Describes the answers of a profile by type of entity, with the words of each question. */
export const profileSchemas = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    ALL_ENTITY_TYPES.map((type) => {
      const labels = Object.fromEntries(
        listQuestions(type).map(({ fieldName, label }) => [fieldName, label]),
      );
      return [profileSchemaName(type), addMeanings(toJsonSchema(profileUpdateSchema(type), "input"), labels)];
    }),
  );

const PROFILE =
  "All answers by the names of their fields, null where there is none, and how complete they are.";

export const profiles = describeArea({
  name: "Profiles",
  about:
    "The answers of an organisation, asked for in three layers. The better they are, the better the matches.",
  access: "member",
  routes: {
    "GET /api/questionnaire/:entityType/:layer": {
      summary: "Lists the questions of a layer",
      params: {
        entityType: { type: "string", enum: ALL_ENTITY_TYPES },
        layer: { type: "string", enum: ["1", "2", "3"] },
      },
      answers: { 200: "`questions`, in the order in which they are asked." },
    },
    "GET /api/profile/:entityId": { summary: "Reads a profile", answers: { 200: PROFILE } },
    "POST /api/profile/:entityId": {
      summary: "Saves answers",
      details:
        "Any part of them: what is left out stays, null clears. The fields are those of the kind of organisation.",
      body: {
        jsonSchema: {
          anyOf: ALL_ENTITY_TYPES.map((type) => ({
            $ref: `#/components/schemas/${profileSchemaName(type)}`,
          })),
        },
      },
      answers: {
        200: `${PROFILE} \`unknownFields\` lists the sent fields that the profile of this kind of organisation does not have, and that were dropped. It is left out when there are none.`,
      },
    },
  },
});
