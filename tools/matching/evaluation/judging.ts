import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { type NamedLabels, readNamedLabels, writeLabels } from "./label-files";
import { RECALL_PLACES } from "./metrics";
import type { Measure } from "./measure";
import { SYSTEMS } from "./systems";
import { type Grade, GRADES } from "./types";

const DESCRIPTION_SHOWN = 160;

/**
 * Lists, profile by profile, the opportunities that some system has among its first 20 and that have no
 * label. The order is independent of the ranks, and the systems are not named, so that neither influences the
 * judge.
 */
export function formatUnjudged({ results, catalogue }: Measure): string {
  return results
    .flatMap(({ profile, labels, rankings }) => {
      const pool = new Set(
        SYSTEMS.flatMap((system) => rankings[system].slice(0, RECALL_PLACES).map(({ key }) => key)),
      );
      const unjudgedKeys = [...pool].filter((key) => !labels.has(key));
      if (unjudgedKeys.length === 0) return [];
      const shuffledKeys = unjudgedKeys.sort((a, b) =>
        digest(profile.id + a) < digest(profile.id + b) ? -1 : 1,
      );
      const lines = shuffledKeys.map((key) => {
        const { name, description } = catalogue.get(key)!;
        return `${profile.id} ? ${key} ${name} — ${(description ?? "").replace(/\s+/g, " ").slice(0, DESCRIPTION_SHOWN)}`;
      });
      return [`# ${profile.name}: ${profile.entity?.description ?? profile.type}`, ...lines, ""];
    })
    .join("\n");
}

const digest = (text: string) => createHash("sha256").update(text).digest("hex");

/** One judgement: the profile, its grade and the opportunity's key. */
export type Judgement = { profileId: string; grade: Grade; key: string };

/**
 * Reads judgements: lines with profile, grade and key, as `formatUnjudged` prints them, with the `?` replaced.
 * Lines that still have a `?` and lines that begin with `#` are skipped.
 * @throws Error for a line that names an unknown profile, grade or opportunity
 */
export function readJudgements(
  text: string,
  { results, catalogue }: Pick<Measure, "results" | "catalogue">,
): Judgement[] {
  const profileIds = new Set(results.map(({ profile }) => profile.id));
  return text.split("\n").flatMap((line) => {
    const [profileId = "", gradeText, key = ""] = line.trim().split(/\s+/);
    if (profileId === "" || profileId.startsWith("#") || gradeText === "?") return [];
    const grade = GRADES.find((knownGrade) => knownGrade === gradeText);
    if (grade === undefined || !catalogue.has(key) || !profileIds.has(profileId))
      throw new Error(`Not a judgement: ${line}`);
    return [{ profileId, grade, key }];
  });
}

/**
 * Adds the judgements in a file to the label files. A later judgement replaces an earlier one.
 * @returns the number of judgements
 * @throws Error for an invalid line; then no label file changes
 */
export async function importJudgements(file: string, measure: Measure): Promise<number> {
  const judgements = readJudgements(await readFile(file, "utf8"), measure);
  const labelsByProfile = await readNamedLabels();
  for (const { profileId, grade, key } of judgements) {
    const labels: NamedLabels =
      labelsByProfile.get(profileId) ?? new Map<string, { grade: Grade; name: string }>();
    labelsByProfile.set(profileId, labels.set(key, { grade, name: measure.catalogue.get(key)!.name }));
  }
  const changedIds = new Set(judgements.map(({ profileId }) => profileId));
  for (const profileId of changedIds) await writeLabels(profileId, labelsByProfile.get(profileId)!);
  return judgements.length;
}
