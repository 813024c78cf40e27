import { useQueryClient } from "@tanstack/react-query";
import { LANGUAGES, rulesOf } from "@shared/words/language";
import { cn } from "@/lib/cn";
import { currentUserKey } from "@/lib/api/current-user";
import { language, switchLanguage } from "@/lib/language";

/** For visitors: every other language, each in its own words. Whoever is signed in chooses theirs in Settings. */
export function LanguageSwitch({ className }: { className?: string }) {
  // Looked at, not asked for: on a page that says the server is away this would ask it without end.
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
