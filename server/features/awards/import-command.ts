import { readFile, stat } from "node:fs/promises";
import { parseArgs } from "node:util";
import { ZodError } from "zod";
import { AWARD_SOURCES, type AwardSource } from "@shared/constants/awards";
import { systemClock } from "../../platform/clock";
import { readConfig } from "../../platform/config/config";
import { openDatabase } from "../../platform/db/database";
import { FolderRefusal } from "../../platform/db/folder-lock";
import { migrateDatabase } from "../../platform/db/migrate";
import { createLogger } from "../../platform/logger";
import { type ImportedAwards, importAwards } from "./import-awards";
import { readAnswer } from "./readers/read-answer";
import type { ReadAnswer } from "./readers/types";

/** A failure that the person at the terminal can fix; they are shown its message alone. */
export class AwardImportRefusal extends Error {}

const USAGE = `Usage: npm run import:awards -- SOURCE FILE...   (SOURCE: ${AWARD_SOURCES.join(", ")}; FILE: an answer of its API as JSON)`;
const FILE_BYTES_MAX = 100_000_000;

/**
 * Imports awards from recorded answers of a source's API.
 * @param print prints a line
 * @throws AwardImportRefusal for wrong arguments, unreadable files, and while a server uses the embedded database; ConfigError for
 * settings that cannot be used
 */
export async function runAwardImport(
  args: string[],
  env: Record<string, string | undefined>,
  print: (line: string) => void,
): Promise<void> {
  const { source, files } = readArguments(args);
  const answers: { file: string; answer: ReadAnswer }[] = [];
  // Every file is read before anything is written.
  for (const file of files) answers.push({ file, answer: await readAnswerFile(source, file) });
  const config = readConfig(env);
  const database = await openDatabase(config, createLogger("warn")).catch((error: unknown) => {
    throw error instanceof FolderRefusal ? new AwardImportRefusal(error.message) : error;
  });
  try {
    await migrateDatabase(database);
    for (const { file, answer } of answers)
      print(
        `${file}: ${describe(answer, await importAwards(database.db, answer.awards, systemClock.now()))}`,
      );
  } finally {
    await database.close();
  }
}

function readArguments(args: string[]): { source: AwardSource; files: string[] } {
  try {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    const [given, ...files] = positionals;
    const source = AWARD_SOURCES.find((known) => known === given);
    if (source && files.length > 0) return { source, files };
  } catch {
    // parseArgs throws for unknown options.
  }
  throw new AwardImportRefusal(USAGE);
}

async function readAnswerFile(source: AwardSource, file: string): Promise<ReadAnswer> {
  try {
    if ((await stat(file)).size > FILE_BYTES_MAX)
      throw new AwardImportRefusal(`${file} is larger than 100 MB.`);
    return readAnswer(source, JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof ZodError)
      throw new AwardImportRefusal(`${file} is no answer of ${source}. ${USAGE}`);
    if (error instanceof Error && "code" in error)
      throw new AwardImportRefusal(`${file} cannot be read (${String(error.code)}).`);
    throw error;
  }
}

const describe = ({ persons, unusable }: ReadAnswer, { added, changed, same }: ImportedAwards) =>
  `${added} new, ${changed} changed, ${same} known; left out: ${persons} to persons, ${unusable} incomplete.`;
