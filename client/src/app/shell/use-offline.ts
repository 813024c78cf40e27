import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { CurrentUserView } from "@shared/validators/auth";
import { useSessionLost } from "@/lib/api/session-lost";
import { savesData, whenIdle } from "@/lib/browser/when-idle";
import { draftOwner } from "@/lib/form-drafts";

/**
 * Has the browser keep what opens and shows the product without a network, once the page is idle. When the session has ended, what was kept is
 * removed at once. Readers who save data do without.
 */
export function useOffline(user: CurrentUserView): void {
  const client = useQueryClient();
  const isLost = useSessionLost();
  const owner = draftOwner(user);
  useEffect(() => {
    if (owner === undefined || savesData()) return;
    let hasEnded = false;
    let stop: () => void = () => undefined;
    const load = async () => {
      const offline = await import("@/lib/offline/start");
      if (hasEnded) return;
      if (isLost) return offline.forgetRead();
      const stopKeeping = await offline.startOffline(client, owner);
      if (hasEnded) stopKeeping();
      else stop = stopKeeping;
    };
    // What cannot be had or kept now is tried again with the next page.
    const cancel = whenIdle(() => void load().catch(() => undefined));
    return () => {
      hasEnded = true;
      cancel();
      stop();
    };
  }, [client, owner, isLost]);
}
