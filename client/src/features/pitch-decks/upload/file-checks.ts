import { DECK_BYTES_MAX } from "@shared/constants/limits";

const KB = 1024;
const MB = KB * KB;

/** "12.4 MB", "640 KB": rounded up, so that no file over a limit seems to be within it. */
export function formatFileSize(bytes: number): string {
  if (bytes >= MB) return `${(Math.ceil((bytes / MB) * 10) / 10).toFixed(1).replace(/\.0$/, "")} MB`;
  return `${Math.ceil(bytes / KB)} KB`;
}

/** Why a file cannot be uploaded, in a sentence; undefined when nothing speaks against it. What it really is, the server says. */
export function problemOf(file: File): string | undefined {
  if (file.size === 0) return "This file is empty. Choose the deck itself.";
  if (file.size > DECK_BYTES_MAX)
    return `This file is ${formatFileSize(file.size)}. A deck can be up to ${formatFileSize(DECK_BYTES_MAX)}.`;
  return undefined;
}

/** The one file of a drop or a choice, or why it is not one. Undefined when nothing was dropped that could be a file. */
export function fileOf(data: DataTransfer): File | { problem: string } | undefined {
  if (data.files.length > 1) return { problem: "Choose one file at a time." };
  // A dropped folder looks like a file until it is read.
  const entry = data.items?.[0]?.webkitGetAsEntry?.();
  if (entry?.isDirectory) return { problem: "This is a folder. Choose the deck's file in it." };
  return data.files[0];
}
