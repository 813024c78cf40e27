import { DEFAULT_LANGUAGE } from "@shared/words/language";
import { type Message, wordMessage } from "@shared/words/messages";
import { speaking } from "../text/with-language";

/** A message as logs have it. */
export const inEnglish = (text: Message): string => speaking(DEFAULT_LANGUAGE, () => wordMessage(text));

/** An error that tells a person something: `text` is worded where it is read, `message` is the same in English. */
export class MessageError extends Error {
  readonly text: Message;

  constructor(text: Message, options?: ErrorOptions) {
    super(inEnglish(text), options);
    this.text = text;
  }
}
