import type { messages as french } from "./fr";
import { translateLabel } from "./labels";
import { describeCurrentLanguage, type Language } from "./language";
import { type Dictionary, type NamesIn, createWords } from "./words";

/**
 * A message from the server or a validator for a person. It is made where something happens. It gets its
 * words where a person reads it, which may be much later and in another language. The key is the English
 * text. Only keys are translated, and never the parameters.
 */
type MessageKey = keyof typeof french;
/** The keys without parameters. */
export type PlainKey = { [K in MessageKey]: [NamesIn<K>] extends [never] ? K : never }[MessageKey];
type FilledKey = Exclude<MessageKey, PlainKey>;

/** A number is written in the way of the reader's language, so a year or a status is given as text. */
type Param = string | number | FilledMessage | MessageList | Label;
/** A status or a stage, which is put into a message in the reader's language. */
type Label = { label: string };
export type FilledMessage = { key: FilledKey; params: Readonly<Record<string, Param>> };
export type MessageList = { list: readonly Message[]; between: string };
export type Message = PlainKey | FilledMessage | MessageList;

export const message = <K extends FilledKey>(
  key: K,
  params: Readonly<Record<NamesIn<K>, Param>>,
): FilledMessage => ({ key, params });

/** Puts several messages one after the other. */
export const messageList = (list: readonly Message[], between = " "): MessageList => ({ list, between });

/** A text that has its wording already, or is not ours to translate. */
export const asWritten = (text: string): Message => message("{text}", { text });

const registeredMessages: Partial<Record<Language, Dictionary>> = {};
const words = createWords<Dictionary>(registeredMessages);

/** Registers the translations of messages. Doing it twice does no harm. */
export function addMessages(language: Language, messages: Dictionary): void {
  registeredMessages[language] = { ...registeredMessages[language], ...messages };
}

/**
 * Words a message in the reader's language. A message of an older version that is unknown now stays English.
 */
export function wordMessage(content: Message): string {
  if (typeof content === "string") return words.fillIn(content);
  if ("list" in content) return content.list.map(wordMessage).join(content.between);
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(content.params)) values[name] = wordParam(value);
  const { n } = content.params;
  return words.fillIn(content.key, values, typeof n === "number" ? n : undefined);
}

function wordParam(value: Param): string {
  if (typeof value === "string") return value;
  if (typeof value === "number") return value.toLocaleString(describeCurrentLanguage().locale);
  return "label" in value ? translateLabel(value.label) : wordMessage(value);
}
