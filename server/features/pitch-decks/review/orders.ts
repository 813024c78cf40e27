import { fold } from "../../../platform/text/fold";

// What a slide says to whoever judges it, in place of what it says to a funder. Each pattern is bounded.
const ORDERS = [
  /\b(?:ignore|disregard|forget|override|bypass) (?:(?:all|any|every|the|these|those|your|my|of|other|previous|prior|earlier|above|following|system|scoring|grading) ){1,5}(?:instructions?|rules?|prompts?|criteria|guidelines?)\b/,
  /\b(?:ignore|disregard|forget|override|bypass) (?:instructions?|prompts?|everything (?:above|before))\b/,
  /\b(?:ignore[zr]?|ignora[rd]?|oubliez|olvida|esqueca)\b.{0,60}\b(?:instructions?|regles?|consignes?|instrucciones|reglas|instrucoes|regras)\b/,
  /\b(?:give|award|assign|grant|rate|grade|score|mark|judge|answer|return|output|respond|reply)\b.{0,60}\b(?:100|full|max|maximum|perfect|highest|top)[ -]?(?:\/ ?100 )?(?:points?|marks?|scores?|ratings?|grades?)\b/,
  /\b(?:donne[zr]?|accorde[zr]?|da|dar|otorga|atribua|de)\b.{0,40}\b(?:100|maximum|maxima?o?)\b ?(?:points?|puntos|pontos|note|nota|puntuacion)\b/,
  /\b(?:mark|judge|rate|set|answer|treat|count|verdict)\b.{0,60}\b(?:all|every|each)\b.{0,30}\b(?:criteri(?:a|on)|verdicts?|checks?|questions?)\b/,
  /\b(?:all|every|each) (?:criteri(?:a|on)|verdicts?|checks?)\b.{0,30}\b(?:pass(?:ed|es)?|met|true)\b/,
  /\b(?:you are|act as|as) (?:now )?(?:an? )?(?:ai|large language|language model|llm|chatgpt|gpt|claude|assistant|grader|evaluator)\b.{0,80}\b(?:must|should|will|score|give|pass|ignore|only)\b/,
  /^\W*(?:system|assistant|developer)(?: (?:prompt|message|note))?\s*:/,
  /\b(?:note|message|instructions?) (?:to|for) (?:the )?(?:ai|model|llm|assistant|grader|reviewer bot|evaluator)\b/,
];

/** No order is shorter. */
const ORDER_MIN = 12;

/** Whether a sentence speaks to the one who judges the deck. Such words are no part of what the deck says. */
export function isOrder(sentence: string): boolean {
  const folded = fold(sentence);
  return ORDERS.some((pattern) => pattern.test(folded));
}

/** `text` without the sentences that speak to the one who judges it; lines stay lines. */
export function withoutOrders(text: string): string {
  return text
    .split("\n")
    .flatMap((line) =>
      line.length >= ORDER_MIN && isOrder(line) ? (withoutOrderSentences(line) ?? []) : line,
    )
    .join("\n")
    .trim();
}

// "1. First", "Dr. Otieno", "Ama K. Mensah" and "vs. others" end no sentence.
const SENTENCE_END =
  /(?<!^\W*\d{1,2}[.)])(?<!(?<!\p{L})(?:\p{Lu}|Dr|Prof|Mr|Mrs|Ms|Mme|St|No|vs|approx|Inc|Ltd|Eng|Ing|Sra?|Dra?)\.)(?<=[.!?…][)"”’]?)\s+(?=[\p{Lu}\p{N}"“«$€£₦(])/u;

/** The sentences of a line. */
export function cutSentences(line: string): string[] {
  return line.split(SENTENCE_END);
}

function withoutOrderSentences(line: string): string | undefined {
  const kept = cutSentences(line).filter((sentence) => !isOrder(sentence));
  return kept.length === 0 ? undefined : kept.join(" ");
}
