import { createLogger, type Logger } from "../platform/logger";

export type LogLine = Record<string, unknown> & { msg: string };

/** Makes a logger that keeps its lines in the server's format. */
export function createKeptLog(level = "info"): { log: Logger; lines: () => LogLine[]; text: () => string } {
  const written: string[] = [];
  return {
    log: createLogger(level, { write: (line) => void written.push(line) }),
    lines: () => written.map((line) => JSON.parse(line) as LogLine),
    text: () => written.join(""),
  };
}
