import { z } from "zod";
import { plainDecimal } from "../plain-decimal";
import { ALL_ENTITY_TYPES, type EntityType, matchWord } from "../constants/enums";
import { readIndustry } from "../constants/industries";
import { INTEGER_MAX, LONG_TEXT_MAX, TEXT_MAX } from "../constants/limits";
import { listQuestions } from "../constants/questionnaires";
import type {
  AnswerRule,
  AnswerValue,
  QuestionDefinition,
  QuestionOption,
} from "../constants/questionnaires/questions";
import {
  amountField,
  emailField,
  emptyAsNull,
  isWebAddress,
  lineText,
  longText,
  textListField,
  urlField,
  wholeNumber,
  yearField,
} from "./fields";
import { message, type Message } from "../words/messages";
import { issue, say } from "./say";

/** A percentage as a decimal string, exact to two decimals. */
const percentage = (fits: (text: string) => boolean, ifWrong: Message) =>
  z
    .union([z.number(), z.string()], say("Must be a number"))
    .transform((value) => plainDecimal(String(value)))
    .refine((text) => /^-?\d+(\.\d+)?$/.test(text), say("Must be a number"))
    .refine(fits, say(ifWrong));

/** Whether a text is a web address or a handle such as `@name`. An address of another scheme is refused. */
const isLink = (text: string) => isWebAddress(text) || !/^[a-z][a-z0-9+.-]*:/i.test(text);

const readValue = (option: QuestionOption) => (typeof option === "string" ? option : option.value);
const getLabel = (option: QuestionOption) => (typeof option === "string" ? option : option.label);

/**
 * Finds the option that a person means, by its value or its label. An industry that is not on the list stays
 * as typed.
 */
function findOption(question: QuestionDefinition, text: string): string | undefined {
  const options = question.options ?? [];
  const value = matchWord(options.map(readValue), text);
  if (value !== undefined) return value;
  const label = matchWord(options.map(getLabel), text);
  if (label !== undefined) return readValue(options[options.map(getLabel).indexOf(label)]!);
  return question.entity === "industry" ? readIndustry(text) : undefined;
}

const createChoiceField = (question: QuestionDefinition) =>
  z.string(say("Must be text")).transform((text, context): string => {
    const value = findOption(question, text);
    if (value !== undefined) return value;
    context.addIssue(issue("Choose one of the options"));
    return z.NEVER;
  });

const createChoicesField = (question: QuestionDefinition) =>
  textListField.transform((texts, context): string[] => {
    const values = texts.map((item) => findOption(question, item));
    if (values.every((value) => value !== undefined)) return [...new Set(values)];
    context.addIssue(issue("Choose only from the options"));
    return z.NEVER;
  });

/** All questions of a rule share its field, because the questions of all kinds of organisation are many hundreds. */
const FIELDS: Record<Exclude<AnswerRule, "choice" | "choices">, z.ZodType<AnswerValue>> = {
  line: lineText(TEXT_MAX),
  prose: longText(LONG_TEXT_MAX),
  brief: longText(TEXT_MAX),
  count: wholeNumber(0, INTEGER_MAX, message("Must be between 0 and {n}", { n: INTEGER_MAX })),
  year: yearField,
  amount: amountField("Must be a number such as 12500 or 12500.50"),
  share: percentage(
    (text) => /^\d{1,3}(\.\d{1,2})?$/.test(text) && Number(text) <= 100,
    "Must be between 0 and 100, with at most 2 decimals",
  ),
  rate: percentage(
    (text) => /^-?\d{1,7}(\.\d{1,2})?$/.test(text),
    message("Must have at most {digits} digits and {decimals} decimals", { digits: 7, decimals: 2 }),
  ),
  email: emailField,
  website: urlField,
  yesNo: z.boolean(say("Must be yes or no")),
  list: textListField,
  links: textListField.refine(
    (items) => items.every(isLink),
    say("Each link must start with http:// or https://"),
  ),
};

function createField(question: QuestionDefinition): z.ZodType<AnswerValue> {
  if (question.rule === "choice") return createChoiceField(question);
  if (question.rule === "choices") return createChoicesField(question);
  return FIELDS[question.rule];
}

const buildSchema = (type: EntityType) =>
  z.object(
    Object.fromEntries(
      listQuestions(type).map((question) => [
        question.fieldName,
        emptyAsNull(createField(question)).optional(),
      ]),
    ),
  );

const SCHEMAS = new Map(ALL_ENTITY_TYPES.map((type) => [type, buildSchema(type)]));

/**
 * Returns the schema of a profile update for one kind of organisation. The body holds any subset of its
 * fields. `null` or blank clears, an absent key leaves alone, and unknown keys are dropped. A choice becomes
 * the option's own value.
 */
export function profileUpdateSchema(type: EntityType) {
  return SCHEMAS.get(type)!;
}

/** Lists the keys of a body that are no fields of the profile of that kind of organisation. */
export function listUnknownFields(type: EntityType, body: unknown): string[] {
  const { shape } = profileUpdateSchema(type);
  return Object.keys(body ?? {}).filter((field) => !Object.hasOwn(shape, field));
}
