import { type Config, readConfig } from "../platform/config/config";
import { ConfigError } from "../platform/config/config-error";
import { FolderRefusal } from "../platform/db/folder-lock";
import { createLogger } from "../platform/logger";
import { PlainError } from "../platform/errors/plain-error";
import { type Command, EXIT, Misunderstood } from "./command";

/** Each is loaded when it is asked for: together they would load most of the server, which takes longer than most commands. */
const COMMANDS: Record<string, () => Promise<Command>> = {
  backup: async () => (await import("./backup/backup-command")).backupCommand,
  backups: async () => (await import("./backup/backups-command")).backupsCommand,
  restore: async () => (await import("./backup/restore-command")).restoreCommand,
  move: async () => (await import("./move-command")).moveCommand,
  doctor: async () => (await import("./doctor/doctor-command")).doctorCommand,
  admin: async () => (await import("./admin/admin-command")).adminCommand,
};

async function listCommands(): Promise<string> {
  const lines = Object.entries(COMMANDS).map(
    async ([name, load]) => `  ${name.padEnd(9)} ${(await load()).summary}`,
  );
  return (await Promise.all(lines)).join("\n");
}

const writeUsage =
  async () => `Commands for the operator of an installation. They read the same settings as the server.

${await listCommands()}

COMMAND --help says more about one of them.`;

type Terminal = { say: (line: string) => void; printError: (line: string) => void; signal: AbortSignal };

/** Runs one command with its arguments as they were typed. @returns the exit code */
export async function runOps(
  [name = "--help", ...args]: string[],
  env: Record<string, string | undefined>,
  { say, printError, signal }: Terminal,
): Promise<number> {
  const isHelp = (text: string | undefined) => text === "--help" || text === "-h";
  if (isHelp(name) || name === "help") {
    say(await writeUsage());
    return EXIT.done;
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!load) {
    printError(`There is no command "${name}".\n\n${await listCommands()}`);
    return EXIT.misunderstood;
  }
  const command = await load();
  if (args.some(isHelp)) {
    say(command.help);
    return EXIT.done;
  }
  try {
    const config = readSettings(env);
    return await command.run(args, { config, log: createLogger("warn"), say, signal });
  } catch (error) {
    printError(explain(error));
    if (!(error instanceof Misunderstood)) return EXIT.failed;
    printError(`\n${command.help}`);
    return EXIT.misunderstood;
  }
}

/** Reads the settings. The prefix of the error message is about starting the server, so it is removed. */
function readSettings(env: Record<string, string | undefined>): Config {
  try {
    return readConfig(env);
  } catch (error) {
    throw error instanceof ConfigError ? new PlainError(error.message.replace(/^Cannot start: /, "")) : error;
  }
}

/** A mistake that the user can correct is printed as one sentence. Any other error needs its stack. */
function explain(error: unknown): string {
  if (error instanceof PlainError || error instanceof ConfigError || error instanceof FolderRefusal)
    return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
