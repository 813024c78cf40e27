import { type Message, wordMessage } from "../words/messages";

/**
 * Wraps a message for zod. It gets its words when a value is checked, because the schemas are made before the
 * reader's language is known.
 */
export const say = (message: Message) => ({ error: () => wordMessage(message) });

/** The same for `addIssue`, which is called while a value is checked. */
export const issue = (message: Message) => ({ code: "custom" as const, message: wordMessage(message) });
