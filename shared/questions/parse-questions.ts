import { type LimitUnit, QUESTION_LIMIT_MAX } from "../constants/questions";

export type ParsedQuestion = {
  question: string;
  limit: number | null;
  unit: LimitUnit | null;
  /** It seems to stand above questions and to ask nothing itself. */
  isHeading?: boolean;
};

/** "1.", "2)", "(3)", "Q4:", "Question 5 -", "1.2", "a)" at the beginning of a line. */
export const NUMBERED =
  /^(?:(?:question|q)\s*\.?\s*\d{1,3}\s*[.:)–-]?|\(?\d{1,3}(?:\.\d{1,3})*\s*[.)]|\d{1,3}\.\d{1,3}|\(?[a-z]\))\s+(?=\S)/i;
const BULLETED = /^[-*•‣◦▪·–—]\s+(?=\S)/;

const NUMBER = String.raw`(\d{1,3}(?:[ \u00a0\u202f.,’']\d{3})+|\d{1,6})`;
const UNIT = String.raw`(words?|mots?|palabras|palavras|كلمة|كلمات|characters?|chars?|caract[èe]res?|signes?|حرف|حرفًا)`;
const BEFORE = String.raw`(?:(?:word|character)\s+(?:limit|count)|limit(?:ed)?(?:\s+to)?|l[íi]mite(?:\s+de)?|limit[ée]e?\s+[àa]|m[áa]x(?:imum|imo)?\.?(?:\s+of|\s+de)?|hasta|at[ée]|بحد\s+أقصى|up\s+to|at\s+most|no\s+more\s+than|not\s+(?:more\s+than|exceeding)|within|in|en|jusqu['’][àa]|au\s+(?:plus|maximum))`;
const AFTER = String.raw`(?:(?:maximum|m[áa]x(?:imo)?\.?|limit|or\s+less|or\s+fewer|at\s+most|au\s+(?:plus|maximum)|(?:(?:including|incl\.|with|excluding|without)\s+spaces)|(?:espaces?\s+(?:compris(?:es)?|inclus(?:es)?|non\s+compris(?:es)?))))`;
const CORE = String.raw`(?:${BEFORE}\s*(?::\s*)?)*${NUMBER}\s*(?:-\s*)?${UNIT}(?:[\s,]*\(?${AFTER}\)?)*`;

/** In brackets, with nothing else but a few words of the limit. */
const IN_BRACKETS = new RegExp(String.raw`\s*[([]\s*${CORE}\s*\.?\s*[)\]]`, "iu");
/** At the end, after a sign that ends the question, or on a line of its own. */
const AT_END = new RegExp(
  String.raw`(?:^|(?<=[.?!:;,–—\n-])|\s[-–—]|\s(?=${BEFORE}\s))\s*${CORE}\s*\.?\s*$`,
  "iu",
);
/** "Word limit: 300", with the unit before the number. */
const NAMED = new RegExp(
  String.raw`\s*[([]?\s*(word|character)\s+(?:limit|count)\s*:?\s*${NUMBER}\s*[)\]]?\s*\.?\s*$`,
  "iu",
);

type PastedPiece = { text: string; isHeading?: boolean };

const toUnit = (word: string): LimitUnit => (/^(?:w|m|p|كلم)/i.test(word) ? "words" : "characters");

/** Takes the limit that a question states out of its text. */
export function takeLimit({ text, isHeading = false }: PastedPiece): ParsedQuestion {
  const named = NAMED.exec(text);
  const found = named ?? IN_BRACKETS.exec(text) ?? AT_END.exec(text);
  const whole = { question: text, limit: null, unit: null, ...(isHeading && { isHeading }) };
  if (!found) return whole;
  const [number, unit] = named ? [found[2]!, found[1]!] : [found[1]!, found[2]!];
  const limit = Number(number.replace(/\D/g, ""));
  const question = `${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`
    .replace(/[\s,;–—-]+$/, "")
    .trim();
  if (question === "" || limit < 1 || limit > QUESTION_LIMIT_MAX) return whole;
  return { question, limit, unit: toUnit(unit) };
}

const LIMIT_ALONE = new RegExp(`^[([]?\\s*${CORE}\\s*\\.?\\s*[)\\]]?$`, "iu");
const NAMED_ALONE = new RegExp(`^${NAMED.source}`, "iu");

/** A line that only states the limit of the question above it. */
export const isLimit = (line: string) => LIMIT_ALONE.test(line) || NAMED_ALONE.test(line);

/** What asks for something: a question mark, or a verb at the beginning that asks. */
const ASKS =
  /[?]|^(?:please|describe|explain|list|give|provide|tell|state|outline|summari[sz]e|name|show|set out|say|share|introduce|identify|indicate|specify|discuss|detail|quantify|itemi[sz]e|what|how|who|whom|whose|why|when|where|which|do|does|did|are|is|will|have|has|can|d[ée]cri\p{L}+|pr[ée]sent\p{L}+|expliqu\p{L}+|indiqu\p{L}+|pr[ée]cis\p{L}+|list\p{L}+|donn\p{L}+|r[ée]sum\p{L}+|exposez|d[ée]taill\p{L}+|nommez|citez|quel\p{L}*|comment|pourquoi|combien|qui|quand|o[ùu]|avez|veuillez)\b/iu;
export const NUMBERED_PART =
  /^(?:section|part|partie|chapter|chapitre|rubrique|volet|annex|annexe)\s+[\divxa-h]+\b/iu;
const HEADING_WORDS_MAX = 8;

/** A short line with a capital that asks nothing and ends no sentence: "About your project", "SECTION B: Budget". */
export function looksLikeHeading(line: string): boolean {
  if (NUMBERED_PART.test(line)) return !line.includes("?");
  const words = line.split(/\s+/).length;
  return words <= HEADING_WORDS_MAX && /^\p{Lu}/u.test(line) && !/[.?!;,)\]]$/.test(line) && !ASKS.test(line);
}

type Lines = { lines: string[]; isHeading?: boolean };

/**
 * Splits a list by its marks; each piece is its lines without the mark. What stands above the first mark is a piece too,
 * and so is a heading right above a later one.
 */
function splitAtMarks(lines: readonly string[], mark: RegExp): Lines[] {
  const pieces: Lines[] = [];
  lines.forEach((line, at) => {
    const last = pieces.at(-1);
    const next = lines.slice(at + 1).find((other) => other !== "");
    const isAboveMark = next !== undefined && mark.test(next);
    const before = lines.slice(0, at).findLast((other) => other !== "");
    const isOwnLine = before === undefined || lines[at - 1] === "" || /[.?!:;)\]]$/.test(before);
    if (mark.test(line)) pieces.push({ lines: [line.replace(mark, "")] });
    else if (isAboveMark && isOwnLine && looksLikeHeading(line) && !isLimit(line))
      pieces.push({ lines: [line], isHeading: true });
    else if (!last || (last.isHeading && line !== "")) pieces.push({ lines: [line] });
    else last.lines.push(line);
  });
  return pieces;
}

/** Splits at empty lines, or else at every line that begins a new sentence. */
function splitPlain(lines: readonly string[]): Lines[] {
  const hasGaps = lines.includes("");
  const pieces: string[][] = [];
  let isNew = true;
  for (const line of lines) {
    if (line === "") {
      isNew = true;
      continue;
    }
    const last = pieces.at(-1);
    const ended = !last || /[.?!:)\]]$/.test(last.at(-1)!) || /^\p{Lu}/u.test(line);
    if (last && (isLimit(line) || (hasGaps ? !isNew : !ended))) last.push(line);
    else pieces.push([line]);
    isNew = false;
  }
  // A list of bare topics has no headings.
  const asking = pieces.filter((piece) => ASKS.test(piece[0]!)).length;
  return pieces.map((piece, at) => ({
    lines: piece,
    isHeading:
      piece.length === 1 &&
      at < pieces.length - 1 &&
      asking * 2 >= pieces.length &&
      looksLikeHeading(piece[0]!),
  }));
}

/**
 * Reads a pasted list of a funder's questions: numbered, bulleted, or plain lines, with questions over several lines.
 * A limit that a question states ("max. 300 words", "1 500 caractères espaces compris") is taken out of it. Every other
 * word that was pasted is in one of the questions or headings; what cannot be split stays one.
 */
export function parseQuestions(pasted: string): ParsedQuestion[] {
  const lines = pasted
    .replace(/\r\n?/g, "\n")
    .split("\n")
    .map((line) => line.replace(/[\t\u00a0]/g, " ").trim());
  const count = (mark: RegExp) => lines.filter((line) => mark.test(line)).length;
  // Bullets below numbers are parts of a question.
  const mark = count(NUMBERED) >= 1 ? NUMBERED : count(BULLETED) >= 1 ? BULLETED : undefined;
  const pieces = mark ? splitAtMarks(lines, mark) : splitPlain(lines);
  return pieces
    .map(({ lines: piece, isHeading = false }) => ({
      text: piece
        .join("\n")
        .replace(/\n{2,}/g, "\n")
        .trim(),
      isHeading,
    }))
    .filter(({ text }) => text !== "")
    .map(takeLimit);
}
