import { describe, expect, it } from "vitest";
import { createCircuitBreaker } from "./circuit-breaker";

function setUp() {
  const clock = { now: 0 };
  const breaker = createCircuitBreaker({ threshold: 3, restMs: 1000, now: () => clock.now });
  const fail = (times: number) => {
    for (let i = 0; i < times; i += 1) breaker.enter()?.failed();
  };
  return { clock, breaker, fail };
}

describe("the circuit breaker", () => {
  it("opens only after failures in a row", () => {
    const { breaker, fail } = setUp();
    fail(2);
    breaker.enter()?.succeeded();
    fail(2);
    expect(breaker.enter()).toBeDefined();
    fail(1);
    expect(breaker.enter()).toBeUndefined();
  });

  it("lets a single call try after the pause", () => {
    const { breaker, clock, fail } = setUp();
    fail(3);
    clock.now = 999;
    expect(breaker.enter()).toBeUndefined();
    clock.now = 1000;
    const probe = breaker.enter();
    expect(probe).toBeDefined();
    expect(breaker.enter()).toBeUndefined();
    probe?.succeeded();
    expect(breaker.enter()).toBeDefined();
    expect(breaker.enter()).toBeDefined();
  });

  it("pauses again when that call fails", () => {
    const { breaker, clock, fail } = setUp();
    fail(3);
    clock.now = 1000;
    breaker.enter()?.failed();
    clock.now = 1999;
    expect(breaker.enter()).toBeUndefined();
    clock.now = 2000;
    expect(breaker.enter()).toBeDefined();
  });

  it("lets another call try when the first caller leaves", () => {
    const { breaker, clock, fail } = setUp();
    fail(3);
    clock.now = 1000;
    const probe = breaker.enter();
    probe?.abandoned();
    probe?.failed();
    expect(breaker.enter()).toBeDefined();
  });
});
