import { parseArgs } from "node:util";
import { findRegister, REGISTER_IDS, type RegisterId } from "@shared/constants/registers";
import { dateField } from "@shared/validators/fields";
import { systemClock } from "../../platform/clock";
import { readConfig } from "../../platform/config/config";
import { type Db, openDatabase } from "../../platform/db/database";
import { FolderRefusal } from "../../platform/db/folder-lock";
import { migrateDatabase } from "../../platform/db/migrate";
import { createLogger } from "../../platform/logger";
import { importRegister, RegisterFileProblem } from "./import-register";
import { REGISTER_READERS } from "./readers/index";

/** A failure that the person at the terminal can fix; they are shown its message alone. */
export class RegisterImportRefusal extends Error {}

const USAGE = `Usage: npm run import:register -- REGISTER FILE... [--as-of YYYY-MM-DD]   (REGISTER: ${REGISTER_IDS.join(", ")}; all its files at once, as text or .gz)`;
const PRINT_EVERY = 100_000;

/**
 * Imports the files of an open register of organisations, so that a profile can be filled from a registration number.
 * @param print prints a line
 * @throws RegisterImportRefusal for wrong arguments, unreadable files, and while a server uses the embedded database; ConfigError for
 * settings that cannot be used
 */
export async function runRegisterImport(
  args: string[],
  env: Record<string, string | undefined>,
  print: (line: string) => void,
): Promise<void> {
  const now = systemClock.now();
  const given = readArguments(args, now.toISOString().slice(0, 10));
  const config = readConfig(env);
  const database = await openDatabase(config, createLogger("warn")).catch((error: unknown) => {
    throw error instanceof FolderRefusal ? new RegisterImportRefusal(error.message) : error;
  });
  try {
    await migrateDatabase(database);
    await importAndReport(database.db, given, now, print);
  } finally {
    await database.close();
  }
}

type Given = { register: RegisterId; files: string[]; asOf: string };

/** Imports files and prints what came of it. @throws RegisterImportRefusal for unreadable files */
export async function importAndReport(
  db: Db,
  { register, files, asOf }: Given,
  now: Date,
  print: (line: string) => void,
): Promise<void> {
  let printedAt = 0;
  const onProgress = (read: number) => {
    if (read - printedAt < PRINT_EVERY) return;
    printedAt = read;
    print(`${formatCount(read)} rows read.`);
  };
  const options = { asOf, now, onProgress };
  const { read, kept, removed } = await importRegister(db, REGISTER_READERS[register], files, options).catch(
    (error: unknown) => {
      throw error instanceof RegisterFileProblem ? new RegisterImportRefusal(error.message) : error;
    },
  );
  print(
    `${findRegister(register).label}, as of ${asOf}: ${formatCount(read)} rows read, ${formatCount(kept)} organisations, ${formatCount(removed)} of an earlier file removed.`,
  );
}

function readArguments(args: string[], today: string): Given {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { "as-of": { type: "string", default: today } },
    });
    const [given, ...files] = positionals;
    const register = REGISTER_IDS.find((id) => id === given);
    const asOf = dateField.safeParse(values["as-of"]).data;
    if (register && files.length > 0 && typeof asOf === "string") return { register, files, asOf };
  } catch {
    // parseArgs throws for unknown options.
  }
  throw new RegisterImportRefusal(USAGE);
}

const formatCount = (n: number) => n.toLocaleString("en");
