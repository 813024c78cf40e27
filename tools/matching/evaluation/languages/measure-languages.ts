import { readFile } from "node:fs/promises";
import { fundingOpportunities } from "@shared/schema/index";
import { openEmbedded } from "../../../../server/platform/db/embedded";
import { migrateDatabase } from "../../../../server/platform/db/migrate";
import { createLogger } from "../../../../server/platform/logger";
import { searchOpportunities } from "../../../../server/features/opportunities/search.service";
import { RECALL_PLACES, recallAt20 } from "../metrics";
import { readSearchLabels } from "../search/measure-search";
import { type EvalSet, SETS } from "../set";
import type { Grade, Labels } from "../types";
import { buildWorld } from "../world";

/** The languages that questions are asked in. */
export const LANGUAGES = ["en", "fr", "es", "pt"] as const;
type Language = (typeof LANGUAGES)[number];
/** By "tune" the search is changed; of "report" only the totals are looked at. */
export type Half = "tune" | "report";

/** One question in all languages, and the language of the calls that it is measured by. */
export type Question = {
  id: string;
  half: Half;
  language: Language;
  /** The query of the set "choose" whose graded calls it is measured by; empty if the calls are modelled. */
  labels: string;
  texts: Record<Language, string>;
};
type ModelledCall = {
  id: string;
  language: Language;
  questions: string[];
  title: string;
  description: string;
};
/** The share of a question's calls, written in one language, that it finds when it is asked in each language. */
export type QuestionResult = Question & { found: Record<Language, number> };

/** The goal for what is found in another language beside what is found in the call's own. */
const GOAL = 0.8;

const readRows = async (name: string) =>
  (await readFile(new URL(name, import.meta.url), "utf8"))
    .split("\n")
    .slice(1)
    .filter(Boolean)
    .map((line) => line.split("\t"));

/** Reads the questions: a heading, then lines with tabs between the columns. */
export async function readQuestions(): Promise<Question[]> {
  return (await readRows("questions.tsv")).map(([id, half, language, labels, en, fr, es, pt]) => {
    if (!id || !en || !fr || !es || !pt) throw new Error(`Not a question: ${id}`);
    const texts = { en, fr, es, pt };
    return { id, half: half as Half, language: language as Language, labels: labels ?? "", texts };
  });
}

/** Reads the modelled calls in French, Spanish and Portuguese, each with the questions that it answers. */
export async function readModelledCalls(): Promise<ModelledCall[]> {
  return (await readRows("calls.tsv")).map(([id, language, questions, title, description]) => {
    if (!id || !questions || !title || !description) throw new Error(`Not a call: ${id}`);
    return { id, language: language as Language, questions: questions.split(","), title, description };
  });
}

/** Finds what each question looks for in the language of its calls. */
async function readLabels(questions: readonly Question[]): Promise<Map<string, Labels>> {
  const graded = await readSearchLabels("choose");
  const calls = await readModelledCalls();
  const findGrades = ({ id, language, labels }: Question): [string, Grade][] =>
    labels === ""
      ? calls
          .filter((call) => call.language === language && call.questions.includes(id))
          .map((call) => [call.id, "3"])
      : graded.filter((one) => one.organisation === labels).map(({ call, grade }) => [call, grade]);
  return new Map(questions.map((question) => [question.id, new Map(findGrades(question))]));
}

/** The calls of "choose", which are in English, with the modelled ones among them. */
const mixed: EvalSet = {
  ...SETS.choose,
  profiles: [],
  fill: async (deps) => {
    await SETS.choose.fill(deps);
    const calls = await readModelledCalls();
    await deps.db.insert(fundingOpportunities).values(
      calls.map(({ id, title, description }) => ({
        name: title,
        description,
        slug: `modelled-${id}`,
        source: "modelled",
        externalId: id,
        fundingType: "grant" as const,
        verificationStatus: "verified" as const,
        verifiedAt: deps.clock.now(),
      })),
    );
  },
};

/** Asks the questions of one half in each language, with the built-in embedder, as the list does. */
export async function measureLanguages(half: Half): Promise<QuestionResult[]> {
  const questions = (await readQuestions()).filter((question) => question.half === half);
  const labels = await readLabels(questions);
  const database = await openEmbedded({ dir: null, log: createLogger("silent") });
  try {
    await migrateDatabase(database);
    const world = await buildWorld(database, mixed);
    const measure = async (question: Question, language: Language) => {
      const { ids } = await searchOpportunities(
        { db: database.db, deps: world.deps },
        question.texts[language],
        { offset: 0, limit: RECALL_PLACES },
      );
      const keys = ids.flatMap((id) => world.catalogue.get(id)?.key ?? []);
      const recall = recallAt20(keys, labels.get(question.id)!);
      if (recall === null) throw new Error(`Nothing answers ${question.id}`);
      return recall;
    };
    try {
      const results: QuestionResult[] = [];
      for (const question of questions) {
        const found = { en: 0, fr: 0, es: 0, pt: 0 };
        for (const language of LANGUAGES) found[language] = await measure(question, language);
        results.push({ ...question, found });
      }
      return results;
    } finally {
      await world.close();
    }
  } finally {
    await database.close();
  }
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
const findInOthers = ({ found, language }: QuestionResult) =>
  LANGUAGES.filter((other) => other !== language).map((other) => found[other]);
const measureOwn = (results: readonly QuestionResult[]) =>
  mean(results.map(({ found, language }) => found[language]));
const measureOthers = (results: readonly QuestionResult[]) => mean(results.flatMap(findInOthers));

/** What is found in other languages, divided by what is found in the call's own. */
export const measureShare = (results: readonly QuestionResult[]) =>
  measureOthers(results) / (measureOwn(results) || 1);

/** Prints recall@20 in the call's own language and in others, for each language of calls, and the `worst` questions. */
export function describeLanguages(results: readonly QuestionResult[], worst: number): string {
  const summary = `${results.length} questions: recall@20 in the call's own language ${measureOwn(results).toFixed(3)}, in others ${measureOthers(results).toFixed(3)}, share ${measureShare(results).toFixed(3)}`;
  const tables = LANGUAGES.map((language) => {
    const ofLanguage = results.filter((result) => result.language === language);
    const asked = LANGUAGES.map(
      (other) => `${other} ${mean(ofLanguage.map(({ found }) => found[other])).toFixed(2)}`,
    );
    return `Calls in ${language} (${ofLanguage.length} questions), asked in: ${asked.join(", ")}`;
  });
  const lines = [...results]
    .sort((a, b) => mean(findInOthers(a)) - mean(findInOthers(b)))
    .slice(0, worst)
    .map(
      ({ id, texts, found }) =>
        `${id} ${LANGUAGES.map((language) => `“${texts[language]}” ${found[language].toFixed(2)}`).join(", ")}`,
    );
  return [summary, ...tables, ...lines].join("\n");
}

/** Tells whether the search reaches its goal. */
export const reachesGoal = (results: readonly QuestionResult[]) => measureShare(results) >= GOAL;
