import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { leadOneTab } from "./push-tabs";

type Wish = {
  name: string;
  callback: () => Promise<void> | undefined;
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
};

/** Fakes the locks of one browser, which the tabs of a test share. */
class FakeLocks {
  #held = new Map<string, Wish>();
  #queue: Wish[] = [];

  request(name: string, options: LockOptions, callback: Wish["callback"]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const wish: Wish = { name, callback, resolve, reject };
      if (options.steal) {
        this.#held.get(name)?.reject(new DOMException("stolen", "AbortError"));
        this.#grant(wish);
        return;
      }
      this.#queue.push(wish);
      options.signal?.addEventListener("abort", () => {
        if (!this.#queue.includes(wish)) return;
        this.#queue = this.#queue.filter((other) => other !== wish);
        reject(options.signal?.reason as Error);
      });
      queueMicrotask(() => this.#next(name));
    });
  }

  #next(name: string) {
    const wish = this.#held.has(name) ? undefined : this.#queue.find((other) => other.name === name);
    if (!wish) return;
    this.#queue = this.#queue.filter((other) => other !== wish);
    this.#grant(wish);
  }

  #grant(wish: Wish) {
    const { name } = wish;
    this.#held.set(name, wish);
    void Promise.resolve(wish.callback()).then((value) => {
      wish.resolve(value);
      if (this.#held.get(name) !== wish) return;
      this.#held.delete(name);
      this.#next(name);
    });
  }
}

class FakeChannel {
  static open = new Set<FakeChannel>();
  /** Channels of tabs that the system has put to sleep; they receive nothing. */
  static asleep = new Set<FakeChannel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly name: string;
  constructor(name: string) {
    this.name = name;
    FakeChannel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const other of FakeChannel.open)
      if (other !== this && other.name === this.name && !FakeChannel.asleep.has(other))
        other.onmessage?.({ data });
  }
  close() {
    FakeChannel.open.delete(this);
  }
}

const leaveFunctions: (() => void)[] = [];

function openTab(name = "push") {
  const received: string[] = [];
  const ends = vi.fn();
  let tell: ((message: string) => void) | undefined;
  const leave = leadOneTab<string>(name, {
    onMessage: (message) => received.push(message),
    lead: (say) => {
      tell = say;
      return () => {
        tell = undefined;
        ends();
      };
    },
  });
  leaveFunctions.push(leave);
  return { received, ends, leave, isLeading: () => tell !== undefined, tell: (text: string) => tell?.(text) };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  FakeChannel.open.clear();
  FakeChannel.asleep.clear();
  vi.stubGlobal("BroadcastChannel", FakeChannel);
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { locks: new FakeLocks() }));
});
afterEach(() => {
  for (const leave of leaveFunctions.splice(0)) leave();
  vi.useRealTimers();
});

describe("leadOneTab", () => {
  it("one tab leads and sends messages to all tabs", async () => {
    const [first, second, other] = [openTab(), openTab(), openTab("another person's")];
    await settle();
    expect([first.isLeading(), second.isLeading(), other.isLeading()]).toEqual([true, false, true]);
    first.tell("a");
    expect([first.received, second.received, other.received]).toEqual([["a"], ["a"], []]);
  });

  it("another tab takes the lead when the leading tab leaves", async () => {
    const [first, second] = [openTab(), openTab()];
    await settle();
    first.leave();
    await settle();
    expect(first.ends).toHaveBeenCalledOnce();
    expect(second.isLeading()).toBe(true);
    second.tell("b");
    expect(first.received).toEqual([]);
  });

  it("the leading tab keeps the lead while it answers", async () => {
    const [first, second] = [openTab(), openTab()];
    await vi.advanceTimersByTimeAsync(10_000);
    document.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(10_000);
    expect([first.isLeading(), second.isLeading()]).toEqual([true, false]);
  });

  it("another tab takes the lead from a sleeping tab, which waits for it again when it wakes", async () => {
    const first = openTab();
    await settle();
    const [sleeper] = FakeChannel.open;
    const second = openTab();
    await settle();
    FakeChannel.asleep.add(sleeper!);
    document.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(second.isLeading()).toBe(false);
    await vi.advanceTimersByTimeAsync(1_500);
    expect([first.isLeading(), second.isLeading()]).toEqual([false, true]);
    FakeChannel.asleep.clear();
    second.leave();
    await settle();
    expect(first.isLeading()).toBe(true);
  });

  it("a tab that has left does not take the lead", async () => {
    const [first, second, third] = [openTab(), openTab(), openTab()];
    await settle();
    second.leave();
    first.leave();
    await settle();
    expect([second.isLeading(), third.isLeading()]).toEqual([false, true]);
  });

  it("every tab leads in a browser without locks", () => {
    vi.stubGlobal("navigator", {});
    const [first, second] = [openTab(), openTab()];
    expect([first.isLeading(), second.isLeading()]).toEqual([true, true]);
    first.tell("a");
    expect([first.received, second.received]).toEqual([["a"], []]);
    first.leave();
    expect(first.ends).toHaveBeenCalledOnce();
  });
});
