import { URL_MAX } from "@shared/constants/limits";
import { parseUrl } from "@shared/parse-url";
import { isStorable, isWebAddress } from "@shared/validators/fields";

/** Makes an address from a page absolute. Returns null when it is no web address. */
export function absoluteUrl(href: string | undefined | null, base: string): string | null {
  const address = href?.trim() ?? "";
  if (address === "" || address.length > URL_MAX || address.startsWith("#")) return null;
  const url = parseUrl(address, base);
  if (!url) return null;
  const absolute = unwrapUrl(url).href;
  return absolute.length <= URL_MAX && isWebAddress(absolute) && isStorable(absolute) ? absolute : null;
}

/** Word processors on the web replace every link with an address of their own. */
function unwrapUrl(url: URL): URL {
  const isWrapper = /^www\.google\.[a-z.]{2,6}$/.test(url.hostname) && url.pathname === "/url";
  const target = isWrapper ? (url.searchParams.get("q") ?? url.searchParams.get("url")) : null;
  return target !== null && isWebAddress(target) ? new URL(target) : url;
}

const removeWww = (host: string) => host.toLowerCase().replace(/^www\d?\./, "");

/** Whether two addresses are on the same site. `www.` makes no difference. */
export function isSameHost(a: string, b: string): boolean {
  const [one, other] = [parseUrl(a), parseUrl(b)];
  return one !== null && other !== null && removeWww(one.hostname) === removeWww(other.hostname);
}

/** Whether two addresses lead to the same document. */
export function isSamePage(a: string, b: string): boolean {
  const normalise = (address: string) => address.replace(/#.*$/, "").replace(/\/$/, "");
  return normalise(a) === normalise(b);
}
