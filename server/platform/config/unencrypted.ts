import { parseUrl } from "@shared/parse-url";
import { getServerName, splitAddress, splitAddressList } from "../db/addresses";

export type Addresses = {
  DATABASE_URL?: string;
  DATABASE_DIRECT_URL?: string;
  DATABASE_READ_URLS?: string;
  S3_ENDPOINT?: string;
  S3_STS_ENDPOINT?: string;
  OPENAI_BASE_URL?: string;
  ANTHROPIC_BASE_URL?: string;
  GRANTS_GOV_URL?: string;
  LOG_COLLECTOR_URL?: string;
  BREACHED_PASSWORDS_URL?: string;
  /** The machines that may be spoken to without encryption, because the network between is the operator's own. */
  UNENCRYPTED_HOSTS: string[];
};

const WEB = [
  "S3_ENDPOINT",
  "S3_STS_ENDPOINT",
  "OPENAI_BASE_URL",
  "ANTHROPIC_BASE_URL",
  "GRANTS_GOV_URL",
  "LOG_COLLECTOR_URL",
  "BREACHED_PASSWORDS_URL",
] as const;
const DATABASES = ["DATABASE_URL", "DATABASE_DIRECT_URL", "DATABASE_READ_URLS"] as const;

/** Lists the settings that lead to another machine without encryption. The mail server is asked when a mail is sent. */
export function listUnencrypted(settings: Addresses): string[] {
  const isOpen = (host: string | null) => host !== null && isElsewhere(host, settings.UNENCRYPTED_HOSTS);
  return [
    ...DATABASES.filter((name) =>
      splitAddressList(settings[name] ?? "")
        .flatMap(splitAddress)
        .map(findPlainDatabase)
        .some(isOpen),
    ),
    ...WEB.filter((name) => isOpen(findPlainHost(settings[name] ?? ""))),
  ];
}

/** Returns whether a host is another machine that is not named as one that needs no encryption. */
export const isElsewhere = (host: string, allowed: readonly string[]): boolean =>
  !/^(localhost|127\.[\d.]+|\[?::1\]?)$/.test(host) && !allowed.includes(host);

const findPlainHost = (address: string): string | null => {
  const url = parseUrl(address);
  return url?.protocol === "http:" ? url.hostname : null;
};

/** Returns the host of a database that is spoken to without TLS. */
function findPlainDatabase(address: string): string | null {
  const options = new URLSearchParams(address.split("?")[1]);
  const mode = options.get("sslmode");
  const isEncrypted = mode ? mode !== "disable" : /^(true|1)$/.test(options.get("ssl") ?? "");
  const host = options.get("host") ?? getServerName(address);
  // A path is a socket of this machine.
  return isEncrypted || host.startsWith("/") ? null : (parseUrl(`http://${host}`)?.hostname ?? null);
}
