import { spawnSync } from "node:child_process";

const OWN = ["--user", "--map-root-user", "--pid", "--fork", "--mount-proc", "--uts", "--kill-child"];

/**
 * The command before a command that runs it as in a container of its own: with process ids and a host name of its own, and the same files.
 */
export const asContainer = (name: string) => [
  "unshare",
  ...OWN,
  "sh",
  "-c",
  `hostname ${name} && exec "$@"`,
  "sh",
];

/** Whether this machine lets its tests make such containers. */
export function canBeContainer(): boolean {
  const [command = "", ...given] = [...asContainer("trial"), "true"];
  const isPossible = spawnSync(command, given).status === 0;
  // oxlint-disable-next-line no-console -- the reader of the tests' output has to know what was not tried.
  if (!isPossible) console.log("Left out: the tests with containers (unshare makes no namespaces here).");
  return isPossible;
}
