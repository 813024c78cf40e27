import { act, configure, render, screen, waitFor, within } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { beforeAll, expect, vi } from "vitest";
import { App } from "@/app/app";
import { shell } from "@/app/lazy-shell";
import { SCREENS } from "@/app/routes";
import { FakeEventSource } from "./fake-event-source";
import { MEMBER, answerSpec, type SpecCall, type SpecRoutes } from "./spec-api";

// The whole client takes longer to render than a part of it, especially the first time.
configure({ asyncUtilTimeout: process.env.CI ? 20_000 : 10_000 });

/** Loads the code of these screens of the route table before the first test. */
export const loadScreens = (...paths: string[]) =>
  beforeAll(async () => {
    const screens = SCREENS.filter(({ path }) => paths.includes(path));
    await Promise.all([shell, ...screens].map((loadable) => loadable.load()));
  }, 60_000);

/**
 * Opens the whole client at an address, with a server that answers exactly as in the specification
 * (`spec-api`). Returns the calls so far, in order. Routes may be changed while the screen is open.
 */
export function openScreen(path: string, given: SpecRoutes = {}) {
  const routes: SpecRoutes = { ...MEMBER, ...given };
  const calls: SpecCall[] = [];
  FakeEventSource.install();
  const answer = async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const address = input instanceof Request ? input.url : input;
    const { pathname, searchParams } = new URL(address, location.href);
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    const call = { method: init.method ?? "GET", path: pathname, query: searchParams, body };
    calls.push(call);
    const { status, body: answerBody } = await answerSpec(routes, call);
    return new Response(answerBody === undefined ? null : JSON.stringify(answerBody), { status });
  };
  vi.stubGlobal("fetch", vi.fn(answer));
  history.replaceState(null, "", path);
  const user = userEvent.setup();
  const { container, unmount } = render(<App />);
  return { user, calls, routes, container, unmount };
}

/** Expects a toast with this title and description; there is at most one on the screen. */
export async function expectToast(title: string, description?: string): Promise<HTMLElement> {
  return waitFor(() => {
    const [found] = screen
      .getAllByRole("status")
      .flatMap((status) => [...status.querySelectorAll<HTMLElement>("[data-variant]")]);
    if (!found) throw new Error("There is no toast");
    expect(within(found).getByText(title)).toBeVisible();
    if (description) expect(within(found).getByText(description)).toBeVisible();
    return found;
  });
}

/** Expects a toast of a failure. */
export async function expectFailure(title: string, description?: string): Promise<void> {
  expect(await expectToast(title, description)).toHaveAttribute("data-variant", "destructive");
}

/** Expects the screen of this address with this heading. */
export async function expectScreen(path: string, heading: string | RegExp): Promise<void> {
  expect(await screen.findByRole("heading", { level: 1, name: heading })).toBeVisible();
  // The screen before may have had the same heading.
  await waitFor(() => expect(location.pathname + location.search).toBe(path));
}

/** Lists the cards of opportunities on the screen, in order. */
export const listCards = (): HTMLElement[] => [...screen.getByRole("main").querySelectorAll("article")];

/** Advances fake timers, and handles everything that follows. */
export const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Goes to another address as a link would. */
export const visit = (path: string): void => act(() => history.pushState(null, "", path));

/** Replaces the text of a field. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  if (text) await user.paste(text);
}
