import { setTimeout as sleep } from "node:timers/promises";
import { collectDefaultMetrics, Gauge } from "prom-client";
import { GRANTS_GOV_SOURCE_ID } from "@shared/constants/curation";
import type { Deps } from "../../context/deps";
import { JOB_NAMES } from "../../jobs/lanes";
import { ATTEMPTS_MAX } from "../../platform/mail/outbox";
import { isDatabaseUnavailable } from "../../platform/errors/pg-error";
import { SOURCES } from "../catalogue/sources/sources";
import { type Figures, selectFigures } from "./state.queries";

/** The figures of the database are read at most this often. */
const KEPT_MS = 5_000;
/** Collectors give up after ten seconds and then get nothing, so the database has less time to answer. */
const PATIENCE_MS = 3_000;

type Watched = Pick<Deps, "metrics" | "pool" | "clock" | "reads" | "streams">;

/**
 * Creates the reader of all metrics of this process and its database, in the format of Prometheus. Nothing is
 * collected before the first call.
 */
export function createMetricsReader(watched: Watched): () => Promise<string> {
  let read: (() => Promise<string>) | undefined;
  return () => (read ??= watchAll(watched))();
}

function watchAll(deps: Watched): () => Promise<string> {
  const { registry } = deps.metrics;
  // These are memory, processor time, event loop delay and the like.
  collectDefaultMetrics({ register: registry });
  watchProcess(deps);
  const show = databaseGauges(deps);
  let looking: Promise<void> | undefined;
  let lookedAt = -Infinity;

  async function look(): Promise<void> {
    const patience = new AbortController();
    const figures = selectFigures(deps.pool, {
      now: deps.clock.now(),
      mailAttemptsMax: ATTEMPTS_MAX,
      sources: [GRANTS_GOV_SOURCE_ID, ...SOURCES.map(({ id }) => id)],
    });
    const late = sleep(PATIENCE_MS, undefined, { signal: patience.signal }).catch(() => undefined);
    await Promise.race([figures, late]).then(
      (found) => show(found, found !== undefined),
      // The error may also say that the tables do not exist yet.
      (error: unknown) => show(undefined, !isDatabaseUnavailable(error)),
    );
    patience.abort();
    figures.catch(() => {});
    lookedAt = performance.now();
  }

  return async () => {
    if (performance.now() - lookedAt >= KEPT_MS)
      await (looking ??= look().finally(() => (looking = undefined)));
    return registry.metrics();
  };
}

function watchProcess(deps: Watched): void {
  const registers = [deps.metrics.registry];
  const { pool } = deps;
  new Gauge({
    name: "amberway_database_connections",
    help: "Connections of the pool: all, idle ones, and those who wait for one.",
    labelNames: ["state"] as const,
    registers,
    collect() {
      this.set({ state: "total" }, pool.totalCount);
      this.set({ state: "idle" }, pool.idleCount);
      this.set({ state: "waiting" }, pool.waitingCount);
    },
  });
  new Gauge({
    name: "amberway_replica_used",
    help: "Whether this process reads from a replica of the database.",
    labelNames: ["server"] as const,
    registers,
    collect() {
      for (const { server, isUsed } of deps.reads.listReplicas()) this.set({ server }, isUsed ? 1 : 0);
    },
  });
  new Gauge({
    name: "amberway_replica_age_seconds",
    help: "How old what a replica of the database shows is at most; nothing of one of which that is not known.",
    labelNames: ["server"] as const,
    registers,
    collect() {
      this.reset();
      for (const { server, ageMs } of deps.reads.listReplicas())
        if (Number.isFinite(ageMs)) this.set({ server }, ageMs / 1000);
    },
  });
  new Gauge({
    name: "amberway_event_streams",
    help: "Event streams that browsers have open to this process.",
    registers,
    collect() {
      this.set(deps.streams.count());
    },
  });
}

/** @returns a function that sets the figures of the database; without figures it removes the old ones */
function databaseGauges(deps: Watched) {
  const registers = [deps.metrics.registry];
  const gauge = <L extends string>(name: string, help: string, labelNames: readonly L[]) =>
    new Gauge({ name: `amberway_${name}`, help, labelNames, registers });
  const up = gauge("database_up", "Whether the database answers.", []);
  const jobs = gauge("jobs", "Jobs by queue: waiting (due), later, running, failed (within the last hour).", [
    "queue",
    "state",
  ]);
  const jobAge = gauge("job_waiting_seconds", "How long the oldest job that is due has waited.", ["queue"]);
  const mails = gauge("mails", "Mails in the outbox: waiting, or given up.", ["state"]);
  const mailAge = gauge("mail_waiting_seconds", "How long the oldest waiting mail has waited.", []);
  const sourceAge = gauge("source_age_seconds", "Since a source was last read to its end.", ["source"]);
  const sourceFell = gauge(
    "source_fell",
    "Whether the last reading of a source found less than half of the one before.",
    ["source"],
  );

  return (figures: Figures | undefined, isUp: boolean) => {
    for (const one of [jobs, jobAge, mails, sourceAge, sourceFell]) one.reset();
    mailAge.remove();
    up.set(isUp ? 1 : 0);
    if (!figures) return;
    for (const queue of JOB_NAMES) {
      for (const state of ["waiting", "later", "running", "failed"]) jobs.set({ queue, state }, 0);
      jobAge.set({ queue }, 0);
    }
    for (const { queue, state, count, seconds } of figures.jobs) {
      jobs.set({ queue, state }, count);
      if (state === "waiting") jobAge.set({ queue }, seconds);
    }
    mails.set({ state: "waiting" }, figures.mails.waiting);
    mails.set({ state: "given-up" }, figures.mails.givenUp);
    mailAge.set(figures.mails.seconds ?? 0);
    for (const { source, seconds, hasFallen } of figures.sources) {
      sourceAge.set({ source }, seconds);
      sourceFell.set({ source }, hasFallen ? 1 : 0);
    }
  };
}
