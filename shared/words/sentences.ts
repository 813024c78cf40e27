import { currentLanguage, type Language } from "./language";
import { wordsOf } from "./words";

/**
 * Texts that are written in one place and shown in another: labels of fixed lists, questions of the questionnaires, what a validator or
 * the server says went wrong. They stay English where they are stored, compared and logged, and are put into the reader's words where
 * they are shown.
 */
export type Sentences = Readonly<Record<string, string>>;
type Other = Exclude<Language, "en">;
type Pattern = { test: RegExp; names: string[]; english: string };

const known: Record<Other, { exact: Record<string, string>; patterns: Pattern[] }> = {
  fr: { exact: {}, patterns: [] },
};
const say = wordsOf<Sentences>({ fr: known.fr.exact }) as unknown as (
  english: string,
  values?: Record<string, string>,
) => string;

/** Makes sentences known, those with `{values}` too: "Must be at most {n} characters". To do it twice does no harm. */
export function addSentences(language: Other, sentences: Sentences): void {
  const { exact, patterns } = known[language];
  for (const [english, words] of Object.entries(sentences)) {
    if (!(english in exact) && english.includes("{")) patterns.push(patternOf(english));
    exact[english] = words;
  }
}

function patternOf(english: string): Pattern {
  const names: string[] = [];
  const source = english
    .split(/\{(\w+)\}/)
    .map((part, index) => {
      if (index % 2 === 0) return part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
      names.push(part);
      return "(.+?)";
    })
    .join("");
  return { test: new RegExp(`^${source}$`, "s"), names, english };
}

/** An English sentence that was made elsewhere, in the reader's words; as it is when nobody knows it (a name, somebody's own text). */
export function worded(english: string): string {
  const language = currentLanguage();
  if (language === "en") return english;
  const { exact, patterns } = known[language];
  if (english in exact) return say(english);
  for (const { test, names, english: key } of patterns) {
    const match = test.exec(english);
    // What is filled in may be a label itself.
    if (match)
      return say(key, Object.fromEntries(names.map((name, at) => [name, worded(match[at + 1] ?? "")])));
  }
  return english;
}
