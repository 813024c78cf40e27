/**
 * The address that a text stands for, read against `base` where it is relative; null where it is none.
 *
 * `URL.canParse` is not asked: Node 20, once it has compiled a function that calls it often, denies every host with "ö" and its like.
 */
export function parseUrl(text: string, base?: string | URL): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
