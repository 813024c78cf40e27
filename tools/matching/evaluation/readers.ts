import { type Grade, GRADES } from "./types";

/** One opportunity that at least one of two readers wrote down for an organisation. */
export type Judged = {
  organisation: string;
  call: string;
  /** The grades of the two readers; null if that reader did not write it down, which counts as 0. */
  first: Grade | null;
  second: Grade | null;
  /** The agreed grade. */
  grade: Grade;
};

/**
 * Reads the grades of two readers: a heading, then lines of organisation, call, both grades and the agreed
 * one, with tabs between them.
 * @throws Error for a malformed line
 */
export function readReaders(text: string): Judged[] {
  return text
    .split("\n")
    .slice(1)
    .filter((line) => line !== "")
    .map((line) => {
      const [organisation, call, first, second, agreed] = line.split("\t");
      const grade = readGrade(agreed);
      if (!organisation || !call || grade === null) throw new Error(`Not a judgement: ${line}`);
      return { organisation, call, first: readGrade(first), second: readGrade(second), grade };
    });
}

const readGrade = (text: string | undefined): Grade | null => GRADES.find((grade) => grade === text) ?? null;

/**
 * Computes Cohen's kappa of the two readers over what both wrote down.
 * @returns a number up to 1; 0 is the agreement of chance
 */
export function computeKappa(judged: readonly Judged[]): number {
  const pairs = judged.flatMap(({ first, second }) =>
    first === null || second === null ? [] : [[first, second] as const],
  );
  const share = (test: (pair: readonly [Grade, Grade]) => boolean) =>
    pairs.filter(test).length / pairs.length;
  const agreed = share(([a, b]) => a === b);
  const byChance = GRADES.reduce(
    (sum, grade) => sum + share(([a]) => a === grade) * share(([, b]) => b === grade),
    0,
  );
  return (agreed - byChance) / (1 - byChance);
}
