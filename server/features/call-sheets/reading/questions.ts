import { parseQuestions } from "@shared/questions/parse-questions";
import type { FoundLine, Passage } from "./types";

const PREFIX = /^(?:question\s*(?:\d{1,2}\s*[.:)–-]?|:)|q\d{1,2}[.:)]?)\s*/i;
const IMPERATIVE =
  /^(?:describe|explain|list (?!of\b)|tell us|summari[sz]e|outline|décrivez|expliquez|présentez)(?!\p{L})/iu;
const TO_THE_WRITER =
  /\b(?:you|your|will|the results?|the work|votre|vos|vous|les?|quel(?:le)?s?|how|who|what|which|why)\b/i;
/** Questions that only head what the call says itself. */
const OF_THE_CALL =
  /who (?:can|may|is eligible)|any questions|how to apply|what (?:is it|we)|qui peut|comment (?:postuler|candidater)|une question|questions\?/i;
const WORDS_MIN = 4;

/** The questions that an application has to answer, with their limits. */
export function readQuestions({ text, body, page, section, isHeading, isItem }: Passage): FoundLine[] {
  if (isHeading || OF_THE_CALL.test(text)) return [];
  const isNamed = PREFIX.test(text);
  const plain = body.replace(PREFIX, "");
  const [parsed] = parseQuestions(plain);
  if (!parsed || plain.split(/\s+/).length < WORDS_MIN) return [];
  const isAsked = /\?["»]?\s*$/.test(parsed.question) || /\?/.test(plain);
  const isOrdered = IMPERATIVE.test(plain) && !/artificial|\bAI\b/i.test(plain);
  const isQuestion =
    isNamed || (isAsked && TO_THE_WRITER.test(plain)) || (isOrdered && /^(?!.*\b(?:if|must)\b)/i.test(plain));
  if (!isQuestion && !(section === "question" && isItem && parsed.limit !== null)) return [];
  return [
    {
      kind: "question",
      page,
      quote: text,
      value: { question: parsed.question, limit: parsed.limit, unit: parsed.unit },
    },
  ];
}
