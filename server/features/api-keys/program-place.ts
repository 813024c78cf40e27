import { parseUrl } from "@shared/parse-url";
import type { ProgramPlace } from "@shared/validators/api-keys";

/** The names of the own device. */
export const LOOPBACK_HOSTS = ["localhost", "127.0.0.1", "[::1]"];
/** Editors whose addresses are older than the rule that such a kind is a reversed domain name. */
const EDITOR_SCHEMES = ["cursor", "vscode", "vscode-insiders", "windsurf", "zed"];

/**
 * Where a program lets people come back to: a site over https, a port of their own device, or a program there by the kind
 * of its address (RFC 8252). Null for any other address: a browser would run or send it elsewhere.
 */
export function readPlace(address: string): ProgramPlace | null {
  const url = parseUrl(address);
  if (!url || url.hash !== "" || url.username !== "" || url.password !== "") return null;
  const scheme = url.protocol.slice(0, -1);
  if (LOOPBACK_HOSTS.includes(url.hostname) && ["http", "https"].includes(scheme))
    return { kind: "device", scheme: null };
  if (scheme === "https") return { kind: "site", host: url.host };
  return scheme.includes(".") || EDITOR_SCHEMES.includes(scheme) ? { kind: "device", scheme } : null;
}

/** The same of an address that was checked before it was stored, perhaps by an older version. */
export const findPlace = (address: string): ProgramPlace =>
  readPlace(address) ?? { kind: "device", scheme: null };
