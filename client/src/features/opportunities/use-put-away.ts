import { useState } from "react";
import { useInBrowser } from "@/hooks/use-in-browser";

const buildKey = (entityId: string) => `question-put-away:${entityId}`;

function isStored(entityId: string): boolean {
  try {
    return sessionStorage.getItem(buildKey(entityId)) !== null;
  } catch {
    return false;
  }
}

/** Remembers, until the tab is closed, that the question about an entity was closed. */
export function usePutAway(entityId: string): { isPutAway: boolean; putAway: () => void } {
  // The server does not know the session storage of a tab, so it is read after hydration.
  const stored = useInBrowser(() => isStored(entityId), false);
  const [putAwayId, setPutAwayId] = useState<string>();
  const putAway = () => {
    setPutAwayId(entityId);
    try {
      sessionStorage.setItem(buildKey(entityId), "1");
    } catch {
      // Without storage the question stays away on this screen only.
    }
  };
  return { isPutAway: stored || putAwayId === entityId, putAway };
}
