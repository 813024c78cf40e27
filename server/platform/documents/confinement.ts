import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";

/** The restrictions of a program that reads a document. In addition it always has no environment and limited time. */
export type Confinement = {
  /** Node's permissions let it read only its own folder, write nothing, and start no process and no thread. */
  files: boolean;
  /** The kernel gives it an empty network of its own. Otherwise only Node refuses connections. */
  network: boolean;
};

const flags = process.allowedNodeEnvironmentFlags;
const PERMISSION = ["--permission", "--experimental-permission"].find((flag) => flags.has(flag));
const SHELL = "/bin/sh";
/** A core dump would contain the document. The shell's own variables are removed. */
const WITHIN_LIMITS = 'ulimit -c 0; ulimit -t "$1"; shift; exec env -i "$@"';
const UNSHARE = ["/usr/bin/unshare", "/bin/unshare"].find((path) => existsSync(path));
const OWN_NETWORK = ["--map-root-user", "--net"];

let found: Promise<Confinement> | undefined;

/** Tries once which restrictions this machine supports. Many containers forbid namespaces. */
export function findConfinement(): Promise<Confinement> {
  found ??= canHaveOwnNetwork().then((network) => ({
    // On other systems a thread watches the memory, and these permissions would forbid that thread.
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

/** Describes the missing restrictions in a sentence for the operator; null if none is missing. */
export function describeGaps({ files, network }: Confinement): string | null {
  if (!files)
    return "Files are read by a process that is not confined on this system: a file that takes it over could read what the server reads. Linux confines it.";
  if (!network)
    return "Only Node keeps the network from the process that reads files: this system does not let a process have a network of its own (unshare --map-root-user --net).";
  return null;
}

/**
 * Returns the command that runs `program` confined: the program and its arguments.
 * @param cpuSeconds the CPU time after which the kernel ends it if nothing else does
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
    // In some versions of Node SQLite can write files in spite of the permissions.
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
