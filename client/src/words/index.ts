import { Fragment, createElement, type ReactNode } from "react";
import { addLabels, type Labels } from "@shared/words/labels";
import { addWritingRules, DEFAULT_LANGUAGE, type Language, type WritingRules } from "@shared/words/language";
import { addMessages } from "@shared/words/messages";
import {
  type Dictionary,
  type Translation,
  withoutContext,
  type Words,
  createWords,
} from "@shared/words/words";
import { language } from "@/lib/language";
import type { words as french } from "./fr";

type Parts = Readonly<Record<string, ReactNode>>;
type Texts = Words<typeof french>;

/** `Words` with what only a screen can do. */
export type ScreenWords = Texts & {
  /** `t.rich("Read {terms} first", { terms: <a href="…">…</a> })` */
  rich(english: Parameters<Texts["raw"]>[0], parts: Parts): ReactNode;
};

const known: Partial<Record<Language, Translation<typeof french>>> = {};
const words = createWords<typeof french>(known);

/** The words of the screens. */
export const t: ScreenWords = Object.assign(words, {
  rich: (english: Parameters<Texts["raw"]>[0], parts: Parts) => withParts(words.raw(english), parts),
});

type ScreenDictionary = {
  rules: WritingRules;
  words: Translation<typeof french>;
  shownLabels: Labels;
  messages: Dictionary;
};
const files = import.meta.glob<ScreenDictionary>("./??.ts");

// Fetched once, and only by those who do not read English. Everything that says something imports this file, so nothing runs before its
// words are there. A dictionary and the names of countries import nothing of the application, which would wait for them in turn.
if (language !== DEFAULT_LANGUAGE) {
  const [dictionary, { getCountryNames }] = await Promise.all([
    files[`./${language}.ts`]!(),
    import("@shared/constants/country-names"),
  ]);
  addWritingRules(language, dictionary.rules);
  known[language] = dictionary.words;
  addLabels(language, { ...getCountryNames(language), ...dictionary.shownLabels });
  addMessages(language, dictionary.messages);
}

function withParts(text: string, parts: Parts): ReactNode {
  return withoutContext(text)
    .split(/\{(\w+)\}/)
    .map((part, index) => createElement(Fragment, { key: index }, index % 2 === 0 ? part : parts[part]));
}
