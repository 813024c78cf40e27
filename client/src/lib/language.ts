import {
  isLanguage,
  type Language,
  pickLanguage,
  describeLanguage,
  setLanguageSource,
} from "@shared/words/language";

/**
 * The language of this page does not change while the page lives. It is the one that the address names, otherwise the
 * language that was last chosen in this browser, otherwise one that the browser prefers. Signing in applies the user's own language (see
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

/** Links of search engines name the language of their page. */
function namedLanguage(): Language | undefined {
  const named = new URLSearchParams(location.search).get("lang");
  return isLanguage(named) ? named : undefined;
}

// The server has a copy of each file per language, in a folder named after the language.
export const language: Language = import.meta.env.SSR
  ? pickLanguage([/(\w+)\/[^/]+$/.exec(import.meta.url)?.[1] ?? ""])
  : (namedLanguage() ?? storedLanguage() ?? pickLanguage(navigator.languages ?? []));
setLanguageSource(() => language);
export const { direction } = describeLanguage(language);
if (!import.meta.env.SSR) {
  document.documentElement.lang = language;
  document.documentElement.dir = direction;
}

/** The locale for `Intl`, which formats dates and numbers. */
export const LOCALE = describeLanguage(language).locale;

/** Switches the language by reloading the page. Without storage the language cannot change. */
export function switchLanguage(to: Language): void {
  if (to === language) return;
  try {
    localStorage.setItem(KEY, to);
  } catch {
    return;
  }
  if (storedLanguage() !== to) return;
  const url = new URL(location.href);
  url.searchParams.delete("lang");
  if (url.href === location.href) location.reload();
  else location.replace(url);
}
