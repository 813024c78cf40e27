import type { QuestionType } from "../enums";
import type { EntityFact } from "./entity-facts";

export type QuestionOption = string | { value: string; label: string };

/**
 * An answer as it is stored and sent. Amounts and percentages are decimal strings, and `null` is no answer.
 */
export type AnswerValue = string | number | boolean | string[] | null;

/** Answers by `fieldName`. An absent key says nothing about its question. */
export type Answers = Record<string, AnswerValue | undefined>;

/** A question as the API sends it. */
export type Question = {
  id: string;
  fieldName: string;
  label: string;
  required: boolean;
  type: QuestionType;
  placeholder?: string;
  options?: QuestionOption[];
  helpText?: string;
  description?: string;
};

/**
 * The form of an answer beyond its type. `count` and `year` are whole numbers. `amount` is money. `share` is
 * 0–100 %. `rate` is a percentage that may be negative or above 100. `brief` is prose as short as the entity
 * dialog allows. `links` is a list of addresses or handles.
 */
export type AnswerRule =
  | "line"
  | "prose"
  | "brief"
  | "count"
  | "year"
  | "amount"
  | "share"
  | "rate"
  | "email"
  | "website"
  | "choice"
  | "choices"
  | "yesNo"
  | "list"
  | "links";

/**
 * A question with the parts that only the server needs: its rule, and the columns that its answer is written
 * to.
 */
export type QuestionDefinition<Column extends string = string> = Omit<Question, "id"> & {
  rule: AnswerRule;
  /** The column of the entity, when the entity has this fact. */
  entity?: EntityFact;
  /** The column of the profile table, when the table has this fact. */
  profile?: Column;
};

export type Layers<Column extends string = string> = readonly [
  readonly QuestionDefinition<Column>[],
  readonly QuestionDefinition<Column>[],
  readonly QuestionDefinition<Column>[],
];

export type Wording = {
  label: string;
  required?: boolean;
  placeholder?: string;
  helpText?: string;
  description?: string;
};

/** The columns of a profile table that hold answers. */
export type AnswerColumn<Row> = Exclude<keyof Row, "id" | "entityId" | "createdAt" | "updatedAt"> & string;

const createAsk =
  (type: QuestionType, rule: AnswerRule) =>
  <const Column extends string>(column: Column, wording: Wording): QuestionDefinition<Column> => ({
    fieldName: column,
    type,
    rule,
    required: false,
    ...wording,
    profile: column,
  });

const createAskWithOptions =
  (type: QuestionType, rule: AnswerRule) =>
  <const Column extends string>(
    column: Column,
    options: readonly QuestionOption[],
    wording: Wording,
  ): QuestionDefinition<Column> => ({
    ...createAsk(type, rule)(column, wording),
    options: [...options],
  });

// Each of these asks for one column of the profile table, under the column's name.
export const line = createAsk("text", "line");
export const prose = createAsk("textarea", "prose");
export const count = createAsk("integer", "count");
export const amount = createAsk("number", "amount");
export const share = createAsk("number", "share");
export const rate = createAsk("number", "rate");
export const yesNo = createAsk("boolean", "yesNo");
export const list = createAsk("array", "list");
export const links = createAsk("array", "links");
export const choice = createAskWithOptions("select", "choice");
export const choices = createAskWithOptions("multiselect", "choices");
