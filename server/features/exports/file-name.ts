const NAME_MAX = 80;
/** Up to ten letters or digits behind the last dot tell which program opens the file. */
const EXTENSION = /\.[a-z0-9]{1,10}$/i;
/** A name that begins with a dot is hidden; some systems drop what ends with one. */
const EDGES = /^[.\s]+|[.\s]+$/g;

/**
 * A name that every system takes as that of a file: no folders, no signs of the shell, bounded. What is left of it keeps its script and its extension;
 * `fallback` where nothing is left.
 */
export function safeFileName(name: string, fallback: string): string {
  const safe = name.replace(/[\p{C}\p{Zl}\p{Zp}<>:"/\\|?*\s]+/gu, " ").replace(EDGES, "");
  const extension = EXTENSION.exec(safe)?.[0] ?? "";
  const stem = [...safe.slice(0, safe.length - extension.length)]
    .slice(0, NAME_MAX - extension.length)
    .join("")
    .replace(EDGES, "");
  return `${stem}${extension}` || fallback;
}
