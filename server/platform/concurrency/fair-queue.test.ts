import { describe, expect, it } from "vitest";
import { createFairQueue } from "./fair-queue";

/** A line, and work in it that ends when the test says so; `begun` has what began, in order. */
function lineOf(limits: Parameters<typeof createFairQueue>[0]) {
  const line = createFairQueue(limits);
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const results = new Map<string, unknown>();
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    begun,
    results,
    ask: async (asker: string, name: string) => {
      const work = () =>
        new Promise<string>((resolve, reject) => {
          begun.push(name);
          ends.set(name, (error) => (error ? reject(error) : resolve(name)));
        });
      void line.run(asker, work).then(
        (result) => results.set(name, result),
        (error: unknown) => results.set(name, error),
      );
      await settle();
    },
    end: async (name: string, error?: Error) => {
      ends.get(name)!(error);
      await settle();
    },
  };
}
const ROOMY = { all: 100, perCaller: 100 };

describe("a fair queue", () => {
  it("runs as many at once as allowed, and the next one when one has ended", async () => {
    const { ask, end, begun, results } = lineOf({ runningMax: 2, waitingMax: ROOMY });
    for (const name of ["1", "2", "3", "4"]) await ask("ama", name);
    expect(begun).toEqual(["1", "2"]);
    await end("2");
    expect(results.get("2")).toEqual({ done: "2" });
    expect(begun).toEqual(["1", "2", "3"]);
    await end("1");
    await end("3");
    await end("4");
    await ask("ama", "5");
    await ask("ama", "6");
    await ask("ama", "7");
    expect(begun).toEqual(["1", "2", "3", "4", "5", "6"]);
  });

  it("serves waiting callers in turn, however much one of them queues", async () => {
    const { ask, end, begun } = lineOf({ runningMax: 1, waitingMax: ROOMY });
    for (const name of ["a1", "a2", "a3", "a4"]) await ask("ama", name);
    await ask("kofi", "k1");
    await ask("esi", "e1");
    await ask("kofi", "k2");
    for (const name of ["a1", "a2", "k1", "e1", "a3", "k2"]) await end(name);
    expect(begun).toEqual(["a1", "a2", "k1", "e1", "a3", "k2", "a4"]);
  });

  it("refuses work beyond the limit of one caller or of all", async () => {
    const { ask, end, begun, results } = lineOf({ runningMax: 1, waitingMax: { all: 3, perCaller: 2 } });
    for (const name of ["a1", "a2", "a3", "a4"]) await ask("ama", name);
    expect(results.get("a4")).toBeNull();
    await ask("kofi", "k1");
    await ask("kofi", "k2");
    expect(results.get("k2")).toBeNull();
    await end("a1");
    await ask("kofi", "k3");
    expect(results.has("k3")).toBe(false);
    expect(begun).toEqual(["a1", "a2"]);
  });

  it("continues after work that fails", async () => {
    const { ask, end, begun, results } = lineOf({ runningMax: 1, waitingMax: ROOMY });
    await ask("ama", "1");
    await ask("ama", "2");
    await end("1", new Error("broken"));
    expect(results.get("1")).toEqual(new Error("broken"));
    expect(begun).toEqual(["1", "2"]);
  });
});
