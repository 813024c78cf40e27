import type { QueryFunctionContext } from "@tanstack/react-query";
import { ApiError, apiRequest } from "./api-client";
import { joinQueryKey } from "./query-client";

/**
 * Whether a server does not know a call that the product's own server answers beside the common ones: 404 without one of our codes. What
 * needs that call is left out of the screen then, instead of being told as a failure.
 */
export const isUnknownCall = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404 && error.code === undefined;

/** A query function that reads the key as an address. @returns null where the server does not know the call */
export async function readIfKnown<T>({ queryKey, signal }: QueryFunctionContext): Promise<T | null> {
  try {
    return await apiRequest<T>("GET", joinQueryKey(queryKey), undefined, { signal });
  } catch (error) {
    if (isUnknownCall(error)) return null;
    throw error;
  }
}
