import type { ErrorCode, FieldErrors } from "@shared/errors";
import { language } from "../language";

type ErrorParts = { code?: ErrorCode; serverMessage?: string; fieldErrors: FieldErrors };

/**
 * Any answer that is not OK. `message` is the status, a colon and the body text (or the status text when the body
 * is empty): for logs. What a person reads comes from `userMessage`.
 */
export class ApiError extends Error {
  readonly status: number;
  /** From the closed list; undefined when the answer did not come from our server (a proxy's page, say). */
  readonly code: ErrorCode | undefined;
  readonly serverMessage: string | undefined;
  /** Dotted field path to sentences; empty when the answer names no fields. */
  readonly fieldErrors: FieldErrors;
  /** Seconds from `Retry-After`, when the server gave them. */
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
    // The server promises the closed list; an unknown word simply matches no branch.
    code: typeof data.code === "string" ? (data.code as ErrorCode) : undefined,
    serverMessage: typeof data.message === "string" && data.message !== "" ? data.message : undefined,
    fieldErrors,
  };
}

/** The sentence to show: the server's own message when there is one, else the fallback of the product. */
export function userMessage(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.serverMessage) || fallback;
}

type UnauthenticatedListener = () => void;
const unauthenticatedListeners = new Set<UnauthenticatedListener>();

/** Tells `listener` whenever a call finds that there is no session (a refused sign-in is not such a case). */
export function onUnauthenticated(listener: UnauthenticatedListener): () => void {
  unauthenticatedListeners.add(listener);
  return () => unauthenticatedListeners.delete(listener);
}

type OutcomeListener = (isReached: boolean) => void;
const outcomeListeners = new Set<OutcomeListener>();

/** Tells `listener` of every call that has ended, but for those called off: whether the server answered at all. */
export function onOutcome(listener: OutcomeListener): () => void {
  outcomeListeners.add(listener);
  return () => outcomeListeners.delete(listener);
}

/** Also for what fails to arrive without a call of ours, such as a screen's code. */
export function tellOutcome(isReached: boolean): void {
  for (const listener of outcomeListeners) listener(isReached);
}

const AWAY = [502, 503, 504];

/** Whether an error is the server's answer; otherwise the call did not reach it, or what stands before it said that it is away. */
export function wasAnswered(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return !(AWAY.includes(error.status) && (error.code === undefined || error.code === "unavailable"));
}

export type ApiMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * One call to our API: same-origin path, cookies included, its body sent as JSON. The answer is not read yet. `accept` names
 * the types that the caller can read, where that is more than JSON.
 * @throws ApiError for any answer that is not OK; TypeError when the server could not be reached.
 */
export async function apiFetch(
  method: ApiMethod,
  path: string,
  body?: unknown,
  { signal, accept }: { signal?: AbortSignal; accept?: string } = {},
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
  }).catch((error: unknown) => {
    if (!signal?.aborted) tellOutcome(false);
    throw error;
  });
  if (response.ok) {
    tellOutcome(true);
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
  throw error;
}

/**
 * One call to our API, JSON both ways. An empty answer gives `undefined`.
 * @throws as `apiFetch`
 */
export async function apiRequest<T = unknown>(
  method: ApiMethod,
  path: string,
  body?: unknown,
  options: { signal?: AbortSignal } = {},
): Promise<T> {
  const text = await (await apiFetch(method, path, body, options)).text();
  // The caller names the shape: our own server keeps to the shared views, so it is not parsed a second time here.
  return (text === "" ? undefined : JSON.parse(text)) as T;
}
