import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CALL_KINDS, type CallKind } from "@shared/constants/calls";
import { createQuoteCheck } from "../../server/features/call-sheets/reading/quote-check";
import { readCall } from "../../server/features/call-sheets/reading/read-call";
import type { CallPage, FoundLine } from "../../server/features/call-sheets/reading/types";

/** The last two are real calls: one that may be looked at, one that is only counted. */
export const SETS = [
  "tune",
  "report",
  "wordings/tune",
  "wordings/report",
  "public/looked-at",
  "public/kept-back",
] as const;
type SetName = (typeof SETS)[number];

const KINDS: Record<string, CallKind> = {
  ...{ el: "eligibility", co: "cofunding", cs: "consortium", cl: "closing", li: "limit" },
  ...{ do: "document", qu: "question", cr: "criterion", ai: "ai", ct: "contact" },
};

type Expected = { kind: CallKind; said: string; page: number; line: string };
type ModelledCall = { name: string; pages: CallPage[]; expected: Expected[] };

/** Reads a set of labelled calls. A line that states something begins with a tag such as `{cl 2027-03-15T17:00}`. */
function readSet(set: SetName): ModelledCall[] {
  const folder = join(import.meta.dirname, set);
  return readdirSync(folder)
    .filter((file) => file.endsWith(".txt"))
    .sort()
    .map((file) => {
      const expected: Expected[] = [];
      const pages = readFileSync(join(folder, file), "utf8")
        .split(/^---$/m)
        .map((source, at) => {
          const lines = source.split("\n").map((raw) => {
            let line = raw;
            for (let tag = TAG.exec(line); tag; tag = TAG.exec(line)) {
              line = line.slice(tag[0].length);
              expected.push({ kind: KINDS[tag[1]!]!, said: tag[2] ?? "", page: at + 1, line: "" });
            }
            for (const one of expected) if (one.line === "" && line !== "") one.line = line;
            return line;
          });
          return { number: at + 1, text: lines.join("\n"), isUnread: false };
        });
      return { name: file, pages, expected };
    });
}

const TAG = /^\{(\w\w)(?: ([^}]+))?\}/;

/** Writes the value of a line as the tags do. */
function writeValue(line: FoundLine): string {
  switch (line.kind) {
    case "cofunding":
      return line.value.basis === "none" ? "none" : `${line.value.basis} ${line.value.percent}`;
    case "consortium":
      return line.value.form === "several"
        ? `min ${line.value.least}`
        : line.value.form === "alone"
          ? "alone"
          : "none";
    case "closing":
      return line.value.isRolling
        ? "none"
        : `${line.value.date}${line.value.time ? `T${line.value.time}` : ""}`;
    case "limit":
      return `${line.value.unit === "characters" ? "chars" : line.value.unit} ${line.value.number}`;
    case "criterion":
      return line.value.weight === null
        ? "-"
        : `${line.value.weight}${line.value.unit === "percent" ? "%" : "p"}`;
    case "ai":
      return line.value.rule;
    case "contact":
      return line.value.address;
    default:
      return "";
  }
}

/** The applicant's share and the funder's rate say the same. */
const toShare = (said: string) =>
  said.replace(/^rate (\d+)$/, (_, rate: string) => `share ${100 - Number(rate)}`);

function isSame(found: FoundLine, { kind, said, page, line }: Expected): boolean {
  if (found.kind !== kind || found.page !== page) return false;
  const overlaps = found.quote.includes(line.slice(0, 40)) || line.includes(found.quote.slice(0, 40));
  return overlaps && toShare(writeValue(found)) === toShare(said);
}

export type Figures = { expected: number; recalled: number; found: number; right: number };
type Measured = Record<CallKind | "all", Figures> & { unproven: number; wrong: string[] };

/** Counts which lines of a set's calls are found, which found ones are right, and which quotes do not stand on their page. */
export function measureSet(set: SetName): Measured {
  const figures = Object.fromEntries(
    [...CALL_KINDS, "all"].map((kind) => [kind, { expected: 0, recalled: 0, found: 0, right: 0 }]),
  ) as Record<CallKind | "all", Figures>;
  const measured: Measured = { ...figures, unproven: 0, wrong: [] };
  const count = (kind: CallKind, field: keyof Figures) => {
    measured[kind][field] += 1;
    measured.all[field] += 1;
  };
  for (const { name, pages, expected } of readSet(set)) {
    const lines = readCall(pages);
    const stands = createQuoteCheck(pages);
    for (const line of lines) {
      count(line.kind, "found");
      if (!stands(line.page, line.quote)) measured.unproven += 1;
      if (expected.some((one) => isSame(line, one))) count(line.kind, "right");
      else measured.wrong.push(`${name} + ${line.kind} ${writeValue(line)}: ${line.quote}`);
    }
    for (const one of expected) {
      count(one.kind, "expected");
      if (lines.some((line) => isSame(line, one))) count(one.kind, "recalled");
      else measured.wrong.push(`${name} - ${one.kind} ${one.said}: ${one.line}`);
    }
  }
  return measured;
}
