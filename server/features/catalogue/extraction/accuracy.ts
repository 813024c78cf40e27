import { readFile } from "node:fs/promises";
import { extractPage } from "./extract-page";
import { FIXTURES, READ_ON } from "./fixtures/expected";
import { COMPARED, type Compared, type ExpectedEntry, type Fixture } from "./fixtures/types";
import type { ScrapedOpportunity } from "./types";

/** These fields are measured. The amount is right when both of its ends are right. */
const MEASURES = ["name", "funder", "deadline", "url", "amount", "currency", "other"] as const;
type Measure = (typeof MEASURES)[number];
export type Score = { right: number; of: number };

type FixtureScore = {
  file: string;
  /** Whether the page kind and the number of entries are as expected. */
  isKindRight: boolean;
  found: number;
  scores: Record<Measure, Score>;
  /** Fields that have a value although the page states none. */
  invented: string[];
  /** Fields whose value is missing or wrong. */
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
 * Reads every fixture without a model and compares the result with what a person read.
 * @param printPdf makes a PDF from the text of its pages
 * @param readPdf reads the text of the pages of a PDF
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
  const totals = createScores();
  for (const { scores } of fixtures)
    for (const measure of MEASURES) {
      totals[measure].right += scores[measure].right;
      totals[measure].of += scores[measure].of;
    }
  return { fixtures, totals, invented: fixtures.reduce((sum, { invented }) => sum + invented.length, 0) };
}

const createScores = () =>
  Object.fromEntries(MEASURES.map((measure) => [measure, { right: 0, of: 0 }])) as Record<Measure, Score>;
const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

function compare(fixture: Fixture, found: readonly ScrapedOpportunity[], text: string) {
  const scores = createScores();
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
    if (actual) invented.push(...findWordsNotOnPage(actual, text));
  }
  // When the fixture lists all entries of its page, any further entry was invented.
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
  const add = (measure: Measure, isRight: boolean, description: string) => {
    scores[measure].of += 1;
    if (isRight) scores[measure].right += 1;
    else missed.push(`${expected.name.slice(0, 40)}: ${description}`);
  };
  add(
    "url",
    actual?.url === expected.url && isSame(actual.externalId, expected.externalId),
    `url ${actual?.url ?? "none"}`,
  );
  for (const [measure, fields] of Object.entries(GROUPS) as [
    Exclude<Measure, "url">,
    readonly Compared[],
  ][]) {
    const statedFields = fields.filter((field) => expected[field] != null);
    const describeActual = (field: Compared) => `${field} ${JSON.stringify(actual?.values[field] ?? null)}`;
    if (measure === "other")
      for (const field of statedFields)
        add(measure, isSame(actual?.values[field], expected[field]), describeActual(field));
    else if (statedFields.length > 0)
      add(
        measure,
        fields.every((field) => isSame(actual?.values[field], expected[field])),
        fields.map(describeActual).join(", "),
      );
    for (const field of fields)
      if (expected[field] == null && actual?.values[field] != null)
        invented.push(`${expected.name.slice(0, 40)}: ${describeActual(field)}`);
  }
}

/** Keeps only letters and figures, so that spacing and punctuation make no difference. */
const normalise = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/**
 * Descriptions and notes are copied from the page, so each of their lines must stand in the page's text. Tags
 * and entities make no difference.
 */
function findWordsNotOnPage({ values }: ScrapedOpportunity, source: string): string[] {
  const page = normalise(decodeEntities(decodeEntities(source)).replace(/<[^<>]*>/g, " "));
  return (["description", "eligibilityText", "deadlineNote"] as const).flatMap((field) =>
    (values[field] ?? "")
      .split(/\n| · /)
      .filter((line) => !page.includes(normalise(line.replace(/…$/, ""))))
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
const decodeEntities = (text: string) =>
  text
    .replace(/&#(\d+);/g, (_entity, code: string) => String.fromCodePoint(Number(code)))
    .replace(
      /&([a-z]+);/gi,
      (entity, name: string) =>
        ENTITIES[name] ?? (/(quo|dash|bull|hellip|middot|sect)$/.test(name) ? " " : entity),
    );

const formatShare = ({ right, of }: Score) => (of === 0 ? "–" : `${right}/${of}`);

/** Formats the figures as a table for people. */
export function accuracyTable({ fixtures, totals, invented }: Accuracy): string {
  const rows = [
    ["fixture", "kind", ...MEASURES, "invented", "ms"],
    ...fixtures.map((row) => [
      row.file,
      row.isKindRight ? "ok" : `WRONG (${row.found})`,
      ...MEASURES.map((measure) => formatShare(row.scores[measure])),
      String(row.invented.length),
      String(row.ms),
    ]),
    [
      "total",
      "",
      ...MEASURES.map((measure) => `${formatShare(totals[measure])} = ${percent(totals[measure])} %`),
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
    ...row.missed.map((problem) => `missed   ${row.file}: ${problem}`),
    ...row.invented.map((problem) => `invented ${row.file}: ${problem}`),
  ]);
  return [...table, "", ...remarks].join("\n");
}

/** Whole percent, rounded down. */
export const percent = ({ right, of }: Score) => Math.floor((100 * right) / Math.max(1, of));
