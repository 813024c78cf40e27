import { removeMarkup } from "./markup";

/** The named entities that agencies use. Accented letters are composed below. */
const NAMED: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ensp: " ",
  emsp: " ",
  thinsp: " ",
  zwnj: "",
  zwj: "",
  shy: "",
  ndash: "–",
  mdash: "—",
  lsquo: "‘",
  rsquo: "’",
  sbquo: "‚",
  ldquo: "“",
  rdquo: "”",
  bdquo: "„",
  laquo: "«",
  raquo: "»",
  hellip: "…",
  bull: "•",
  middot: "·",
  sect: "§",
  para: "¶",
  reg: "®",
  copy: "©",
  trade: "™",
  deg: "°",
  plusmn: "±",
  times: "×",
  frac12: "½",
  frac14: "¼",
  frac34: "¾",
  sup2: "²",
  sup3: "³",
  micro: "µ",
  le: "≤",
  ge: "≥",
  ne: "≠",
  cent: "¢",
  pound: "£",
  euro: "€",
  yen: "¥",
  szlig: "ß",
  aelig: "æ",
  AElig: "Æ",
  oslash: "ø",
  Oslash: "Ø",
  alpha: "α",
  beta: "β",
  gamma: "γ",
  delta: "δ",
  mu: "μ",
};

const ACCENTS: Record<string, string> = {
  grave: "\u0300",
  acute: "\u0301",
  circ: "\u0302",
  tilde: "\u0303",
  uml: "\u0308",
  ring: "\u030a",
  cedil: "\u0327",
};

/** Real texts are escaped at most three times. */
const PASSES_MAX = 10;

/**
 * Converts the text of a source to plain text: without markup and entities (some are escaped twice), paragraphs
 * separated by line breaks, everything else by single spaces. Plain text is returned unchanged. The result is safe to
 * store and to show as text; it is not HTML and must never be used as such.
 */
export function toPlainText(delivered: string): string {
  let text = delivered;
  for (let pass = 0; pass < PASSES_MAX; pass += 1) {
    const read = normalizeSpaces(normalizeCharacters(decodeEntities(removeMarkup(text))));
    if (read === text) return text;
    text = read;
  }
  // The text was nested on purpose to survive the passes.
  return normalizeSpaces(text.replace(/[<&]/g, " "));
}

/** Printable ASCII and line breaks. Most texts match and need none of the slower steps. */
const IS_SIMPLE = /^[\n\x20-\x7e]*$/;

function normalizeCharacters(text: string): string {
  if (IS_SIMPLE.test(text)) return text;
  return text
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize("NFKC"))
    .replace(/[\u200b\u200e\u200f\u2060\ufeff\u00ad]/g, "")
    .replace(/\r\n?/g, "\n")
    .replace(/[^\S\n ]|(?!\n)\p{Cc}/gu, " ")
    .replace(/[\uD800-\uDFFF]+/g, removeLoneSurrogates);
}

/** Removes lone surrogates. The search is slow, so it only runs where there are surrogates at all. */
const removeLoneSurrogates = (halves: string) =>
  halves.replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, "");

function normalizeSpaces(text: string): string {
  const spaced = text.includes("  ") ? text.replace(/ {2,}/g, " ") : text;
  const lined = spaced.includes("\n") ? spaced.replace(/ ?\n ?/g, "\n").replace(/\n{3,}/g, "\n\n") : spaced;
  return lined.trim();
}

/** Converts to plain text on one line, for titles and names. */
export function toPlainLine(delivered: string): string {
  return toPlainText(delivered).replace(/\n+/g, " ");
}

/** Cuts at a word, with an ellipsis, when a text is longer than `max` characters. */
export function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const end = cut.lastIndexOf(" ");
  const kept = (end > max / 2 ? cut.slice(0, end) : cut).replace(/[\uD800-\uDBFF]$/, "");
  return `${kept.replace(/[\s,;:–—-]+$/, "")}…`;
}

function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,15});/gi, (entity, name: string) => {
    if (name.startsWith("#")) {
      const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : parseInt(name.slice(1), 10);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
    }
    if (Object.hasOwn(NAMED, name)) return NAMED[name] ?? entity;
    const accented = /^([a-z])(grave|acute|circ|tilde|uml|ring|cedil)$/i.exec(name);
    return accented?.[1] && accented[2]
      ? `${accented[1]}${ACCENTS[accented[2].toLowerCase()]}`.normalize("NFC")
      : entity;
  });
}
