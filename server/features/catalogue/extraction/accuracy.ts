import { readFile } from "node:fs/promises";
import { extractPage } from "./extract-page";
import { FIXTURES, READ_ON } from "./fixtures/expected";
import { COMPARED, type Compared, type ExpectedEntry, type Fixture } from "./fixtures/types";
import type { ScrapedOpportunity } from "./types";

/** What the figures are about; the amount is right when both of its ends are. */
const MEASURES = ["name", "funder", "deadline", "url", "amount", "currency", "other"] as const;
type Measure = (typeof MEASURES)[number];
export type Score = { right: number; of: number };

type FixtureScore = {
  file: string;
  /** Whether page kind and number of entries are as expected. */
  isKindRight: boolean;
  found: number;
  scores: Record<Measure, Score>;
  /** Fields with a value where the page has none. */
  invented: string[];
  /** Fields whose value is missing or another. */
  missed: string[];
  ms: number;
};
export type Accuracy = { fixtures: FixtureScore[]; totals: Record<Measure, Score>; invented: number };

const GROUPS: Record<Exclude<Measure, "url">, readonly Compared[]> = {
  name: ["name"],
  funder: ["funderName"],
  deadline: ["deadline"],
  amount: ["minAmount", "maxAmount"],
  currency: ["currency"],
  other: COMPARED.filter(
    (field) => !["name", "funderName", "deadline", "minAmount", "maxAmount", "currency"].includes(field),
  ),
};
const DIRECTORY = new URL("./fixtures/", import.meta.url);

/**
 * Reads every fixture without a model and compares with what a person read.
 * @param printPdf makes a PDF of pages of text
 * @param readPdf reads the text of its pages
 */
export async function measureAccuracy(
  printPdf: (pages: string[]) => Promise<Uint8Array>,
  readPdf: (bytes: Uint8Array) => Promise<string[]>,
): Promise<Accuracy> {
  const fixtures: FixtureScore[] = [];
  for (const fixture of FIXTURES) {
    const text = await readFile(new URL(fixture.file, DIRECTORY), "utf8");
    const bytes = fixture.as === "pdf" ? await printPdf(text.split("\f")) : new Uint8Array();
    const page = {
      url: fixture.url,
      kind: fixture.as,
      text: fixture.as === "pdf" ? "" : text,
      bytes,
      etag: null,
      lastModified: null,
    };
    const start = performance.now();
    const reading = await extractPage(page, { sourceName: null, now: READ_ON, readPdf });
    const ms = Math.round(performance.now() - start);
    const isKindRight = reading.kind === fixture.kind && reading.opportunities.length === fixture.count;
    fixtures.push({
      file: fixture.file,
      isKindRight,
      found: reading.opportunities.length,
      ms,
      ...compare(fixture, reading.opportunities, text),
    });
  }
  const totals = emptyScores();
  for (const { scores } of fixtures)
    for (const measure of MEASURES) {
      totals[measure].right += scores[measure].right;
      totals[measure].of += scores[measure].of;
    }
  return { fixtures, totals, invented: fixtures.reduce((sum, { invented }) => sum + invented.length, 0) };
}

const emptyScores = () =>
  Object.fromEntries(MEASURES.map((measure) => [measure, { right: 0, of: 0 }])) as Record<Measure, Score>;
const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

function compare(fixture: Fixture, found: readonly ScrapedOpportunity[], text: string) {
  const scores = emptyScores();
  const invented: string[] = [];
  const missed: string[] = [];
  const seen = new Set<ScrapedOpportunity>();
  for (const expected of fixture.entries) {
    const actual =
      found.find((entry) => entry.values.name === expected.name) ??
      found.find((entry) => entry.url === expected.url) ??
      (fixture.kind === "single" ? found[0] : undefined);
    if (actual) seen.add(actual);
    score(expected, actual, scores, invented, missed);
    if (actual) invented.push(...wordsNotOnPage(actual, text));
  }
  // Of a page whose entries are all listed, one more is one that is not there.
  if (fixture.count === fixture.entries.length)
    invented.push(...found.filter((entry) => !seen.has(entry)).map((entry) => `entry: ${entry.values.name}`));
  return { scores, invented, missed };
}

function score(
  expected: ExpectedEntry,
  actual: ScrapedOpportunity | undefined,
  scores: Record<Measure, Score>,
  invented: string[],
  missed: string[],
): void {
  const add = (measure: Measure, isRight: boolean, what: string) => {
    scores[measure].of += 1;
    if (isRight) scores[measure].right += 1;
    else missed.push(`${expected.name.slice(0, 40)}: ${what}`);
  };
  add(
    "url",
    actual?.url === expected.url && same(actual.externalId, expected.externalId),
    `url ${actual?.url ?? "none"}`,
  );
  for (const [measure, fields] of Object.entries(GROUPS) as [
    Exclude<Measure, "url">,
    readonly Compared[],
  ][]) {
    const stated = fields.filter((field) => expected[field] != null);
    const told = (field: Compared) => `${field} ${JSON.stringify(actual?.values[field] ?? null)}`;
    if (measure === "other")
      for (const field of stated) add(measure, same(actual?.values[field], expected[field]), told(field));
    else if (stated.length > 0)
      add(
        measure,
        fields.every((field) => same(actual?.values[field], expected[field])),
        fields.map(told).join(", "),
      );
    for (const field of fields)
      if (expected[field] == null && actual?.values[field] != null)
        invented.push(`${expected.name.slice(0, 40)}: ${told(field)}`);
  }
}

/** Letters and figures only, without what stands between tags. */
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** Sentences are taken from the page: every line of theirs stands in it, entities and tags apart. */
function wordsNotOnPage({ values }: ScrapedOpportunity, source: string): string[] {
  const page = plain(decode(decode(source)).replace(/<[^<>]*>/g, " "));
  return (["description", "eligibilityText", "deadlineNote"] as const).flatMap((field) =>
    (values[field] ?? "")
      .split(/\n| · /)
      .filter((line) => !page.includes(plain(line.replace(/…$/, ""))))
      .map((line) => `${values.name.slice(0, 40)}: ${field} "${line.slice(0, 80)}"`),
  );
}

const ENTITIES: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  nbsp: " ",
  pound: "£",
  euro: "€",
};
const decode = (text: string) =>
  text
    .replace(/&#(\d+);/g, (_entity, code: string) => String.fromCodePoint(Number(code)))
    .replace(
      /&([a-z]+);/gi,
      (entity, name: string) =>
        ENTITIES[name] ?? (/(quo|dash|bull|hellip|middot|sect)$/.test(name) ? " " : entity),
    );

const share = ({ right, of }: Score) => (of === 0 ? "–" : `${right}/${of}`);

/** The figures as a table for people. */
export function accuracyTable({ fixtures, totals, invented }: Accuracy): string {
  const rows = [
    ["fixture", "kind", ...MEASURES, "invented", "ms"],
    ...fixtures.map((row) => [
      row.file,
      row.isKindRight ? "ok" : `WRONG (${row.found})`,
      ...MEASURES.map((measure) => share(row.scores[measure])),
      String(row.invented.length),
      String(row.ms),
    ]),
    [
      "total",
      "",
      ...MEASURES.map((measure) => `${share(totals[measure])} = ${percent(totals[measure])} %`),
      String(invented),
      "",
    ],
  ];
  const widths = (rows[0] ?? []).map((_cell, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const table = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  const remarks = fixtures.flatMap((row) => [
    ...row.missed.map((what) => `missed   ${row.file}: ${what}`),
    ...row.invented.map((what) => `invented ${row.file}: ${what}`),
  ]);
  return [...table, "", ...remarks].join("\n");
}

/** Whole percent, rounded down. */
export const percent = ({ right, of }: Score) => Math.floor((100 * right) / Math.max(1, of));
