import { readFileSync } from "node:fs";

/**
 * A subject in everyday and professional words, with the wider subjects that it belongs to. Topics were written from
 * general language, not from the texts that are matched. An id may stand in several files.
 */
export type Topic = Record<"broader" | "words" | "vague" | "french" | "spanish", string[]> & {
  id: string;
  portuguese?: string[];
};

const FOLDER = new URL("./data/topics/", import.meta.url);
const FILES = [
  "health",
  "living-world",
  "science-and-technology",
  "people-and-services",
  "culture-and-world",
];

/** Files are read, not imported, because what is imported stays in memory beside what is learnt of it. */
const readFiles = <T>(names: readonly string[]): T[] =>
  names.flatMap((name) => JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), "utf8")) as T[]);
export const readTopics = (): Topic[] => readFiles<Topic>(FILES);

/** One thing in the words of each language, the commonest first. */
export type Sense = Pick<Topic, "id" | "words" | "french" | "spanish" | "portuguese">;

/**
 * Reads what is said alike in several languages: the topics, and before them the words of funding, which translate
 * closely but say too little of a subject to be a topic.
 */
export const readSenses = (): Sense[] => readFiles<Sense>(["funding-words", ...FILES]);
