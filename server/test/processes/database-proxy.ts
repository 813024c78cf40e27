import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/** A way to a database server that a test can close, so that the server seems to be away, and open again. */
export async function openDatabaseProxy(url: string) {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let server: Server;

  let isSilent = false;
  const pipe = (from: Socket, to: Socket) =>
    from.on("data", (chunk) => {
      if (!isSilent) to.write(chunk);
    });

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
      pipe(socket, beyond);
      pipe(beyond, socket);
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
    /** From now on whatever is sent is lost, and nobody hears of it: connections stay open, and new ones are taken. */
    silence: () => void (isSilent = true),
    /** New connections work again. What was lost on older ones stays lost. */
    speak: () => void (isSilent = false),
  };
}
