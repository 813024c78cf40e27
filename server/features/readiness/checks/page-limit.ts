import type { FoundLine } from "../../call-sheets/reading/types";
import { placeAt, type Found, type PageLimit, type ReadinessInput } from "../types";

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

/** A narrative that is clearly longer than the pages that the call allows. */
export function findLongNarrative({ narrative, pageLimit }: ReadinessInput): Found[] {
  if (!narrative || !pageLimit) return [];
  const points = pageLimit.points ?? USUAL_POINTS;
  const pages = estimatePages(narrative, points);
  if (pages <= pageLimit.pages * CLEARLY) return [];
  const params = { count: Math.ceil(pages), limit: pageLimit.pages, points };
  return [{ code: "too_many_pages", params, place: placeAt("narrative") }];
}

/** What a limit of pages can be of. */
const NARRATIVE =
  /narratives?|proposals?|applications?|descriptions?|statements? of need|récits?|dossiers?|candidatures?|textes?|mémoires?|propuestas?|memorias?|narrativas?|solicitud(?:es)?|propostas?|projetos?|proyectos?|projets?|projects?/iu;
const OTHER =
  /letters?|\bcvs?\b|resum[eé]s?|résumés?|curriculum|curricula|biograph\p{L}+|biosketch\p{L}*|budgets?|abstracts?|summar(?:y|ies)|synopsis|cover|attachments?|annex(?:es)?|appendi(?:x|ces)|references?|bibliograph\p{L}+|work ?plans?|timelines?|tables?|logic models?|concept notes?|letras?|cartas?|lettres?|annexes?|anexos?|resúmen(?:es)?|resumen|resumos?|each|per (?:person|partner)|justification|diagrams?|charts?|(?:job|position) descriptions?/iu;

/**
 * Chooses the limit of the narrative among the accepted limits of a call: the largest that is not said of something else,
 * such as a letter, with the smallest letters that the call allows.
 */
export function choosePageLimit(lines: readonly FoundLine[]): PageLimit | null {
  const limits = lines.flatMap((line) => (line.kind === "limit" ? [line] : []));
  const pages = limits.flatMap(({ value, quote }) =>
    value.unit === "pages" && isOfNarrative(quote) ? [value.number] : [],
  );
  if (pages.length === 0) return null;
  const points = limits.flatMap(({ value }) => (value.unit === "font" ? [value.number] : []));
  return { pages: Math.max(...pages), points: points.length > 0 ? Math.min(...points) : null };
}

/** What a sentence names first is what its limit is of: "The proposal, with its annexes, has at most 10 pages". */
function isOfNarrative(quote: string): boolean {
  const other = quote.search(OTHER);
  if (other < 0) return true;
  const narrative = quote.search(NARRATIVE);
  return narrative >= 0 && narrative < other;
}
