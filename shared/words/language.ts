/** The rules of a language that code needs. Its words are in three dictionaries, see CONTRIBUTING.md. */
type Rules = {
  /** The language's name in its own words, so that a person who reads only that language finds it. */
  name: string;
  /** The locale with which `Intl` writes its dates and numbers. */
  locale: string;
  direction: "ltr" | "rtl";
  /** Which of the forms of a counted text a number takes, from 0. `Intl.PluralRules` knows it too, but is slow to make. */
  pickForm: (n: number) => number;
  /** How many forms a counted text has. */
  forms: number;
  /** What stands between the items of a list. */
  comma: string;
  /** Applies the typography of the language to a text of a dictionary. */
  polish: (text: string) => string;
  /**
   * The months are stated here, because the first format that a browser makes takes a slow phone a tenth of a
   * second.
   */
  shortMonths: readonly string[];
  /** Adds the ordinal that a day from an `Intl` format lacks. */
  withOrdinal: (written: string) => string;
  figures: {
    group: string;
    decimal: string;
    /** `prefix` is the English prefix of the digits, with its space when it has one. */
    withCurrency: (digits: string, prefix: string) => string;
    /** Writes thousands or millions in short, "$5K". */
    short: (digits: string, unit: "K" | "M", prefix: string) => string;
  };
};

/** A text that takes everything, also its direction, from its value. */
export const ONLY_A_VALUE = /^\{\w+\}$/;

const keepText = (text: string) => text;
const pickSingularForOne = (n: number) => (n === 1 ? 0 : 1);
/** French and Portuguese say "0 jour" and "1,5 dia". French has a third form for whole millions, which is the same as the plural here. */
const pickSingularBelowTwo = (n: number) => (Math.abs(n) < 2 ? 0 : 1);
const joinWithSpace = (...parts: string[]) => parts.filter(Boolean).join("\u00A0");
/** Keeps an amount from left to right within a text from right to left. */
const isolateFigure = (text: string) => `\u2066${text}\u2069`;

const RULES = {
  en: {
    name: "English",
    locale: "en-GB",
    direction: "ltr",
    pickForm: pickSingularForOne,
    forms: 2,
    comma: ", ",
    polish: keepText,
    shortMonths: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sept", "Oct", "Nov", "Dec"],
    withOrdinal: keepText,
    figures: {
      group: ",",
      decimal: ".",
      withCurrency: (digits, prefix) => `${prefix}${digits}`,
      short: (digits, unit, prefix) => `${prefix}${digits}${unit}`,
    },
  },
  fr: {
    name: "Français",
    locale: "fr-FR",
    direction: "ltr",
    pickForm: pickSingularBelowTwo,
    forms: 2,
    // A mark stays on the line of its word. The spaces before ; : ! ? » and after « do not break.
    comma: ", ",
    polish: (text) =>
      text
        .replace(/ ([;!?])/g, "\u202F$1")
        .replace(/ ([:»%])/g, "\u00A0$1")
        .replace(/« /g, "«\u00A0"),
    shortMonths: [
      ...["janv.", "févr.", "mars", "avr.", "mai", "juin"],
      ...["juil.", "août", "sept.", "oct.", "nov.", "déc."],
    ],
    // Only the first of a month has an ordinal.
    withOrdinal: (written) => written.replace(/\b1(?=\s)/, "1er"),
    // A narrow space that does not break separates thousands. A wider one stands before the currency.
    figures: {
      group: "\u202F",
      decimal: ",",
      withCurrency: (digits, prefix) => joinWithSpace(digits, prefix.trim()),
      // A sign of one letter stands at the unit: "5 k$", "5 k KSh".
      short: (digits, unit, prefix) => {
        const symbol = prefix.trim();
        return `${digits}\u00A0${unit === "K" ? "k" : unit}${symbol.length === 1 ? "" : "\u00A0"}${symbol}`;
      },
    },
  },
  es: {
    name: "Español",
    locale: "es-ES",
    direction: "ltr",
    pickForm: pickSingularForOne,
    forms: 2,
    comma: ", ",
    polish: (text) => text.replace(/ %/g, "\u00A0%"),
    shortMonths: ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sept", "oct", "nov", "dic"],
    withOrdinal: keepText,
    figures: {
      group: ".",
      decimal: ",",
      withCurrency: (digits, prefix) => joinWithSpace(digits, prefix.trim()),
      short: (digits, unit, prefix) => joinWithSpace(digits, unit === "K" ? "mil" : "M", prefix.trim()),
    },
  },
  pt: {
    name: "Português",
    locale: "pt-BR",
    direction: "ltr",
    pickForm: pickSingularBelowTwo,
    forms: 2,
    comma: ", ",
    polish: keepText,
    shortMonths: [
      ...["jan.", "fev.", "mar.", "abr.", "maio", "jun."],
      ...["jul.", "ago.", "set.", "out.", "nov.", "dez."],
    ],
    withOrdinal: (written) => written.replace(/\b1(?=\s)/, "1º"),
    figures: {
      group: ".",
      decimal: ",",
      withCurrency: (digits, prefix) => joinWithSpace(prefix.trim(), digits),
      short: (digits, unit, prefix) => joinWithSpace(prefix.trim(), digits, unit === "K" ? "mil" : "mi"),
    },
  },
  ar: {
    name: "العربية",
    // The figures of amounts are ours, so those of `Intl` are the same ones.
    locale: "ar-u-nu-latn",
    direction: "rtl",
    // None, one, two, three to ten, eleven to ninety-nine, the rest: by the last two digits.
    pickForm: (n) => {
      const last = n % 100;
      if (n === 0 || n === 1 || n === 2) return n;
      if (!Number.isInteger(n) || last < 3) return 5;
      return last <= 10 ? 3 : 4;
    },
    forms: 6,
    comma: "، ",
    // A text that consists of values has no letters that say which way it runs.
    polish: (text) =>
      /\p{L}/u.test(text.replace(/\{\w+\}/g, "")) || ONLY_A_VALUE.test(text) ? text : `\u200F${text}`,
    shortMonths: [
      ...["يناير", "فبراير", "مارس", "أبريل", "مايو", "يونيو"],
      ...["يوليو", "أغسطس", "سبتمبر", "أكتوبر", "نوفمبر", "ديسمبر"],
    ],
    withOrdinal: keepText,
    figures: {
      group: ",",
      decimal: ".",
      withCurrency: (digits, prefix) => isolateFigure(`${prefix}${digits}`),
      short: (digits, unit, prefix) => isolateFigure(`${prefix}${digits}${unit}`),
    },
  },
} satisfies Record<string, Rules>;

export type Language = keyof typeof RULES;
/** The languages of the product, as `users.preferred_language` holds them. */
export const LANGUAGES = Object.keys(RULES) as readonly Language[];
/** Everything is written in this language, and its texts are the keys of the dictionaries. */
export const DEFAULT_LANGUAGE = "en" satisfies Language;
/** The languages that have dictionaries. */
export const TRANSLATED = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

export const getLanguageRules = (language: Language): Rules => RULES[language];
export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.some((language) => language === value);

/**
 * Returns the first of a person's languages that we have, `["fr-CI", "en"]`, or English when we have none.
 */
export function pickLanguage(tags: readonly string[]): Language {
  const bases = tags.map((tag) => tag.toLowerCase().split(/[-_]/)[0]);
  return bases.find(isLanguage) ?? DEFAULT_LANGUAGE;
}

let getCurrentLanguage: () => Language = () => DEFAULT_LANGUAGE;

/**
 * The language of the reader. The client has one for as long as its page lives. The server has one for each
 * request and each mail.
 */
export const currentLanguage = (): Language => getCurrentLanguage();
export const currentRules = (): Rules => RULES[getCurrentLanguage()];

/**
 * Keeps a value that is put into a text from mixing with it: in a text from right to left, a title in Latin letters
 * would take the marks beside it to its own end. An address stays as it is, because programs that make it a link would
 * take the marks with it, and so does a figure, which belongs to the sign beside it.
 */
export function isolateValue<V extends string | number>(value: V): V | string {
  const { direction } = currentRules();
  if (direction === "ltr" || typeof value === "number" || /^https?:|^\P{L}*$/u.test(value)) return value;
  return `\u2068${value}\u2069`;
}

/** What stands between the items of a list in the reader's language. */
export const listComma = (): string => currentRules().comma;

/** The client and the server each call this once. */
export function setLanguageSource(getLanguage: () => Language): void {
  getCurrentLanguage = getLanguage;
}

/**
 * Makes a value that depends only on the language and is costly to make (an `Intl` format), once for each
 * language.
 * @example const days = perLanguage((locale) => new Intl.DateTimeFormat(locale, { day: "numeric" }));
 * days().format(now)
 */
export function perLanguage<T>(make: (locale: string, language: Language) => T): () => T {
  const values = new Map<Language, T>();
  return () => {
    const language = currentLanguage();
    let value = values.get(language);
    if (value === undefined) values.set(language, (value = make(RULES[language].locale, language)));
    return value;
  };
}
