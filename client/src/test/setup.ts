import { ReadableStream as NodeReadableStream } from "node:stream/web";
import { format } from "node:util";
import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import { clearSessionLost } from "@/lib/api/session-lost";
import { createDraftCipher } from "@/lib/draft-cipher";
import { dropAllDrafts, setDraftCipher } from "@/lib/form-drafts";
import { clearToasts } from "@/lib/toast";

// A busy machine needs more time than the default: a screen's code is read when it is first shown.
configure({ asyncUtilTimeout: process.env.CI ? 60_000 : 5_000 });

// jsdom has no streams.
globalThis.ReadableStream ??= NodeReadableStream as typeof ReadableStream;

// jsdom has no layout and so no media queries, no scrolling and no observers.
window.matchMedia = (query: string) =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => true,
  }) satisfies MediaQueryList;
// jsdom never reports that it is idle.
window.requestIdleCallback = (task) => window.setTimeout(task);
window.cancelIdleCallback = (handle) => window.clearTimeout(handle);
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
globalThis.IntersectionObserver ??= SilentObserver as unknown as typeof IntersectionObserver;
globalThis.ResizeObserver ??= SilentObserver;

// Timers that a test leaves behind would run in the next one, with the next one's answers.
const timers = new Set<ReturnType<typeof setTimeout>>();
const startTimer = globalThis.setTimeout;
globalThis.setTimeout = Object.assign((...parameters: Parameters<typeof startTimer>) => {
  const timer = startTimer(...parameters);
  timers.add(timer);
  return timer;
}, startTimer);

// React reports wrong use, such as a missing key, only with console.error. A test that expects one mocks it.
const logged: string[] = [];
Object.assign(console, { error: (...parameters: unknown[]) => void logged.push(format(...parameters)) });

// The persons of the tests have their key at once. Tests of the key itself use others.
const PERSONS = ["11111111-1111-4111-8111-111111111111", "ama@example.org", "somebody-else"];
beforeEach(() => {
  for (const person of PERSONS) setDraftCipher(person, createDraftCipher("A".repeat(43)));
});

afterEach(() => {
  cleanup();
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
  clearToasts();
  clearSessionLost();
  vi.unstubAllGlobals();
  // What a test left in a form must not wait for the next one.
  PERSONS.forEach(dropAllDrafts);
  localStorage.clear();
  sessionStorage.clear();
  const [first] = logged.splice(0);
  if (first !== undefined) throw new Error(`console.error was called: ${first}`);
});
