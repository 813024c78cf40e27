/** What is known of each language before its dictionary is there. */
type NamedLanguage = {
  /** The language's name in its own words, so that a person who reads only that language finds it. */
  name: string;
  /** The locale with which `Intl` writes its dates and numbers. */
  locale: string;
  direction: "ltr" | "rtl";
};

/**
 * How a language is written. Its dictionary in this folder states it (`rules`), so that nobody fetches the rules of a language that they
 * do not read.
 */
export type WritingRules = {
  /** Which of the forms of a counted text a number takes, from 0. `Intl.PluralRules` knows it too, but is slow to make. */
  pickForm: (n: number) => number;
  /** How many forms a counted text has. */
  forms: number;
  /** What stands between the items of a list. */
  comma: string;
  /** Joins short facts on one line; left out where a dot between them is enough. */
  joinFacts?: (facts: readonly string[]) => string;
  /** Applies the typography of the language to a text of a dictionary. */
  polish: (text: string) => string;
  /** Prepares the values that are put into a text of a dictionary. */
  polishValues?: <V extends Readonly<Record<string, string | number>>>(text: string, values: V) => V;
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
    /** Keeps several figures in their order, from left to right; left out where all texts run so. */
    isolate?: (figures: string) => string;
  };
};

export const ENGLISH_RULES: WritingRules = {
  pickForm: (n) => (n === 1 ? 0 : 1),
  forms: 2,
  comma: ", ",
  polish: (text) => text,
  shortMonths: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sept", "Oct", "Nov", "Dec"],
  withOrdinal: (written) => written,
  figures: {
    group: ",",
    decimal: ".",
    withCurrency: (digits, prefix) => `${prefix}${digits}`,
    short: (digits, unit, prefix) => `${prefix}${digits}${unit}`,
  },
};

const NAMED = {
  en: { name: "English", locale: "en-GB", direction: "ltr" },
  fr: { name: "Français", locale: "fr-FR", direction: "ltr" },
  es: { name: "Español", locale: "es-ES", direction: "ltr" },
  pt: { name: "Português", locale: "pt-BR", direction: "ltr" },
  // The figures of amounts are ours, so those of `Intl` are the same ones.
  ar: { name: "العربية", locale: "ar-u-nu-latn", direction: "rtl" },
} satisfies Record<string, NamedLanguage>;

export type Language = keyof typeof NAMED;
/** The languages of the product, as `users.preferred_language` holds them. */
export const LANGUAGES = Object.keys(NAMED) as readonly Language[];
/** Everything is written in this language, and its texts are the keys of the dictionaries. */
export const DEFAULT_LANGUAGE = "en" satisfies Language;
/** The languages that have dictionaries. */
export const TRANSLATED = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

export const describeLanguage = (language: Language): NamedLanguage => NAMED[language];
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
export const describeCurrentLanguage = (): NamedLanguage => NAMED[getCurrentLanguage()];

const rules: Partial<Record<Language, WritingRules>> = {};

/** Registers how a language is written. Doing it twice does no harm. */
export function addWritingRules(language: Language, added: WritingRules): void {
  rules[language] = added;
}

/** How the reader's language is written; as English is, until its dictionary is there. */
export const currentRules = (): WritingRules => rules[getCurrentLanguage()] ?? ENGLISH_RULES;

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
    if (value === undefined) values.set(language, (value = make(NAMED[language].locale, language)));
    return value;
  };
}
