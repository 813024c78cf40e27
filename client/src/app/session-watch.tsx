import { useQuery, useQueryClient } from "@tanstack/react-query";
import { READ_CACHE } from "@shared/offline/names";
import { lazy, Suspense, useEffect } from "react";
import { onUnauthenticated } from "@/lib/api/api-client";
import { currentUserKey, currentUserQuery } from "@/lib/api/current-user";
import { reportSessionLost, useSignInAsked } from "@/lib/api/session-lost";

// Lazy because it is rarely needed, and the first page does without it.
const SessionLostDialog = lazy(() => import("./session-lost-dialog"));

/** Removes what this browser has kept of somebody who is no longer signed in, wherever that was ended. */
async function forgetKept() {
  if (await caches.has(READ_CACHE)) await (await import("@/lib/offline/keeper")).forgetRead();
}

/**
 * Opens "Sign in again" when a request finds no session although a user was signed in here.
 */
export function SessionWatch() {
  const client = useQueryClient();
  useEffect(
    () =>
      onUnauthenticated(() => {
        if (client.getQueryData(currentUserKey)) reportSessionLost();
      }),
    [client],
  );
  const isNobody = useQuery(currentUserQuery()).data === null;
  useEffect(() => {
    // Browsers keep nothing without https. The next page tries once more.
    if (isNobody && "caches" in globalThis) forgetKept().catch(() => undefined);
  }, [isNobody]);
  const isAsked = useSignInAsked();
  if (!isAsked) return null;
  return (
    <Suspense fallback={null}>
      <SessionLostDialog />
    </Suspense>
  );
}
