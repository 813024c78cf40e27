import { AsyncLocalStorage } from "node:async_hooks";
import { isLanguage, type Language, DEFAULT_LANGUAGE, setLanguageSource } from "@shared/words/language";
import "./words";

/** The language of the current request, mail or job. English where none is set. */
const currentLanguage = new AsyncLocalStorage<Language>();
setLanguageSource(() => currentLanguage.getStore() ?? DEFAULT_LANGUAGE);

/** Runs a task in a language: `t`, `wordMessage` and the formats of dates and numbers use it. */
export const withLanguage = <T>(language: Language, task: () => T): T => currentLanguage.run(language, task);

/** Returns the preferred language of a user (`users.preferred_language`). */
export const getPreferredLanguage = ({
  preferredLanguage,
}: {
  preferredLanguage: string | null;
}): Language => (isLanguage(preferredLanguage) ? preferredLanguage : DEFAULT_LANGUAGE);
