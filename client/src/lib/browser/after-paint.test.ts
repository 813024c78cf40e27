import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { afterPaint } from "./after-paint";

describe("afterPaint", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("the task runs once, after the next frame", () => {
    const done: string[] = [];
    afterPaint(() => done.push("task"));
    requestAnimationFrame(() => done.push("picture"));
    expect(done).toEqual([]);
    vi.advanceTimersByTime(1_000);
    expect(done).toEqual(["picture", "task"]);
  });

  it("the task does not wait for a frame where none is painted", () => {
    vi.stubGlobal("requestAnimationFrame", () => 0);
    const task = vi.fn();
    afterPaint(task);
    vi.advanceTimersByTime(1_000);
    expect(task).toHaveBeenCalledOnce();
  });
});
