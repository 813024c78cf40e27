import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";

/** Has a server listen on any port of this machine that is free, and gives back which. */
export async function listenAnywhere(server: Server): Promise<number> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  return (server.address() as AddressInfo).port;
}

/** A port that nobody listens on, for a process that is told its port. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenAnywhere(server);
  await once(server.close(), "close");
  return port;
}
