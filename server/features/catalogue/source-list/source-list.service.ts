import type { OtherSourceView, SourceListView, SourceView } from "@shared/validators/sources";
import { translateLabel } from "@shared/words/labels";
import type { Deps } from "../../../context/deps";
import { VersionedCache } from "../../../platform/concurrency/versioned-cache";
import type { Db } from "../../../platform/db/database";
import { DESCRIBED_SOURCES, wordLicence } from "../sources/described-sources";
import type { SourceDescription } from "../sources/types";
import { describeLastReading } from "./last-reading";
import { countOpenBySource, type OpenCount, type RunSummary, summariseRuns } from "./source-list.queries";

/** Names beyond these have the fewest opportunities. They are in the total. */
const NAMES_MAX = 500;
/** The figures are kept as long as caches may keep an answer. */
export const KEPT_MS = 60_000;
const FIGURES_BYTES = 1_000_000;

type SourceFigures = { open: OpenCount[]; runs: RunSummary[]; openCount: number };
/** The figures of all sources, counted once a minute for everybody who asks this process. */
export type SourceFiguresCache = VersionedCache<SourceFigures>;
export const createSourceFiguresCache = (): SourceFiguresCache =>
  new VersionedCache(FIGURES_BYTES, ({ open, runs }) => JSON.stringify([open, runs]).length);

/** Lists the sources of the catalogue with what is published of them, in the reader's language. */
export async function listSources({
  db,
  deps: { clock, sourceFigures },
}: {
  db: Db;
  deps: Pick<Deps, "clock" | "sourceFigures">;
}): Promise<SourceListView> {
  const now = clock.now();
  const { open, runs, openCount } = await sourceFigures.readOrFind("all", "", now.getTime(), async () => ({
    value: await readFigures(db, now),
    until: now.getTime() + KEPT_MS,
  }));
  const countByName = new Map(open.map((count) => [count.source, count]));
  const runById = new Map(runs.map((run) => [run.sourceId, run]));
  const described = new Set(DESCRIBED_SOURCES.map(({ name }) => name));
  return {
    sources: DESCRIBED_SOURCES.flatMap((source) => {
      const [count, run] = [countByName.get(source.name), runById.get(source.id)];
      return source.startsOff && !count && !run ? [] : toSourceView(source, count, run);
    }).sort((a, b) => b.openCount - a.openCount),
    others: open.flatMap((count) => (described.has(count.source ?? "") ? [] : toOtherView(count))),
    openCount,
  };
}

async function readFigures(db: Db, now: Date): Promise<SourceFigures> {
  const open = await countOpenBySource(db, now, NAMES_MAX);
  const runs = await summariseRuns(
    db,
    DESCRIBED_SOURCES.map(({ id }) => id),
  );
  return { open, runs, openCount: open[0]?.total ?? 0 };
}

function toSourceView(
  source: SourceDescription,
  count: OpenCount | undefined,
  run: RunSummary | undefined,
): SourceView {
  const { id, name, description, url, country, attribution, explainExtent } = source;
  const lastReadAt = run?.doneAt ?? count?.lastSyncedAt;
  return {
    id,
    name,
    description: translateLabel(description),
    url,
    country,
    licence: wordLicence(source),
    attribution,
    extent: explainExtent?.() ?? null,
    openCount: count?.openCount ?? 0,
    lastReadAt: lastReadAt?.toISOString() ?? null,
    lastChangeAt: run?.changedAt?.toISOString() ?? null,
    lastReading: run ? describeLastReading(run) : null,
  };
}

/** Opportunities without a source were entered before sources had names. They only count in the total. */
const toOtherView = ({ source, openCount, lastSyncedAt, attribution }: OpenCount): OtherSourceView[] =>
  source === null
    ? []
    : [
        {
          name: translateLabel(source),
          attribution,
          openCount,
          lastReadAt: lastSyncedAt?.toISOString() ?? null,
        },
      ];
