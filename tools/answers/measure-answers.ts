import { readFile } from "node:fs/promises";
import { z } from "zod";
import { describeQuestion } from "../../server/features/questions/describe-question";

/** Of "tune" every case may be looked at; of the others only the figures are. */
export const SETS = ["tune", "report-one", "report-two"] as const;
export type SetName = (typeof SETS)[number];

const setSchema = z.object({
  /** A stored question, and the same asked in other words. */
  pairs: z.array(z.tuple([z.string(), z.string()])),
  /** More questions of the library. */
  others: z.array(z.string()),
});

async function readSet(name: SetName): Promise<z.infer<typeof setSchema>> {
  const path = new URL(`sets/${name}.json`, import.meta.url);
  return setSchema.parse(JSON.parse(await readFile(path, "utf8")));
}

function readEntries(question: string): Map<string, string> {
  const described = describeQuestion(question) ?? "{}";
  const inside = described.slice(1, described.indexOf("}"));
  return new Map(inside.split(",").map((entry) => entry.split(":") as [string, string]));
}

function similarity(one: Map<string, string>, other: Map<string, string>): number {
  let sum = 0;
  for (const [dimension, weight] of one) sum += Number(weight) * Number(other.get(dimension) ?? 0);
  return sum;
}

export type Figures = {
  pairs: number;
  library: number;
  first: number;
  firstThree: number;
  /** What was not found first: what was asked, the right stored question, the three that came. */
  wrong: { asked: string; right: string; rank: number; came: string[] }[];
};

/** Asks each question of a set in other words, of a library with all stored ones, and counts where the right one comes. */
export async function measureSet(name: SetName): Promise<Figures> {
  const { pairs, others } = await readSet(name);
  const library = [...pairs.map(([stored]) => stored), ...others].map((question) => ({
    question,
    entries: readEntries(question),
  }));
  const wrong: Figures["wrong"] = [];
  for (const [right, asked] of pairs) {
    const entries = readEntries(asked);
    const ranked = library
      .map((one) => ({ ...one, similarity: similarity(entries, one.entries) }))
      .sort((a, b) => b.similarity - a.similarity);
    const rank = ranked.findIndex(({ question }) => question === right) + 1;
    if (rank > 1)
      wrong.push({
        ...{ asked, right, rank },
        came: ranked.slice(0, 3).map((one) => `${one.question} (${one.similarity.toFixed(2)})`),
      });
  }
  return {
    pairs: pairs.length,
    library: library.length,
    first: pairs.length - wrong.length,
    firstThree: pairs.length - wrong.filter(({ rank }) => rank > 3).length,
    wrong,
  };
}
