import type { LimitUnit } from "@shared/constants/questions";
import { countText } from "@shared/questions/answer-text";
import type { FoundLine } from "../../call-sheets/reading/types";
import { placeAt, type Found, type NarrativeLimits, type PageLimit, type ReadinessInput } from "../types";

/** Above its limit by no more than this, an estimate says nothing. */
const CLEARLY = 1.1;
/** The letters of a call that states none, in points. */
const USUAL_POINTS = 11;
/** An A4 page without margins of 25 mm, in points. */
const PAGE = { width: 451, height: 698 };
/** The narrowest common typeface and single spacing, as parts of the letters' size: whoever writes wider needs more pages. */
const LETTER = 0.43;
const WIDE_LETTER = 1;
const LINE = 1.15;

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** Estimates how many A4 pages a text takes, in lines that are set close. */
export function estimatePages(text: string, points: number): number {
  const lines = text.split(/\r\n|\r|\n/).reduce((sum, line) => {
    const wide = line.match(WIDE)?.length ?? 0;
    const width = points * (LETTER * (line.trim().length - wide) + WIDE_LETTER * wide);
    // An empty line is the space between two paragraphs.
    return sum + (line.trim() === "" ? 0.5 : Math.ceil(width / PAGE.width));
  }, 0);
  return (lines * points * LINE) / PAGE.height;
}

/** A narrative that has more words or characters than the call allows, or clearly more pages. */
export function findLongNarrative({ narrative, narrativeLimits }: ReadinessInput): Found[] {
  if (!narrative) return [];
  const { words, characters, pages } = narrativeLimits;
  return [
    ...findOverCount(narrative, words, "words"),
    ...findOverCount(narrative, characters, "characters"),
    ...(pages ? findOverPages(narrative, pages) : []),
  ];
}

function findOverCount(narrative: string, limit: number | null, unit: LimitUnit): Found[] {
  const count = countText(narrative, unit);
  if (limit === null || count <= limit) return [];
  const code = unit === "words" ? "narrative_too_many_words" : "narrative_too_many_characters";
  return [{ code, params: { count, limit }, place: placeAt("narrative") }];
}

function findOverPages(narrative: string, limit: PageLimit): Found[] {
  const points = limit.points ?? USUAL_POINTS;
  const pages = estimatePages(narrative, points);
  if (pages <= limit.pages * CLEARLY) return [];
  const params = { count: Math.ceil(pages), limit: limit.pages, points };
  return [{ code: "too_many_pages", params, place: placeAt("narrative") }];
}

/** What a limit can be of. */
const NARRATIVE =
  /narratives?|proposals?|applications?|descriptions?|statements? of need|récits?|dossiers?|candidatures?|textes?|mémoires?|propuestas?|memorias?|narrativas?|solicitud(?:es)?|propostas?|projetos?|proyectos?|projets?|projects?/iu;
const OTHER =
  /letters?|\bcvs?\b|resum[eé]s?|résumés?|curriculum|curricula|biograph\p{L}+|biosketch\p{L}*|budgets?|abstracts?|summar(?:y|ies)|synopsis|cover|attachments?|annex(?:es)?|appendi(?:x|ces)|references?|bibliograph\p{L}+|work ?plans?|timelines?|tables?|logic models?|concept notes?|letras?|cartas?|lettres?|annexes?|anexos?|resúmen(?:es)?|resumen|resumos?|each|per (?:person|partner)|justification|diagrams?|charts?|(?:job|position) descriptions?/iu;

/** Words and characters are mostly limits of one answer. */
const ONE_ANSWER =
  /questions?|answers?|responses?|fields?|box(?:es)?|sections?|titles?|réponses?|champs?|rubriques?|titres?|preguntas?|respuestas?|apartados?|títulos?|perguntas?|respostas?|campos?|seç(?:ão|ões)/iu;

/**
 * Chooses the limits of the narrative among the accepted limits of a call: of each unit the largest that is not said of something else,
 * such as a letter or an answer; of letters the smallest that the call allows. Words and characters count only where the narrative is named.
 */
export function chooseNarrativeLimits(lines: readonly FoundLine[]): NarrativeLimits {
  const limits = lines.flatMap((line) => (line.kind === "limit" ? [line] : []));
  const numbersOf = (unit: (typeof limits)[number]["value"]["unit"], fits: (quote: string) => boolean) =>
    limits.flatMap(({ value, quote }) => (value.unit === unit && fits(quote) ? [value.number] : []));
  const largest = (numbers: number[]) => (numbers.length === 0 ? null : Math.max(...numbers));
  const namesNarrative = (quote: string) =>
    isOfNarrative(quote) && NARRATIVE.test(quote) && !ONE_ANSWER.test(quote);
  const pages = largest(numbersOf("pages", isOfNarrative));
  const points = numbersOf("font", () => true);
  return {
    words: largest(numbersOf("words", namesNarrative)),
    characters: largest(numbersOf("characters", namesNarrative)),
    pages: pages === null ? null : { pages, points: points.length > 0 ? Math.min(...points) : null },
  };
}

/** What a sentence names first is what its limit is of: "The proposal, with its annexes, has at most 10 pages". */
function isOfNarrative(quote: string): boolean {
  const other = quote.search(OTHER);
  if (other < 0) return true;
  const narrative = quote.search(NARRATIVE);
  return narrative >= 0 && narrative < other;
}
