import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import pg from "pg";
import { freePort } from "./free-port";

/**
 * A PostgreSQL server that a test may stop, crash and delete. TEST_POSTGRES_BIN is the folder of `initdb` and
 * `pg_ctl` (with pgvector installed). TEST_POSTGRES_ROOT, if set, is the folder for chroot, in which
 * TEST_POSTGRES_BIN is then looked up. PostgreSQL refuses to run as root, so there it runs as the user
 * postgres.
 */
const { TEST_POSTGRES_BIN: bin, TEST_POSTGRES_ROOT: root } = process.env;

/** Whether a test can start a server. Prints one line if it cannot. */
export function canOwnPostgres(): boolean {
  if (!bin)
    process.stdout.write(
      "Left out: tests that stop a PostgreSQL server (set TEST_POSTGRES_BIN to its programs).\n",
    );
  return Boolean(bin);
}

/** `fast` closes all connections, and `immediate` is a crash without a clean shutdown. */
type StopMode = "fast" | "immediate";

export type OwnPostgres = {
  /** The address of the database `postgres`, as its superuser. */
  url: string;
  port: number;
  /** The data folder, as the server sees it. */
  folder: string;
  start(): Promise<void>;
  stop(mode: StopMode): Promise<void>;
  /** Lists the ids of the server's processes, the main process first. */
  processes(): Promise<number[]>;
  /** Kills all its processes at once, as a power cut would. */
  kill(): Promise<void>;
  /** Pauses all its processes and keeps the connections open, until `thaw`. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  restart(mode: StopMode): Promise<void>;
  /** Closes every connection except the one that sends this statement. */
  terminateBackends(): Promise<void>;
  /** Runs a query on its own connection. */
  query<T extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<T[]>;
  /** Begins a transaction with a statement, for example one that takes a lock. The lock lasts until `end`. */
  hold(text: string): Promise<{ end: () => Promise<void> }>;
  /** Stops the server and removes its data. */
  destroy(): Promise<void>;
};

/**
 * The settings of a server: full durability, little memory, and no socket file, because two servers could
 * share it.
 */
export const SETTINGS = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  // A chroot folder may have no /dev/shm.
  dynamic_shared_memory_type: "mmap",
  shared_buffers: "64MB",
};

/** Makes and starts a server. Destroy it at the end. */
export async function startOwnPostgres(changed: Record<string, string> = {}): Promise<OwnPostgres> {
  const folder = await makeFolder();
  await runPostgres("initdb", "-D", folder, "-U", "postgres", "--auth=trust", "--no-sync", "--encoding=UTF8");
  const server = await ownFolder(folder, { ...SETTINGS, ...changed });
  await server.start();
  return server;
}

/** Returns a stopped server with an existing data folder, for example a copy of another server's. */
export async function ownFolder(
  folder: string,
  settings: Record<string, string> = SETTINGS,
): Promise<OwnPostgres> {
  const port = await freePort();
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  const options = Object.entries({ ...settings, port: String(port) })
    .map(([name, value]) => `-c ${name}='${value}'`)
    .join(" ");
  const control = async (...args: string[]) =>
    void (await runPostgres("pg_ctl", "-D", folder, "-w", ...args));
  const start = () => control("-l", `${folder}/server.log`, "-o", options, "start");
  const stop = (mode: StopMode) => control("-m", mode, "stop");

  const processes = async () => {
    const postmaster = await run("head", "-n", "1", `${folder}/postmaster.pid`);
    const children = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, "utf8");
    // The filter removes 0, which would send the signal to this process and its whole group.
    return [postmaster, ...children.split(" ")].map(Number).filter((pid) => pid > 1);
  };
  const sendSignal = async (name: NodeJS.Signals) => {
    for (const pid of await processes()) process.kill(pid, name);
  };
  const kill = async () => {
    await sendSignal("SIGKILL");
    // The file names a process that seems to be running if its parent never waits for it.
    await run("rm", "-f", `${folder}/postmaster.pid`);
  };

  const connect = async () => {
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => {});
    await client.connect();
    return client;
  };
  const query = async <T extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<T[]> => {
    const client = await connect();
    try {
      return (await client.query<T>(text, values)).rows;
    } finally {
      await client.end();
    }
  };

  return {
    url,
    port,
    folder,
    start,
    stop,
    processes,
    kill,
    freeze: () => sendSignal("SIGSTOP"),
    thaw: () => sendSignal("SIGCONT"),
    query,
    hold: async (text) => {
      const client = await connect();
      await client.query("begin");
      await client.query(text);
      return { end: () => client.end() };
    },
    restart: async (mode) => {
      await stop(mode);
      await start();
    },
    terminateBackends: async () => {
      await query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      );
    },
    destroy: async () => {
      // The server may be stopped already.
      await stop("immediate").catch(() => {});
      await run("rm", "-rf", folder);
    },
  };
}

/** Makes an empty folder that the server may write to. @returns its path as the server sees it */
export const makeFolder = () => run("mktemp", "-d", "/tmp/amberway-postgres-XXXXXX");

/** Runs a program of PostgreSQL, such as `pg_basebackup`, in the server's environment. @returns its output */
export const runPostgres = (program: string, ...args: string[]) => run(`${bin}/${program}`, ...args);

async function run(program: string, ...args: string[]): Promise<string> {
  const isRoot = process.getuid?.() === 0;
  const command = root
    ? ["chroot", "--userspec=postgres:postgres", root, program, ...args]
    : isRoot
      ? ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", program, ...args]
      : [program, ...args];
  const { stdout } = await promisify(execFile)(command[0]!, command.slice(1), {
    env: { PATH: process.env.PATH ?? "/usr/bin:/bin", HOME: "/tmp", LC_ALL: "C.UTF-8" },
    cwd: "/",
  });
  return stdout.trim();
}
