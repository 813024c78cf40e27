/// <reference lib="webworker" />

/** The worker itself: TypeScript takes `self` for a window. */
export const worker = self as unknown as ServiceWorkerGlobalScope;
