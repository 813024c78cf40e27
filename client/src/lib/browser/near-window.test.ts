import { afterEach, expect, it, vi } from "vitest";

afterEach(() => vi.resetModules());

it("marks what is near the window, with one observer for all", async () => {
  const observers: { tell: (entries: object[]) => void; observed: Set<Element> }[] = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observed = new Set<Element>();
      tell: (entries: object[]) => void;
      constructor(tell: (entries: object[]) => void) {
        this.tell = tell;
        observers.push(this);
      }
      observe(element: Element) {
        this.observed.add(element);
      }
      unobserve(element: Element) {
        this.observed.delete(element);
      }
    },
  );
  const { markNear } = await import("./near-window");
  const [one, other] = [document.createElement("div"), document.createElement("div")];
  const leave = markNear(one);
  markNear(other);
  expect(observers).toHaveLength(1);
  const observer = observers[0]!;
  observer.tell([
    { target: one, isIntersecting: true },
    { target: other, isIntersecting: false },
  ]);
  expect([one, other].map((each) => each.hasAttribute("data-near"))).toEqual([true, false]);
  observer.tell([{ target: one, isIntersecting: false }]);
  expect(one).not.toHaveAttribute("data-near");
  leave?.();
  expect([...observer.observed]).toEqual([other]);
});
