/** The languages of the product, as `users.preferred_language` holds them. The first is what everything is written in. */
export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = "en";

/** Each language in its own words, so that whoever reads only that one finds it. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", fr: "Français" };

/** How dates and numbers are written in a language. */
export const LOCALES: Record<Language, string> = { en: "en-GB", fr: "fr-FR" };

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((one) => one === value);

/** The first language that we have of those that somebody reads, `["fr-CI", "en"]`; English when we have none. */
export function pickLanguage(tags: readonly string[]): Language {
  const bases = tags.map((tag) => tag.toLowerCase().split(/[-_]/)[0]);
  return bases.find(isLanguage) ?? DEFAULT_LANGUAGE;
}

let source: () => Language = () => DEFAULT_LANGUAGE;

/** Who is spoken to. The client has one language for as long as its page lives; the server one for each request and each mail. */
export const currentLanguage = (): Language => source();

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
    if (one === undefined) made.set(language, (one = make(LOCALES[language], language)));
    return one;
  };
}
