import { isIP } from "node:net";
import type { Config } from "../../platform/config/config";

/** What a passkey is bound to: the name of the host, and the address that pages come from. */
export function getRelyingParty({ PUBLIC_URL }: Pick<Config, "PUBLIC_URL">): { id: string; origin: string } {
  const { hostname, origin } = new URL(PUBLIC_URL);
  return { id: hostname, origin };
}

/** Browsers bind passkeys to names only, so an installation that is reached by an IP address has none. */
export const hasPasskeys = (config: Pick<Config, "PUBLIC_URL">): boolean =>
  isIP(getRelyingParty(config).id.replace(/[[\]]/g, "")) === 0;
