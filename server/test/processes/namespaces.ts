import { spawnSync } from "node:child_process";

const UNSHARE_OPTIONS = [
  "--user",
  "--map-root-user",
  "--pid",
  "--fork",
  "--mount-proc",
  "--uts",
  "--kill-child",
];

/**
 * Returns the words before a command that run it as in a container, with its own process ids and host name,
 * but the same files.
 */
export const asContainer = (name: string) => [
  "unshare",
  ...UNSHARE_OPTIONS,
  "sh",
  "-c",
  `hostname ${name} && exec "$@"`,
  "sh",
];

/** Whether this machine allows its tests to make such containers. */
export function canBeContainer(): boolean {
  const [command = "", ...args] = [...asContainer("trial"), "true"];
  const isPossible = spawnSync(command, args).status === 0;
  // oxlint-disable-next-line no-console -- the output must say which tests were left out.
  if (!isPossible) console.log("Left out: the tests with containers (unshare makes no namespaces here).");
  return isPossible;
}
