import { existsSync, readFileSync } from "node:fs";
import { DefaultDeserializer } from "node:v8";
import { learnSenses } from "./learn-senses";
import { learnTopics } from "./learn-topics";
import { readSenses, readTopics } from "./topic-files";

export type Vocabulary = { topics: ReturnType<typeof learnTopics>; senses: ReturnType<typeof learnSenses> };

/** Learns the vocabulary from its files, which takes more than a second. */
export function learnVocabulary(): Vocabulary {
  const senses = readSenses();
  return { topics: learnTopics(readTopics(), senses), senses: learnSenses(senses) };
}

/** A build has what it learnt beside the program, as `serialize` of the same version of Node wrote it. */
const LEARNT = new URL("./data/vocabulary.bin", import.meta.url);
const loadVocabulary = () =>
  existsSync(LEARNT) ? readStoredVocabulary(readFileSync(LEARNT)) : learnVocabulary();

declare module "node:v8" {
  interface DefaultDeserializer {
    _readHostObject(): unknown;
  }
}

/** Gives each array of numbers its own memory. Otherwise they would hold all that was read, also the texts. */
class CopyingDeserializer extends DefaultDeserializer {
  override _readHostObject(): unknown {
    return (super._readHostObject() as Uint32Array).slice();
  }
}

export function readStoredVocabulary(stored: Buffer): Vocabulary {
  const reader = new CopyingDeserializer(stored);
  reader.readHeader();
  return reader.readValue() as Vocabulary;
}

let vocabulary: Vocabulary | undefined;
/** Returns the vocabulary. Commands that load the server's code for something else do without. */
export const getVocabulary = (): Vocabulary => (vocabulary ??= loadVocabulary());
