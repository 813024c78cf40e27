import robotsParser from "robots-parser";

export type RobotsRules = {
  /** Returns `undefined` when the file is too large and complex to evaluate. */
  allows(url: URL): boolean | undefined;
  /** Between two pages; 0 when the file does not ask for a delay. */
  crawlDelayMs: number;
};

/**
 * The cost limit of one check: rules and letters of wildcard patterns, times letters of the address. Takes about 0.1 s.
 */
const WORK_MAX = 10_000_000;

/**
 * Parses a robots.txt for one origin and one reader. The reader's name is the first word of its User-Agent, without a
 * version. If no group names it, the groups for everybody apply.
 */
export function parseRobots(origin: string, text: string, userAgent: string): RobotsRules {
  const name = /^[\w-]+/.exec(userAgent)?.[0]?.toLowerCase() ?? "*";
  const lines = selectLines(name, text);
  const rules = robotsParser(`${origin}/robots.txt`, lines.join("\n"));
  const work = lines.reduce((sum, line) => sum + (line.includes("*") ? line.length : 1), 0);
  const delay = rules.getCrawlDelay(name) ?? 0;
  return {
    allows: (url) =>
      work * url.href.length > WORK_MAX ? undefined : (rules.isAllowed(url.href, name) ?? true),
    crawlDelayMs: delay > 0 ? delay * 1000 : 0,
  };
}

const LINE = /^\s*(user-agent|allow|disallow|crawl-delay)\s*:([^#]*)/i;

/**
 * Keeps the groups for this reader, each named once. The parser copies every rule of a group to each of its names, so a
 * file of half a megabyte with a few thousand names and rules would use up all memory.
 */
function selectLines(name: string, text: string): string[] {
  const lines: string[] = [];
  let names = new Set<string>();
  let isHeading = false;
  for (const line of text.replace(/^\ufeff/, "").split(/[\r\n]+/)) {
    const [, field, value = ""] = LINE.exec(line) ?? [];
    if (!field) continue;
    if (field.toLowerCase() === "user-agent") {
      if (!isHeading) names = new Set();
      isHeading = true;
      const named = value.split("/", 1)[0]?.trim().toLowerCase();
      if (named === name || named === "*") names.add(named);
      continue;
    }
    if (isHeading) lines.push(...[...names].map((each) => `User-agent: ${each}`));
    isHeading = false;
    if (names.size > 0) lines.push(`${field}: ${value.trim()}`);
  }
  return lines;
}
