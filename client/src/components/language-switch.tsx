import { useQueryClient } from "@tanstack/react-query";
import { isLanguage, LANGUAGES, describeLanguage } from "@shared/words/language";
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
    <select
      aria-label={t("Language")}
      value={language}
      onChange={({ target }) => isLanguage(target.value) && switchLanguage(target.value)}
      className={cn(
        "field-sizing-content min-h-11 rounded-control bg-transparent px-2 font-semibold [&>option]:bg-surface [&>option]:text-ink",
        className,
      )}
    >
      {LANGUAGES.map((one) => (
        <option key={one} value={one} lang={one}>
          {describeLanguage(one).name}
        </option>
      ))}
    </select>
  );
}
