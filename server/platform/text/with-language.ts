import { AsyncLocalStorage } from "node:async_hooks";
import { isLanguage, type Language, DEFAULT_LANGUAGE, setLanguageSource } from "@shared/words/language";
import "./words";

/** Whose language is spoken: that of a request, of a mail, of a job's person. English where nobody said. */
const listener = new AsyncLocalStorage<Language>();
setLanguageSource(() => listener.getStore() ?? DEFAULT_LANGUAGE);

/** Does something in a language: all that is said in it, `t`, `wordMessage` and the formats of dates and numbers, is in that one. */
export const speaking = <T>(language: Language, task: () => T): T => listener.run(language, task);

/** The language of somebody, as `users.preferred_language` has it. */
export const languageOf = ({ preferredLanguage }: { preferredLanguage: string | null }): Language =>
  isLanguage(preferredLanguage) ? preferredLanguage : DEFAULT_LANGUAGE;
