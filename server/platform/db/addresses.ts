/**
 * Splits an address that names several servers, each with its own port, as PostgreSQL's own programs accept it:
 * `postgres://user@one:5432,two:5433/name`. An address of a single server is returned unchanged.
 */
export function splitAddress(url: string): string[] {
  const [, before = "", hosts = "", after = ""] =
    /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s.exec(url) ?? [];
  return before === "" ? [url] : hosts.split(",").map((host) => before + host.trim() + after);
}

/** Splits a comma-separated list of addresses, each of which may name several servers. */
export const splitAddressList = (list: string): string[] =>
  list
    .split(/,(?=\s*(?:[a-z]+:\/\/|$))/)
    .map((url) => url.trim())
    .filter((url) => url !== "")
    .flatMap(splitAddress);

/** Returns the host and port of an address for logs, without the user and options. */
export const getServerName = (url: string): string =>
  /^postgres(?:ql)?:\/\/(?:[^/?#]*@)?([^/?#]*)/.exec(url)?.[1] || "localhost";
