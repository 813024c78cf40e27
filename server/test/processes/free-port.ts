import { randomInt } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";

/** Makes a server listen on any free port of this machine. @returns the port */
export async function listenAnywhere(server: Server): Promise<number> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  return (server.address() as AddressInfo).port;
}

/**
 * Finds a free port for a process that needs to know its port in advance. It is below those that the system
 * gives to connections, because one of them could take the port before the process listens.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const server = createServer();
    try {
      const port = randomInt(12_000, 30_000);
      await once(server.listen(port, "127.0.0.1"), "listening");
      await once(server.close(), "close");
      return port;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    }
  }
}
