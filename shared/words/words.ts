import { currentLanguage, type Language } from "./language";

/**
 * What is said in English and how it is said in another language. `{name}` stands for a value. What is counted has two forms: one of
 * the thing, and many of it.
 */
export type Dictionary = Readonly<Record<string, string | readonly [one: string, many: string]>>;
type Other = Exclude<Language, "en">;

export type NamesIn<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
type Value = string | number;
type Values<Names extends string> = [Names] extends [never] ? [] : [values: Readonly<Record<Names, Value>>];
type Said<D> = { [K in keyof D & string]: D[K] extends string ? K : never }[keyof D & string];
type Counted<D> = { [K in keyof D & string]: D[K] extends string ? never : K }[keyof D & string];

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

/** Texts in pieces, each second one the name of a value: a list of matches fills in the same few thousands of times. */
const pieces = new Map<string, readonly string[]>();

/** Puts the values in. What has none stays as it stands. */
export function fill(text: string, values: Readonly<Record<string, Value>> = {}): string {
  let parts = pieces.get(text);
  if (parts === undefined) pieces.set(text, (parts = text.split(/\{(\w+)\}/)));
  let filled = parts[0] ?? "";
  for (let at = 1; at < parts.length; at += 2) {
    const name = parts[at] ?? "";
    filled += `${name in values ? values[name] : `{${name}}`}${parts[at + 1]}`;
  }
  return filled;
}

/**
 * Whether a text is about one or about many, by the rules of a language. `Intl.PluralRules` knows them, and a third form for whole
 * millions in French, which reads like many here.
 */
const isOne: Record<Language, (n: number) => boolean> = {
  en: (n) => n === 1,
  fr: (n) => Math.abs(n) < 2,
};

/** French keeps its marks on the line of what they belong to: spaces before ; : ! ? » and after « do not break. */
const frenchSpaces = (text: string): string =>
  text
    .replace(/ ([;!?])/g, "\u202F$1")
    .replace(/ ([:»%])/g, "\u00A0$1")
    .replace(/« /g, "«\u00A0");
const POLISH: Record<Other, (text: string) => string> = { fr: frenchSpaces };

/**
 * The words of a part of the product, made of its dictionaries. English needs none: its texts are the keys. A dictionary that is not
 * there leaves the English.
 */
export function wordsOf<D extends Dictionary>(dictionaries: Partial<Record<Other, D>>): Words<D> {
  const polished: Record<Other, Map<string, string | string[]>> = { fr: new Map() };
  const entryOf = (english: string) => {
    const language = currentLanguage();
    if (language === "en") return undefined;
    let entry = polished[language].get(english);
    if (entry !== undefined) return entry;
    const dictionary = dictionaries[language];
    const given = dictionary && Object.hasOwn(dictionary, english) ? dictionary[english] : undefined;
    if (given === undefined) return undefined;
    entry = typeof given === "string" ? POLISH[language](given) : given.map(POLISH[language]);
    polished[language].set(english, entry);
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
    const text = isOne[Array.isArray(entry) ? currentLanguage() : "en"](n) ? single : several;
    return fill(text, { n, ...values });
  };
  const fillIn = (english: string, values?: Record<string, Value>, n?: number) =>
    n !== undefined && Array.isArray(entryOf(english))
      ? count(n, english, english, values)
      : say(english, values);
  return Object.assign(say, { count, raw, fillIn }) as Words<D>;
}
