import { FILE_BYTES_MAX } from "@shared/constants/limits";
import { formatFileSize } from "@/lib/format/file-size";
import { t } from "@/words";

/** Returns a sentence if a file cannot be uploaded; undefined if it may be. The server checks the content. */
export function findFileProblem(file: File): string | undefined {
  if (file.size === 0) return t("This file is empty. Choose the deck itself.");
  if (file.size > FILE_BYTES_MAX)
    return t("This file is {size}. A deck can be up to {most}.", {
      size: formatFileSize(file.size),
      most: formatFileSize(FILE_BYTES_MAX),
    });
  return undefined;
}

/**
 * Returns the only file of a drop or a choice, or the reason why there is none. Returns undefined if nothing dropped
 * could be a file.
 */
export function pickFile(data: DataTransfer): File | { problem: string } | undefined {
  if (data.files.length > 1) return { problem: t("Choose one file at a time.") };
  // A dropped folder looks like a file until it is read.
  const entry = data.items?.[0]?.webkitGetAsEntry?.();
  if (entry?.isDirectory) return { problem: t("This is a folder. Choose the deck's file in it.") };
  return data.files[0];
}
