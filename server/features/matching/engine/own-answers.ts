import { getTableColumns, sql, type SQL } from "drizzle-orm";
import { ALL_ENTITY_TYPES, type EntityType } from "@shared/constants/enums";
import { listQuestions } from "@shared/constants/questionnaires";
import type { AnswerRule } from "@shared/constants/questionnaires/questions";
import { entities, PROFILE_TABLES } from "@shared/schema/index";

/** Answers that people write. Other words of a profile are chosen from our lists. */
const WRITTEN: readonly AnswerRule[] = ["line", "prose", "list"];
/** The answer that tells what others do. */
const ABOUT_OTHERS = "competitors";

/** Longer answers hardly name further subjects, and reading them takes time. */
const ANSWERS_MAX = 10_000;

function selectAnswers(type: EntityType): SQL {
  const table = PROFILE_TABLES[type];
  const columns = getTableColumns(table);
  const texts = listQuestions(type)
    // The entity has its facts itself.
    .filter(({ rule, entity }) => WRITTEN.includes(rule) && entity === undefined)
    .flatMap(({ profile }) => (profile === undefined || profile === ABOUT_OTHERS ? [] : columns[profile]!))
    .map((column) => (column.dataType === "array" ? sql`array_to_string(${column}, ', ')` : sql`${column}`));
  return sql`(select left(concat_ws(E'\n', ${sql.join(texts, sql`, `)}), ${sql.raw(String(ANSWERS_MAX))})
    from ${table} where ${table.entityId} = ${entities}.id)`;
}

/** What an entity answered to the questionnaire in its own words, one below the other. Null or empty without any. */
export const ownAnswers: SQL<string | null> = sql`case ${entities}.type ${sql.join(
  ALL_ENTITY_TYPES.map((type) => sql`when ${sql.raw(`'${type}'`)} then ${selectAnswers(type)}`),
  sql` `,
)} end`;
