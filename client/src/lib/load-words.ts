import { Fragment, createElement, type ReactNode } from "react";
import { addLabels, type Labels } from "@shared/words/labels";
import { addMessages } from "@shared/words/messages";
import { type Dictionary, type Words, wordsOf } from "@shared/words/words";
import { language } from "./language";

type Load<D> = () => Promise<{ default: D }>;
type Parts = Readonly<Record<string, ReactNode>>;

/** `Words` with what only a screen can do. */
export type ScreenWords<D extends Dictionary> = Words<D> & {
  /** `t.rich("Read {terms} first", { terms: <a href="…">…</a> })` */
  rich(english: Parameters<Words<D>["raw"]>[0], parts: Parts): ReactNode;
};

/**
 * The words of a feature, whose dictionary is fetched with its code, and only by those who read that language. A feature awaits it at
 * the top of its `words.ts`, so that nothing of it runs before its words are there.
 */
export async function loadWords<D extends Dictionary>(french: Load<D>): Promise<ScreenWords<D>> {
  const words = wordsOf<D>(language === "fr" ? { fr: (await french()).default } : {});
  const rich = (english: Parameters<Words<D>["raw"]>[0], parts: Parts) =>
    withParts(words.raw(english), parts);
  return Object.assign(words, { rich });
}

/** Makes labels of shared/words known to `translateLabel`, likewise only to those who need them. */
export async function loadLabels(french: Load<Labels>): Promise<void> {
  if (language === "fr") addLabels("fr", (await french()).default);
}

/** The messages of the validators: those of the server arrive in the reader's language. */
export async function loadValidatorMessages(): Promise<void> {
  if (language === "fr")
    addMessages("fr", (await import("@shared/words/fr/messages/validators")).validatorMessages);
}

function withParts(text: string, parts: Parts): ReactNode {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => createElement(Fragment, { key: index }, index % 2 === 0 ? part : parts[part]));
}
