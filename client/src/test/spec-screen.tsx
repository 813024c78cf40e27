import { act, configure, render, screen, waitFor, within } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { beforeAll, expect, vi } from "vitest";
import { App } from "@/app/app";
import { shell } from "@/app/lazy-shell";
import { SCREENS } from "@/app/routes";
import { FakeEventSource } from "./fake-event-source";
import { AT_FIRST, answerSpec, type SpecCall, type SpecRoutes } from "./spec-api";

// The whole client takes longer than a part of it to be there, most of all for the first time.
configure({ asyncUtilTimeout: 10_000 });

/** Loads the code of these screens of the route table before the first test, which would have to wait for it too. */
export const loadScreens = (...paths: string[]) =>
  beforeAll(async () => {
    const wanted = SCREENS.filter(({ path }) => paths.includes(path));
    await Promise.all([shell, ...wanted].map((part) => part.load()));
  }, 60_000);

/**
 * Opens the whole client at an address, before a server that answers what the specification says and nothing more (`spec-api`). Gives
 * back the calls that were made, in order; routes may be changed while the screen is open.
 */
export function openScreen(path: string, given: SpecRoutes = {}) {
  const routes: SpecRoutes = { ...AT_FIRST, ...given };
  const calls: SpecCall[] = [];
  FakeEventSource.install();
  const answer = async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const address = input instanceof Request ? input.url : input;
    const { pathname, searchParams } = new URL(address, location.href);
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    const call = { method: init.method ?? "GET", path: pathname, query: searchParams, body };
    calls.push(call);
    const { status, body: told } = await answerSpec(routes, call);
    return new Response(told === undefined ? null : JSON.stringify(told), { status });
  };
  vi.stubGlobal("fetch", vi.fn(answer));
  history.replaceState(null, "", path);
  const user = userEvent.setup();
  const { container, unmount } = render(<App />);
  return { user, calls, routes, container, unmount };
}

/** The toast on the screen, of which there is one at most, with its title and what is said below. */
export async function expectTold(title: string, description?: string): Promise<HTMLElement> {
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

/** The toast is one of a failure. */
export async function expectFailure(title: string, description?: string): Promise<void> {
  expect(await expectTold(title, description)).toHaveAttribute("data-variant", "destructive");
}

/** The screen at an address with this heading is shown. */
export async function expectScreen(path: string, heading: string | RegExp): Promise<void> {
  expect(await screen.findByRole("heading", { level: 1, name: heading })).toBeVisible();
  // The screen that is left may have had the same heading.
  await waitFor(() => expect(location.pathname + location.search).toBe(path));
}

/** The cards of opportunities on the screen, in order. */
export const shownCards = (): HTMLElement[] => [...screen.getByRole("main").querySelectorAll("article")];

/** Lets time pass for a test whose timers are fake, and all that comes of it. */
export const passTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Goes to another address as a link would. */
export const visit = (path: string): void => act(() => history.pushState(null, "", path));

/** Writes a text into a field, in place of the one that is there. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  if (text) await user.paste(text);
}
