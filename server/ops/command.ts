import { parseArgs, type ParseArgsConfig } from "node:util";
import type { Config } from "../platform/config/config";
import type { Logger } from "../platform/logger";
import { PlainError } from "../platform/errors/plain-error";

/** The exit codes of the operator's commands. */
export const EXIT = {
  done: 0,
  failed: 1,
  misunderstood: 2,
  /** The command did its work, but printed something that the operator must look at. */
  incomplete: 3,
} as const;

export type Context = {
  config: Config;
  log: Logger;
  say: (line: string) => void;
  /** Aborted by SIGTERM and SIGINT. */
  signal: AbortSignal;
};

export type Command = {
  /** One line, shown in the list of commands. */
  summary: string;
  help: string;
  /** @returns the exit code */
  run(args: string[], context: Context): Promise<number>;
};

/** The arguments are not those that the command takes. The message is meant for the user. */
export class Misunderstood extends PlainError {}

/** Reads the options, and exactly as many positional arguments as `words` names. */
export function readArgs<T extends NonNullable<ParseArgsConfig["options"]>>(
  args: string[],
  options: T,
  words: string[] = [],
) {
  let parsedArgs;
  try {
    parsedArgs = parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    // The first sentence of Node's message names the option. The others are about `--`.
    throw new Misunderstood((error as Error).message.split(". ")[0]!.replace(/\.?$/, "."));
  }
  const missing = words[parsedArgs.positionals.length];
  if (missing) throw new Misunderstood(`${missing} is missing.`);
  const extra = parsedArgs.positionals[words.length];
  if (extra !== undefined) throw new Misunderstood(`"${extra}" is one word too many.`);
  return parsedArgs;
}

/** @throws Misunderstood for anything but a whole number from `min` to `max` */
export function readNumber(option: string, text: string, min: number, max: number): number {
  if (!/^\d+$/.test(text) || Number(text) < min || Number(text) > max)
    throw new Misunderstood(`--${option} must be a whole number from ${min} to ${max}.`);
  return Number(text);
}
