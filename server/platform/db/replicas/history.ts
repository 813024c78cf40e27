import type { LogPosition } from "./log-position";

type Sample = { askedAt: number; position: LogPosition };

/** How far the primary had come when, as far as it was asked in the last seconds. Times are in milliseconds of one clock. */
export class History {
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

  /** When it was asked last. */
  lastAskedAt(): number {
    return this.#samples.at(-1)?.askedAt ?? 0;
  }

  /**
   * How old what a copy shows may be at most, when it has come to a position: whatever was committed that long ago is in it. Of one that is
   * behind everything that is remembered, how old it is at least.
   */
  ageOf(position: LogPosition, now: number): number {
    const reached = this.#samples.findLast((sample) => sample.position <= position);
    const sample = reached ?? this.#samples[0];
    return sample === undefined ? Infinity : Math.max(0, now - sample.askedAt);
  }
}
