import { useQueryClient } from "@tanstack/react-query";
import { LANGUAGES, rulesOf } from "@shared/words/language";
import { cn } from "@/lib/cn";
import { currentUserKey } from "@/lib/api/current-user";
import { language, switchLanguage } from "@/lib/language";

/** Links to every other language, each named in that language. For visitors: users choose theirs in Settings. */
export function LanguageSwitch({ className }: { className?: string }) {
  // Read from the cache only: on a page that says the server is away, a request here would repeat endlessly.
  const isSignedIn = Boolean(useQueryClient().getQueryData(currentUserKey));
  if (isSignedIn) return null;
  return LANGUAGES.filter((one) => one !== language).map((one) => (
    <button
      key={one}
      type="button"
      lang={one}
      onClick={() => switchLanguage(one)}
      className={cn(
        "inline-flex min-h-11 items-center rounded-control px-2 font-semibold underline-offset-4 hover:underline",
        className,
      )}
    >
      {rulesOf(one).name}
    </button>
  ));
}
