/** What the code has to know of a language. Its words are in three dictionaries: see CONTRIBUTING.md. */
type Rules = {
  /** Its name in its own words, so that whoever reads only that one finds it. */
  name: string;
  /** How `Intl` writes its dates and numbers. */
  locale: string;
  /** Whether something is about one or about many. `Intl.PluralRules` knows it too, but is slow to make. */
  isOne: (n: number) => boolean;
  /** Sets a text of a dictionary as the language is set. */
  polish: (text: string) => string;
  /** Stated, because the first format that a browser makes takes a slow phone a tenth of a second. */
  shortMonths: readonly string[];
  /** A day as an `Intl` format wrote it, which knows no ordinals. */
  withOrdinal: (written: string) => string;
  figures: {
    group: string;
    decimal: string;
    /** `prefix` is as English writes it before the digits, with its space where it has one. */
    withCurrency: (digits: string, prefix: string) => string;
  };
};

const asItIs = (text: string) => text;

const RULES = {
  en: {
    name: "English",
    locale: "en-GB",
    isOne: (n) => n === 1,
    polish: asItIs,
    shortMonths: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sept", "Oct", "Nov", "Dec"],
    withOrdinal: asItIs,
    figures: { group: ",", decimal: ".", withCurrency: (digits, prefix) => `${prefix}${digits}` },
  },
  fr: {
    name: "Français",
    locale: "fr-FR",
    // Whole millions have a third form, which reads like many here.
    isOne: (n) => Math.abs(n) < 2,
    // Marks stay on the line of what they belong to: spaces before ; : ! ? » and after « do not break.
    polish: (text) =>
      text
        .replace(/ ([;!?])/g, "\u202F$1")
        .replace(/ ([:»%])/g, "\u00A0$1")
        .replace(/« /g, "«\u00A0"),
    shortMonths: [
      ...["janv.", "févr.", "mars", "avr.", "mai", "juin"],
      ...["juil.", "août", "sept.", "oct.", "nov.", "déc."],
    ],
    // The first of a month.
    withOrdinal: (written) => written.replace(/\b1(?=\s)/, "1er"),
    // A narrow space that does not break stands between thousands, and one that does not break before the currency.
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
/** What everything is written in: its texts are the keys of the dictionaries. */
export const DEFAULT_LANGUAGE = "en" satisfies Language;
/** The languages that have dictionaries. */
export const TRANSLATED = LANGUAGES.filter((one) => one !== DEFAULT_LANGUAGE);

export const rulesOf = (language: Language): Rules => RULES[language];
export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((one) => one === value);

/** The first language that we have of those that somebody reads, `["fr-CI", "en"]`; English when we have none. */
export function pickLanguage(tags: readonly string[]): Language {
  const bases = tags.map((tag) => tag.toLowerCase().split(/[-_]/)[0]);
  return bases.find(isLanguage) ?? DEFAULT_LANGUAGE;
}

let source: () => Language = () => DEFAULT_LANGUAGE;

/** Who is spoken to. The client has one language for as long as its page lives; the server one for each request and each mail. */
export const currentLanguage = (): Language => source();
export const currentRules = (): Rules => RULES[source()];

/** Called once, by the client and by the server. */
export function setLanguageSource(getLanguage: () => Language): void {
  source = getLanguage;
}

/**
 * Something that depends on the language alone and is costly to make (an `Intl` format), made once for each.
 * @example const days = perLanguage((locale) => new Intl.DateTimeFormat(locale, { day: "numeric" })); days().format(now)
 */
export function perLanguage<T>(make: (locale: string, language: Language) => T): () => T {
  const made = new Map<Language, T>();
  return () => {
    const language = currentLanguage();
    let one = made.get(language);
    if (one === undefined) made.set(language, (one = make(RULES[language].locale, language)));
    return one;
  };
}
