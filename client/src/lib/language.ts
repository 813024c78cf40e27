import {
  isLanguage,
  type Language,
  pickLanguage,
  getLanguageRules,
  setLanguageSource,
} from "@shared/words/language";

/**
 * The language of this page does not change while the page lives. It is the language that was last chosen in
 * this browser, otherwise one that the browser prefers. Signing in applies the user's own language (see
 * app/language-watch).
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

// The server has one bundle per language, with the language as its file name.
export const language: Language = import.meta.env.SSR
  ? pickLanguage([/(\w+)\.js$/.exec(import.meta.url)?.[1] ?? ""])
  : (storedLanguage() ?? pickLanguage(navigator.languages ?? []));
setLanguageSource(() => language);
if (!import.meta.env.SSR) document.documentElement.lang = language;

/** The locale for `Intl`, which formats dates and numbers. */
export const LOCALE = getLanguageRules(language).locale;

/** Switches the language by reloading the page. Without storage the language cannot change. */
export function switchLanguage(to: Language): void {
  if (to === language) return;
  try {
    localStorage.setItem(KEY, to);
  } catch {
    return;
  }
  if (storedLanguage() === to) location.reload();
}
