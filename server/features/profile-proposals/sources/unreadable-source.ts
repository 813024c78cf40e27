import type { Message } from "@shared/words/messages";

/** The source cannot be read, and no second attempt would help. */
export class UnreadableSource extends Error {
  readonly text: Message;
  constructor(text: Message) {
    super("The source cannot be read");
    this.text = text;
  }
}
