import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { afterPaint } from "./after-paint";

describe("what a press does after it was shown", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("comes after the next picture, once", () => {
    const done: string[] = [];
    afterPaint(() => done.push("task"));
    requestAnimationFrame(() => done.push("picture"));
    expect(done).toEqual([]);
    vi.advanceTimersByTime(1_000);
    expect(done).toEqual(["picture", "task"]);
  });

  it("does not wait for a picture where none is painted", () => {
    vi.stubGlobal("requestAnimationFrame", () => 0);
    const task = vi.fn();
    afterPaint(task);
    vi.advanceTimersByTime(1_000);
    expect(task).toHaveBeenCalledOnce();
  });
});
