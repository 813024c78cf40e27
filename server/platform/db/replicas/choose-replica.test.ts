import { describe, expect, it } from "vitest";
import { chooseReplica, type ReadRequest, MAX_AGE_MS, type ReplicaStatus } from "./choose-replica";

const standing = (changed: Partial<ReplicaStatus> = {}): ReplicaStatus => ({
  isUp: true,
  position: 100n,
  ageMs: 5,
  ...changed,
});
const demand = (changed: Partial<ReadRequest> = {}): ReadRequest => ({
  kind: "catalogue",
  isPrimaryAway: false,
  minPosition: 100n,
  key: "somebody",
  ...changed,
});

describe("a read of the catalogue", () => {
  it("goes to a replica that has everything the caller has written", () => {
    expect(chooseReplica([standing()], demand())).toBe(0);
    expect(chooseReplica([standing({ position: 99n }), standing()], demand())).toBe(1);
  });

  it.each([
    ["is a moment behind what they wrote", { position: 99n }],
    ["is away", { isUp: false }],
    ["is too old", { ageMs: MAX_AGE_MS + 1 }],
  ])("goes to the primary where the only replica %s", (_what, changed) => {
    expect(chooseReplica([standing(changed)], demand())).toBeNull();
  });

  it("goes to the primary without a replica, or while the required position is unknown", () => {
    expect(chooseReplica([], demand())).toBeNull();
    expect(chooseReplica([standing()], demand({ minPosition: null }))).toBeNull();
  });

  it("of one person always goes to the same replica, and those of many people to all replicas", () => {
    const replicas = [standing(), standing(), standing()];
    const chosen = Array.from({ length: 300 }, (_, n) => {
      const key = `3f0c1e5a-0000-4000-8000-${String(n).padStart(12, "0")}`;
      const first = chooseReplica(replicas, demand({ key }));
      expect(chooseReplica(replicas, demand({ key }))).toBe(first);
      return first;
    });
    for (const index of [0, 1, 2]) expect(chosen.filter((one) => one === index).length).toBeGreaterThan(60);
  });
});

describe("a read of one person's data", () => {
  it("goes to the primary, however good a replica is", () => {
    expect(chooseReplica([standing()], demand({ kind: "own", minPosition: 0n }))).toBeNull();
  });
});

describe("while the primary is unavailable", () => {
  const away = { isPrimaryAway: true, minPosition: 1_000n };

  it.each(["own", "catalogue"] as const)("%s is read from the most advanced replica", (kind) => {
    const replicas = [standing(), standing({ position: 300n }), standing({ position: 200n })];
    expect(chooseReplica(replicas, demand({ ...away, kind }))).toBe(1);
  });

  it.each([
    ["is away too", { isUp: false }],
    ["was too old when it was lost", { ageMs: MAX_AGE_MS + 1 }],
  ])("nothing is read from one that %s", (_what, changed) => {
    for (const kind of ["own", "catalogue"] as const)
      expect(chooseReplica([standing(changed)], demand({ ...away, kind }))).toBeNull();
  });
});
