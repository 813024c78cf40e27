import { chmodSync, rmSync } from "node:fs";
import { createServer, type Server, type Socket } from "node:net";
import { join } from "node:path";
import type { Duplex } from "node:stream";
import type { Logger } from "../logger";

/** PostgreSQL's own name for it, so that whatever knows a server's socket folder finds this one, `psql -h` included. */
export const socketIn = (folder: string) => join(folder, ".s.PGSQL.5432");

/** Whoever says nothing for so long, perhaps in the middle of a transaction, must not keep the only session. */
const SILENT_MS = 60_000;

/**
 * Lets other processes of this machine work on the embedded database while this one has it: backups, for instance. They come in through
 * a socket in the database's folder, which nobody but the owner of the folder may enter, and take turns with everybody else.
 * @returns a function that closes it
 */
export async function shareOnSocket(
  folder: string,
  connect: () => Duplex,
  log: Logger,
): Promise<() => Promise<void>> {
  // Sockets that are files are a matter of Unix.
  if (process.platform === "win32") return async () => {};
  const path = socketIn(folder);
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
    socket.setTimeout(SILENT_MS, end);
    socket.pipe(session).pipe(socket);
  });
  // The folder is locked: what is there was left behind.
  rmSync(path, { force: true });
  const isOpen = await listen(server, path).catch((error: unknown) => {
    // A path beyond a hundred bytes, or a file system without sockets.
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
