const NAME_MAX = 80;
/** An extension: up to ten letters or digits behind the last dot. */
const EXTENSION = /\.[a-z0-9]{1,10}$/i;
/** A leading dot would hide the file, and some systems drop a trailing one. */
const EDGES = /^[.\s]+|[.\s]+$/g;

/**
 * Makes a file name that is valid on every system: no folders, no shell characters, limited in length. Its script and extension stay;
 * `fallback` is used when nothing is left.
 */
export function toSafeFileName(name: string, fallback: string): string {
  const safe = name.replace(/[\p{C}\p{Zl}\p{Zp}<>:"/\\|?*\s]+/gu, " ").replace(EDGES, "");
  const extension = EXTENSION.exec(safe)?.[0] ?? "";
  const stem = [...safe.slice(0, safe.length - extension.length)]
    .slice(0, NAME_MAX - extension.length)
    .join("")
    .replace(EDGES, "");
  return `${stem}${extension}` || fallback;
}
