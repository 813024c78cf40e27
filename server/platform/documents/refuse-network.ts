import dgram from "node:dgram";
import dns from "node:dns";
import net from "node:net";
import { syncBuiltinESMExports } from "node:module";

/**
 * This is loaded before the program that reads a document, and disables Node's network modules. It is a second protection
 * if the kernel gives the program its own network. Otherwise it is the only one, and code that knows Node's internals
 * may get around it.
 */
function refuse(): never {
  throw new Error("A program that reads a document has no network");
}

/** Replaces every function of an object. */
function refuseAll(object: object): void {
  for (const [name, value] of Object.entries(Object.getOwnPropertyDescriptors(object)))
    if (name !== "constructor" && typeof value.value === "function" && value.writable)
      Object.assign(object, { [name]: refuse });
}

// All other modules, such as fetch and TLS, use these functions to connect and listen.
Object.assign(net.Socket.prototype, { connect: refuse });
Object.assign(net.Server.prototype, { listen: refuse });
Object.assign(net, { _createServerHandle: refuse });
for (const object of [dgram, dgram.Socket.prototype, dns, dns.promises]) refuseAll(object);
syncBuiltinESMExports();
// A program that reads a document has no reason to send signals to other processes.
process.kill = refuse;
