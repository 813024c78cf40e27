/**
 * The addresses behind one that names several servers, each with its own port, as PostgreSQL's own programs take it:
 * `postgres://user@one:5432,two:5433/name`. One that names a single server is itself.
 */
export function addressesOf(url: string): string[] {
  const [, before = "", hosts = "", after = ""] =
    /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s.exec(url) ?? [];
  return before === "" ? [url] : hosts.split(",").map((host) => before + host.trim() + after);
}

/** The addresses of a list, separated by commas. Each may name several servers itself. */
export const listedAddresses = (list: string): string[] =>
  list
    .split(/,(?=\s*(?:[a-z]+:\/\/|$))/)
    .map((url) => url.trim())
    .filter((url) => url !== "")
    .flatMap(addressesOf);

/** An address as a log may hold it: the server, without who connects and how. */
export const serverNameOf = (url: string): string =>
  /^postgres(?:ql)?:\/\/(?:[^/?#]*@)?([^/?#]*)/.exec(url)?.[1] || "localhost";
