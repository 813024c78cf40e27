import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";

/** What a program that reads a deck is kept from, beside what holds everywhere: it has no environment, and its time is bounded. */
export type Confinement = {
  /** By Node's own permissions: it reads the folder that it lies in, writes nothing, and starts no process and no thread. */
  files: boolean;
  /** By the kernel: it is in a network of its own, from which no way leads out. Without, only Node refuses it connections. */
  network: boolean;
};

const flags = process.allowedNodeEnvironmentFlags;
const PERMISSION = ["--permission", "--experimental-permission"].find((flag) => flags.has(flag));
const SHELL = "/bin/sh";
/** No core dump, which would have the deck in it; and the shell's own variables go. */
const WITHIN_LIMITS = 'ulimit -c 0; ulimit -t "$1"; shift; exec env -i "$@"';
const UNSHARE = ["/usr/bin/unshare", "/bin/unshare"].find((path) => existsSync(path));
const OWN_NETWORK = ["--map-root-user", "--net"];

let found: Promise<Confinement> | undefined;

/** What this machine has. Many containers forbid namespaces, so it is tried, once. */
export function findConfinement(): Promise<Confinement> {
  found ??= canHaveOwnNetwork().then((network) => ({
    // Elsewhere a thread watches its memory, which such permissions would not let it have.
    files: PERMISSION !== undefined && process.platform === "linux",
    network,
  }));
  return found;
}

async function canHaveOwnNetwork(): Promise<boolean> {
  if (UNSHARE === undefined) return false;
  const trial = promisify(execFile)(UNSHARE, [...OWN_NETWORK, process.execPath, "--version"], { env: {} });
  return trial.then(
    () => true,
    () => false,
  );
}

/** What is not kept from such a program here, in a sentence for whoever runs the server; null when nothing is missing. */
export function describeGaps({ files, network }: Confinement): string | null {
  if (!files)
    return "Decks are read by a process that is not confined on this system: a file that takes it over could read what the server reads. Linux confines it.";
  if (!network)
    return "Only Node keeps the network from the process that reads decks: this system does not let a process have a network of its own (unshare --map-root-user --net).";
  return null;
}

/**
 * The command that runs `program` confined: the program and its arguments.
 * @param cpuSeconds of work after which the kernel ends it, should nobody else be there to do so
 */
export function confinedCommand(
  program: string,
  { memoryMb, cpuSeconds }: { memoryMb: number; cpuSeconds: number },
  { files, network }: Confinement,
): { command: string; args: string[] } {
  const folder = dirname(program);
  const node = [
    process.execPath,
    `--max-old-space-size=${memoryMb}`,
    ...(files && PERMISSION ? [PERMISSION, `--allow-fs-read=${folder}/*`] : []),
    // Some versions let it write files whatever the permissions say.
    ...(flags.has("--no-experimental-sqlite") ? ["--no-experimental-sqlite"] : []),
    "--import",
    pathToFileURL(join(folder, "refuse-network.mjs")).href,
    program,
  ];
  const inNetwork = network && UNSHARE ? [UNSHARE, ...OWN_NETWORK, ...node] : node;
  const [command, ...args] = existsSync(SHELL)
    ? [SHELL, "-c", WITHIN_LIMITS, "sh", String(cpuSeconds), ...inNetwork]
    : inNetwork;
  return { command: command!, args };
}
