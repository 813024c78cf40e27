import type { BenchCase } from "./cases";
import type { Figures } from "./load";
import { type System, SYSTEMS } from "./servers";

/** A case with the median figures of each system. */
export type Row = Pick<BenchCase, "name" | "goal" | "limits"> & { systems: Partial<Record<System, Figures>> };

function findMedian(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}

/** Returns the median of each figure over the rounds; failed requests are added up. */
export function findMedians(rounds: ReadonlyMap<System, readonly Figures[]>): Row["systems"] {
  const systems: Row["systems"] = {};
  for (const [system, figures] of rounds) {
    const median = (read: (one: Figures) => number) => findMedian(figures.map(read));
    systems[system] = {
      perSecond: median((one) => one.perSecond),
      p50: median((one) => one.p50),
      p95: median((one) => one.p95),
      p99: median((one) => one.p99),
      processor: {
        server: median((one) => one.processor.server),
        database: median((one) => one.processor.database),
      },
      memoryMiB: median((one) => one.memoryMiB),
      failed: figures.reduce((sum, one) => sum + one.failed, 0),
    };
  }
  return systems;
}

const showTime = (milliseconds: number) => milliseconds.toFixed(milliseconds < 10 ? 1 : 0);

/** The lines of the table: one for each case and system, with the share of the floor that the goal names. */
export function formatTable(rows: readonly Row[]): string[] {
  const columns = ["req/s", "share", "p50", "p95", "p99 ms", "server", "db ms/req", "MiB", "failed"];
  const line = (name: string, system: string, cells: readonly string[]) =>
    `${name.padEnd(22)}${system.padEnd(18)}${cells.map((cell) => cell.padStart(10)).join("")}`;
  return [
    line("", "", columns),
    ...rows.flatMap(({ name, systems }) =>
      SYSTEMS.flatMap((system) => {
        const figures = systems[system];
        if (!figures) return [];
        const share =
          systems.ours && system !== "ours" ? (systems.ours.perSecond / figures.perSecond).toFixed(2) : "";
        const { perSecond, p50, p95, p99, processor, memoryMiB, failed } = figures;
        return line(system === "ours" ? name : "", system, [
          perSecond.toFixed(0),
          share,
          ...[p50, p95, p99].map(showTime),
          processor.server.toFixed(2),
          processor.database.toFixed(2),
          String(memoryMiB),
          String(failed),
        ]);
      }),
    ),
  ];
}

/** Names each goal that is not reached, with the figure. */
export function listMissedGoals(rows: readonly Row[]): string[] {
  return rows.flatMap(({ name, goal, limits = {}, systems }) => {
    const { ours } = systems;
    const floor = goal && systems[goal.of];
    if (!ours) return [];
    const share = floor ? ours.perSecond / floor.perSecond : 1;
    return [
      ...(goal && share < goal.share
        ? [`${name}: ${share.toFixed(2)} of ${goal.of}, goal ${goal.share}`]
        : []),
      ...(["p50", "p95", "p99"] as const).flatMap((key) =>
        ours[key] > (limits[key] ?? Infinity)
          ? [`${name}: ${key} ${showTime(ours[key])} ms, goal ${limits[key]} ms`]
          : [],
      ),
    ];
  });
}
