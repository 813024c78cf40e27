import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { whenAtRest } from "./when-at-rest";

/** An answer that comes when it is let go. */
function slowAnswer(client: QueryClient) {
  let arrive = () => {};
  const answer = new Promise<string>((resolve) => (arrive = () => resolve("here")));
  void client.fetchQuery({ queryKey: ["slow"], queryFn: () => answer });
  return async () => {
    arrive();
    await vi.advanceTimersByTimeAsync(0);
  };
}
/** What was drawn stands, and there is a moment of leisure. */
const settle = () => vi.advanceTimersByTimeAsync(600);

describe("what waits until a screen is at rest", () => {
  let client: QueryClient;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("requestIdleCallback", (task: () => void) => setTimeout(task));
    vi.stubGlobal("cancelIdleCallback", (handle: number) => clearTimeout(handle));
    client = new QueryClient();
  });
  afterEach(() => vi.useRealTimers());

  it("is done once what is shown has arrived and stands, and once only", async () => {
    const task = vi.fn();
    const arrive = slowAnswer(client);
    whenAtRest(client, task);
    await settle();
    expect(task).not.toHaveBeenCalled();
    await arrive();
    await vi.advanceTimersByTimeAsync(400);
    expect(task).not.toHaveBeenCalled();
    await settle();
    expect(task).toHaveBeenCalledOnce();
    await slowAnswer(client)();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(task).toHaveBeenCalledOnce();
  });

  it("begins to wait anew when more is asked for", async () => {
    const task = vi.fn();
    whenAtRest(client, task);
    const arrive = slowAnswer(client);
    await settle();
    expect(task).not.toHaveBeenCalled();
    await arrive();
    await settle();
    expect(task).toHaveBeenCalledOnce();
  });

  it("is done after four seconds although an answer does not come", async () => {
    const task = vi.fn();
    slowAnswer(client);
    whenAtRest(client, task);
    await vi.advanceTimersByTimeAsync(3_900);
    expect(task).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(task).toHaveBeenCalledOnce();
  });

  it("is not done when it was called off", async () => {
    const task = vi.fn();
    whenAtRest(client, task)();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(task).not.toHaveBeenCalled();
  });
});
