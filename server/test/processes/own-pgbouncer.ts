import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./free-port";

/** The path of the program `pgbouncer`, version 1.18 or newer. */
const program = process.env.TEST_PGBOUNCER;

/** Whether a test can start a pooler. Prints one line if it cannot. */
export function canOwnPgBouncer(): boolean {
  if (!program)
    process.stdout.write("Left out: tests that go through PgBouncer (set TEST_PGBOUNCER to the program).\n");
  return Boolean(program);
}

/** The settings of docs/operations.md, with fewer connections than the application opens. */
const settings = (server: URL, port: number, poolSize: number) => `
[databases]
* = host=${server.hostname} port=${server.port} user=${server.username} connect_query='set statement_timeout = 5000; set idle_in_transaction_session_timeout = 30000'

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 500
ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout
`;

export type OwnPgBouncer = { url: string; stop: () => Promise<void> };

/** Starts a pooler in transaction mode in front of the server at an address. Stop it at the end. */
export async function startPgBouncer(url: string, poolSize = 3): Promise<OwnPgBouncer> {
  const folder = await mkdtemp(join(tmpdir(), "amberway-pgbouncer-"));
  const port = await freePort();
  const file = join(folder, "pgbouncer.ini");
  await writeFile(file, settings(new URL(url), port, poolSize));
  // PgBouncer refuses to run as root.
  const args = process.getuid?.() === 0 ? ["-q", "-u", "nobody", file] : ["-q", file];
  const child = spawn(program!, args, { stdio: "ignore" });
  const ended = once(child, "exit");
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new Error("PgBouncer did not start");
    await sleep(20);
  }
  const poolerUrl = new URL(url);
  poolerUrl.host = `127.0.0.1:${port}`;
  return {
    url: poolerUrl.href,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  return once(socket, "connect")
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy());
}
