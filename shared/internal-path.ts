import { parseUrl } from "./parse-url";

const HERE = "http://here.invalid";

/** Returns a path from an address if it stays on this site, otherwise undefined. */
export function internalPath(path: string | null): string | undefined {
  if (!path || !path.startsWith("/")) return undefined;
  // The URL parser decides in the same way as the browser: "//host" and "/\host" lead to another site.
  const url = parseUrl(path, HERE);
  // "/.//host" stays here, but what is left of it would not.
  if (url?.origin !== HERE || url.pathname.startsWith("//")) return undefined;
  return url.pathname + url.search + url.hash;
}
