import { readDigits } from "../../../drafts/writing/figures";

/** Figures in folded text (see `fold`). */

const NUMBER = String.raw`(?:\d{1,3}(?:[.,' ]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d+)?)`;
/** What a magnitude is called, by the name that `readDigits` has for it. */
const MAGNITUDES = {
  k: "thousand|mille|k",
  lakh: "lakhs?",
  crore: "crores?",
  b: "billions?|milliards?|mrd|bn|b",
  m: "millions?|mln|mio|mil|mm|mn|m",
  tn: "trillion|tn",
};
const MAGNITUDE = `(?:${Object.values(MAGNITUDES).join("|")})`;
const SUFFIXES = Object.entries(MAGNITUDES).map(([suffix, names]) => ({
  suffix,
  isCalled: new RegExp(`^(?:${names})$`),
}));

/** The values that a number with its magnitude may have. */
function readNumber(number: string, magnitude: string | undefined): number[] {
  const suffix = magnitude && SUFFIXES.find(({ isCalled }) => isCalled.test(magnitude))?.suffix;
  return readDigits(number, suffix);
}

const SYMBOL = String.raw`(?:(?:us|a|c|r|nz|gh|s)?[$€£¥₹₦₵₺₽₩]|gh₵)`;
const CODE =
  "(?:usd|eur|gbp|ngn|ghs|kes|zar|inr|kshs?|chf|cad|aud|ugx|tzs|tsh|rwf|frw|xof|xaf|fcfa|f cfa|cfa|mad|egp|etb|zmw|mwk|brl|mxn|cop|pen|clp|ars|jpy|cny|rs\\.?)";
const CURRENCY_WORD =
  "(?:us dollars?|dollars?|euros?|pounds?|naira|cedis?|shillings?|rand|rupees?|francs?|reais|pesos?|soles|birr)";
// "R500 000", "R2.5m": the rand; a bare "R2" is none.
const RAND = String.raw`\br ?(?=\d{1,3}(?:[ ,]\d{3})|\d+(?:\.\d+)? ?(?:m|k|mn|bn|million)\b)`;
const MONEY = String.raw`(?<before>${SYMBOL}|\b${CODE}|${RAND}) ?(?<n1>${NUMBER})(?:[ -]?(?<m1>${MAGNITUDE})\b)?|(?<![\w.,])(?<n2>${NUMBER})(?:[ -]?(?<m2>${MAGNITUDE}))?(?: (?:de|d'))? ?(?<after>[€£₦]|\$|${CODE}\b|${CURRENCY_WORD}\b)`;
const PERCENT = String.raw`(?<![\w.,])(?<percent>\d{1,3}(?:[.,]\d+)?) ?(?:%|percent\b|per ?cent\b|pour ?cent\b)`;
const YEAR = String.raw`(?:19|20)\d\d`;

const money = new RegExp(MONEY);
const percent = new RegExp(PERCENT);

const RATIO =
  /\b(?:one|two|three|four|un|une|\d+) (?:in|out of|en|sur) (?:every )?(?:two|three|four|five|six|seven|eight|nine|ten|trois|quatre|cinq|dix|quatre|\d+)\b|\b(?:half|two[- ]thirds|a third|one third|a quarter|three[- ]quarters|most|majority) of\b|\b(?:la moitie|un tiers)\b|\b\d+(?:\.\d+)? ?x\b|\b(?:hundreds|thousands|millions|billions|dozens) of\b|\b(?:des milliers|des millions)\b|\b(?:twice|double|doubled|tripled|halved)\b/;
const DURATION =
  /\b\d+(?:[.,]\d+)?(?: ?- ?\d+)?\+? ?(?:seconds?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|heures?|jours?|semaines?|mois)\b/;
/** A number of things: grouped, of two digits or more, or followed by a magnitude or a noun; no year, no number of a list. */
const COUNT = new RegExp(
  String.raw`(?<![\w.,$€£/:#-])(?!${YEAR}(?![\d,.]*\d))(?:\d{1,3}(?:[., ']\d{3})+|\d+(?:[.,]\d+)? ?(?:${MAGNITUDE})\b|\d{2,}|\d+(?= (?!(?:of|and|to|-)\b)\p{L}{3,}))(?![\w]*[:/-]\d)\+?`,
  "u",
);

export const hasMoney = (folded: string) => money.test(folded);
export const hasPercent = (folded: string) => percent.test(folded);
/** A number of people, places or things. */
export const hasCount = (folded: string) => COUNT.test(folded.replace(/^\W*\d{1,2}[.)] /, ""));
/** Any figure that tells a size: money, a share, a count, a ratio or a length of time. */
export const hasFigure = (folded: string) =>
  hasMoney(folded) || hasPercent(folded) || RATIO.test(folded) || DURATION.test(folded) || hasCount(folded);
/** A count or an amount of a thousand or more. */
export const hasLargeFigure = (folded: string) =>
  [...folded.matchAll(new RegExp(`(${NUMBER})(?:[ -]?(${MAGNITUDE})\\b)?`, "g"))].some(
    ([text, number = "", magnitude]) =>
      !new RegExp(`^${YEAR}$`).test(text) && amountOf(number, magnitude) >= 1_000,
  );

const CURRENCY_AT_END = new RegExp(`(?:${SYMBOL}|\\b${CODE})$`);
/** Whether an amount must follow. */
export const endsWithCurrency = (folded: string) => CURRENCY_AT_END.test(folded);
const UNITS = new RegExp(`\\b(?:${MAGNITUDE}|${CODE}|${CURRENCY_WORD})\\b|[^a-z]+`, "g");
/** Whether nothing but a figure and its unit stands there. */
export const isBareFigure = (folded: string) => folded.replace(UNITS, "").length < 2;

/** The amounts of money in a text. */
export function amountsIn(folded: string): number[] {
  return [...folded.matchAll(new RegExp(MONEY, "g"))].map(({ groups = {} }) =>
    amountOf(groups.n1 ?? groups.n2 ?? "", groups.m1 ?? groups.m2),
  );
}

/** The percentages in a text. */
export function percentsIn(folded: string): number[] {
  return [...folded.matchAll(new RegExp(PERCENT, "g"))].map(({ groups = {} }) =>
    Number((groups.percent ?? "").replace(",", ".")),
  );
}

export type Figure = {
  kind: "share" | "other";
  /** What it may mean: "1.200" is read differently in different countries. */
  values: number[];
};
const FIGURE = new RegExp(
  String.raw`(?<![a-z\d.,])(?:${CODE}|[qhty]|fy)?(?<number>${NUMBER})(?:[ -]?(?<magnitude>${MAGNITUDE})(?![a-z\d]))?(?<share> ?%| ?percent\b| per ?cent\b| pour ?cent\b)?`,
  "g",
);
const NUMBER_WORDS: Record<string, number> = {
  ...{ eleven: 11, twelve: 12, fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60 },
  ...{ seventy: 70, eighty: 80, ninety: 90, hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9 },
  ...{ onze: 11, douze: 12, quinze: 15, vingt: 20, trente: 30, quarante: 40, cinquante: 50, soixante: 60 },
  ...{ cent: 100, cents: 100, mille: 1e3, millions: 1e6, milliard: 1e9, milliards: 1e9 },
};
const WORD_FIGURE = new RegExp(`(?<![a-z\\d])(?:${Object.keys(NUMBER_WORDS).join("|")})(?![a-z])`, "g");

/** Every figure of a text: numbers, shares, amounts, years, and words for numbers above ten. */
export function figuresIn(folded: string): Figure[] {
  const rest: string[] = [];
  let end = 0;
  const written = [...folded.matchAll(FIGURE)].map((match): Figure => {
    const { number = "", magnitude, share } = match.groups ?? {};
    rest.push(folded.slice(end, match.index));
    end = match.index + match[0].length;
    return {
      kind: share ? "share" : "other",
      values: readNumber(number, magnitude),
    };
  });
  rest.push(folded.slice(end));
  const spelt = (rest.join(" ").match(WORD_FIGURE) ?? []).map((word): Figure => ({
    kind: "other",
    values: [NUMBER_WORDS[word] ?? 0],
  }));
  return [...written, ...spelt];
}

const MONTH =
  "(?:jan(?:uary|vier|\\.)?|feb(?:ruary|\\.)?|fev(?:rier|\\.)?|mar(?:ch|s|\\.)?|apr(?:il|\\.)?|avril|may|mai|june?|juin|july?|juillet|aug(?:ust|\\.)?|aout|sep(?:t|tember|tembre|\\.)?|oct(?:ober|obre|\\.)?|nov(?:ember|embre|\\.)?|dec(?:ember|embre|\\.)?)";
const DATED = new RegExp(
  String.raw`\b(?:${YEAR}|q[1-4]\b|t[1-4] ?(?:${YEAR})|h[12] ?'?\d\d|fy ?'?\d\d|${MONTH} '?\d{2,4}|year [1-9]|y[1-5]|month \d+|mois \d+|annee [1-5])\b`,
);
/** A year, quarter or month. */
export const hasDate = (folded: string) => DATED.test(folded);
/** The dates of a text, each once. */
export const datesIn = (folded: string) => [...new Set(folded.match(new RegExp(DATED, "g")))];

function amountOf(number: string, magnitude: string | undefined): number {
  const readings = readNumber(number, magnitude);
  // "1.200 €" is grouped; "1.2 million" is not.
  return (magnitude ? readings[0] : Math.max(0, ...readings)) ?? 0;
}
