import { currentLanguage, DEFAULT_LANGUAGE, type Language, rulesOf } from "./language";

/**
 * What is said in English and how it is said in another language. `{name}` stands for a value. What is counted has two forms: one of
 * the thing, and many of it. Where one English text needs two translations, what it is said of stands after a ` § `, which no reader
 * of English sees: "Closed § rule".
 */
export type Dictionary = Readonly<Record<string, string | readonly [one: string, many: string]>>;
/** What a dictionary in a further language has to hold: a text that is missing or that nobody says does not compile. */
export type Translation<D extends Dictionary> = {
  readonly [K in keyof D]: D[K] extends string ? string : readonly [one: string, many: string];
};
const CONTEXT = / § .*$/;

export type NamesIn<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
type Value = string | number;
type Values<Names extends string> = [Names] extends [never] ? [] : [values: Readonly<Record<Names, Value>>];
type Said<D> = { [K in keyof D & string]: D[K] extends string ? K : never }[keyof D & string];
type Counted<D> = { [K in keyof D & string]: D[K] extends string ? never : K }[keyof D & string];

/** The texts that need nothing put into them. */
export type PlainText<D extends Dictionary> = {
  [K in Said<D>]: [NamesIn<K>] extends [never] ? K : never;
}[Said<D>];

/** Says things in the language of whoever is spoken to. Only what the dictionary holds can be said: the compiler sees to it. */
export type Words<D extends Dictionary> = {
  /** `t("Hello {name}", { name })` */
  <K extends Said<D>>(english: K, ...values: Values<NamesIn<K>>): string;
  /** `t.count(days, "1 day left", "{n} days left")`: `n` is there by itself, and may be given where it is to be written otherwise. */
  count<K extends Counted<D>>(
    n: number,
    one: string,
    many: K,
    ...values: Values<Exclude<NamesIn<K>, "n">> | [values: Readonly<Record<NamesIn<K>, Value>>]
  ): string;
  /** The text before its values are put in, for those whose values are no text. */
  raw(english: Said<D>): string;
  /** What is said by a key that only a running program knows; `n` chooses between one and many. */
  fillIn(english: string, values?: Readonly<Record<string, Value>>, n?: number): string;
};

/** A key as English says it. */
export const withoutContext = (english: string): string => english.replace(CONTEXT, "");

/** Texts in pieces, each second one the name of a value: a list of matches fills in the same few thousands of times. */
const pieces = new Map<string, readonly string[]>();

/** Puts the values in. What has none stays as it stands. */
export function fill(text: string, values: Readonly<Record<string, Value>> = {}): string {
  let parts = pieces.get(text);
  if (parts === undefined) pieces.set(text, (parts = withoutContext(text).split(/\{(\w+)\}/)));
  let filled = parts[0] ?? "";
  for (let at = 1; at < parts.length; at += 2) {
    const name = parts[at] ?? "";
    filled += `${name in values ? values[name] : `{${name}}`}${parts[at + 1]}`;
  }
  return filled;
}

/**
 * What a side of the product says, by its dictionaries, which may come later. English needs none: its texts are the keys. A dictionary
 * that is not there leaves the English.
 */
export function wordsOf<D extends Dictionary>(
  dictionaries: Partial<Record<Language, D | Translation<D>>>,
): Words<D> {
  const polished = new Map<Language, Map<string, string | string[]>>();
  const entryOf = (english: string) => {
    const language = currentLanguage();
    if (language === DEFAULT_LANGUAGE) return undefined;
    let ready = polished.get(language);
    if (ready === undefined) polished.set(language, (ready = new Map<string, string | string[]>()));
    let entry = ready.get(english);
    if (entry !== undefined) return entry;
    const dictionary: Dictionary | undefined = dictionaries[language];
    const given = dictionary && Object.hasOwn(dictionary, english) ? dictionary[english] : undefined;
    if (given === undefined) return undefined;
    const { polish } = rulesOf(language);
    entry = typeof given === "string" ? polish(given) : given.map(polish);
    ready.set(english, entry);
    return entry;
  };
  const raw = (english: string) => {
    const entry = entryOf(english);
    return typeof entry === "string" ? entry : english;
  };
  const say = (english: string, values?: Record<string, Value>) => fill(raw(english), values);
  const count = (n: number, one: string, many: string, values?: Record<string, Value>) => {
    const entry = entryOf(many);
    const forms = Array.isArray(entry) ? entry : [one, many];
    const [single, several] = forms as [string, string];
    const { isOne } = rulesOf(Array.isArray(entry) ? currentLanguage() : DEFAULT_LANGUAGE);
    const text = isOne(n) ? single : several;
    return fill(text, { n, ...values });
  };
  const fillIn = (english: string, values?: Record<string, Value>, n?: number) =>
    n !== undefined && Array.isArray(entryOf(english))
      ? count(n, english, english, values)
      : say(english, values);
  return Object.assign(say, { count, raw, fillIn }) as Words<D>;
}
