import { useQueryClient } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { isLanguage, LANGUAGES, getLanguageRules } from "@shared/words/language";
import { cn } from "@/lib/cn";
import { currentUserKey } from "@/lib/api/current-user";
import { language, switchLanguage } from "@/lib/language";
import { t } from "@/words";

/**
 * Chooses the language of the page, each named in itself. It is for visitors; users choose their language in
 * Settings.
 */
export function LanguageSwitch({ className }: { className?: string }) {
  // The user is only read from the cache. On the page that says that the server is away, a request here would
  // repeat endlessly.
  const isSignedIn = Boolean(useQueryClient().getQueryData(currentUserKey));
  if (isSignedIn) return null;
  return (
    <span className={cn("relative inline-flex items-center", className)}>
      <select
        aria-label={t("Language")}
        value={language}
        onChange={({ target }) => isLanguage(target.value) && switchLanguage(target.value)}
        className="field-sizing-content min-h-11 appearance-none rounded-control bg-transparent ps-2 pe-7 font-semibold underline-offset-4 hover:underline [&>option]:bg-surface [&>option]:text-ink"
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {getLanguageRules(one).name}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute end-2 size-4" />
    </span>
  );
}
