import { TRANSLATIONS } from "./translations";

const ENGLISH = new Map(
  TRANSLATIONS.split("\n").flatMap((line) => {
    const [english, foreign] = line.split(": ") as [string, string];
    return foreign.split(" ").map((word) => [word, english] as const);
  }),
);

/** The English word for a word of a call in another language, or the word itself. */
export const toEnglish = (word: string): string => ENGLISH.get(word) ?? word;

/** Words by which texts in these languages are told from English ones. */
const TELLTALES = new Set(
  `dla przez oraz jak al aux avec con dans das de dei del della der des di die do dos du e ein eine el en et fur gli het il jusqu jusque la las le les los met
  mit na nel no o os ou para pour por que sans sin sur un una und une van von voor y zu zum zur a i
  hasta sus su ayudas`
    .split(/\s+/)
    // These are English words as well.
    .filter((word) => !["a", "no", "do", "die", "i", "met", "e", "o", "sin", "con", "en"].includes(word)),
);

/** Whether a text seems to be in another language than English. Words are without accents and in lower case. */
export function isForeign(text: string, words: readonly string[]): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 0 && latin < 0.7 * letters) return true;
  const told = words.filter((word) => TELLTALES.has(word) || ENGLISH.has(word)).length;
  return told >= 2 && told >= 0.15 * words.length;
}

/** Words of titles that say what kind of offer it is, and little else. Stems, as `stemWord` makes them. */
export const KIND_WORDS =
  `accelerator accelerat acceleration award batch business call capital class cohort companies company competition cooperative cost
  cycle edition equity early enterpris entrepreneur entrepreneurship fellow fellowship financing found founder founders fund grant grantmak
  incubat incubator initiative innov intak invest investor loan open opportunity pilot pre-se prize program project research residency
  round scheme season seed series session small solicit startup start stream support tech technology ventur venture up pon rfp rfa foa
  baa nofo announc cooperat agreement spring summer autumn winter phase level stage apply applic residenc pre`.split(
    /\s+/,
  );

const KINDS: readonly [kind: string, words: RegExp][] = [
  ["fellowship", /^(?:fellow|fellows|fellowship|fellowships)$/],
  ["scholarship", /^(?:scholar|scholars|scholarship|scholarships)$/],
  ["loan", /^(?:loan|loans|microloan|microloans|lending)$/],
  ["prize", /^(?:prize|prizes)$/],
  ["voucher", /^(?:voucher|vouchers)$/],
  ["internship", /^(?:intern|interns|internship|internships)$/],
  ["supplement", /^(?:supplement|supplements|supplemental)$/],
  ["challenge", /^(?:challenge|challenges)$/],
  ["investment", /^(?:investment|investments|investor|investors|equity)$/],
  ["grant", /^(?:grant|grants)$/],
  ["fund", /^(?:fund|funds)$/],
];

/** The kinds of offer that English words of a title name. */
export const findKinds = (words: readonly string[]): string[] =>
  KINDS.filter(([, pattern]) => words.some((word) => pattern.test(word))).map(([kind]) => kind);

/** These two words are said of many offers, and exclude only the kinds beside them. */
const BROAD: Readonly<Record<string, readonly string[]>> = {
  grant: ["voucher", "loan", "internship", "scholarship"],
  fund: ["fellowship", "scholarship", "internship", "prize"],
  investment: ["loan", "fellowship", "scholarship", "internship", "prize", "voucher"],
};

/** Kinds of which most funders have only one. Many have several grants, funds and loans. */
const SINGLE: readonly (readonly [kind: string, words: RegExp])[] = [
  ...KINDS.filter(([kind]) => ["fellowship", "scholarship", "prize"].includes(kind)),
  ["accelerator", /^(?:accelerators?|acceleration)$/],
  ["incubator", /^(?:incubators?|incubation)$/],
];

/** The kinds of offer that words of a title name, of those of which most funders have only one. A pre-accelerator is a second one. */
export const findSingleKinds = (words: readonly string[]): string[] =>
  SINGLE.filter(([, pattern]) => words.some((word, at) => pattern.test(word) && words[at - 1] !== "pre")).map(
    ([kind]) => kind,
  );

/** Whether the kinds that two titles name exclude one another. */
export function areOtherKinds(a: readonly string[], b: readonly string[]): boolean {
  if (a.length === 0 || b.length === 0 || a.some((kind) => b.includes(kind))) return false;
  return a.every((one) => b.every((other) => excludes(one, other)));
}

const excludes = (one: string, other: string) =>
  (BROAD[one]?.includes(other) ?? true) && (BROAD[other]?.includes(one) ?? true);

const NARROWING = new Set(
  `strand track window supplement supplemental thematic themed theme priority priorities alumni alumnae alumnus thematique tematico
  tematica thematisch`.split(/\s+/),
);
/** These say it in a title only. */
const NARROWING_TITLES = new Set(
  "extended extension follow later earlier next following special regional lot cutoff".split(" "),
);

/** The words by which a call says that it is a part, a theme or another round of something. */
export const findNarrowing = (title: readonly string[], text: readonly string[]): string[] => [
  ...new Set([
    ...title.filter((word) => NARROWING.has(word) || NARROWING_TITLES.has(word)),
    ...text.filter((word) => NARROWING.has(word)),
  ]),
];
