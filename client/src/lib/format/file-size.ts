import { LOCALE } from "@/lib/language";
import { once } from "@/lib/once";
import { t } from "@/words";

const KB = 1024;
const MB = KB * KB;
const figure = once(() => new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1, useGrouping: false }));

/**
 * Formats a size such as "12.4 MB" or "640 KB". It rounds up, so that a file over a limit never seems to be within
 * it.
 */
export function formatFileSize(bytes: number): string {
  if (bytes >= MB) return t("{size} MB", { size: figure().format(Math.ceil((bytes / MB) * 10) / 10) });
  return t("{size} KB", { size: Math.ceil(bytes / KB) });
}
