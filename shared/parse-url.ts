/**
 * Parses an address, which may be relative to `base`. Returns null when it is no address.
 *
 * `URL.canParse` is not used. Once Node 20 has compiled a function that calls it often, it rejects every host
 * with "ö" and similar letters.
 */
export function parseUrl(text: string, base?: string | URL): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
