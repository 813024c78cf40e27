/** The oldest major version of Node that still gets security updates. Node 20 got its last in April 2026. */
const OLDEST_SUPPORTED = 22;

/** Returns a warning for a Node version without security updates, or null for any other version. */
export function describeOldNode(version: string): string | null {
  const major = Number(/^v(\d+)/.exec(version)?.[1]);
  return major < OLDEST_SUPPORTED
    ? `Node ${major} no longer gets security updates. Everything works, but install Node 24 or 22 soon.`
    : null;
}
