import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";

/** Makes a server listen on any free port of this machine. @returns the port */
export async function listenAnywhere(server: Server): Promise<number> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  return (server.address() as AddressInfo).port;
}

/** Finds a free port for a process that needs to know its port in advance. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenAnywhere(server);
  await once(server.close(), "close");
  return port;
}
