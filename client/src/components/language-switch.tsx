import { useQueryClient } from "@tanstack/react-query";
import { LANGUAGES, getLanguageRules } from "@shared/words/language";
import { cn } from "@/lib/cn";
import { currentUserKey } from "@/lib/api/current-user";
import { language, switchLanguage } from "@/lib/language";

/**
 * Shows a button for every other language, named in that language. It is for visitors; users choose their
 * language in Settings.
 */
export function LanguageSwitch({ className }: { className?: string }) {
  // The user is only read from the cache. On the page that says that the server is away, a request here would
  // repeat endlessly.
  const isSignedIn = Boolean(useQueryClient().getQueryData(currentUserKey));
  if (isSignedIn) return null;
  return LANGUAGES.filter((other) => other !== language).map((other) => (
    <button
      key={other}
      type="button"
      lang={other}
      onClick={() => switchLanguage(other)}
      className={cn(
        "inline-flex min-h-11 items-center rounded-control px-2 font-semibold underline-offset-4 hover:underline",
        className,
      )}
    >
      {getLanguageRules(other).name}
    </button>
  ));
}
