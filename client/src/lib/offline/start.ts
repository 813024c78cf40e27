import type { QueryClient } from "@tanstack/react-query";
import { keepRead } from "./keep-read";
import { registerWorker } from "./register-worker";

export { forgetRead } from "./keeper";

/**
 * Keeps the build and what a person reads for when there is no network. In development, without https and in browsers without a worker it
 * keeps nothing, because nothing would show it.
 * @returns a function that stops it
 */
export async function startOffline(client: QueryClient, owner: string): Promise<() => void> {
  if (!(await registerWorker())) return () => undefined;
  return keepRead(client, owner);
}
