import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import { freePort } from "./free-port";

/**
 * Opens a proxy in front of a database server. A test can close it, so that the server seems unavailable, and
 * open it again.
 */
export async function openDatabaseProxy(url: string) {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let server: Server;

  let isSilent = false;
  const forward = (from: Socket, to: Socket) =>
    from.on("data", (chunk) => {
      if (!isSilent) to.write(chunk);
    });

  const open = async (port: number) => {
    server = createServer({ allowHalfOpen: true }, (socket) => {
      const serverSocket = connect(Number(target.port || 5432), target.hostname);
      for (const pairedSocket of [socket, serverSocket]) {
        sockets.add(pairedSocket);
        // The other side notices when its own connection closes.
        pairedSocket.on("error", () => {});
        pairedSocket.on("close", () => sockets.delete(pairedSocket));
      }
      socket.on("close", () => serverSocket.destroy());
      // A silent network does not tell one side that the other has closed.
      socket.on("end", () => isSilent || socket.end());
      serverSocket.on("close", () => isSilent || socket.destroy());
      forward(socket, serverSocket);
      forward(serverSocket, socket);
    }).listen(port, "127.0.0.1");
    await once(server, "listening");
  };

  // No connection of this machine can take it while the proxy is closed.
  const port = await freePort();
  await open(port);
  const proxyUrl = new URL(url);
  proxyUrl.host = `127.0.0.1:${port}`;
  return {
    url: proxyUrl.href,
    close: async () => {
      const closed = once(server, "close");
      server.close();
      sockets.forEach((socket) => socket.destroy());
      await closed;
    },
    reopen: () => open(port),
    /**
     * Drops all data from now on. Connections stay open and new ones are accepted, so neither side notices.
     */
    silence: () => void (isSilent = true),
    /** New connections work again. Data that was dropped stays lost. */
    speak: () => void (isSilent = false),
  };
}
