/** The rules of a language that code needs. Its words are in three dictionaries, see CONTRIBUTING.md. */
type Rules = {
  /** The language's name in its own words, so that a person who reads only that language finds it. */
  name: string;
  /** The locale with which `Intl` writes its dates and numbers. */
  locale: string;
  /** Whether a number takes the singular. `Intl.PluralRules` knows it too, but is slow to make. */
  isOne: (n: number) => boolean;
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
  };
};

const keepText = (text: string) => text;

const RULES = {
  en: {
    name: "English",
    locale: "en-GB",
    isOne: (n) => n === 1,
    polish: keepText,
    shortMonths: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sept", "Oct", "Nov", "Dec"],
    withOrdinal: keepText,
    figures: { group: ",", decimal: ".", withCurrency: (digits, prefix) => `${prefix}${digits}` },
  },
  fr: {
    name: "Français",
    locale: "fr-FR",
    // French has a third form for whole millions, which is the same as the plural here.
    isOne: (n) => Math.abs(n) < 2,
    // A mark stays on the line of its word. The spaces before ; : ! ? » and after « do not break.
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
      withCurrency: (digits, prefix) => (prefix.trim() ? `${digits}\u00A0${prefix.trim()}` : digits),
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
