import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import pg from "pg";
import { freePort } from "./free-port";

/**
 * A PostgreSQL server that a test may stop, break and throw away. Its programs are found through two settings: TEST_POSTGRES_BIN is the
 * folder of `initdb` and `pg_ctl` (with pgvector beside them); TEST_POSTGRES_ROOT, if set, the folder to change root to, in which the
 * other one is then looked up. PostgreSQL refuses to run as root: there it runs as the user postgres.
 */
const { TEST_POSTGRES_BIN: bin, TEST_POSTGRES_ROOT: root } = process.env;

/** Whether a test can have a server of its own. Where it cannot, one line says so. */
export function canOwnPostgres(): boolean {
  if (!bin)
    process.stdout.write(
      "Left out: tests that stop a PostgreSQL server (set TEST_POSTGRES_BIN to its programs).\n",
    );
  return Boolean(bin);
}

/** `fast` ends all connections, `immediate` is a crash without a clean shutdown. */
type StopMode = "fast" | "immediate";

export type OwnPostgres = {
  /** Of the database `postgres`, as its superuser. */
  url: string;
  port: number;
  /** The data folder, as the server sees it. */
  folder: string;
  start(): Promise<void>;
  stop(mode: StopMode): Promise<void>;
  /** The ids of its processes, that of the one above all others first. */
  processes(): Promise<number[]>;
  /** Ends all its processes at once, as when a machine loses its power. */
  kill(): Promise<void>;
  /** Has it stand still, with its connections open, until it is thawed. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  restart(mode: StopMode): Promise<void>;
  /** Ends every connection to it but the one that says so. */
  terminateBackends(): Promise<void>;
  /** Over a connection of its own. */
  query<T extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<T[]>;
  /** Begins a transaction with a statement, such as one that takes a lock, which holds until the end. */
  hold(text: string): Promise<{ end: () => Promise<void> }>;
  /** Stops it and removes its data. */
  destroy(): Promise<void>;
};

/** The settings of a server: real durability, little memory, and no socket file that two could share. */
export const SETTINGS = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  // A folder to change root to need not have /dev/shm.
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

/** A server on a folder that is there already, such as a copy of another server's. Not started. */
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
    // Never 0, which would be this process and all around it.
    return [postmaster, ...children.split(" ")].map(Number).filter((pid) => pid > 1);
  };
  const signal = async (name: NodeJS.Signals) => {
    for (const pid of await processes()) process.kill(pid, name);
  };
  const kill = async () => {
    await signal("SIGKILL");
    // It names a process that, where nobody buries it, seems to run on.
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
    freeze: () => signal("SIGSTOP"),
    thaw: () => signal("SIGCONT"),
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
      // It may be stopped already.
      await stop("immediate").catch(() => {});
      await run("rm", "-rf", folder);
    },
  };
}

/** A new empty folder that the server may write to, as the server sees it. */
export const makeFolder = () => run("mktemp", "-d", "/tmp/amberway-postgres-XXXXXX");

/** Runs one of PostgreSQL's own programs, such as `pg_basebackup`, where the server runs. Gives back what it printed. */
export const runPostgres = (program: string, ...args: string[]) => run(`${bin}/${program}`, ...args);

async function run(program: string, ...args: string[]): Promise<string> {
  const isRoot = process.getuid?.() === 0;
  const words = root
    ? ["chroot", "--userspec=postgres:postgres", root, program, ...args]
    : isRoot
      ? ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", program, ...args]
      : [program, ...args];
  const { stdout } = await promisify(execFile)(words[0]!, words.slice(1), {
    env: { PATH: process.env.PATH ?? "/usr/bin:/bin", HOME: "/tmp", LC_ALL: "C.UTF-8" },
    cwd: "/",
  });
  return stdout.trim();
}
