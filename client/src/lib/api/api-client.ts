import type { ErrorCode, FieldErrors } from "@shared/errors";
import { READ_AT } from "@shared/offline/names";
import { language } from "../language";
import { reportReadAnswer } from "../offline/read-answers";
import { reportFactorNeeded } from "./factor-needed";

type ErrorParts = { code?: ErrorCode; serverMessage?: string; fieldErrors: FieldErrors };

/**
 * An answer that is not OK. `message` is the status, a colon and the body text (or the status text when the
 * body is empty) and is meant for logs. `userMessage` gives the text for people.
 */
export class ApiError extends Error {
  readonly status: number;
  /**
   * One of the known codes; undefined when the answer did not come from our server, but from a proxy for
   * example.
   */
  readonly code: ErrorCode | undefined;
  readonly serverMessage: string | undefined;
  /** Maps a dotted field path to sentences; empty when the answer names no fields. */
  readonly fieldErrors: FieldErrors;
  /** Seconds from the `Retry-After` header, if the server sent it. */
  readonly retryAfter: number | undefined;

  constructor(status: number, body: string, statusText = "", retryAfter?: number) {
    super(`${status}: ${body || statusText}`);
    this.name = "ApiError";
    this.status = status;
    this.retryAfter = retryAfter;
    const parts = parseErrorBody(body);
    this.code = parts.code;
    this.serverMessage = parts.serverMessage;
    this.fieldErrors = parts.fieldErrors;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parseErrorBody(body: string): ErrorParts {
  let data: unknown;
  try {
    data = JSON.parse(body);
  } catch {
    return { fieldErrors: {} };
  }
  if (!isRecord(data)) return { fieldErrors: {} };
  const fieldErrors: FieldErrors = {};
  if (isRecord(data.fieldErrors)) {
    for (const [field, sentences] of Object.entries(data.fieldErrors)) {
      const texts = Array.isArray(sentences) ? sentences.filter((text) => typeof text === "string") : [];
      if (texts.length > 0) fieldErrors[field] = texts;
    }
  }
  return {
    // The server sends only known codes; an unknown one matches no branch.
    code: typeof data.code === "string" ? (data.code as ErrorCode) : undefined,
    serverMessage: typeof data.message === "string" && data.message !== "" ? data.message : undefined,
    fieldErrors,
  };
}

/** Returns the server's own message if there is one, otherwise the fallback. */
export function userMessage(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.serverMessage) || fallback;
}

type UnauthenticatedListener = () => void;
const unauthenticatedListeners = new Set<UnauthenticatedListener>();

/** Calls `listener` whenever a request finds that there is no session. A refused sign-in does not count. */
export function onUnauthenticated(listener: UnauthenticatedListener): () => void {
  unauthenticatedListeners.add(listener);
  return () => unauthenticatedListeners.delete(listener);
}

type OutcomeListener = (isReached: boolean) => void;
const outcomeListeners = new Set<OutcomeListener>();

/** Calls `listener` after every request that was not aborted, with whether the server answered. */
export function onOutcome(listener: OutcomeListener): () => void {
  outcomeListeners.add(listener);
  return () => outcomeListeners.delete(listener);
}

/**
 * Reports an outcome. It is exported for failures outside `apiFetch`, such as a screen whose code does not
 * load.
 */
export function tellOutcome(isReached: boolean): void {
  for (const listener of outcomeListeners) listener(isReached);
}

const AWAY = [502, 503, 504];

/**
 * Returns true if the error is an answer of our server. It is false if the request did not reach the server,
 * or if a proxy reports that the server is away.
 */
export function wasAnswered(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return !(AWAY.includes(error.status) && (error.code === undefined || error.code === "unavailable"));
}

export type ApiMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * Calls our API on a same-origin path with cookies, and sends the body as JSON. The answer is not read yet.
 * `accept` names the types that the caller can read, if not only JSON. `keepalive` lets the request outlive the page.
 * @throws ApiError for any answer that is not OK; TypeError when the server could not be reached.
 */
export async function apiFetch(
  method: ApiMethod,
  path: string,
  body?: unknown,
  { signal, accept, keepalive }: { signal?: AbortSignal; accept?: string; keepalive?: boolean } = {},
): Promise<Response> {
  const response = await fetch(path, {
    method,
    credentials: "include",
    headers: {
      ...(body !== undefined && { "Content-Type": "application/json" }),
      ...(accept !== undefined && { Accept: accept }),
      "Accept-Language": language,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
    keepalive,
  }).catch((error: unknown) => {
    if (!signal?.aborted) tellOutcome(false);
    throw error;
  });
  if (response.ok) {
    // The service worker answered, in place of a server that it did not reach.
    const readAt = response.headers.get(READ_AT);
    if (readAt) reportReadAnswer(path, Number(readAt));
    tellOutcome(!readAt);
    return response;
  }
  const retryAfter = Number(response.headers.get("Retry-After") ?? NaN);
  const error = new ApiError(
    response.status,
    await response.text(),
    response.statusText,
    Number.isFinite(retryAfter) ? retryAfter : undefined,
  );
  tellOutcome(wasAnswered(error));
  if (error.status === 401 && error.code !== "invalid_credentials") {
    for (const listener of unauthenticatedListeners) listener();
  }
  // Administrators are refused changes only, and told so where they press.
  if (error.code === "second_factor_required" && method === "GET") reportFactorNeeded();
  throw error;
}

/**
 * Calls our API with JSON in both directions. An empty answer gives `undefined`.
 * @throws the same errors as `apiFetch`
 */
export async function apiRequest<T = unknown>(
  method: ApiMethod,
  path: string,
  body?: unknown,
  options: { signal?: AbortSignal } = {},
): Promise<T> {
  const text = await (await apiFetch(method, path, body, options)).text();
  // The caller names the type. Our server keeps to the shared views, so the answer is not validated again
  // here.
  return (text === "" ? undefined : JSON.parse(text)) as T;
}
