import { NDCG_PLACES, RECALL_PLACES } from "./metrics";
import type { Measure, ProfileResult } from "./measure";
import { ENGINE, SYSTEMS } from "./systems";

/** Prints a table with the means of every system, and the missed goals. */
export function summaryText({ model, catalogue, results, means, missed }: Measure): string {
  const labelCount = results.reduce((sum, { labels }) => sum + labels.size, 0);
  const rows = SYSTEMS.map((system) => {
    const { ndcg, recall, ineligible, ineligibleShare, unjudged } = means[system];
    return [
      system,
      ndcg.toFixed(3),
      recall.toFixed(3),
      String(ineligible),
      `${(ineligibleShare * 100).toFixed(1)} %`,
      String(unjudged),
    ];
  });
  const head = ["system", "NDCG@10", "recall@20", "ineligible", "share", "unjudged"];
  return [
    `Embedder ${model}: ${results.length} profiles, ${catalogue.size} open opportunities, ${labelCount} labels`,
    ...formatTable([head, ...rows]),
    missed.length === 0 ? "All goals are reached." : `Missed: ${missed.join("; ")}.`,
  ].join("\n");
}

/**
 * Prints the profiles with the worst rankings of the engine: the first places, and the relevant opportunities
 * that are missing.
 */
export function worstText({ results, catalogue }: Measure, count: number): string {
  const readNdcg = ({ figures }: ProfileResult) => figures[ENGINE].ndcg ?? Infinity;
  const findName = (key: string) => (catalogue.get(key)?.name ?? key).slice(0, 80);
  return [...results]
    .sort((a, b) => readNdcg(a) - readNdcg(b))
    .slice(0, count)
    .map(({ profile, labels, rankings, figures }) => {
      const { ndcg, recall, ineligible } = figures[ENGINE];
      const shown = rankings[ENGINE].slice(0, RECALL_PLACES);
      const keys = new Set(shown.map(({ key }) => key));
      const missing = [...labels].filter(
        ([key, grade]) => (grade === "3" || grade === "2") && !keys.has(key),
      );
      return [
        `\n${profile.id} (${profile.type}, ${profile.entity?.country ?? "no country"}): NDCG@10 ${formatFigure(ndcg)}, recall@20 ${formatFigure(recall)}, ineligible ${ineligible}`,
        ...shown
          .slice(0, NDCG_PLACES)
          .map(
            ({ key, score }, n) =>
              `${String(n + 1).padStart(4)}. [${labels.get(key) ?? "?"}] ${String(score).padStart(3)}  ${findName(key)}  ${key}`,
          ),
        ...shown
          .slice(NDCG_PLACES)
          .filter(({ key }) => labels.get(key) === "x")
          .map(({ key }) => `      [x] later: ${findName(key)}  ${key}`),
        ...missing.map(([key, grade]) => `      [${grade}] not in the first 20: ${findName(key)}  ${key}`),
      ].join("\n");
    })
    .join("\n");
}

/** Collects the results for scripts: the means, and the figures and first places of each profile. */
export function toJson({ model, catalogue, results, means, missed }: Measure) {
  return {
    model,
    opportunities: catalogue.size,
    means,
    missed,
    profiles: results.map(({ profile, labels, rankings, figures }) => ({
      id: profile.id,
      type: profile.type,
      country: profile.entity?.country ?? null,
      labels: labels.size,
      figures,
      first: rankings[ENGINE].slice(0, RECALL_PLACES).map(({ key, score }) => ({
        key,
        score,
        grade: labels.get(key) ?? null,
      })),
    })),
  };
}

const formatFigure = (value: number | null) => value?.toFixed(3) ?? "none";

/** Pads the columns. The first column is text and the others are numbers. */
function formatTable(rows: readonly string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join("  "),
  );
}
