import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { newPasswordField } from "@shared/validators/auth";
import { buildDeps } from "../app/build-deps";
import { readConfig } from "../platform/config/config";
import { openDatabase } from "../platform/db/database";
import { FolderRefusal } from "../platform/db/folder-lock";
import { migrateDatabase } from "../platform/db/migrate";
import { systemClock } from "../platform/clock";
import { createLogger } from "../platform/logger";
import { createTransport } from "../platform/mail/transport";
import { DEMO_EMAIL, seedDemo } from "./demo";
import { seedExchangeRates } from "./exchange-rates";
import { seedCatalogue } from "./seed";

/** A mistake that the user can correct. The message is meant for the user. */
export class SeedRefusal extends Error {}

const USAGE = "Usage: npm run db:seed -- [--demo [--password <at least 8 characters>]]";

/**
 * Loads the starter catalogue, as the server does at every start. With --demo it also makes a demo account.
 * Its password is --password, or a random one that is printed once.
 * @throws SeedRefusal for wrong arguments, for a demo account where PUBLIC_URL is https, and while a server
 * holds the embedded database
 * @throws ConfigError for invalid settings
 */
export async function runSeedCommand(
  args: string[],
  env: Record<string, string | undefined>,
  say: (line: string) => void,
): Promise<void> {
  const options = readOptions(args);
  const config = readConfig(env);
  if (options.demo && config.isHttps)
    throw new SeedRefusal(
      "Refused: PUBLIC_URL is https, and an installation that others can reach gets no demo account.",
    );
  const log = createLogger("warn");
  const database = await openDatabase(config, log).catch((error: unknown) => {
    throw error instanceof FolderRefusal ? new SeedRefusal(error.message) : error;
  });
  const transport = createTransport(config, log);
  try {
    await migrateDatabase(database);
    const deps = buildDeps({ config, database, clock: systemClock, transport, log });
    const added = await seedCatalogue(deps);
    await seedExchangeRates(deps);
    say(
      `Catalogue: ${added.opportunities} opportunities, ${added.funders} funders, ${added.resources} resources and ${added.awards} past awards added.`,
    );
    if (options.demo) say(describeDemo(await seedDemo(deps, options.password), options));
    await deps.documentReader.stop();
    await deps.mail.stop();
  } finally {
    transport.close();
    await database.close();
  }
}

type Options = { demo: boolean; password: string; isChosen: boolean };

function readOptions(args: string[]): Options {
  let values: { demo?: boolean; password?: string };
  try {
    values = parseArgs({
      args,
      options: { demo: { type: "boolean" }, password: { type: "string" } },
    }).values;
  } catch {
    throw new SeedRefusal(USAGE);
  }
  if (values.password !== undefined && !values.demo) throw new SeedRefusal(USAGE);
  const chosen = values.password === undefined ? undefined : newPasswordField.safeParse(values.password);
  if (chosen?.success === false) throw new SeedRefusal(`${chosen.error.issues[0]?.message}.`);
  return {
    demo: values.demo === true,
    password: chosen?.data ?? randomBytes(12).toString("base64url"),
    isChosen: chosen !== undefined,
  };
}

function describeDemo(isNew: boolean, { password, isChosen }: Options): string {
  if (!isNew) return `${DEMO_EMAIL} is there already; nothing was changed, its password included.`;
  return isChosen
    ? `Demo account: ${DEMO_EMAIL}, with the password you chose.`
    : `Demo account: ${DEMO_EMAIL}, password ${password} (shown only now).`;
}
