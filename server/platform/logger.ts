import pino, { type DestinationStream, type Logger } from "pino";
import { describeError } from "./errors/describe-error";

export type { Logger };

/** Writes each line to standard output and to another stream, which both leave the level to the logger. */
export const writeToBoth = (other: DestinationStream): DestinationStream => ({
  write(line) {
    process.stdout.write(line);
    other.write(line);
  },
});

/**
 * Creates a logger that writes JSON lines with time, level and the caller's fields. Never log passwords, tokens,
 * cookies, prompts or mail bodies.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    redact: {
      paths: ["req.headers.cookie", "req.headers.authorization", "res.headers['set-cookie']"],
      remove: true,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
