import { currentLanguage, currentRules, DEFAULT_LANGUAGE, ENGLISH_RULES, type Language } from "./language";

/**
 * Maps English texts to those of another language. `{name}` stands for a value. A counted text has as many forms
 * as the language has, mostly one for the singular and one for the plural. When one English text needs two translations, its context
 * follows after a ` § `, which English readers do not see: "Closed § rule".
 */
type Forms = readonly [one: string, many: string, ...more: string[]];
export type Dictionary = Readonly<Record<string, string | Forms>>;
/** The dictionary of a further language. It does not compile when a text is missing or is not used. */
export type Translation<D extends Dictionary> = {
  readonly [K in keyof D]: D[K] extends string ? string : Forms;
};
const CONTEXT = / § .*$/;

export type NamesIn<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
type Value = string | number;
type Values<Names extends string> = [Names] extends [never] ? [] : [values: Readonly<Record<Names, Value>>];
type Said<D> = { [K in keyof D & string]: D[K] extends string ? K : never }[keyof D & string];
type Counted<D> = { [K in keyof D & string]: D[K] extends string ? never : K }[keyof D & string];

/** The texts that have no values. */
export type PlainText<D extends Dictionary> = {
  [K in Said<D>]: [NamesIn<K>] extends [never] ? K : never;
}[Said<D>];

/** Gives texts in the reader's language. The compiler allows only texts of the dictionary. */
export type Words<D extends Dictionary> = {
  /** `t("Hello {name}", { name })` */
  <K extends Said<D>>(english: K, ...values: Values<NamesIn<K>>): string;
  /**
   * `t.count(days, "1 day left", "{n} days left")`. `n` is filled in by itself, and may be given when it has
   * to be written in another form.
   */
  count<K extends Counted<D>>(
    n: number,
    one: string,
    many: K,
    ...values: Values<Exclude<NamesIn<K>, "n">> | [values: Readonly<Record<NamesIn<K>, Value>>]
  ): string;
  /** The text without its values, for callers whose values are no text. */
  raw(english: Said<D>): string;
  /** Gives the text of a key that is known only at run time. `n` chooses between singular and plural. */
  fillIn(english: string, values?: Readonly<Record<string, Value>>, n?: number): string;
};

/** Removes the context of a key, as English readers see it. */
export const withoutContext = (english: string): string => english.replace(CONTEXT, "");

/**
 * Maps a text to its pieces, of which each second one names a value. A list of matches fills in the same
 * texts thousands of times.
 */
const piecesByText = new Map<string, readonly string[]>();

/** Fills in the values. A name without a value stays as it is. */
export function fill(text: string, values: Readonly<Record<string, Value>> = {}): string {
  let parts = piecesByText.get(text);
  if (parts === undefined) piecesByText.set(text, (parts = withoutContext(text).split(/\{(\w+)\}/)));
  let filled = parts[0] ?? "";
  for (let at = 1; at < parts.length; at += 2) {
    const name = parts[at] ?? "";
    filled += `${name in values ? values[name] : `{${name}}`}${parts[at + 1]}`;
  }
  return filled;
}

const fillPolished = (text: string, values: Readonly<Record<string, Value>> = {}) =>
  fill(text, currentRules().polishValues?.(text, values) ?? values);

/**
 * Makes the texts of one side of the product from its dictionaries, which may be added later. English needs
 * no dictionary, because its texts are the keys. Texts stay English when a dictionary is missing.
 */
export function createWords<D extends Dictionary>(
  dictionaries: Partial<Record<Language, D | Translation<D>>>,
): Words<D> {
  const polishedTexts = new Map<Language, Map<string, string | string[]>>();
  const findEntry = (english: string) => {
    const language = currentLanguage();
    if (language === DEFAULT_LANGUAGE) return undefined;
    let entries = polishedTexts.get(language);
    if (entries === undefined) polishedTexts.set(language, (entries = new Map<string, string | string[]>()));
    let entry = entries.get(english);
    if (entry !== undefined) return entry;
    const dictionary: Dictionary | undefined = dictionaries[language];
    const translation = dictionary && Object.hasOwn(dictionary, english) ? dictionary[english] : undefined;
    if (translation === undefined) return undefined;
    const { polish } = currentRules();
    entry = typeof translation === "string" ? polish(translation) : translation.map(polish);
    entries.set(english, entry);
    return entry;
  };
  const raw = (english: string) => {
    const entry = findEntry(english);
    return typeof entry === "string" ? entry : english;
  };
  const say = (english: string, values?: Record<string, Value>) => fillPolished(raw(english), values);
  const count = (n: number, one: string, many: string, values?: Record<string, Value>) => {
    const entry = findEntry(many);
    const forms = Array.isArray(entry) ? entry : [one, many];
    const { pickForm } = Array.isArray(entry) ? currentRules() : ENGLISH_RULES;
    const text = forms[pickForm(n)] ?? many;
    return fillPolished(text, { n, ...values });
  };
  const fillIn = (english: string, values?: Record<string, Value>, n?: number) =>
    n !== undefined && Array.isArray(findEntry(english))
      ? count(n, english, english, values)
      : say(english, values);
  return Object.assign(say, { count, raw, fillIn }) as Words<D>;
}
