import { expect, test } from "vitest";
import { createSharedWork } from "./shared-work";

const never = new AbortController().signal;

/** Work that ends when it is told to; `begun` holds the signals of those that were begun. */
function heldWork() {
  const begun: AbortSignal[] = [];
  let finish!: (value: string) => void;
  const held = new Promise<string>((resolve) => (finish = resolve));
  const work = (signal: AbortSignal) => {
    begun.push(signal);
    return held;
  };
  return { begun, work, finish: (value: string) => finish(value) };
}

test("callers at the same time share one result, and a later caller gets a new one", async () => {
  const shared = createSharedWork<string>();
  const { begun, work, finish } = heldWork();
  const asked = [shared.join("deck", never, work), shared.join("deck", never, work)];
  const other = shared.join("another deck", never, async () => "another");
  finish("read");
  expect(await Promise.all(asked)).toEqual(["read", "read"]);
  expect(begun).toHaveLength(1);
  expect(await other).toBe("another");
  expect(await shared.join("deck", never, async () => "read anew")).toBe("read anew");
});

test("all callers share a failure, and the next caller starts again", async () => {
  const shared = createSharedWork<string>();
  const fail = () => Promise.reject(new Error("No deck"));
  const asked = [shared.join("deck", never, fail), shared.join("deck", never, fail)];
  for (const one of asked) await expect(one).rejects.toThrow("No deck");
  expect(await shared.join("deck", never, async () => "read")).toBe("read");
});

test("shared work continues while somebody waits and is aborted when the last caller leaves", async () => {
  const shared = createSharedWork<string>();
  const { begun, work } = heldWork();
  const [first, second] = [new AbortController(), new AbortController()];
  const asked = [shared.join("deck", first.signal, work), shared.join("deck", second.signal, work)];
  await Promise.resolve();
  first.abort(new Error("Gone"));
  await expect(asked[0]).rejects.toThrow("Gone");
  expect(begun[0]!.aborted).toBe(false);
  second.abort(new Error("Gone too"));
  await expect(asked[1]).rejects.toThrow("Gone too");
  expect(begun[0]!.aborted).toBe(true);
  // What was broken off is nobody's any more.
  expect(await shared.join("deck", never, async () => "read")).toBe("read");
  await expect(shared.join("deck", first.signal, work)).rejects.toThrow("Gone");
});
