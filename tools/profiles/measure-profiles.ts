import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ALL_ENTITY_TYPES } from "@shared/constants/enums";
import { listQuestions } from "@shared/constants/questionnaires";
import type { AnswerValue } from "@shared/constants/questionnaires/questions";
import { createQuoteCheck } from "../../server/features/profile-proposals/check-quote";
import { readProfile } from "../../server/features/profile-proposals/rules/read-profile";
import type { SourcePage, Subject } from "../../server/features/profile-proposals/types";

/** Organisations that were invented: half may be looked at, half are only counted. */
export const SETS = ["looked-at", "kept-back"] as const;
type SetName = (typeof SETS)[number];

type Organisation = { name: string; subject: Subject; labels: Map<string, string>; pages: SourcePage[] };

/** Reads a set. The labels stand first, then each page behind a line with its address. */
function readSet(set: SetName): Organisation[] {
  const folder = join(import.meta.dirname, set);
  return readdirSync(folder)
    .filter((file) => file.endsWith(".txt"))
    .sort()
    .map((file) => {
      const [head = "", ...rest] = readFileSync(join(folder, file), "utf8").split(/^--- /m);
      const labels = new Map(
        head
          .trim()
          .split("\n")
          .map((line): [string, string] => [
            line.slice(0, line.indexOf(":")),
            line.slice(line.indexOf(":") + 1).trim(),
          ]),
      );
      const type = ALL_ENTITY_TYPES.find((one) => one === labels.get("type"));
      if (!type) throw new Error(`${file} has no kind`);
      const pages = rest.map((part, at) => {
        const end = part.indexOf("\n");
        return { number: at + 1, address: part.slice(0, end).trim(), text: part.slice(end + 1) };
      });
      labels.delete("type");
      return { name: file, subject: { type, name: pages[0]?.text.split("\n")[0] ?? "" }, labels, pages };
    });
}

export type Figures = { labelled: number; found: number; right: number };
type Measured = { all: Figures; byFact: Map<string, Figures>; unproven: number; wrong: string[] };

/** Reads a set by rules and holds the answers against the labels. */
export function measureSet(set: SetName): Measured {
  const measured: Measured = { all: none(), byFact: new Map(), unproven: 0, wrong: [] };
  for (const { name, subject, labels, pages } of readSet(set)) {
    const stands = createQuoteCheck(pages);
    const facts = new Map(
      listQuestions(subject.type).map(({ fieldName, entity }) => [fieldName, entity ?? fieldName]),
    );
    const asked = new Set(facts.values());
    for (const fact of labels.keys()) if (!asked.has(fact)) throw new Error(`${name}: ${fact} is not asked`);
    for (const fact of labels.keys()) count(measured, fact, "labelled");
    for (const { field, value, quote, page } of readProfile(pages, subject)) {
      const fact = facts.get(field) ?? field;
      const label = labels.get(fact);
      const isRight = label !== undefined && fits(value, label);
      count(measured, fact, "found");
      if (isRight) count(measured, fact, "right");
      else measured.wrong.push(`${name} ${fact}: ${JSON.stringify(value)} for ${label ?? "nothing"}`);
      if (!stands(page, quote)) measured.unproven += 1;
    }
    for (const fact of labels.keys())
      if (!readProfile(pages, subject).some(({ field }) => facts.get(field) === fact))
        measured.wrong.push(`${name} ${fact}: not found`);
  }
  return measured;
}

const none = (): Figures => ({ labelled: 0, found: 0, right: 0 });
function count({ all, byFact }: Measured, fact: string, what: keyof Figures): void {
  const own = byFact.get(fact) ?? none();
  own[what] += 1;
  byFact.set(fact, own);
  all[what] += 1;
}

/** A list is right when all of it is among the labels; of a text, one of the labels has to be it or a part of it. */
function fits(value: AnswerValue, label: string): boolean {
  if (Array.isArray(value)) return value.every((item) => listOf(label).includes(item));
  const said = String(value);
  return label
    .split(" | ")
    .some(
      (one) => said === one || (typeof value === "string" && !/^[\d.]+$/.test(said) && said.includes(one)),
    );
}

/** The names of goals have commas of their own. */
const listOf = (label: string) =>
  label.split(/,\s(?=SDG|[A-Z]{2}\b|[a-z-]+(?:,|$))/).map((item) => item.trim());
