import type { LogPosition } from "./log-position";

type Sample = { askedAt: number; position: LogPosition };

/** The log positions of the primary over the last seconds. Times are in milliseconds of one clock. */
export class PositionHistory {
  readonly #samples: Sample[] = [];
  readonly #keptMs: number;

  constructor(keptMs: number) {
    this.#keptMs = keptMs;
  }

  add(askedAt: number, position: LogPosition): void {
    this.#samples.push({ askedAt, position });
    while (this.#samples.length > 1 && this.#samples[0]!.askedAt < askedAt - this.#keptMs)
      this.#samples.shift();
  }

  /** When the primary was last asked. */
  lastAskedAt(): number {
    return this.#samples.at(-1)?.askedAt ?? 0;
  }

  /**
   * Returns the largest possible age in ms of a replica at a log position: it has everything committed before that. For
   * a replica behind the whole history it returns the smallest possible age.
   */
  getAge(position: LogPosition, now: number): number {
    const reached = this.#samples.findLast((sample) => sample.position <= position);
    const sample = reached ?? this.#samples[0];
    return sample === undefined ? Infinity : Math.max(0, now - sample.askedAt);
  }
}
