import { AsyncLocalStorage } from "node:async_hooks";
import { isLanguage, type Language, DEFAULT_LANGUAGE, setLanguageSource } from "@shared/words/language";
import { addLabels } from "@shared/words/labels";
import { addMessages } from "@shared/words/messages";
import deckCriteria from "@shared/words/fr/deck-criteria";
import labels from "@shared/words/fr/labels";
import { messages } from "@shared/words/fr/messages";
import questionnaires from "@shared/words/fr/questionnaires";

/** The language of the current request, mail or job. English where none is set. */
const currentLanguage = new AsyncLocalStorage<Language>();
setLanguageSource(() => currentLanguage.getStore() ?? DEFAULT_LANGUAGE);
for (const dictionary of [labels, questionnaires, deckCriteria]) addLabels("fr", dictionary);
addMessages("fr", messages);

/** Runs a task in a language: `t`, `wordMessage` and the formats of dates and numbers use it. */
export const withLanguage = <T>(language: Language, task: () => T): T => currentLanguage.run(language, task);

/** Returns the preferred language of a user (`users.preferred_language`). */
export const getPreferredLanguage = ({
  preferredLanguage,
}: {
  preferredLanguage: string | null;
}): Language => (isLanguage(preferredLanguage) ? preferredLanguage : DEFAULT_LANGUAGE);
