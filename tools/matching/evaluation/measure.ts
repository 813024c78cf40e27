import { openEmbedded } from "../../../server/platform/db/embedded";
import type { OpenDatabase } from "../../../server/platform/db/database";
import { migrateDatabase } from "../../../server/platform/db/migrate";
import { createLogger } from "../../../server/platform/logger";
import {
  computeCalibrationError,
  computeFigures,
  computeMeans,
  type Figures,
  groupByPercent,
  type Means,
  type ShownAt,
} from "./metrics";
import { type EvalSet, type Goals, SETS } from "./set";
import { buildBm25 } from "./bm25";
import { BASELINES, ENGINE, rankAll, type Rankings, type System, SYSTEMS } from "./systems";
import type { CatalogueItem, EvalProfile, Labels } from "./types";
import { buildWorld } from "./world";

export type ProfileResult = {
  profile: EvalProfile;
  labels: Labels;
  rankings: Rankings;
  figures: Record<System, Figures>;
};
export type Measure = {
  set: EvalSet["name"];
  /** The embedder that made the vectors. */
  model: string;
  /** The opportunities by key. */
  catalogue: ReadonlyMap<string, CatalogueItem>;
  results: ProfileResult[];
  means: Record<System, Means>;
  /** How far the engine's percentages are from the shares that are relevant, from 0 to 1. */
  calibrationError: number;
  /** A sentence for each missed goal. Empty if all goals are reached. */
  missed: string[];
};

/**
 * Ranks the catalogue for every profile with every system and compares the rankings with the labels.
 * @param database is migrated and empty, and gets filled
 * @param env settings that choose the embedder
 * @throws AppError upstream_failed or upstream_timeout from a remote embedder
 */
export async function measureMatching(
  database: OpenDatabase,
  set: EvalSet = SETS.starter,
  env: Record<string, string> = {},
): Promise<Measure> {
  const labelsByProfile = await set.readLabels();
  const world = await buildWorld(database, set, env);
  try {
    const bm25 = buildBm25([...world.catalogue.values()]);
    const results: ProfileResult[] = [];
    for (const subject of world.subjects) {
      const labels = labelsByProfile.get(subject.profile.id) ?? new Map();
      const rankings = await rankAll(world, subject, bm25);
      const figures = mapSystems((system) =>
        computeFigures(
          rankings[system].map(({ key }) => key),
          labels,
        ),
      );
      results.push({ profile: subject.profile, labels, rankings, figures });
    }
    const means = mapSystems((system) => computeMeans(results.map(({ figures }) => figures[system])));
    const calibrationError = computeCalibrationError(groupShown(results));
    return {
      set: set.name,
      model: world.deps.embedder.model,
      catalogue: new Map([...world.catalogue.values()].map((item) => [item.key, item])),
      results,
      means,
      calibrationError,
      missed: findMissedGoals(means, calibrationError, set.goals),
    };
  } finally {
    await world.close();
  }
}

/** Runs the evaluation on an embedded database in memory. */
export async function measureInMemory(
  set: EvalSet = SETS.starter,
  env: Record<string, string> = {},
): Promise<Measure> {
  const database = await openEmbedded({ dir: null, log: createLogger("silent") });
  try {
    await migrateDatabase(database);
    return await measureMatching(database, set, env);
  } finally {
    await database.close();
  }
}

/** Returns the best NDCG@10 of the baselines. */
export const bestBaseline = (means: Record<System, Means>) =>
  Math.max(...BASELINES.map((name) => means[name].ndcg));

/** Groups what the engine shows by the shown percentage. */
export const groupShown = (results: readonly ProfileResult[]): ShownAt[] =>
  groupByPercent(results.map(({ rankings, labels }) => ({ ranked: rankings[ENGINE], labels })));

function findMissedGoals(means: Record<System, Means>, calibrationError: number, goals: Goals): string[] {
  const { ndcg, recall, ineligible } = means[ENGINE];
  const lead = ndcg - bestBaseline(means);
  return [
    ndcg < goals.ndcg && `NDCG@10 is ${ndcg.toFixed(3)}, below ${goals.ndcg}`,
    lead < goals.ndcgLead && `NDCG@10 is ${lead.toFixed(3)} above the best baseline, below ${goals.ndcgLead}`,
    recall < goals.recall && `recall@20 is ${recall.toFixed(3)}, below ${goals.recall}`,
    ineligible > goals.ineligible && `${ineligible} ineligible opportunities are among the first 20`,
    calibrationError > goals.calibrationError &&
      `the calibration error is ${calibrationError.toFixed(3)}, above ${goals.calibrationError}`,
  ].filter((goal) => goal !== false);
}

const mapSystems = <T>(make: (system: System) => T) =>
  Object.fromEntries(SYSTEMS.map((system) => [system, make(system)])) as Record<System, T>;
