import { isLanguage, type Language, pickLanguage, rulesOf, setLanguageSource } from "@shared/words/language";

/**
 * The language of this page, fixed while it lives: what this browser was told last, else what it prefers. Whoever signs in brings
 * their own (see app/language-watch).
 */
const KEY = "language";

function storedLanguage(): Language | undefined {
  try {
    const stored = localStorage.getItem(KEY);
    return isLanguage(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

// The server has a copy of its bundle for each language, named after it.
export const language: Language = import.meta.env.SSR
  ? pickLanguage([/(\w+)\.js$/.exec(import.meta.url)?.[1] ?? ""])
  : (storedLanguage() ?? pickLanguage(navigator.languages ?? []));
setLanguageSource(() => language);
if (!import.meta.env.SSR) document.documentElement.lang = language;

/** For `Intl`: how dates and numbers are written. */
export const LOCALE = rulesOf(language).locale;

/** Shows everything in another language from now on, by loading the page anew; without storage the language cannot change. */
export function switchLanguage(to: Language): void {
  if (to === language) return;
  try {
    localStorage.setItem(KEY, to);
  } catch {
    return;
  }
  if (storedLanguage() === to) location.reload();
}
