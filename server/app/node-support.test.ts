import { expect, it } from "vitest";
import { describeOldNode } from "./node-support";

it("warns of a Node that no longer gets security updates, and of no other", () => {
  expect(describeOldNode("v20.19.0")).toMatch(/^Node 20 no longer gets security updates/);
  expect(["v22.0.0", "v24.21.0", "v26.1.0"].map(describeOldNode)).toEqual([null, null, null]);
});
