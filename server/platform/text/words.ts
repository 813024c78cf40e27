import { getCountryNames } from "@shared/constants/country-names";
import { addLabels, type Labels } from "@shared/words/labels";
import { addWritingRules, type Language, TRANSLATED, type WritingRules } from "@shared/words/language";
import { addMessages } from "@shared/words/messages";
import { type Dictionary, type PlainText, type Translation, createWords } from "@shared/words/words";
import type { words as french } from "../../words/fr";

type ServerDictionary = {
  rules: WritingRules;
  words: Translation<typeof french>;
  labels: Labels;
  messages: Dictionary;
};

const known: Partial<Record<Language, Translation<typeof french>>> = {};

/** A text of the dictionary, for constants that `t` translates. */
export type ServerText = PlainText<typeof french>;

/** The words of the server. A process uses all languages. */
export const t = createWords<typeof french>(known);

for (const language of TRANSLATED) {
  const dictionary = (await import(`../../words/${language}.ts`)) as ServerDictionary;
  addWritingRules(language, dictionary.rules);
  known[language] = dictionary.words;
  addLabels(language, { ...getCountryNames(language), ...dictionary.labels });
  addMessages(language, dictionary.messages);
}
