import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { URL_MAX } from "@shared/constants/limits";
import { parseUrl } from "@shared/parse-url";
import { failures } from "./failures";

export type AddressRules = {
  /**
   * Returns the address to request: absolute, without fragment and without a trailing dot in the host name.
   * @throws FetchFailure `refused_address`
   */
  checkUrl(text: string, base?: URL): URL;
  /** Whether a connection to this IP address may be made. */
  allows(ip: string): boolean;
};

const [GLOBAL_UNICAST, GLOBAL_UNICAST_BITS] = ipaddr.IPv6.parseCIDR("2000::/3");
/** The only metadata service whose address is in a private range. */
const METADATA = ipaddr.IPv6.parse("fd00:ec2::254").toNormalizedString();

/**
 * Creates the rules for addresses that may be visited: http(s) at public addresses on the usual ports. `allowPrivate`
 * adds this machine, its private networks and every port, for tests. Link-local, metadata, multicast and embedded
 * addresses stay refused even then.
 */
export function createAddressRules({ allowPrivate }: { allowPrivate: boolean }): AddressRules {
  const allows = (ip: string) => isPublic(ip) || (allowPrivate && isPrivate(ip));

  function checkUrl(text: string, base?: URL): URL {
    if (text.length > URL_MAX) throw failures.addressTooLong();
    const url = parseUrl(text, base);
    if (!url || (url.protocol !== "http:" && url.protocol !== "https:")) throw failures.notAnAddress();
    if (url.href.length > 2 * URL_MAX) throw failures.addressTooLong();
    if (url.username !== "" || url.password !== "") throw failures.credentials(url);
    url.hash = "";
    url.hostname = url.hostname.replace(/\.$/, "");
    if (!allowPrivate && !["", "80", "443"].includes(url.port)) throw failures.port(url);
    const host = url.hostname.replace(/^\[|\]$/g, "");
    const isRefused = isIP(host) === 0 ? isLocalName(host) && !allowPrivate : !allows(host);
    if (isRefused) throw failures.notPublic(url);
    return url;
  }

  return { checkUrl, allows };
}

const isLocalName = (host: string) => host === "localhost" || host.endsWith(".localhost");

/**
 * Accepts only globally routed unicast addresses. The parser gives addresses that embed another one (mapped, NAT64,
 * 6to4, Teredo) ranges of their own, and no website has an IPv6 address outside 2000::/3.
 */
function isPublic(ip: string): boolean {
  if (!ipaddr.isValid(ip)) return false;
  const address = ipaddr.parse(ip);
  if (address.range() !== "unicast") return false;
  return address instanceof ipaddr.IPv4 || address.match(GLOBAL_UNICAST, GLOBAL_UNICAST_BITS);
}

function isPrivate(ip: string): boolean {
  if (!ipaddr.isValid(ip)) return false;
  const address = ipaddr.parse(ip);
  const range = address.range();
  return (
    (range === "loopback" || range === "private" || range === "uniqueLocal") &&
    address.toNormalizedString() !== METADATA
  );
}
