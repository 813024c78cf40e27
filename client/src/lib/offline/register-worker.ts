import { language } from "../language";

/**
 * Registers the service worker, which opens the product without a network. A new build replaces it by itself. Without https, or in a
 * browser that refuses, the page goes on without.
 */
export async function registerWorker(): Promise<void> {
  // In development files change all the time.
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register(`/service-worker.js?language=${language}`).catch(() => undefined);
}
