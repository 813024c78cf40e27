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

/** What the image that a Dockerfile begins with brings: here the programs of this machine, which cannot be written. */
const LENT = ["/usr", "/etc/ssl", "/etc/alternatives"];
const LINKED = ["/bin", "/sbin", "/lib", "/lib32", "/lib64"];
const NODE_HOME = dirname(dirname(process.execPath));
const NODE_USER = { name: "node", id: 1000 };

export type Tree = { root: string; env: Record<string, string>; workdir: string; user: string };

const sh = (word: string) => `'${word.replaceAll("'", "'\\''")}'`;

/** The beginning of a stage: the machine's programs, and a user `node` as the real image has one. */
function makeBase(root: string): void {
  for (const folder of [...LENT, "/proc", "/dev", "/tmp", "/root", "/etc", NODE_HOME])
    mkdirSync(root + folder, { recursive: true });
  chmodSync(`${root}/tmp`, 0o1777);
  for (const path of LINKED.filter((each) => existsSync(each)))
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
  // How this machine reaches the registry of packages.
  const npmSettings = join(homedir(), ".npmrc");
  if (existsSync(npmSettings)) cpSync(npmSettings, `${root}/root/.npmrc`);
}

type Mount = { from: string; to: string; isReadOnly?: boolean };

/** The shell's lines that mount what a command in the tree sees. They run in a mount namespace of their own. */
function mountLines(root: string, { isReadOnly, more }: { isReadOnly: boolean; more: Mount[] }): string[] {
  const lent = [...LENT, ...LINKED.filter((path) => existsSync(path) && !lstatSync(path).isSymbolicLink())];
  if (!NODE_HOME.startsWith("/usr")) lent.push(NODE_HOME);
  const bind = ({ from, to, isReadOnly: only }: Mount) => [
    `mount --bind ${sh(from)} ${sh(root + to)}`,
    ...(only ? [`mount -o remount,bind,ro ${sh(root + to)}`] : []),
  ];
  return [
    // So that the tree itself can be made read-only.
    `mount --bind ${sh(root)} ${sh(root)}`,
    ...lent
      .filter((path) => existsSync(path))
      .flatMap((path) => bind({ from: path, to: path, isReadOnly: true })),
    `mount --rbind /dev ${sh(`${root}/dev`)}`,
    `mount -t proc proc ${sh(`${root}/proc`)}`,
    ...(isReadOnly
      ? [`mount -o remount,bind,ro ${sh(root)}`, `mount -t tmpfs tmpfs ${sh(`${root}/tmp`)}`]
      : []),
    ...more.flatMap(bind),
  ];
}

/** The words that run a command in a tree, as its first process. */
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
  const drop = options.isReadOnly ? ["--bounding-set=-all", "--no-new-privs"] : [];
  const inside = [
    "/usr/sbin/chroot",
    root,
    "/usr/bin/setpriv",
    `--reuid=${id}`,
    `--regid=${id}`,
    "--clear-groups",
    ...drop,
    "/usr/bin/env",
    "-i",
    `--chdir=${workdir}`,
    ...Object.entries(settings).map(([name, value]) => `${name}=${value}`),
    ...command,
  ];
  const script = ["set -e", ...mountLines(root, options), `exec ${inside.map(sh).join(" ")}`].join("\n");
  return ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-c", script];
}

function run(words: string[], options: SpawnOptions = {}): void {
  execFileSync(words[0]!, words.slice(1), { stdio: ["ignore", "inherit", "inherit"], ...options });
}

/** What npm is told on this machine by its environment, and the packages that it has already. */
function npmSettings(root: string): { env: Record<string, string>; more: Mount[] } {
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

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (isIgnored(relative(ROOT, path))) continue;
    if (entry.isDirectory()) yield* filesBelow(path);
    else yield path;
  }
}

function copy(tree: Tree, from: string | null, source: string, to: string): void {
  const target = tree.root + resolve(tree.workdir, to);
  // Into a folder when it ends in a slash, or is one.
  const isInto = to.endsWith("/") || to === ".";
  if (from !== null) {
    mkdirSync(dirname(target), { recursive: true });
    run(["cp", "-al", from + source, isInto ? `${target}/` : target]);
    return;
  }
  if (source !== ".") return cpSync(ROOT + source, isInto ? join(target, source) : target);
  for (const file of filesBelow(ROOT)) {
    const path = join(target, relative(ROOT, file));
    mkdirSync(dirname(path), { recursive: true });
    cpSync(file, path);
  }
}

/** Does what a stage says, step by step, in a folder. */
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
      const npm = npmSettings(root);
      const asThen = { ...tree, env: { ...tree.env, ...npm.env } };
      run(buildCommand(asThen, ["/bin/sh", "-c", step.command], { isReadOnly: false, more: npm.more }));
    }
  }
  return tree;
}

/** Builds all stages below a folder. @returns the tree of the last one */
export function buildImage({ stages }: Image, folder: string, say: (line: string) => void): Tree {
  const built = new Map<string, string>();
  let tree: Tree | undefined;
  for (const [n, stage] of stages.entries()) {
    const since = Date.now();
    const root = join(folder, `stage-${n}`);
    tree = buildStage(stage, root, built);
    if (stage.name) built.set(stage.name, root);
    say(
      `Stage ${n + 1} of ${stages.length}: ${stage.steps.length} steps in ${((Date.now() - since) / 1000).toFixed(0)} s.`,
    );
  }
  return tree!;
}

/** Starts a command as an engine would with a read-only file system, no rights, and volumes: as the first process of its namespace. */
export function startContainer(
  tree: Tree,
  command: string[],
  volumes: Mount[],
  env: Record<string, string> = {},
): ChildProcess {
  const words = buildCommand({ ...tree, env: { ...tree.env, ...env } }, command, {
    isReadOnly: true,
    more: volumes,
  });
  return spawn(words[0]!, words.slice(1), { stdio: ["ignore", "pipe", "pipe"] });
}

/** The first process of a container, by its number on this machine: the one that an engine sends the signal to. */
export function findFirstProcess(container: ChildProcess): number {
  const children = readFileSync(`/proc/${container.pid}/task/${container.pid}/children`, "utf8");
  return Number(children.trim().split(" ")[0]);
}
