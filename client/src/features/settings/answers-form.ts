import { SETTINGS_COUNTRIES } from "@shared/constants/countries";
import type { Answers, AnswerValue, Question } from "@shared/constants/questionnaires/questions";
import { formatAnswer, isUnreadable, parseAnswer } from "@shared/questionnaire-answers";
import { DEFAULT_LANGUAGE } from "@shared/words/language";
import { decimalMark, groupDigits } from "@shared/words/figures";
import { translateLabel } from "@shared/words/labels";
import type { SelectOption } from "@/ui/select";
import { language, LOCALE } from "@/lib/language";
import { once } from "@/lib/once";
import { translateCountry } from "./translate-country";
import { t } from "@/words";

/** The values of a layer's fields: text, or the ticked options. Yes and no are "true" and "false", "" is no answer. */
export type RawAnswers = Record<string, string | string[]>;

/** The stored answers as the form shows them. */
export function toRawAnswers(questions: readonly Question[], answers: Answers): RawAnswers {
  return Object.fromEntries(
    questions.map((question) => {
      const shown = formatAnswer(question, answers[question.fieldName]);
      return [question.fieldName, typeof shown === "boolean" ? String(shown) : shown];
    }),
  );
}

/** Returns a stored answer as a reader sees it; "" for none. */
export function describeAnswer(question: Question, answer: AnswerValue | undefined): string {
  const chosen = [formatAnswer(question, answer)].flat().map(String).filter(Boolean);
  if (question.type === "boolean")
    return chosen.map((word) => (word === "true" ? t("Yes") : t("No"))).join("");
  if (question.type === "number") return chosen.map(formatFigure).join("");
  if (question.type !== "select" && question.type !== "multiselect") return chosen.join(", ");
  const labels = new Map(listOptions(question, chosen).map(({ value, label }) => [value, label]));
  return chosen.map((value) => labels.get(value) ?? value).join(", ");
}

/** Returns "50,000.5" for the stored "50000.5". */
function formatFigure(text: string): string {
  const [whole = "", fraction] = text.split(".");
  return fraction === undefined ? groupDigits(whole) : `${groupDigits(whole)}${decimalMark()}${fraction}`;
}

/** Returns the answers that differ from the stored ones, as they are sent; a cleared one is `null` or an empty list. */
export function listChangedAnswers(
  questions: readonly Question[],
  now: RawAnswers,
  stored: RawAnswers,
): Answers {
  const changes: Answers = {};
  for (const question of questions) {
    const answer = parseAnswer(question, now[question.fieldName]);
    const before = parseAnswer(question, stored[question.fieldName]);
    if (JSON.stringify(answer) !== JSON.stringify(before)) changes[question.fieldName] = answer;
  }
  return changes;
}

/** Lists the fields whose text is no valid answer, such as "twelve" for a whole number. */
export function listInvalidFields(questions: readonly Question[], now: RawAnswers): string[] {
  return questions
    .filter((question) => isUnreadable(question, now[question.fieldName]))
    .map(({ fieldName }) => fieldName);
}

/** Counts the required questions without an answer. */
export function countOpenRequired(questions: readonly Question[], now: RawAnswers): number {
  return questions.filter(
    (question) => question.required && isBlank(parseAnswer(question, now[question.fieldName])),
  ).length;
}

const isBlank = (answer: AnswerValue) => answer === null || (Array.isArray(answer) && answer.length === 0);

/** Lists the options of a question in the reader's language, and chosen values besides them, so that a removed option stays visible. */
export function listOptions(question: Question, chosen: readonly string[] = []): SelectOption[] {
  const options = sortByName(
    (question.options ?? []).map((option) => {
      if (typeof option === "string") return { value: option, label: translateLabel(option) };
      const { value, label } = option;
      return {
        value,
        label: COUNTRY_CODE.test(value) ? translateCountry(value, label) : translateLabel(label),
      };
    }),
  );
  const known = new Set(options.map(({ value }) => value));
  const others = chosen.filter((value) => value !== "" && !known.has(value));
  return [...options, ...others.map((value) => ({ value, label: value }))];
}

/** Only country options have such values; currencies have three letters. */
const COUNTRY_CODE = /^[A-Z]{2}$/;
const NEAR = new Set<string>(SETTINGS_COUNTRIES.map(({ code }) => code));
const names = once(() => new Intl.Collator(LOCALE));

/** Countries come sorted by their English names, so other languages sort them again. */
function sortByName(options: SelectOption[]): SelectOption[] {
  if (language === DEFAULT_LANGUAGE) return options;
  const isFar = ({ value }: SelectOption) => COUNTRY_CODE.test(value) && !NEAR.has(value);
  return [
    ...options.filter((option) => !isFar(option)),
    ...options.filter(isFar).sort((a, b) => names().compare(a.label, b.label)),
  ];
}
