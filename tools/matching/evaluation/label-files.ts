import { readFile, readdir, writeFile } from "node:fs/promises";
import { GRADES, type Grade, type Labels } from "./types";

const FOLDER = new URL("./labels/", import.meta.url);
const LINE = /^([3210x]) (\S+) (.+)$/;

export type NamedLabels = Map<string, { grade: Grade; name: string }>;

/**
 * Reads one file of labels. Each line has a grade, a key and the opportunity's name, which is only for human
 * readers.
 * @throws Error for a malformed line or a repeated key
 */
export function parseLabels(text: string): NamedLabels {
  const labels: NamedLabels = new Map();
  for (const line of text.split("\n")) {
    if (line === "") continue;
    const [, grade, key = "", name = ""] = LINE.exec(line) ?? [];
    const knownGrade = GRADES.find((candidate) => candidate === grade);
    if (knownGrade === undefined) throw new Error(`Not a label: ${line}`);
    if (labels.has(key)) throw new Error(`Labelled twice: ${key}`);
    labels.set(key, { grade: knownGrade, name });
  }
  return labels;
}

/** Prints a file of labels, best grade first, then by key. */
export function printLabels(labels: NamedLabels): string {
  const lines = [...labels].map(([key, { grade, name }]) => ({ grade, key, name }));
  lines.sort(
    (a, b) =>
      GRADES.indexOf(a.grade) - GRADES.indexOf(b.grade) || (a.key < b.key ? -1 : Number(a.key > b.key)),
  );
  return lines.map(({ grade, key, name }) => `${grade} ${key} ${name}\n`).join("");
}

/** Reads the labels of every profile by its id, with names. */
export async function readNamedLabels(): Promise<Map<string, NamedLabels>> {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith(".txt")).sort();
  const entries = files.map(async (file) => {
    const labels = parseLabels(await readFile(new URL(file, FOLDER), "utf8"));
    return [file.replace(/\.txt$/, ""), labels] as const;
  });
  return new Map(await Promise.all(entries));
}

/** Returns only the grades. */
export const listGrades = (labels: NamedLabels | undefined): Labels =>
  new Map([...(labels ?? [])].map(([key, { grade }]) => [key, grade]));

/** Replaces the label file of one profile. */
export const writeLabels = (profileId: string, labels: NamedLabels): Promise<void> =>
  writeFile(new URL(`${profileId}.txt`, FOLDER), printLabels(labels));
