import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, vi } from "vitest";
import { App } from "@/app/app";
import { FakeEventSource } from "./fake-event-source";
import { AT_FIRST, answerSpec, type SpecCall, type SpecRoutes } from "./spec-api";

/**
 * Opens the whole client at an address, before a server that answers what the specification says and nothing more (`spec-api`). Gives
 * back the calls that were made, in order; routes may be changed while the screen is open.
 */
export function openScreen(path: string, given: SpecRoutes = {}) {
  const routes: SpecRoutes = { ...AT_FIRST, ...given };
  const calls: SpecCall[] = [];
  FakeEventSource.install();
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const address = input instanceof Request ? input.url : input;
    const { pathname, searchParams } = new URL(address, location.href);
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    const call = { method: init.method ?? "GET", path: pathname, query: searchParams, body };
    calls.push(call);
    const { status, body: answer } = await answerSpec(routes, call);
    return new Response(answer === undefined ? null : JSON.stringify(answer), { status });
  });
  history.replaceState(null, "", path);
  const user = userEvent.setup();
  const { container, unmount } = render(<App />);
  return { user, calls, routes, container, unmount };
}

/** The toast on the screen, of which there is one at most, with its title and what is said below. */
export async function expectTold(title: string, description?: string): Promise<HTMLElement> {
  const toast = await vi.waitFor(() => {
    const [found] = screen
      .getAllByRole("status")
      .flatMap((status) => [...status.querySelectorAll<HTMLElement>("[data-variant]")]);
    if (!found) throw new Error("There is no toast");
    expect(within(found).getByText(title)).toBeVisible();
    return found;
  });
  if (description) expect(within(toast).getByText(description)).toBeVisible();
  return toast;
}

/** The toast is one of a failure. */
export async function expectFailure(title: string, description?: string): Promise<void> {
  expect(await expectTold(title, description)).toHaveAttribute("data-variant", "destructive");
}

/** The screen at an address with this heading is shown. */
export async function expectScreen(path: string, heading: string | RegExp): Promise<void> {
  expect(await screen.findByRole("heading", { level: 1, name: heading })).toBeVisible();
  expect(location.pathname + location.search).toBe(path);
}
