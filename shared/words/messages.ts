import type { messages as french } from "./fr";
import { translateLabel } from "./labels";
import { currentRules, type Language } from "./language";
import { type Dictionary, type NamesIn, wordsOf } from "./words";

/**
 * What the server or a validator tells a person. It is made where something happens and worded where a person reads it, which may be much
 * later and in another language. The key is the English text; only keys are translated, never what is put into them.
 */
type MessageKey = keyof typeof french;
/** The keys that need nothing put into them. */
export type PlainKey = { [K in MessageKey]: [NamesIn<K>] extends [never] ? K : never }[MessageKey];
type FilledKey = Exclude<MessageKey, PlainKey>;

/** Numbers are written as the reader's language has them: a year or a status is given as text. */
type Param = string | number | FilledMessage | MessageList | Label;
/** Put into a message in the reader's language: a status, a stage. */
type Label = { label: string };
export type FilledMessage = { key: FilledKey; params: Readonly<Record<string, Param>> };
export type MessageList = { list: readonly Message[]; between: string };
export type Message = PlainKey | FilledMessage | MessageList;

export const message = <K extends FilledKey>(
  key: K,
  params: Readonly<Record<NamesIn<K>, Param>>,
): FilledMessage => ({ key, params });

/** Several messages one after the other. */
export const messageList = (list: readonly Message[], between = " "): MessageList => ({ list, between });

/** A text that has its wording already, or is not ours to translate. */
export const asWritten = (text: string): Message => message("{text}", { text });

const known: Partial<Record<Language, Dictionary>> = {};
const words = wordsOf<Dictionary>(known);

/** Makes the translations of messages known. To do it twice does no harm. */
export function addMessages(language: Language, messages: Dictionary): void {
  known[language] = { ...known[language], ...messages };
}

/** A message in the reader's language. One that was kept by an older version and is not known any more stays English. */
export function wordMessage(said: Message): string {
  if (typeof said === "string") return words.fillIn(said);
  if ("list" in said) return said.list.map(wordMessage).join(said.between);
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(said.params)) values[name] = wordParam(value);
  const { n } = said.params;
  return words.fillIn(said.key, values, typeof n === "number" ? n : undefined);
}

function wordParam(value: Param): string {
  if (typeof value === "string") return value;
  if (typeof value === "number") return value.toLocaleString(currentRules().locale);
  return "label" in value ? translateLabel(value.label) : wordMessage(value);
}
