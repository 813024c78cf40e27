import { DEFAULT_LANGUAGE } from "@shared/words/language";
import { type Message, wordMessage } from "@shared/words/messages";
import { withLanguage } from "../text/with-language";

/** Returns a message in English, for logs. */
export const toEnglish = (text: Message): string => withLanguage(DEFAULT_LANGUAGE, () => wordMessage(text));

/** An error with a message for users: `text` is translated where it is read, `message` is the English version. */
export class MessageError extends Error {
  readonly text: Message;

  constructor(text: Message, options?: ErrorOptions) {
    super(toEnglish(text), options);
    this.text = text;
  }
}
