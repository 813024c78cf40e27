import { act, fireEvent, render } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { TabRow } from "./tab-row";

const TAB_WIDTH = 100;
const TABS = 6;

/** How wide the row is. The test environment lays nothing out, so that the test does. */
let width = 0;
let resize = () => {};

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(callback: () => void) {
        resize = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
});

function show(chosen: number, at: number) {
  width = at;
  const { container } = render(
    <TabRow>
      <ul>
        {Array.from({ length: TABS }, (_, n) => (
          <li key={n}>
            <a href="/" aria-current={n === chosen ? "page" : undefined}>
              Tab {n}
            </a>
          </li>
        ))}
      </ul>
    </TabRow>,
  );
  const row = container.querySelector<HTMLElement>("[data-tab-row]")!;
  Object.defineProperties(row, {
    clientWidth: { get: () => width },
    scrollWidth: { get: () => TAB_WIDTH * TABS },
  });
  row.getBoundingClientRect = () => new DOMRect(0, 0, width, 44);
  row.querySelectorAll("a").forEach((tab, n) => {
    tab.getBoundingClientRect = () => new DOMRect(n * TAB_WIDTH - row.scrollLeft, 0, TAB_WIDTH, 44);
  });
  const turnTo = (wide: number) => {
    width = wide;
    act(() => resize());
  };
  turnTo(at);
  const scrollBy = (left: number) => {
    row.scrollLeft = left;
    fireEvent.scroll(row);
  };
  return { row, turnTo, scrollBy };
}

describe("a row of tabs", () => {
  it("shows the chosen tab, also after the screen became narrower", () => {
    const { row, turnTo } = show(4, 500);
    expect(row.scrollLeft).toBe(44);
    fireEvent.scroll(row);
    turnTo(300);
    expect(row.scrollLeft).toBe(244);
  });

  it("stays where somebody scrolled it when the screen is turned", () => {
    const { row, turnTo, scrollBy } = show(4, 300);
    scrollBy(0);
    turnTo(280);
    expect(row.scrollLeft).toBe(0);
    turnTo(320);
    expect(row.scrollLeft).toBe(0);
  });

  it("follows the chosen tab again once it was scrolled back into view", () => {
    const { row, turnTo, scrollBy } = show(4, 300);
    scrollBy(0);
    scrollBy(250);
    turnTo(220);
    expect(row.scrollLeft).toBe(324);
  });
});
