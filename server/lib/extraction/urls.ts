import { URL_MAX } from "@shared/constants/limits";
import { isStorable, isWebAddress } from "@shared/validators/fields";

/** An address as it stands on a page, made absolute; null for anything that is no web address. */
export function absoluteUrl(href: string | undefined | null, base: string): string | null {
  const given = href?.trim() ?? "";
  if (given === "" || given.length > URL_MAX || given.startsWith("#") || !URL.canParse(given, base))
    return null;
  const absolute = unwrapped(new URL(given, base)).href;
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
  return (
    URL.canParse(a) && URL.canParse(b) && withoutWww(new URL(a).hostname) === withoutWww(new URL(b).hostname)
  );
}

/** Whether two addresses lead to the same document. */
export function isSamePage(a: string, b: string): boolean {
  const plain = (address: string) => address.replace(/#.*$/, "").replace(/\/$/, "");
  return plain(a) === plain(b);
}
