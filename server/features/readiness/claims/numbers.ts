import { fold } from "../../../platform/text/fold";

/** A number of a text: digits or words, in English or French. */
type ReadNumber = { value: number; words: string; start: number; end: number };

const SMALL: Record<string, number> = {};
const list = (words: string, first: number, step = 1) =>
  words.split(" ").forEach((word, index) => (SMALL[word] = first + index * step));
list(
  "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
  2,
);
list("twenty thirty forty fifty sixty seventy eighty ninety", 20, 10);
list("deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize", 2);
list("vingt trente quarante cinquante soixante", 20, 10);
const SCALES: Record<string, number> = {
  ...{
    hundred: 100,
    cent: 100,
    cents: 100,
    thousand: 1e3,
    mille: 1e3,
    million: 1e6,
    millions: 1e6,
    k: 1e3,
    m: 1e6,
  },
};

const DIGITS = String.raw`\d{1,3}(?:[ \u00a0\u202f,.’']\d{3})+(?!\d)|\d+(?:[.,]\d{1,2})?(?!\d)`;
const WORD = String.raw`\p{L}+(?:-\p{L}+)*`;
const PATTERN = new RegExp(
  String.raw`(?<![\p{L}\p{N}][.,’'/-]?)(?:(${DIGITS})(?:[ \u00a0]?(million|millions|thousand|mille|k|m)(?!\p{L}))?|(${WORD}))`,
  "giu",
);

const toValue = (digits: string) =>
  /^\d{1,3}(?:[ \u00a0\u202f,.’']\d{3})+$/.test(digits)
    ? Number(digits.replace(/\D/g, ""))
    : Number(digits.replace(",", "."));

/** The numbers of a text in their order. "One" is left out: it is mostly an article. */
export function readNumbers(text: string): ReadNumber[] {
  const found: ReadNumber[] = [];
  for (const match of text.matchAll(PATTERN)) {
    const [words, digits, scale, word] = match;
    const at = { words, start: match.index, end: match.index + words.length };
    if (digits) found.push({ ...at, value: toValue(digits) * (scale ? SCALES[scale.toLowerCase()]! : 1) });
    else if (word) addWord(found, text, fold(word), at);
  }
  return found;
}

/** "Four hundred" and "vingt-deux" are one number. */
function addWord(found: ReadNumber[], text: string, word: string, at: Omit<ReadNumber, "value">): void {
  const last = found.at(-1);
  const follows = last && /^[ \u00a0-]$/.test(text.slice(last.end, at.start)) && !/\d/.test(last.words);
  const scale = word.length > 1 ? SCALES[word] : undefined;
  const value = word.split("-").reduce<number | undefined>((sum, part) => {
    const small = SMALL[part];
    return sum === undefined || small === undefined ? undefined : sum + small;
  }, 0);
  if (scale !== undefined && follows)
    found[found.length - 1] = {
      ...{ value: last.value * scale, start: last.start, end: at.end },
      words: text.slice(last.start, at.end),
    };
  else if (scale !== undefined && scale < 1e6 && /^(?:cent|mille)/.test(word))
    found.push({ ...at, value: scale });
  else if (value) found.push({ ...at, value });
}

/** The years that a text names, alone or in dates. */
export function listYears(text: string): number[] {
  return [...text.matchAll(/(?<![\d.,])(?:19|20)\d\d(?![\d]|[.,]\d)/g)].map(([year]) => Number(year));
}
