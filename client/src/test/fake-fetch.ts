import { getConfig } from "@testing-library/react";
import { vi } from "vitest";
import type { ErrorBody, ErrorCode } from "@shared/errors";
import { ERROR_STATUS } from "@shared/errors";

export type FakeCall = { method: string; path: string; body: unknown };
type Answer = { status?: number; body?: unknown; headers?: Record<string, string> };
type Handler = Answer | ((call: FakeCall) => Answer | Promise<Answer>);

/** Builds an error answer as the server sends it. */
export function errorAnswer(
  code: ErrorCode,
  message: string,
  fieldErrors?: ErrorBody["fieldErrors"],
): Answer {
  return { status: ERROR_STATUS[code], body: { message, code, fieldErrors } };
}

/**
 * Replaces `fetch` for one test. Routes are "METHOD /path" or "METHOD /path?query"; the one with the query
 * wins. Any other call fails the test by answering 501. Handlers may be changed or added later through
 * `routes`.
 * @returns the calls so far, in order
 */
export function fakeFetch(routes: Record<string, Handler>): {
  calls: FakeCall[];
  routes: Record<string, Handler>;
} {
  const calls: FakeCall[] = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const path = typeof input === "string" ? input : input instanceof URL ? input.href : input.url;
    const method = init.method ?? "GET";
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    const call = { method, path, body };
    calls.push(call);
    const handler = routes[`${method} ${path}`] ?? routes[`${method} ${path.split("?")[0]}`];
    const answer = handler
      ? typeof handler === "function"
        ? await handler(call)
        : handler
      : { status: 501, body: { message: `No fake answer for ${method} ${path}`, code: "internal" } };
    const status = answer.status ?? (answer.body === undefined ? 204 : 200);
    const { headers } = answer;
    return new Response(answer.body === undefined ? null : JSON.stringify(answer.body), { status, headers });
  });
  return { calls, routes };
}

/** Makes a route whose answers wait until a test gives them, one call after the other. */
export function holdAnswers(): { next: () => Promise<Answer>; give: (answer: Answer) => Promise<void> } {
  const waiting: ((answer: Answer) => void)[] = [];
  return {
    next: () => new Promise((resolve) => waiting.push(resolve)),
    give: async (answer) => {
      await vi.waitFor(
        () => {
          if (waiting.length === 0) throw new Error("No request is waiting");
        },
        { timeout: getConfig().asyncUtilTimeout },
      );
      waiting.shift()!(answer);
    },
  };
}
