import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/** A way to a database server that a test can close, so that the server seems to be away, and open again. */
export async function openDatabaseProxy(url: string) {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let server: Server;

  const open = async (port: number) => {
    server = createServer((socket) => {
      const beyond = connect(Number(target.port || 5432), target.hostname);
      for (const one of [socket, beyond]) {
        sockets.add(one);
        // The other side learns of it by the end of its own connection.
        one.on("error", () => {});
        one.on("close", () => sockets.delete(one));
      }
      socket.on("close", () => beyond.destroy());
      beyond.on("close", () => socket.destroy());
      socket.pipe(beyond).pipe(socket);
    }).listen(port, "127.0.0.1");
    await once(server, "listening");
    return (server.address() as AddressInfo).port;
  };

  const port = await open(0);
  const through = new URL(url);
  through.host = `127.0.0.1:${port}`;
  return {
    url: through.href,
    close: async () => {
      const closed = once(server, "close");
      server.close();
      sockets.forEach((socket) => socket.destroy());
      await closed;
    },
    reopen: () => open(port),
  };
}
