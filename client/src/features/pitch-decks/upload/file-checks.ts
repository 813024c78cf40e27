import { DECK_BYTES_MAX } from "@shared/constants/limits";
import { LOCALE } from "@/lib/language";
import { once } from "@/lib/once";
import { t } from "@/words";

const KB = 1024;
const MB = KB * KB;
const figure = once(() => new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1, useGrouping: false }));

/** "12.4 MB", "640 KB": rounded up, so that no file over a limit seems to be within it. */
export function formatFileSize(bytes: number): string {
  if (bytes >= MB) return t("{size} MB", { size: figure().format(Math.ceil((bytes / MB) * 10) / 10) });
  return t("{size} KB", { size: Math.ceil(bytes / KB) });
}

/** Why a file cannot be uploaded, in a sentence; undefined when nothing speaks against it. What it really is, the server says. */
export function findFileProblem(file: File): string | undefined {
  if (file.size === 0) return t("This file is empty. Choose the deck itself.");
  if (file.size > DECK_BYTES_MAX)
    return t("This file is {size}. A deck can be up to {most}.", {
      size: formatFileSize(file.size),
      most: formatFileSize(DECK_BYTES_MAX),
    });
  return undefined;
}

/** The one file of a drop or a choice, or why it is not one. Undefined when nothing was dropped that could be a file. */
export function pickFile(data: DataTransfer): File | { problem: string } | undefined {
  if (data.files.length > 1) return { problem: t("Choose one file at a time.") };
  // A dropped folder looks like a file until it is read.
  const entry = data.items?.[0]?.webkitGetAsEntry?.();
  if (entry?.isDirectory) return { problem: t("This is a folder. Choose the deck's file in it.") };
  return data.files[0];
}
