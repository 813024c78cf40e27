import { parseArgs, type ParseArgsConfig } from "node:util";
import type { Config } from "../platform/config/config";
import type { Logger } from "../platform/logger";
import { PlainError } from "../platform/errors/plain-error";

/** What an operator's command ends with. */
export const EXIT = {
  done: 0,
  failed: 1,
  misunderstood: 2,
  /** Done, and something that was said needs to be looked at. */
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
  /** One line, for the list of all. */
  summary: string;
  help: string;
  /** @returns the exit code */
  run(args: string[], context: Context): Promise<number>;
};

/** What was typed is not what the command takes. The message alone is for the person. */
export class Misunderstood extends PlainError {}

/** Reads options, and exactly as many words beside them as are named. */
export function readArgs<T extends NonNullable<ParseArgsConfig["options"]>>(
  args: string[],
  options: T,
  words: string[] = [],
) {
  let given;
  try {
    given = parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    // Node's own sentence names the option; what it adds is about `--`.
    throw new Misunderstood((error as Error).message.split(". ")[0]!.replace(/\.?$/, "."));
  }
  const missing = words[given.positionals.length];
  if (missing) throw new Misunderstood(`${missing} is missing.`);
  const extra = given.positionals[words.length];
  if (extra !== undefined) throw new Misunderstood(`"${extra}" is one word too many.`);
  return given;
}

/** @throws Misunderstood for anything but a whole number from `min` to `max` */
export function readNumber(option: string, text: string, min: number, max: number): number {
  if (!/^\d+$/.test(text) || Number(text) < min || Number(text) > max)
    throw new Misunderstood(`--${option} must be a whole number from ${min} to ${max}.`);
  return Number(text);
}
