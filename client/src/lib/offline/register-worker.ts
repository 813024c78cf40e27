import { language } from "../language";

/**
 * Registers the service worker, which opens the product without a network. A new build replaces it by itself.
 * @returns whether there is one; none without https, in development, and where the browser refuses
 */
export async function registerWorker(): Promise<boolean> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return false;
  try {
    // Undefined where a test or an extension of the browser has taken its place.
    const registered = (await navigator.serviceWorker.register(`/service-worker.js?language=${language}`)) as
      ServiceWorkerRegistration | undefined;
    return registered !== undefined;
  } catch {
    return false;
  }
}
