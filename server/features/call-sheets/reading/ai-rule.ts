import type { FoundLine, Passage } from "./types";

const AI =
  /artificial intelligence|\bgenerative (?:AI|tools?)|\bAI\b|ChatGPT|language models?|intelligence artificielle|\bIA\b/;
/** A call about AI is no rule on AI: the rule is about writing the application. */
const OF_WRITING =
  /\buse of (?:generative )?(?:AI|artificial intelligence)\b|application|proposal|narrative|\bresponse\b|\bbid\b|writ|\bprepar|\bdraft|\btext|spelling|must not use|rédig|rédaction|dossier|proposition|candidature|textes/i;
const FORBIDDEN =
  /not accept|do not use|must not|may not|not (?:permitted|allowed)|prohibited|reject|interdit|pas accept|pas autoris|exclu/i;
const DISCLOSE =
  /disclos|must say|say so|tell us|transparent|signal|déclar|describe how|acknowledg|indicate|must be (?:stated|mentioned)|mentionn/i;
const ALLOWED = /may (?:use|be used)|can (?:use|be used)|allowed|permitted|autorisé|admis/i;

/** Whether an application may be written with AI. */
export function readAiRule({ text, page, isHeading }: Passage): FoundLine[] {
  if (isHeading || !AI.test(text) || !OF_WRITING.test(text)) return [];
  const rule = FORBIDDEN.test(text)
    ? "forbidden"
    : DISCLOSE.test(text)
      ? "disclose"
      : ALLOWED.test(text)
        ? "allowed"
        : null;
  return rule ? [{ kind: "ai", value: { rule }, page, quote: text }] : [];
}
