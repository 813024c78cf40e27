/** Finds figures in text: digits with their units, number words, dates. */

const MAGNITUDES: Record<string, number> = {
  hundred: 1e2,
  k: 1e3,
  thousand: 1e3,
  lakh: 1e5,
  m: 1e6,
  mn: 1e6,
  mln: 1e6,
  million: 1e6,
  crore: 1e7,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
  tn: 1e12,
  trillion: 1e12,
};

const SMALL_WORDS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const WORD_VALUES = new Map<string, number>([
  ...SMALL_WORDS.map((word, value) => [word, value] as const),
  ...TENS.map((word, index) => [word, (index + 2) * 10] as const),
  ["dozen", 12],
]);
const WORD_MAGNITUDES = ["hundred", "thousand", "million", "billion", "trillion"];

const MONTHS = "january february march april may june july august september october november december".split(
  " ",
);
/** French months, by how they begin without accents; English ones begin with three letters of their own. */
const FRENCH_MONTHS: readonly [string, number][] = [
  ["jan", 1],
  ["fev", 2],
  ["mars", 3],
  ["avr", 4],
  ["mai", 5],
  ["juin", 6],
  ["juil", 7],
  ["aou", 8],
  ["sept", 9],
  ["oct", 10],
  ["nov", 11],
  ["dec", 12],
];
const FRENCH_MONTH =
  "(?:janvier|f[ée]vrier|mars|avril|mai|juin|juillet|ao[ûu]t|septembre|octobre|novembre|d[ée]cembre)";
const MONTH = `(?:${MONTHS.map((name) => (name.length > 4 ? `${name}|${name.slice(0, 3)}` : name)).join("|")}|sept)\\.?`;

export const NUMBER = String.raw`(?:\d{1,3}(?:[,.'’\u00a0\u202f ]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)?)`;
const CURRENCY = [...Intl.supportedValuesOf("currency"), "KSh", "US", "GH", "Rs"].join("|");
// Longest first, so that "million" is not read as "m".
const SUFFIX = Object.keys(MAGNITUDES)
  .sort((a, b) => b.length - a.length)
  .join("|");
const NUMBER_WORD = `(?:${[...WORD_VALUES.keys()].sort((a, b) => b.length - a.length).join("|")})`;
const WORD_STEP = `(?:${NUMBER_WORD}|${WORD_MAGNITUDES.join("|")})`;

/** Every place in a text that states a figure. Named groups say what kind it is. */
export function figurePattern(): RegExp {
  return new RegExp(
    [
      String.raw`(?<marker>\[add:[^\]]*\])`,
      String.raw`(?<link>https?:\/\/[^\s)\]>"]+|www\.[^\s)\]>"]+|[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]*\w)`,
      String.raw`(?<date>\b(?:1er|\d{1,2}) ${FRENCH_MONTH}(?![\p{L}])(?: \d{4}\b)?|\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH},?(?: \d{4})?\b|\b${MONTH} \d{1,2}(?:st|nd|rd|th)?\b(?!,\d{3})(?:,? \d{4}\b)?)`,
      String.raw`(?<list>^ ?\d{1,2}[.)](?= ))`,
      String.raw`(?<digits>(?<currency>\p{Sc} ?|\b(?:${CURRENCY})(?:\p{Sc}| |(?=\d)))?(?<!\d)(?<number>${NUMBER})(?:(?: |-)?(?<suffix>${SUFFIX})\b|(?:st|nd|rd|th|x)\b)?(?: ?(?:%|percent\b|per cent\b|pour cent\b))?)`,
      String.raw`(?<vague>\b(?:dozens|hundreds|thousands|millions|billions|half|halved?|halving|doubl(?:e|ed|es|ing)|tripl(?:e|ed|es|ing)|quadrupl(?:e|ed|es|ing)|twice|thrice|(?:two|three|four|five|ten)fold|(?:one|two|three|four)[- ](?:half|thirds?|quarters?|fifths?))\b)`,
      String.raw`(?<words>\b(?:an? (?=${WORD_MAGNITUDES.join("|")}|dozen))?${WORD_STEP}(?:(?:[ -]| and )${WORD_STEP})*\b(?: (?:percent|per cent)\b)?)`,
      // Digits of other scripts, which nobody needs in a draft but which would slip past everything above.
      String.raw`(?<foreign>[^\P{N}0-9]+)`,
    ].join("|"),
    "gimu",
  );
}

/** The values that a number with its suffix may have: "1.200" is read differently in different countries. */
export function readDigits(number: string, suffix: string | undefined): number[] {
  const scale = suffix ? (MAGNITUDES[suffix.toLowerCase()] ?? 1) : 1;
  const compact = number.replace(/['’\s]/g, "");
  const readings = [];
  if (/^\d+(,\d{3})*(\.\d+)?$/.test(compact)) readings.push(compact.replace(/,/g, ""));
  if (/^\d{1,3}(\.\d{3})+(,\d+)?$/.test(compact)) readings.push(compact.replace(/\./g, "").replace(",", "."));
  if (/^\d+,(\d{1,2}|\d{4,})$/.test(compact)) readings.push(compact.replace(",", "."));
  return readings.map((text) => roundOff(Number(text) * scale));
}

/** The value of a run of number words ("a hundred and twenty thousand"); `undefined` for an ordinary "one". */
export function readWords(words: string): number | undefined {
  const steps = words.toLowerCase().match(/[a-z]+/g) ?? [];
  const meant = steps.filter((step) => WORD_VALUES.has(step) || step in MAGNITUDES);
  // "one of our aims", "zero emissions": words, not figures.
  if (meant.length === 1 && (meant[0] === "one" || meant[0] === "zero")) return undefined;
  let total = 0;
  let group = 0;
  for (const step of meant) {
    const value = WORD_VALUES.get(step);
    if (step === "dozen") group = (group || 1) * 12;
    else if (value !== undefined) group += value;
    else if (step === "hundred") group = (group || 1) * 100;
    else {
      total += (group || 1) * (MAGNITUDES[step] ?? 1);
      group = 0;
    }
  }
  return total + group;
}

/** A date in any of the forms of the pattern as `YYYY-MM-DD`, or `MM-DD` where no year is given. */
export function readDate(text: string): string {
  if (/^\d{4}-/.test(text)) return text;
  const french = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const ofFrench = FRENCH_MONTHS.find(([begin]) => new RegExp(`\\d(?:er)? ${begin}`).test(french))?.[1];
  const name = /\p{L}{3,}/giu.exec(text.replace(/\b(?:of|st|nd|rd|th)\b/gi, " "))?.[0].toLowerCase() ?? "";
  const english = MONTHS.findIndex((full) => full.startsWith(name.slice(0, 3))) + 1;
  const month = english > 0 ? english : (ofFrench ?? 0);
  const numbers = text.match(/\d+/g) ?? [];
  const year = numbers.find((digits) => digits.length === 4);
  const day = numbers.find((digits) => digits.length < 3) ?? "";
  const monthDay = `${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`;
  return year ? `${year}-${monthDay}` : monthDay;
}

/** Takes the noise of floating-point multiplication away (1.1 × 1,000,000). */
export function roundOff(value: number): number {
  return Number(value.toPrecision(12));
}
