import { readFile } from "node:fs/promises";
import { z } from "zod";
import type { Passage } from "../../../server/features/answer-drafts/types";
import { checkSentences } from "../../../server/features/answer-drafts/writing/check-sentences";
import { splitParagraphs } from "../../../server/features/answer-drafts/writing/split-passages";
import { writeBuiltinAnswer } from "../../../server/features/answer-drafts/writing/write-builtin-answer";

const organisationsSchema = z.array(
  z.object({
    name: z.string(),
    language: z.enum(["en", "fr"]),
    document: z.object({ title: z.string(), year: z.number(), text: z.string() }),
    /** Questions of the profile with short or long answers. */
    facts: z.array(z.tuple([z.string(), z.string()])),
    /** Earlier questions, answers, and what became of the application. */
    answers: z.array(z.tuple([z.string(), z.string(), z.enum(["won", "lost"]).nullable()])),
    questions: z.array(z.string()),
  }),
);
type Organisation = z.infer<typeof organisationsSchema>[number];

/** Longer answers of a profile are sentences. */
const PROSE_MIN = 40;

function toPassages({ name, document, facts, answers }: Organisation): Passage[] {
  const plain = { page: null, outcome: null, heading: null };
  return [
    ...answers.map(([heading, text, outcome], at) => ({
      ...{ ...plain, kind: "answer" as const, id: `answer-${at}`, title: heading, date: "2026-03-01" },
      ...{ text, heading, outcome, isProse: true },
    })),
    ...facts.map(([heading, text]) => ({
      ...{ ...plain, kind: "profile" as const, id: name, title: heading, date: "2026-03-01" },
      ...{ text, heading, isProse: text.length >= PROSE_MIN },
    })),
    ...splitParagraphs(document.text).map(({ text, heading }) => ({
      ...{ ...plain, kind: "document" as const, id: document.title, title: document.title },
      ...{ text, heading, isProse: true, date: String(document.year) },
    })),
  ];
}

type CitedSentence = {
  organisation: string;
  question: string;
  text: string;
  title: string;
  words: string;
};
type DraftFigures = {
  drafts: number;
  /** Questions for which nothing was found. */
  empty: number;
  sentences: CitedSentence[];
  /** Sentences with a figure that the cited words do not have, or whose words do not stand in the source. */
  unsourced: CitedSentence[];
};

/** Has the built-in writer draft answers for modelled organisations, and looks for figures without a source. */
export async function measureDrafts(): Promise<DraftFigures> {
  const path = new URL("modelled-organisations.json", import.meta.url);
  const organisations = organisationsSchema.parse(JSON.parse(await readFile(path, "utf8")));
  const figures: DraftFigures = { drafts: 0, empty: 0, sentences: [], unsourced: [] };
  for (const organisation of organisations) {
    const passages = toPassages(organisation);
    const everything = passages.map(({ text }) => text.replace(/\s+/g, " ")).join("\n");
    for (const question of organisation.questions) {
      const task = {
        ...{ question, limit: null, unit: null, language: organisation.language, passages },
        ...{ entityName: organisation.name, callNames: [], called: [] },
      };
      const { sentences } = checkSentences(writeBuiltinAnswer(task), task);
      if (sentences.length === 0) figures.empty += 1;
      else figures.drafts += 1;
      for (const { text, source } of sentences) {
        const cited = { organisation: organisation.name, question, text, ...source };
        figures.sentences.push(cited);
        const stated = text.match(/\d+(?:[.,]\d+)*/g) ?? [];
        const isBorneOut = stated.every((digits) => source.words.includes(digits));
        const stands = everything.includes(source.words) || everything.includes(source.words.slice(0, -1));
        if (!isBorneOut || !stands) figures.unsourced.push(cited);
      }
    }
  }
  return figures;
}
