import type { francAll } from "franc-min";
import { guessLanguage } from "../../../platform/text/guess-language";

/** Languages that calls for applications are written in, by the codes of the library. */
const CODES = "eng fra spa por arb deu ita nld swe jpn cmn kor pol ron ces hun ell bul rus ukr tur hin".split(
  " ",
);
const toTag = (code: string): string => Intl.getCanonicalLocales(code)[0]!;

/** Shorter texts are mostly names. It is counted in bytes, because one sign of Japanese says as much as three letters. */
const BYTES_MIN = 70;
/** The library tells the language of a paragraph well, and that of a long text worse. So a text is read in pieces. */
const PIECE = 240;
const PIECES_MAX = 8;
/** The second likeliest language has at most this share of the likeliest one's score. */
const SECOND_MAX = 0.95;

/**
 * Finds the language of a text, as a tag of BCP 47: the one that more than half of its pieces are in. Null when it cannot be told. The
 * library is loaded with the first text, because most servers never need it.
 */
export async function detectLanguage(text: string): Promise<string | null> {
  const pieces = Array.from({ length: PIECES_MAX }, (_, at) =>
    text.slice(at * PIECE, (at + 1) * PIECE),
  ).filter((piece) => Buffer.byteLength(piece) >= BYTES_MIN);
  if (pieces.length === 0) return null;
  const library = await import("franc-min");
  const found = pieces.map((piece) => readPiece(library.francAll, piece));
  return found.find((one) => found.filter((other) => other === one).length > found.length / 2) ?? null;
}

function readPiece(weigh: typeof francAll, piece: string): string | null {
  const [first, second] = weigh(piece, { only: CODES });
  const tag = first && first[0] !== "und" ? toTag(first[0]) : null;
  const isClose = first && second && second[1] > first[1] * SECOND_MAX;
  // Of two languages that are nearly as likely, frequent words may tell which it is.
  return isClose && guessLanguage(piece) !== tag ? null : tag;
}
