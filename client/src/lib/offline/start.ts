import type { QueryClient } from "@tanstack/react-query";
import { renewPushNotices } from "../push-notices/renew";
import { keepRead } from "./keep-read";
import { registerWorker } from "./register-worker";

export { forgetRead } from "./keeper";

/**
 * Keeps the build and what a person reads for when there is no network, and has push notices come where they were turned on. In development, without https and in browsers without a worker it
 * keeps nothing, because nothing would show it.
 * @returns a function that stops it
 */
export async function startOffline(client: QueryClient, owner: string): Promise<() => void> {
  if (!(await registerWorker())) return () => undefined;
  // What fails now is tried again with the next page.
  void renewPushNotices().catch(() => undefined);
  return keepRead(client, owner);
}
