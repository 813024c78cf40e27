import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { currentUserQuery } from "@/lib/api/current-user";
import { useSessionEnded } from "@/lib/api/session-lost";
import { whenIdle } from "@/lib/browser/when-idle";

/** Listens to the server's events while a user is signed in and reads again what has changed. Renders nothing. */
export function Push() {
  const client = useQueryClient();
  const { data: user, dataUpdatedAt } = useQuery(currentUserQuery());
  // Includes a dismissed question and a sign-out: a new stream would be refused, and its check would open the dialog again.
  const hasEnded = useSessionEnded();
  // Stops when the session is gone, until the user is read again after signing in.
  const [gone, setGone] = useState<{ userId: string; at: number }>();
  const isGone = gone !== undefined && gone.userId === user?.id && dataUpdatedAt <= gone.at;
  const userId = user && !hasEnded && !isGone ? user.id : undefined;
  const lastUserId = useRef<string>(undefined);

  useEffect(() => {
    if (userId === undefined) return;
    const hadGap = lastUserId.current === userId;
    lastUserId.current = userId;
    let isStopped = false;
    const readAt = Date.now();
    let stop = whenIdle(() => {
      // The landing page does without this code.
      import("@/lib/realtime/push").then(
        ({ startPush }) => {
          if (isStopped) return;
          const onGone = () => setGone({ userId, at: Date.now() });
          stop = startPush({ client, userId, readAt, hadGap, onGone });
        },
        // Without events the page still works; a reload tries again.
        () => undefined,
      );
    });
    return () => {
      isStopped = true;
      stop();
    };
  }, [client, userId]);

  return null;
}
