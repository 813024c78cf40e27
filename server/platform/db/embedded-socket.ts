import { chmodSync, rmSync } from "node:fs";
import { createServer, type Server, type Socket } from "node:net";
import { join } from "node:path";
import type { Duplex } from "node:stream";
import type { Logger } from "../logger";

/** PostgreSQL's own name for the socket, so that its programs, such as `psql -h`, find it in the folder. */
export const getSocketPath = (folder: string) => join(folder, ".s.PGSQL.5432");

/** A client that is silent for a minute, perhaps in the middle of a transaction, must not keep the only session. */
const IDLE_MS = 60_000;

/**
 * Lets other processes on this machine use the embedded database at the same time, for backups for instance. They
 * connect to a socket in the database's folder, which only its owner may enter, and take turns with everybody else.
 * @returns a function that closes the socket
 */
export async function serveOnSocket(
  folder: string,
  connect: () => Duplex,
  log: Logger,
): Promise<() => Promise<void>> {
  // Windows has no socket files.
  if (process.platform === "win32") return async () => {};
  const path = getSocketPath(folder);
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    const session = connect();
    const end = () => {
      open.delete(socket);
      socket.destroy();
      session.destroy();
    };
    for (const side of [socket, session]) side.on("error", end).on("close", end);
    socket.setTimeout(IDLE_MS, end);
    socket.pipe(session).pipe(socket);
  });
  // The folder is locked by this process, so an existing socket was left behind.
  rmSync(path, { force: true });
  const isOpen = await listen(server, path).catch((error: unknown) => {
    // The path is longer than a hundred bytes, or the file system has no sockets.
    log.warn({ err: error }, "no backup can be made while this process has the embedded database");
    return false;
  });
  if (isOpen) chmodSync(path, 0o600);
  server.unref();
  return async () => {
    if (!isOpen) return;
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of open) socket.destroy();
    await closed;
  };
}

function listen(server: Server, path: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(path, () => {
      server.off("error", reject);
      server.on("error", () => {});
      resolve(true);
    });
  });
}
