import { computeInterval, computeMeans, hasRelevantFirst, NDCG_PLACES, RECALL_PLACES } from "./metrics";
import { groupShown, type Measure, type ProfileResult } from "./measure";
import { ENGINE, SYSTEMS } from "./systems";

/** Prints a table with the means of every system, and the missed goals. */
export function summaryText(measure: Measure): string {
  const { set, model, catalogue, results, means, calibrationError, missed } = measure;
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
    `Set ${set}, embedder ${model}: ${results.length} profiles, ${catalogue.size} open opportunities, ${labelCount} labels`,
    ...formatTable([head, ...rows]),
    ...describeEngine(results),
    `${describeShown(results)}; calibration error ${calibrationError.toFixed(3)}`,
    missed.length === 0 ? "All goals are reached." : `Missed: ${missed.join("; ")}.`,
  ].join("\n");
}

/** Prints the engine's interval, how many see something relevant first, and its figures by type. */
function describeEngine(results: readonly ProfileResult[]): string[] {
  const interval = computeInterval(results.map(({ figures }) => figures[ENGINE].ndcg));
  const first = results
    .map(({ rankings, labels }) =>
      hasRelevantFirst(
        rankings[ENGINE].map(({ key }) => key),
        labels,
      ),
    )
    .filter((isFirst) => isFirst !== null);
  const types = [...new Set(results.map(({ profile }) => profile.type))].sort();
  const byType = types.map((type) => {
    const means = computeMeans(
      results.filter(({ profile }) => profile.type === type).map(({ figures }) => figures[ENGINE]),
    );
    return `${type} ${means.ndcg.toFixed(2)} (${means.ndcgProfiles})`;
  });
  return [
    `Engine: NDCG@10 within ${interval?.map((bound) => bound.toFixed(3)).join(" to ") ?? "nothing"} (95 %); ` +
      `something relevant in the first three for ${first.filter(Boolean).length} of ${first.length}`,
    `NDCG@10 by type (profiles): ${byType.join(", ")}`,
  ];
}

/** Prints how much of what the engine shows at each percentage is relevant. */
function describeShown(results: readonly ProfileResult[]): string {
  const groups = groupShown(results).map(
    ({ percent, count, relevant }) => `${percent} %: ${Math.round(relevant * 100)} % of ${count}`,
  );
  return `Relevant of what is shown at ${groups.join(", ")}`;
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
export function toJson({ set, model, catalogue, results, means, calibrationError, missed }: Measure) {
  return {
    set,
    model,
    opportunities: catalogue.size,
    means,
    calibrationError,
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
