import { NUMBER, readDigits, roundOff } from "../../drafts/writing/figures";
import { readMonths } from "./month-names";

/** A text, and its language as a tag of BCP 47. */
export type WrittenText = { text: string; language: string };

/** Words behind a figure that multiply it. Those of several words come first. */
const SCALES: readonly [string, number][] = [
  ["mil millones|mil milhões|thousand million", 1e9],
  ["billones|billón|trillions?|trilhões|trilhão|تريليونات|تريليون", 1e12],
  [
    "milliards?|milliarden?|mrd|miliardi|miliardo|miljarder|miljard|mdkr|bilhões|bilhão|billions?|bn|مليارات|مليار",
    1e9,
  ],
  [
    "millones|millón|millions?|millionen|mio|mln|mill|mn|milhões|milhão|milioni|milione|miljoner|miljoen|miljon|mkr|milionów|milionu|ملايين|مليون",
    1e6,
  ],
  ["crores?", 1e7],
  ["lakhs?", 1e5],
  ["mil|mille|mila|thousands?|tausend|tsd|tusen|duizend|tkr|tys|ألف|آلاف|الف", 1e3],
];
const SCALE_WORDS = SCALES.map(([words]) => words)
  .flatMap((words) => [words, words.replace(/(?<=^|[| ])\p{Ll}/gu, (letter) => letter.toUpperCase())])
  .join("|");
/** Signs that stand between the parts of one Japanese or Chinese figure: 1億5000万. */
const SIGNS: Readonly<Record<string, number>> = {
  ...{ 千: 1e3, 万: 1e4, 萬: 1e4, 億: 1e8, 亿: 1e8, 兆: 1e12 },
};
const CURRENCIES: readonly [string, RegExp][] = [
  ["EUR", /€|(?<!\p{L})(?:k|m)?(?:EUR|euros?|يورو)(?!\p{L})/iu],
  ["USD", /\$|(?<!\p{L})(?:USD|dollars?|d[óo]lar(?:es|i)?|dollari|دولارا?ت?)(?!\p{L})/iu],
  ["GBP", /£|(?<!\p{L})GBP(?!\p{L})/iu],
  ["JPY", /¥|円|(?<!\p{L})(?:JPY|yens?|yenes|ienes)(?!\p{L})/iu],
  ["SEK", /(?<!\p{L})[mkt]?(?:SEK|kr|kronor|kronas?|coronas?|coroas?|couronnes?)(?!\p{L})/iu],
];

const DATE = String.raw`(?<date>(?<!\d)(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4})(?!\d))`;
const TIME = String.raw`(?<time>(?<!\d)\d{1,2} ?[:hH] ?\d{2}(?!\d))`;
const SIGNED = String.raw`(?<signed>(?:\d[\d,.]*[千万萬億亿兆]+)+)`;
const MONEY = String.raw`(?:\p{Sc}|[A-Z]{3}(?!\p{L}))`;
// A letter multiplies beside a currency only: "5 m" may be metres.
const LETTER = String.raw`(?<letter>[kK](?= ?${MONEY})|(?<=\d)[kK](?!\p{L})|(?<=${MONEY} ?[\d.,' ]{1,20})[mM](?!\p{L})|[mM](?= ?${MONEY}))`;
const PLAIN = String.raw`(?<number>${NUMBER})(?:[ -]?(?:(?<scale>${SCALE_WORDS})(?!\p{L})|${LETTER}))?`;
const FIGURE = new RegExp([DATE, TIME, SIGNED, PLAIN].join("|"), "gu");
const LINK = /https?:\/\/[^\s)\]>"'、。]+|www\.[^\s)\]>"'、。]+|[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]*\w/giu;
/** Here a point does not group digits: "1.500" is one and a half. */
const POINT_LANGUAGES = new Set(["en", "ar", "ja", "zh", "ko", "hi"]);
const OTHER_ZEROS = [0x660, 0x6f0, 0x966];

/**
 * Whether a translation has the figures, dates, links and addresses of the original, each as often, and no currency of its own. Numbers
 * that are written as words are not compared.
 */
export function hasSameFigures(original: WrittenText, translated: WrittenText): boolean {
  const [one, other] = [readFacts(original), readFacts(translated)];
  const currencies = other.currencies.every((currency) => one.currencies.includes(currency));
  return currencies && isSame(one.links, other.links) && isSame(one.figures, other.figures);
}

const isSame = <T>(one: readonly T[], other: readonly T[]) =>
  one.length === other.length && one.every((value, at) => value === other[at]);

function readFacts({ text, language }: WrittenText) {
  const plain = flattenDigits(text);
  const links = Array.from(plain.matchAll(LINK), ([link]) => link.toLowerCase().replace(/[.,;:!?]+$/, ""));
  const words = plain.replace(LINK, " ");
  const figures = [...readNumbers(words, language), ...readMonths(words, language)];
  return {
    links: links.sort(),
    figures: figures.sort((a, b) => a - b),
    currencies: CURRENCIES.flatMap(([code, pattern]) => (pattern.test(words) ? code : [])),
  };
}

/** Writes the digits and marks of other scripts as those of ours. The small ones of "m²" are no figures. */
const flattenDigits = (text: string): string =>
  text
    .replace(/[²³¹⁰-⁹₀-₉]/g, "")
    .normalize("NFKC")
    .replace(/\u066b/g, ".")
    .replace(/\u066c/g, ",")
    .replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - OTHER_ZEROS.findLast((zero) => code >= zero)!);
    });

function readNumbers(text: string, language: string): number[] {
  return Array.from(text.matchAll(FIGURE), ({ groups = {} }) => {
    const { date, time, signed, number, scale, letter } = groups;
    if (date) return date.split(/[-/.]/).map(Number);
    if (time) return readTime(time);
    if (signed) return [readSigned(signed)];
    const factor = scale ? getScale(scale) : letter ? (/k/i.test(letter) ? 1e3 : 1e6) : 1;
    return [roundOff(readNumber(number!, language) * factor)];
  }).flat();
}

/** "17h" and "17:00" are the same hour. */
const readTime = (time: string): number[] => {
  const [hours = 0, minutes = 0] = time.split(/[:h]/i).map(Number);
  return minutes === 0 ? [hours] : [hours, minutes];
};

function readSigned(signed: string): number {
  const parts = signed.matchAll(/(\d[\d,.]*)([千万萬億亿兆]+)/gu);
  const sum = Array.from(parts, ([, digits = "", signs = ""]) =>
    [...signs].reduce((value, sign) => value * (SIGNS[sign] ?? 1), Number(digits.replaceAll(",", ""))),
  ).reduce((one, other) => one + other, 0);
  return roundOff(sum);
}

const getScale = (word: string): number =>
  SCALES.find(([words]) => words.split("|").some((one) => new RegExp(`^${one}$`, "iu").test(word)))?.[1] ?? 1;

function readNumber(number: string, language: string): number {
  const readings = readDigits(number, undefined);
  const grouped = !POINT_LANGUAGES.has(language) && /^\d{1,3}(?:\.\d{3})+$/.test(number);
  // Of the two readings of "1.500" the larger one has the point between groups.
  return (grouped ? Math.max(...readings) : readings[0]) ?? Number.NaN;
}
