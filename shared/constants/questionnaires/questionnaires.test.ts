import { getTableColumns } from "drizzle-orm";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import { describe, expect, it } from "vitest";
import { entities } from "../../schema/entities";
import { PROFILE_TABLES } from "../../schema/profiles";
import { ALL_ENTITY_TYPES, ENTITY_STAGES, QUESTION_TYPES } from "../enums";
import { PROFILE_FIELDS, QUESTIONNAIRES, getQuestionnaire, listQuestions } from ".";
import { ENTITY_FACTS } from "./entity-facts";
import { COUNTRY_OPTIONS } from "./options";
import type { AnswerRule } from "./questions";
import { mergeAnswers, mirrorFacts, splitAnswers } from "./storage";

const NOT_ASKED_OF_PROFILE = ["id", "entityId", "createdAt", "updatedAt"];
/** The entity dialog and the service fill these columns, and no questionnaire does. */
const NOT_ASKED_OF_ENTITY = [
  ...["id", "userId", "name", "type", "logoUrl", "status", "profileCompletionScore"],
  ...["layer1Complete", "layer2Complete", "layer3Complete", "lastProfileUpdate", "createdAt", "updatedAt"],
];

const SQL_TYPE: Record<AnswerRule, RegExp> = {
  line: /^text$/,
  prose: /^text$/,
  brief: /^text$/,
  email: /^text$/,
  website: /^text$/,
  choice: /^(text|varchar\([23]\))$/,
  choices: /^text\[\]$/,
  list: /^text\[\]$/,
  links: /^text\[\]$/,
  count: /^integer$/,
  year: /^integer$/,
  amount: /^numeric\(15, 2\)$/,
  share: /^numeric\(9, 2\)$/,
  rate: /^numeric\(9, 2\)$/,
  yesNo: /^boolean$/,
};

const listAskedColumns = (table: PgTable, omitted: string[]) =>
  Object.keys(getTableColumns(table)).filter((column) => !omitted.includes(column));

describe.each(ALL_ENTITY_TYPES)("the questionnaire of a %s", (type) => {
  const questions = listQuestions(type);

  it("the questionnaire asks for every column of the profile table exactly once", () => {
    expect([...PROFILE_FIELDS[type].profile].sort()).toEqual(
      listAskedColumns(PROFILE_TABLES[type], NOT_ASKED_OF_PROFILE).sort(),
    );
  });

  it("the questionnaire asks for every fact of the entity exactly once", () => {
    expect([...PROFILE_FIELDS[type].entity].sort()).toEqual(
      listAskedColumns(entities, NOT_ASKED_OF_ENTITY).sort(),
    );
  });

  it("every question has its own field name, which is one of the columns it is written to", () => {
    expect(new Set(questions.map((question) => question.fieldName)).size).toBe(questions.length);
    for (const { fieldName, entity, profile } of questions) {
      expect(fieldName).toBe(profile ?? entity);
      // A column that both tables have under one name must be one question. Otherwise the name would be
      // ambiguous.
      if (fieldName in getTableColumns(PROFILE_TABLES[type]) && fieldName in getTableColumns(entities)) {
        expect([entity, profile]).toEqual([fieldName, fieldName]);
      }
    }
  });

  it("each answer is kept in columns of the right type", () => {
    const own = getTableColumns(PROFILE_TABLES[type]);
    const shared = getTableColumns(entities);
    for (const { fieldName, rule, entity, profile } of questions) {
      const columns = [entity && shared[entity], profile && own[profile]].filter((column) => column != null);
      for (const column of columns) {
        if (typeof column === "string") throw new Error(`${fieldName} has no column`);
        expect(column.getSQLType(), fieldName).toMatch(SQL_TYPE[rule]);
      }
    }
  });

  it("the questionnaire begins with five to seven quick questions, few of them typed text", () => {
    const first = getQuestionnaire(type, 1);
    expect(first.length).toBeGreaterThanOrEqual(5);
    expect(first.length).toBeLessThanOrEqual(7);
    expect(first.filter((question) => ["text", "textarea", "array"].includes(question.type))).toHaveLength(1);
    expect(first.map((question) => question.fieldName)).toEqual(
      expect.arrayContaining(["description", "industry", "country", "stage", "foundedYear"]),
    );
  });

  it("the second layer asks for figures", () => {
    for (const question of getQuestionnaire(type, 2)) {
      expect(["integer", "number", "select"], question.fieldName).toContain(question.type);
    }
  });

  it.each([1, 2, 3] as const)("layer %i has at least one required question and one optional one", (layer) => {
    const required = getQuestionnaire(type, layer).map((question) => question.required);
    expect(required).toContain(true);
    expect(required).toContain(false);
  });

  it("options are offered exactly where something is chosen, each with its own value", () => {
    for (const { type: kind, options, fieldName } of questions) {
      expect(options !== undefined, fieldName).toBe(kind === "select" || kind === "multiselect");
      const values = (options ?? []).map((option) => (typeof option === "string" ? option : option.value));
      expect(new Set(values).size).toBe(values.length);
    }
  });

  it("the stages of the product are offered as they are stored", () => {
    expect(questions.find((question) => question.fieldName === "stage")?.options).toEqual([...ENTITY_STAGES]);
  });

  it("questions are sent with the documented keys only, and without empty words", () => {
    const documentedKeys = [
      "id",
      "fieldName",
      "label",
      "required",
      "type",
      "placeholder",
      "options",
      "helpText",
      "description",
    ];
    for (const layer of [1, 2, 3] as const) {
      for (const question of getQuestionnaire(type, layer)) {
        expect(Object.keys(question).filter((key) => !documentedKeys.includes(key))).toEqual([]);
        expect(QUESTION_TYPES).toContain(question.type);
        for (const text of [question.label, question.placeholder ?? "-", question.helpText ?? "-"]) {
          expect(text.trim()).not.toBe("");
        }
      }
    }
  });

  it("the answers are the same after being split into columns and merged again", () => {
    const answers = Object.fromEntries(
      questions.map((question) => [question.fieldName, `about ${question.label}`]),
    );
    const { entity, profile } = splitAnswers(type, answers);
    expect(mergeAnswers(type, entity, profile)).toEqual(answers);
    expect(Object.keys(entity).sort()).toEqual([...ENTITY_FACTS].sort());
  });
});

describe("questionnaires", () => {
  it("the questionnaires belong to the eight kinds, and all ids are unique", () => {
    expect(Object.keys(QUESTIONNAIRES)).toEqual([...ALL_ENTITY_TYPES]);
    const ids = ALL_ENTITY_TYPES.flatMap((type) =>
      ([1, 2, 3] as const).flatMap((layer) => getQuestionnaire(type, layer).map((question) => question.id)),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("the countries of Settings come first, and every country is listed once", () => {
    expect(COUNTRY_OPTIONS.slice(0, 3).map((country) => country.label)).toEqual([
      "Ghana",
      "Nigeria",
      "Kenya",
    ]);
    expect(new Set(COUNTRY_OPTIONS.map((country) => country.value)).size).toBe(COUNTRY_OPTIONS.length);
    expect(COUNTRY_OPTIONS).toContainEqual({ value: "RW", label: "Rwanda" });
  });

  it("each profile belongs to one entity and is deleted with it", () => {
    for (const table of Object.values(PROFILE_TABLES)) {
      const { foreignKeys, columns } = getTableConfig(table);
      expect(columns.find((column) => column.keyAsName && column.name === "entityId")?.isUnique).toBe(true);
      expect(foreignKeys.map((key) => key.onDelete)).toEqual(["cascade"]);
      expect(foreignKeys[0]?.reference().foreignTable).toBe(entities);
    }
  });
});

describe("splitting answers", () => {
  it("a fact that both tables have is written to both, also under another name", () => {
    expect(splitAnswers("Government", { mandate: "Roads", country: "GH", staffCount: 12 })).toEqual({
      profile: { mandate: "Roads", country: "GH", staffCount: 12 },
      entity: { mission: "Roads", country: "GH", employeesCount: 12 },
    });
  });

  it("null is kept, while missing answers and unknown questions are left out", () => {
    const answers = { mission: null, website: undefined, userId: "x", type: "Startup", toString: "y" };
    expect(splitAnswers("Nonprofit", answers)).toEqual({
      profile: { mission: null },
      entity: { mission: null },
    });
  });
});

describe("merging answers", () => {
  it("a shared fact is read from the entity, and an unknown fact is null", () => {
    const answers = mergeAnswers("Nonprofit", { mission: "new" }, { mission: "old", boardSize: 0 });
    expect(answers).toMatchObject({ mission: "new", boardSize: 0, programs: null, country: null });
    expect(answers).not.toHaveProperty("entityId");
  });

  it("answers are merged for an entity without a profile row", () => {
    expect(mergeAnswers("School", { industry: ["education"] }, null)).toMatchObject({
      industry: ["education"],
      studentCount: null,
    });
  });
});

describe("mirroring facts", () => {
  it("the mirrored columns are those that repeat a changed fact of the entity", () => {
    expect(mirrorFacts("Government", { mission: "Roads", country: null, description: "x" })).toEqual({
      mandate: "Roads",
      country: null,
    });
    expect(mirrorFacts("School", { mission: "Learning" })).toEqual({});
  });
});
