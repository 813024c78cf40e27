import { type ChildProcess, execFileSync, spawn, type SpawnOptions } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { homedir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { isIgnored } from "./docker-ignore";
import { type Image, ROOT, type Stage } from "./read-dockerfile";

/**
 * These folders replace the base image of the Dockerfile: the programs of this machine, mounted read-only.
 */
const MACHINE_FOLDERS = ["/usr", "/etc/ssl", "/etc/alternatives"];
const LINKED_FOLDERS = ["/bin", "/sbin", "/lib", "/lib32", "/lib64"];
const NODE_HOME = dirname(dirname(process.execPath));
export const NODE_USER = { name: "node", id: 1000 };

export type Tree = { root: string; env: Record<string, string>; workdir: string; user: string };

const quote = (word: string) => `'${word.replaceAll("'", "'\\''")}'`;

/** Makes the root of a stage: folders for the machine's programs, and a user `node` as in the real image. */
function makeBase(root: string): void {
  for (const folder of [...MACHINE_FOLDERS, "/proc", "/dev", "/tmp", "/root", "/etc", NODE_HOME])
    mkdirSync(root + folder, { recursive: true });
  chmodSync(`${root}/tmp`, 0o1777);
  for (const path of LINKED_FOLDERS.filter((linkedPath) => existsSync(linkedPath)))
    if (lstatSync(path).isSymbolicLink()) symlinkSync(readlinkSync(path), root + path);
    else mkdirSync(root + path, { recursive: true });
  const { name, id } = NODE_USER;
  writeFileSync(
    `${root}/etc/passwd`,
    `root:x:0:0::/root:/bin/sh\n${name}:x:${id}:${id}::/home/${name}:/bin/sh\n`,
  );
  writeFileSync(`${root}/etc/group`, `root:x:0:\n${name}:x:${id}:\n`);
  for (const file of ["/etc/resolv.conf", "/etc/hosts", "/etc/nsswitch.conf", "/etc/ld.so.cache"])
    if (existsSync(file)) writeFileSync(root + file, readFileSync(file));
  // npm needs this machine's settings to reach the registry of packages.
  const npmSettings = join(homedir(), ".npmrc");
  if (existsSync(npmSettings)) cpSync(npmSettings, `${root}/root/.npmrc`);
}

type Mount = { from: string; to: string; isReadOnly?: boolean };

/**
 * Lists the shell commands that mount the folders which a command in the tree sees. They run in their own
 * mount namespace.
 */
function mountLines(root: string, { isReadOnly, more }: { isReadOnly: boolean; more: Mount[] }): string[] {
  const machineFolders = [
    ...MACHINE_FOLDERS,
    ...LINKED_FOLDERS.filter((path) => existsSync(path) && !lstatSync(path).isSymbolicLink()),
  ];
  if (!NODE_HOME.startsWith("/usr")) machineFolders.push(NODE_HOME);
  const bindMount = ({ from, to, isReadOnly: only }: Mount) => [
    `mount --bind ${quote(from)} ${quote(root + to)}`,
    ...(only ? [`mount -o remount,bind,ro ${quote(root + to)}`] : []),
  ];
  return [
    // The bind mount allows making the tree itself read-only.
    `mount --bind ${quote(root)} ${quote(root)}`,
    ...machineFolders
      .filter((path) => existsSync(path))
      .flatMap((path) => bindMount({ from: path, to: path, isReadOnly: true })),
    `mount --rbind /dev ${quote(`${root}/dev`)}`,
    `mount -t proc proc ${quote(`${root}/proc`)}`,
    ...(isReadOnly
      ? [`mount -o remount,bind,ro ${quote(root)}`, `mount -t tmpfs tmpfs ${quote(`${root}/tmp`)}`]
      : []),
    ...more.flatMap(bindMount),
  ];
}

/** Builds the command that runs another one in a tree, as its first process. */
function buildCommand(
  { root, env, workdir, user }: Tree,
  command: string[],
  options: { isReadOnly: boolean; more: Mount[] },
): string[] {
  const settings = {
    PATH: `${NODE_HOME}/bin:/usr/local/bin:/usr/bin:/bin`,
    HOME: user === "root" ? "/root" : "/tmp",
    ...env,
  };
  const id = user === "root" ? 0 : NODE_USER.id;
  const dropRights = options.isReadOnly ? ["--bounding-set=-all", "--no-new-privs"] : [];
  const inside = [
    "/usr/sbin/chroot",
    root,
    "/usr/bin/setpriv",
    `--reuid=${id}`,
    `--regid=${id}`,
    "--clear-groups",
    ...dropRights,
    "/usr/bin/env",
    "-i",
    `--chdir=${workdir}`,
    ...Object.entries(settings).map(([name, value]) => `${name}=${value}`),
    ...command,
  ];
  const script = ["set -e", ...mountLines(root, options), `exec ${inside.map(quote).join(" ")}`].join("\n");
  return ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-c", script];
}

function run(command: string[], options: SpawnOptions = {}): void {
  execFileSync(command[0]!, command.slice(1), { stdio: ["ignore", "inherit", "inherit"], ...options });
}

/** Collects the npm settings of this machine's environment, and mounts its cache of packages. */
function readNpmSettings(root: string): { env: Record<string, string>; more: Mount[] } {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] =>
        /^npm_config_(registry|cafile|proxy|https_proxy)$/i.test(entry[0]) && !!entry[1],
    ),
  );
  const cache = execFileSync("npm", ["config", "get", "cache"], { encoding: "utf8" }).trim();
  mkdirSync(`${root}/root/.npm`, { recursive: true });
  mkdirSync(cache, { recursive: true });
  return {
    env: { ...env, npm_config_cache: "/root/.npm", npm_config_prefer_offline: "true" },
    more: [{ from: cache, to: "/root/.npm" }],
  };
}

function* listFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (isIgnored(relative(ROOT, path))) continue;
    if (entry.isDirectory()) yield* listFiles(path);
    else yield path;
  }
}

function copy(tree: Tree, from: string | null, source: string, to: string): void {
  const target = tree.root + resolve(tree.workdir, to);
  // A target that ends with a slash or is "." is a folder.
  const isInto = to.endsWith("/") || to === ".";
  if (from !== null) {
    mkdirSync(dirname(target), { recursive: true });
    run(["cp", "-al", from + source, isInto ? `${target}/` : target]);
    return;
  }
  if (source !== ".") return cpSync(ROOT + source, isInto ? join(target, source) : target);
  for (const file of listFiles(ROOT)) {
    const path = join(target, relative(ROOT, file));
    mkdirSync(dirname(path), { recursive: true });
    cpSync(file, path);
  }
}

/** Runs the steps of a stage in a folder. */
function buildStage(stage: Stage, root: string, earlier: Map<string, string>): Tree {
  makeBase(root);
  const tree: Tree = { root, env: {}, workdir: "/", user: "root" };
  for (const step of stage.steps) {
    if (step.kind === "env") Object.assign(tree.env, step.values);
    else if (step.kind === "user") tree.user = step.name;
    else if (step.kind === "workdir") {
      tree.workdir = step.path;
      mkdirSync(root + step.path, { recursive: true });
    } else if (step.kind === "copy")
      for (const source of step.sources)
        copy(tree, step.from === null ? null : earlier.get(step.from)!, source, step.to);
    else {
      const npm = readNpmSettings(root);
      const stageTree = { ...tree, env: { ...tree.env, ...npm.env } };
      run(buildCommand(stageTree, ["/bin/sh", "-c", step.command], { isReadOnly: false, more: npm.more }));
    }
  }
  return tree;
}

/** Builds all stages in a folder. @returns the tree of the last one */
export function buildImage({ stages }: Image, folder: string, say: (line: string) => void): Tree {
  const built = new Map<string, string>();
  let tree: Tree | undefined;
  for (const [n, stage] of stages.entries()) {
    const startedAt = Date.now();
    const root = join(folder, `stage-${n}`);
    tree = buildStage(stage, root, built);
    if (stage.name) built.set(stage.name, root);
    say(
      `Stage ${n + 1} of ${stages.length}: ${stage.steps.length} steps in ${((Date.now() - startedAt) / 1000).toFixed(0)} s.`,
    );
  }
  return tree!;
}

/**
 * Starts a command as an engine would: with a read-only file system, no rights and volumes, as the first
 * process of its namespace.
 */
export function startContainer(
  tree: Tree,
  command: string[],
  volumes: Mount[],
  env: Record<string, string> = {},
): ChildProcess {
  const containerCommand = buildCommand({ ...tree, env: { ...tree.env, ...env } }, command, {
    isReadOnly: true,
    more: volumes,
  });
  return spawn(containerCommand[0]!, containerCommand.slice(1), { stdio: ["ignore", "pipe", "pipe"] });
}

/** Finds the first process of a container, by its id on this machine. An engine sends signals to it. */
export function findFirstProcess(container: ChildProcess): number {
  const children = readFileSync(`/proc/${container.pid}/task/${container.pid}/children`, "utf8");
  return Number(children.trim().split(" ")[0]);
}
