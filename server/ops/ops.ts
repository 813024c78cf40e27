import { type Config, readConfig } from "../platform/config/config";
import { ConfigError } from "../platform/config/config-error";
import { FolderRefusal } from "../platform/db/folder-lock";
import { createLogger } from "../platform/logger";
import { PlainError } from "../platform/errors/plain-error";
import { adminCommand } from "./admin/admin-command";
import { backupCommand } from "./backup/backup-command";
import { backupsCommand } from "./backup/backups-command";
import { restoreCommand } from "./backup/restore-command";
import { type Command, EXIT, Misunderstood } from "./command";
import { doctorCommand } from "./doctor/doctor-command";
import { moveCommand } from "./move-command";

const COMMANDS: Record<string, Command> = {
  backup: backupCommand,
  backups: backupsCommand,
  restore: restoreCommand,
  move: moveCommand,
  doctor: doctorCommand,
  admin: adminCommand,
};

const listCommands = () =>
  Object.entries(COMMANDS)
    .map(([name, { summary }]) => `  ${name.padEnd(9)} ${summary}`)
    .join("\n");

const usage = () => `Commands for the operator of an installation. They read the same settings as the server.

${listCommands()}

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
    say(usage());
    return EXIT.done;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    printError(`There is no command "${name}".\n\n${listCommands()}`);
    return EXIT.misunderstood;
  }
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
