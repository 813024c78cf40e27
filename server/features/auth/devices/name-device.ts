import bowser from "bowser";
import type { DeviceKind, DeviceView } from "@shared/validators/devices";

/** What is kept of a User-Agent header. Usual ones have less than 200 characters. */
const USER_AGENT_MAX = 300;

/** Cuts a User-Agent header to what is stored. Undefined when a client sends none. */
export const cutUserAgent = (header: string | undefined): string | undefined =>
  header?.slice(0, USER_AGENT_MAX) || undefined;

// Only listed names are told: from an unknown header the library takes the first word, which anybody may choose.
const BROWSERS: ReadonlySet<string> = new Set(Object.values(bowser.BROWSER_MAP));
const SYSTEMS: ReadonlySet<string> = new Set(Object.values(bowser.OS_MAP));
const KINDS: ReadonlyMap<string, DeviceKind> = new Map([
  ["desktop", "desktop"],
  ["mobile", "phone"],
  ["tablet", "tablet"],
]);

const listed = (names: ReadonlySet<string>, name: string | undefined): string | null =>
  name !== undefined && names.has(name) ? name : null;

/** Names the browser, the system and the kind of a device by its User-Agent header. Unknown parts are null. */
export function nameDevice(userAgent: string | null | undefined): DeviceView {
  if (!userAgent) return { browser: null, system: null, kind: null };
  const { browser, os, platform } = bowser.parse(userAgent);
  return {
    browser: listed(BROWSERS, browser.name),
    system: listed(SYSTEMS, os.name),
    kind: KINDS.get(platform.type ?? "") ?? null,
  };
}
