import type { AnswerValue, Question } from "./constants/questionnaires/questions";
import { plainDecimal } from "./plain-decimal";

/** The value of a field in the questionnaire form: text, a tick, or the ticked options. */
export type RawAnswer = string | boolean | string[] | null | undefined;

/**
 * Reads a typed answer. Blank is `null`. A whole number is read in base 10, and anything else in its field is
 * `null`. A decimal number stays text, so that no digit is lost. The items of a list are separated by commas
 * or line breaks.
 */
export function parseAnswer(question: Pick<Question, "type">, raw: RawAnswer): AnswerValue {
  if (raw == null) return null;
  switch (question.type) {
    case "boolean":
      return typeof raw === "boolean" ? raw : raw === "true" ? true : raw === "false" ? false : null;
    case "multiselect":
    case "array":
      return splitList(raw);
    case "integer":
      return typeof raw === "string" && /^-?\d+$/.test(plainDecimal(raw))
        ? parseInt(plainDecimal(raw), 10)
        : null;
    case "number":
    case "select":
    case "text":
      return typeof raw === "string" ? raw.trim() || null : null;
    case "textarea":
      return typeof raw === "string" && raw.trim() !== "" ? raw : null;
  }
}

/** Whether a typed text cannot be read as an answer, such as "twelve" in a field for a whole number. */
export function isUnreadable(question: Pick<Question, "type">, raw: RawAnswer): boolean {
  return question.type === "integer" && typeof raw === "string" && raw.trim() !== ""
    ? parseAnswer(question, raw) === null
    : false;
}

/** Formats a stored answer for the form, so that reading it back gives the same answer. */
export function formatAnswer(
  question: Pick<Question, "type">,
  answer: AnswerValue | undefined,
): Exclude<RawAnswer, null | undefined> {
  switch (question.type) {
    case "multiselect":
      return Array.isArray(answer) ? [...answer] : [];
    case "array":
      return Array.isArray(answer) ? answer.join(", ") : "";
    case "number":
      return typeof answer === "string" || typeof answer === "number"
        ? String(answer).replace(/\.0+$/, "")
        : "";
    default:
      return answer == null || Array.isArray(answer) ? "" : String(answer);
  }
}

function splitList(raw: RawAnswer): string[] {
  const items = Array.isArray(raw) ? raw : typeof raw === "string" ? raw.split(/[,\n]/) : [];
  return items.map((item) => item.trim()).filter((item) => item !== "");
}
