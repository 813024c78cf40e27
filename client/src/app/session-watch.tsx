import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect } from "react";
import { onUnauthenticated } from "@/lib/api/api-client";
import { currentUserKey } from "@/lib/api/current-user";
import { reportSessionLost, useSignInAsked } from "@/lib/api/session-lost";

// Lazy because it is rarely needed, and the first page does without it.
const SessionLostDialog = lazy(() => import("./session-lost-dialog"));

/** Opens "Sign in again" when a request finds no session although a user was signed in here. */
export function SessionWatch() {
  const client = useQueryClient();
  useEffect(
    () =>
      onUnauthenticated(() => {
        if (client.getQueryData(currentUserKey)) reportSessionLost();
      }),
    [client],
  );
  const isAsked = useSignInAsked();
  if (!isAsked) return null;
  return (
    <Suspense fallback={null}>
      <SessionLostDialog />
    </Suspense>
  );
}
