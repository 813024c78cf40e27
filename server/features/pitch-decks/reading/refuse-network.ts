import dgram from "node:dgram";
import dns from "node:dns";
import net from "node:net";
import { syncBuiltinESMExports } from "node:module";

/**
 * Loaded before the program that reads a deck: it takes the network out of Node. Where the kernel gives the program a network of its own
 * this is only a second wall; where it does not, it is the only one, and code that knows Node's inside may find a way around it.
 */
function refuse(): never {
  throw new Error("A program that reads a deck has no network");
}

/** Takes the place of every function of an object. */
function refuseAll(object: object): void {
  for (const [name, value] of Object.entries(Object.getOwnPropertyDescriptors(object)))
    if (name !== "constructor" && typeof value.value === "function" && value.writable)
      Object.assign(object, { [name]: refuse });
}

// Everything else, fetch and TLS among it, connects and listens by these.
Object.assign(net.Socket.prototype, { connect: refuse });
Object.assign(net.Server.prototype, { listen: refuse });
Object.assign(net, { _createServerHandle: refuse });
for (const object of [dgram, dgram.Socket.prototype, dns, dns.promises]) refuseAll(object);
syncBuiltinESMExports();
// Not the network, but as little business of a program that reads: signals to other processes.
process.kill = refuse;
