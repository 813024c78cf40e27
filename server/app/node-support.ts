/** The oldest major version of Node that still gets security updates. Node 20 got its last in April 2026. */
const OLDEST_SUPPORTED = 22;

/** A sentence for whoever starts the server on a Node without security updates; null on any other. */
export function describeOldNode(version: string): string | null {
  const major = Number(/^v(\d+)/.exec(version)?.[1]);
  return major < OLDEST_SUPPORTED
    ? `Node ${major} gets no security updates any more. Everything works, but install Node 24 or 22 soon.`
    : null;
}
