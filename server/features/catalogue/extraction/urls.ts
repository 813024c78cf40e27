import { URL_MAX } from "@shared/constants/limits";
import { parseUrl } from "@shared/parse-url";
import { isStorable, isWebAddress } from "@shared/validators/fields";

/** An address as it stands on a page, made absolute; null for anything that is no web address. */
export function absoluteUrl(href: string | undefined | null, base: string): string | null {
  const given = href?.trim() ?? "";
  if (given === "" || given.length > URL_MAX || given.startsWith("#")) return null;
  const url = parseUrl(given, base);
  if (!url) return null;
  const absolute = unwrapped(url).href;
  return absolute.length <= URL_MAX && isWebAddress(absolute) && isStorable(absolute) ? absolute : null;
}

/** Word processors on the web send every link through an address of their own. */
function unwrapped(url: URL): URL {
  const isWrapper = /^www\.google\.[a-z.]{2,6}$/.test(url.hostname) && url.pathname === "/url";
  const target = isWrapper ? (url.searchParams.get("q") ?? url.searchParams.get("url")) : null;
  return target !== null && isWebAddress(target) ? new URL(target) : url;
}

const withoutWww = (host: string) => host.toLowerCase().replace(/^www\d?\./, "");

/** Whether two addresses are of the same site; `www.` makes no difference. */
export function isSameHost(a: string, b: string): boolean {
  const [one, other] = [parseUrl(a), parseUrl(b)];
  return one !== null && other !== null && withoutWww(one.hostname) === withoutWww(other.hostname);
}

/** Whether two addresses lead to the same document. */
export function isSamePage(a: string, b: string): boolean {
  const plain = (address: string) => address.replace(/#.*$/, "").replace(/\/$/, "");
  return plain(a) === plain(b);
}
