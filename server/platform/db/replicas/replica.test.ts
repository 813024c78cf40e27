import { describe, expect, it } from "vitest";
import { MAX_AGE_MS } from "./choose-replica";
import { PositionHistory } from "./history";
import { findProblem } from "./replica";

describe("a server that is named as a replica", () => {
  const [cluster, askedAt] = ["7301", MAX_AGE_MS + 1_000];
  const history = new PositionHistory(MAX_AGE_MS * 2);
  history.add(0, 100n);
  history.add(askedAt, 200n);

  it.each([
    ["has all that the primary had is good", { cluster, position: 200n }, null],
    [
      "follows another primary is not used, however near it seems",
      { cluster: "7302", position: 200n },
      "foreign",
    ],
    ["is further than the primary is not used", { cluster, position: 201n }, "ahead"],
    ["is too far behind is not used", { cluster, position: 199n }, "late"],
  ])("and %s", (_what, state, expected) => {
    expect(findProblem(state, { cluster, askedAt, position: 200n }, history)).toBe(expected);
  });
});
