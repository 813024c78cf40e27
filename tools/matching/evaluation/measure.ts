import { openEmbedded } from "../../../server/platform/db/embedded";
import type { OpenDatabase } from "../../../server/platform/db/database";
import { migrateDatabase } from "../../../server/platform/db/migrate";
import { createLogger } from "../../../server/platform/logger";
import { listGrades, readNamedLabels } from "./label-files";
import { type Figures, computeFigures, type Means, computeMeans } from "./metrics";
import { PROFILES } from "./profiles/index";
import { BASELINES, ENGINE, rankAll, type Rankings, type System, SYSTEMS } from "./systems";
import type { CatalogueItem, EvalProfile, Labels } from "./types";
import { buildWorld } from "./world";

/** Below this the measure fails. */
const GOALS = { ndcg: 0.8, ndcgLead: 0.15, recall: 0.85, ineligible: 0 } as const;

export type ProfileResult = {
  profile: EvalProfile;
  labels: Labels;
  rankings: Rankings;
  figures: Record<System, Figures>;
};
export type Measure = {
  /** The embedder that made the vectors. */
  model: string;
  /** By key. */
  catalogue: ReadonlyMap<string, CatalogueItem>;
  results: ProfileResult[];
  means: Record<System, Means>;
  /** Goals that were missed, in words; none when all were reached. */
  missed: string[];
};

/**
 * Ranks the catalogue for every profile with every system and compares with the labels.
 * @param database migrated and empty; it is filled
 * @param env settings that choose the embedder
 * @throws AppError upstream_failed or upstream_timeout from a remote embedder
 */
export async function measureMatching(
  database: OpenDatabase,
  env: Record<string, string> = {},
): Promise<Measure> {
  const named = await readNamedLabels();
  const world = await buildWorld(database, PROFILES, env);
  try {
    const results: ProfileResult[] = [];
    for (const subject of world.subjects) {
      const labels = listGrades(named.get(subject.profile.id));
      const rankings = await rankAll(world, subject);
      const figures = bySystem((system) =>
        computeFigures(
          rankings[system].map(({ key }) => key),
          labels,
        ),
      );
      results.push({ profile: subject.profile, labels, rankings, figures });
    }
    const means = bySystem((system) => computeMeans(results.map(({ figures }) => figures[system])));
    return {
      model: world.deps.embedder.model,
      catalogue: new Map([...world.catalogue.values()].map((item) => [item.key, item])),
      results,
      means,
      missed: missedGoals(means),
    };
  } finally {
    await world.close();
  }
}

/** The same on an embedded database in memory that lasts as long as the measure. */
export async function measureInMemory(env: Record<string, string> = {}): Promise<Measure> {
  const database = await openEmbedded({ dir: null, log: createLogger("silent") });
  try {
    await migrateDatabase(database.pool);
    return await measureMatching(database, env);
  } finally {
    await database.close();
  }
}

/** The best NDCG@10 of a baseline. */
export const bestBaseline = (means: Record<System, Means>) =>
  Math.max(...BASELINES.map((name) => means[name].ndcg));

function missedGoals(means: Record<System, Means>): string[] {
  const { ndcg, recall, ineligible } = means[ENGINE];
  const lead = ndcg - bestBaseline(means);
  return [
    ndcg < GOALS.ndcg && `NDCG@10 is ${ndcg.toFixed(3)}, below ${GOALS.ndcg}`,
    lead < GOALS.ndcgLead && `NDCG@10 is ${lead.toFixed(3)} above the best baseline, below ${GOALS.ndcgLead}`,
    recall < GOALS.recall && `recall@20 is ${recall.toFixed(3)}, below ${GOALS.recall}`,
    ineligible > GOALS.ineligible && `${ineligible} ineligible opportunities are among the first 20`,
  ].filter((goal) => goal !== false);
}

const bySystem = <T>(make: (system: System) => T) =>
  Object.fromEntries(SYSTEMS.map((system) => [system, make(system)])) as Record<System, T>;
