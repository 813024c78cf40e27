import { type Message, wordMessage } from "../words/messages";

/** What zod says of a value, worded when the value is looked at: the schemas are made before anybody's language is known. */
export const say = (message: Message) => ({ error: () => wordMessage(message) });

/** The same for `addIssue`, which is called while a value is looked at. */
export const issue = (message: Message) => ({ code: "custom" as const, message: wordMessage(message) });
