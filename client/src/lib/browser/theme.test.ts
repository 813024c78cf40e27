import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setTheme, startTheme, useTheme } from "./theme";

/** Stubs an operating system whose preference can change. */
function fakeSystem(dark: boolean) {
  const listeners = new Set<() => void>();
  const media = {
    matches: dark,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  vi.stubGlobal("matchMedia", () => media);
  return (next: boolean) => {
    media.matches = next;
    for (const listener of listeners) listener();
  };
}

const readShownTheme = () => document.documentElement.dataset.theme;
let stop = () => {};

describe("theme", () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => stop());

  it("the theme is the system's by default and follows it", () => {
    const change = fakeSystem(true);
    stop = startTheme();
    expect(renderHook(() => useTheme()).result.current.theme).toBe("system");
    expect(readShownTheme()).toBe("dark");
    change(false);
    expect(readShownTheme()).toBe("light");
  });

  it("the theme is stored in the browser and applied at once", () => {
    fakeSystem(false);
    stop = startTheme();
    const { result } = renderHook(() => useTheme());
    act(() => result.current.setTheme("dark"));
    expect(result.current.theme).toBe("dark");
    expect(readShownTheme()).toBe("dark");
    expect(localStorage.getItem("theme")).toBe("dark");
  });

  it("a chosen theme ignores the system", () => {
    localStorage.setItem("theme", "light");
    const change = fakeSystem(true);
    stop = startTheme();
    expect(readShownTheme()).toBe("light");
    change(true);
    expect(readShownTheme()).toBe("light");
    setTheme("system");
    expect(readShownTheme()).toBe("dark");
  });

  it("the theme follows a choice made in another tab", () => {
    fakeSystem(false);
    stop = startTheme();
    localStorage.setItem("theme", "dark");
    window.dispatchEvent(new StorageEvent("storage", { key: "theme" }));
    expect(readShownTheme()).toBe("dark");
  });

  it("the theme ignores an unknown stored value", () => {
    localStorage.setItem("theme", "sepia");
    fakeSystem(false);
    stop = startTheme();
    expect(readShownTheme()).toBe("light");
  });
});
