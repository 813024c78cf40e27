import {
  isLimit,
  looksLikeHeading,
  NUMBERED,
  NUMBERED_PART,
  takeLimit,
} from "@shared/questions/parse-questions";

/** "Question:", "Q4 -", "Pregunta 2.", in the five languages of the product. */
const LABEL =
  /^(?:question|q|pregunta|pergunta|p|سؤال|السؤال|س)\s*\.?\s*(?:n[°ºo.]\s*)?\d{0,3}\s*[.:)–-]\s*(?=\S)/iu;
export const ANSWER_LABEL =
  /^(?:(?:your\s+|our\s+|votre\s+)?(?:answer|response|reply)|r[ée]ponse|respuesta|resposta|a|r|الجواب|الإجابة|جواب|ج)\s*[:：]\s*/iu;

/** Words that tell somebody to answer, at the beginning of a line and with the capital of a beginning. */
const COMMAND = new RegExp(
  `^(?:${[
    "(?:Briefly |In (?:no more than |up to )?\\d+ words,? |In your own words,? )?(?:[Pp]lease|[Dd]escribe|[Ee]xplain|[Oo]utline|[Ss]ummari[sz]e|[Pp]rovide|[Tt]ell us|[Gg]ive (?:us|an?|the|details|examples?)|[Ii]dentify|[Ii]ndicate|[Ss]pecify|[Dd]iscuss|[Ss]et out|[Dd]emonstrate|[Jj]ustify|(?:[Ll]ist|[Nn]ame|[Ss]tate|[Ss]how|[Dd]etail) (?:the|all|any|each|your|how|what|up))",
    "Décri\\p{L}+|Présentez|Présenter|Expliqu(?:ez|er)|Indiqu(?:ez|er)|Précis(?:ez|er)|Résum(?:ez|er)|Détaill(?:ez|er)|Exposez|Justifi(?:ez|er)|Donnez|List(?:ez|er)|Veuillez|Merci de|Citez|Démontrez",
    "Describ[ae]|Expliqu?[ae]|Expliquen?|Indi(?:que|ca)|Resum[ae]|Detall[ae]|Present[ae]|Justifi(?:que|ca)|Enumere|Por favor|Exponga|Mencione|Señale|Especifique",
    "Descreva|Resuma|Apresente|Detalhe|Liste|Informe|Cite",
    "صف|صفي|صفوا|اشرح|اشرحي|اشرحوا|وض[ّ]?ح|بي[ّ]?ن|اذكر|اذكروا|قد[ّ]?م|حد[ّ]?د|لخ[ّ]?ص|يرجى|الرجاء",
  ].join("|")})(?![\\p{L}])`,
  "u",
);
/** What tells how to fill in a form asks for nothing. */
const INSTRUCTION =
  /^(?:please|veuillez|merci de|por favor,?|يرجى|الرجاء)\s+(?:complete|read|fill|answer|note|attach|ensure|make sure|use|tick|sign|return|send|do not|remplir|lire|joindre|cocher|signer|répondre|completar?|leer?|lea|adjunt\p{L}+|responda|preench\p{L}+|leia|anex\p{L}+|ملء|تعبئة|قراءة|إرفاق)(?![\p{L}])/iu;
/** Words that a question begins with. */
const ASKING =
  /^¿|^(?:what|how|who|whom|whose|why|when|where|which|do|does|did|are|is|will|have|has|can|if so|quel\p{L}*|comment|pourquoi|combien|qui|quand|o[ùu]|avez|qu['’]est|en quoi|[àa] qui|qu[ée]|c[óo]mo|por qu[ée]|qui[ée]n\p{L}*|cu[áa]l\p{L}*|cu[áa]nt\p{L}*|cu[áa]ndo|d[óo]nde|como|qual|quais|quem|quando|quant\p{L}*|onde|por que|ما|ماذا|كيف|لماذا|من|متى|أين|هل|كم)(?![\p{L}])/iu;
const ENDS_AS_QUESTION = /[?؟]\s*["”»)]*\*?$/u;
const ENDS_SENTENCE = /[.?!:;؟。…)\]"”»*]$/u;

/** A question and its guidance are not longer. */
const QUESTION_WORDS_MAX = 80;
/** In a longer text no limit is looked for, so that a hostile file takes no time. */
export const QUESTION_MAX = 1_000;
const TITLE_WORDS_MAX = 14;
const countWords = (text: string) => text.split(/\s+/).length;

export const endsSentence = (line: string) => ENDS_SENTENCE.test(line);
export const isLabelled = (line: string) => LABEL.test(line);
export const isNumbered = (line: string) => NUMBERED.test(line) || LABEL.test(line);
/** "2.1" of "2.1 Your budget". */
export const numberOf = (line: string) => /^\(?(\d+(?:\.\d+)*)/.exec(line)?.[1] ?? "";

/** The question of a line without its number, and the limit that it states. */
export function readQuestion(line: string) {
  const text = line.replace(LABEL, "").replace(NUMBERED, "");
  return text.length > QUESTION_MAX ? { question: text, limit: null, unit: null } : takeLimit({ text });
}

/** A line that asks: a command, a question, or one that says how long the answer may be. */
export function asks(line: string): boolean {
  if (line.length > QUESTION_MAX) return false;
  const { question, limit } = readQuestion(line);
  if (countWords(question) > QUESTION_WORDS_MAX || isLimit(line)) return false;
  if (limit === null && INSTRUCTION.test(question)) return false;
  if (limit !== null || isLabelled(line) || COMMAND.test(question)) return true;
  const isOneSentence = !/[.!]\s/.test(question.replace(/\b(?:e\.g|i\.e|etc|approx|no)\./gi, ""));
  if (ENDS_AS_QUESTION.test(question)) return isOneSentence || ASKING.test(question);
  return isNumbered(line) && /[?؟]/u.test(question) && ASKING.test(question);
}

/** A short text that could name what is asked for: "Project summary". */
export function looksLikeTitle(line: string): boolean {
  const { question } = readQuestion(line);
  return (
    countWords(question) <= TITLE_WORDS_MAX &&
    /^[\p{Lu}\p{Lo}¿]/u.test(question) &&
    !/[.;,،؛]$/u.test(question) &&
    !/[.!]\s/.test(question)
  );
}

const LAST_PART =
  /^(?:declarations?|signatures?|d[ée]clarations?(?: sur l['’]honneur)?|declaraci[óo]n(?: jurada)?|firmas?|declaraç(?:ão|ões)|assinaturas?|إقرار|التوقيع|توقيع)\s*:?$/iu;

/** "Section B: Budget", "ABOUT YOU", "Declaration". */
export const isSectionName = (line: string) =>
  NUMBERED_PART.test(line) ||
  LAST_PART.test(line) ||
  (countWords(line) <= 8 && /\p{Lu}{2}/u.test(line) && line === line.toUpperCase() && !endsSentence(line));

/** A figure or a list is no heading: "Harbour Trust, 2023". */
export const couldBeHeading = (line: string) => looksLikeHeading(line) && !/[\p{Nd},;،؛|]/u.test(line);

/** "Name of organisation: Green Trust" as its two parts. */
export function splitLabelled(line: string): { label: string; value: string } | null {
  const text = readQuestion(line).question;
  const [, label = "", value = ""] = /^([^:：?؟]{3,80})\s*[:：]\s+(\S.*)$/u.exec(text) ?? [];
  return label !== "" && looksLikeTitle(label) && !asks(value) ? { label: label.trim(), value } : null;
}
