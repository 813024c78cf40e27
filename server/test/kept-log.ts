import { createLogger, type Logger } from "../platform/logger";

export type LogLine = Record<string, unknown> & { msg: string };

/** A log that keeps its lines, written as the server writes them. */
export function keptLog(level = "info"): { log: Logger; lines: () => LogLine[]; text: () => string } {
  const written: string[] = [];
  return {
    log: createLogger(level, { write: (line) => void written.push(line) }),
    lines: () => written.map((line) => JSON.parse(line) as LogLine),
    text: () => written.join(""),
  };
}
