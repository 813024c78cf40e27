import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { type NamedLabels, readNamedLabels, writeLabels } from "./label-files";
import { RECALL_PLACES } from "./metrics";
import type { Measure } from "./measure";
import { SYSTEMS } from "./systems";
import { type Grade, GRADES } from "./types";

const DESCRIPTION_SHOWN = 160;

/**
 * What some system shows among its first 20 and nobody has judged yet, profile by profile. In an order that tells nothing of the ranks,
 * and without saying which system shows it.
 */
export function unjudgedText({ results, catalogue }: Measure): string {
  return results
    .flatMap(({ profile, labels, rankings }) => {
      const pool = new Set(
        SYSTEMS.flatMap((system) => rankings[system].slice(0, RECALL_PLACES).map(({ key }) => key)),
      );
      const open = [...pool].filter((key) => !labels.has(key));
      if (open.length === 0) return [];
      const shuffled = open.sort((a, b) => (digest(profile.id + a) < digest(profile.id + b) ? -1 : 1));
      const lines = shuffled.map((key) => {
        const { name, description } = catalogue.get(key)!;
        return `${profile.id} ? ${key} ${name} — ${(description ?? "").replace(/\s+/g, " ").slice(0, DESCRIPTION_SHOWN)}`;
      });
      return [`# ${profile.name}: ${profile.entity?.description ?? profile.type}`, ...lines, ""];
    })
    .join("\n");
}

const digest = (text: string) => createHash("sha256").update(text).digest("hex");

/** A judgement as it was written: whose, which grade, which opportunity. */
export type Judgement = { profileId: string; grade: Grade; key: string };

/**
 * Reads judgements: lines of profile, grade and key, as `unjudgedText` prints them with the `?` replaced. Lines that still have a `?`, and
 * lines that begin with `#`, are passed over.
 * @throws Error for a line that names an unknown profile, grade or opportunity
 */
export function readJudgements(
  text: string,
  { results, catalogue }: Pick<Measure, "results" | "catalogue">,
): Judgement[] {
  const profileIds = new Set(results.map(({ profile }) => profile.id));
  return text.split("\n").flatMap((line) => {
    const [profileId = "", given, key = ""] = line.trim().split(/\s+/);
    if (profileId === "" || profileId.startsWith("#") || given === "?") return [];
    const grade = GRADES.find((one) => one === given);
    if (grade === undefined || !catalogue.has(key) || !profileIds.has(profileId))
      throw new Error(`Not a judgement: ${line}`);
    return [{ profileId, grade, key }];
  });
}

/**
 * Takes the judgements of a file into the label files. A later judgement replaces an earlier one.
 * @returns how many judgements were taken
 * @throws Error for a line that is no judgement; then nothing is taken
 */
export async function takeJudgements(file: string, measure: Measure): Promise<number> {
  const judgements = readJudgements(await readFile(file, "utf8"), measure);
  const all = await readNamedLabels();
  for (const { profileId, grade, key } of judgements) {
    const labels: NamedLabels = all.get(profileId) ?? new Map<string, { grade: Grade; name: string }>();
    all.set(profileId, labels.set(key, { grade, name: measure.catalogue.get(key)!.name }));
  }
  const changed = new Set(judgements.map(({ profileId }) => profileId));
  for (const profileId of changed) await writeLabels(profileId, all.get(profileId)!);
  return judgements.length;
}
