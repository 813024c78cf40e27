import { useEffect } from "react";
import { useCurrentUser } from "@/lib/api/current-user";
import { switchLanguage } from "@/lib/language";

/** Whoever signs in, or comes back, reads their own language, whatever this browser was told before. */
export function LanguageWatch() {
  const { user } = useCurrentUser();
  const userId = user?.id;
  const own = user?.preferredLanguage;
  useEffect(() => {
    if (own) switchLanguage(own);
    // Once for each person: what another window chooses meanwhile does not take this one away from under their hands.
    // oxlint-disable-next-line hooks/exhaustive-deps
  }, [userId]);
  return null;
}
