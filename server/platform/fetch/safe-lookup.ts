import { lookup as systemLookup, type LookupAddress } from "node:dns";
import type { LookupFunction } from "node:net";
import { failures } from "./failures";

/** Looks up all addresses of a host. Fails with the error codes of `dns.lookup`. */
export type Lookup = (hostname: string) => Promise<LookupAddress[]>;

export const lookupAll: Lookup = (hostname) =>
  new Promise((resolve, reject) => {
    systemLookup(hostname, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)));
  });

/**
 * Creates the look-up of one connection. The socket connects to the addresses returned here without another look-up, so
 * a name cannot resolve differently for the check and for the connection. One refused address refuses them all, because
 * the socket may choose any of them.
 */
export function createSafeLookup(url: URL, lookup: Lookup, allows: (ip: string) => boolean): LookupFunction {
  const find = async (hostname: string, family: number) => {
    const addresses = await lookup(hostname);
    if (addresses.length === 0) throw failures.unknownHost(url);
    if (!addresses.every(({ address }) => allows(address))) throw failures.notPublic(url);
    const usable = addresses.filter((address) => family === 0 || address.family === family);
    if (usable.length === 0) throw failures.unknownHost(url);
    return usable;
  };
  return (hostname, options, callback) => {
    const family = options.family === 4 || options.family === 6 ? options.family : 0;
    find(hostname, family).then(
      (addresses) => {
        const [first] = addresses;
        if (options.all || !first) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, []),
    );
  };
}
