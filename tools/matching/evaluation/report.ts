import { NDCG_PLACES, RECALL_PLACES } from "./metrics";
import type { Measure, ProfileResult } from "./measure";
import { ENGINE, SYSTEMS } from "./systems";

/** The means of every system as a table, and which goals were missed. */
export function summaryText({ model, catalogue, results, means, missed }: Measure): string {
  const labelled = results.reduce((sum, { labels }) => sum + labels.size, 0);
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
    `Embedder ${model}: ${results.length} profiles, ${catalogue.size} open opportunities, ${labelled} labels`,
    ...tableLines([head, ...rows]),
    missed.length === 0 ? "All goals are reached." : `Missed: ${missed.join("; ")}.`,
  ].join("\n");
}

/** The profiles that the engine serves worst, with what it shows them first and what it should have shown. */
export function worstText({ results, catalogue }: Measure, count: number): string {
  const ndcgOf = ({ figures }: ProfileResult) => figures[ENGINE].ndcg ?? Infinity;
  const nameOf = (key: string) => (catalogue.get(key)?.name ?? key).slice(0, 80);
  return [...results]
    .sort((a, b) => ndcgOf(a) - ndcgOf(b))
    .slice(0, count)
    .map(({ profile, labels, rankings, figures }) => {
      const { ndcg, recall, ineligible } = figures[ENGINE];
      const shown = rankings[ENGINE].slice(0, RECALL_PLACES);
      const keys = new Set(shown.map(({ key }) => key));
      const missing = [...labels].filter(
        ([key, grade]) => (grade === "3" || grade === "2") && !keys.has(key),
      );
      return [
        `\n${profile.id} (${profile.type}, ${profile.entity?.country ?? "no country"}): NDCG@10 ${figure(ndcg)}, recall@20 ${figure(recall)}, ineligible ${ineligible}`,
        ...shown
          .slice(0, NDCG_PLACES)
          .map(
            ({ key, score }, n) =>
              `${String(n + 1).padStart(4)}. [${labels.get(key) ?? "?"}] ${String(score).padStart(3)}  ${nameOf(key)}  ${key}`,
          ),
        ...shown
          .slice(NDCG_PLACES)
          .filter(({ key }) => labels.get(key) === "x")
          .map(({ key }) => `      [x] later: ${nameOf(key)}  ${key}`),
        ...missing.map(([key, grade]) => `      [${grade}] not in the first 20: ${nameOf(key)}  ${key}`),
      ].join("\n");
    })
    .join("\n");
}

/** Everything a script may want to compare: means, and the figures and first places of each profile. */
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

const figure = (value: number | null) => value?.toFixed(3) ?? "none";

/** Columns as wide as they need be; the first is words, the others are figures. */
function tableLines(rows: readonly string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join("  "),
  );
}
