import { expect, it, vi } from "vitest";
import { loadOnce } from "./load-once";

it("concurrent calls load once, and the result is kept", async () => {
  const load = vi.fn(async () => "code");
  const loadCode = loadOnce(load);
  expect(loadCode.loaded).toBeUndefined();
  expect(await Promise.all([loadCode(), loadCode()])).toEqual(["code", "code"]);
  expect(loadCode.loaded).toBe("code");
  await loadCode();
  expect(load).toHaveBeenCalledOnce();
});

it("a call after a failure tries again", async () => {
  let isAway = true;
  const loadCode = loadOnce(async () => {
    if (isAway) throw new TypeError("Failed to fetch");
    return "code";
  });
  await expect(loadCode()).rejects.toThrow("Failed to fetch");
  isAway = false;
  expect(await loadCode()).toBe("code");
});
