import { useEffect } from "react";
import { useCurrentUser } from "@/lib/api/current-user";
import { switchLanguage } from "@/lib/language";

/** Switches to the language of the user's account after signing in, whatever this browser used before. */
export function LanguageWatch() {
  const { user } = useCurrentUser();
  const userId = user?.id;
  const own = user?.preferredLanguage;
  useEffect(() => {
    if (own) switchLanguage(own);
    // Once per user: a choice in another window must not reload this one in the middle of work.
    // oxlint-disable-next-line hooks/exhaustive-deps
  }, [userId]);
  return null;
}
