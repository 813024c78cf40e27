import { expect, it, vi } from "vitest";
import { retryUntilDatabaseIsBack } from "./retry-database";

const away = () => Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
const failing = (...failures: Error[]) =>
  vi.fn(async () => {
    const failure = failures.shift();
    if (failure) throw failure;
    return "done";
  });

it("retries work until the database is back, and reports the loss and the return once each", async () => {
  const work = failing(away(), away());
  const onAway = vi.fn();
  const onBack = vi.fn();
  expect(await retryUntilDatabaseIsBack(work, { isOver: () => false, onAway, onBack })).toBe("done");
  expect([work, onAway, onBack].map(({ mock }) => mock.calls.length)).toEqual([3, 1, 1]);
});

it("waits a second between two attempts", async () => {
  const since = performance.now();
  await retryUntilDatabaseIsBack(failing(away()), { isOver: () => false });
  // A timer may fire a moment early.
  expect(performance.now() - since).toBeGreaterThan(990);
});

it("reports nothing when the first attempt succeeds", async () => {
  const onBack = vi.fn();
  expect(await retryUntilDatabaseIsBack(failing(), { isOver: () => false, onBack })).toBe("done");
  expect(onBack).not.toHaveBeenCalled();
});

it("stops retrying when told to, and at once for any other error", async () => {
  const late = failing(away(), away());
  await expect(
    retryUntilDatabaseIsBack(late, { isOver: () => late.mock.calls.length === 2 }),
  ).rejects.toThrow("connect");
  expect(late).toHaveBeenCalledTimes(2);
  const wrong = failing(new Error("wrong"), away());
  await expect(retryUntilDatabaseIsBack(wrong, { isOver: () => false })).rejects.toThrow("wrong");
  expect(wrong).toHaveBeenCalledTimes(1);
});
