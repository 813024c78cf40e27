import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createBoundedFetch } from "./bounded-fetch";

let server: Server;
let url: string;
let closed: Promise<void>;
let answer: (res: ServerResponse) => void;
beforeEach(async () => {
  closed = new Promise((resolve) => {
    server = createServer((_req, res) => {
      res.once("close", resolve);
      answer(res);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;
const passTurn = () => new Promise((resolve) => setImmediate(resolve));

/** Begins to read an event stream that never ends, and keeps nothing but the controller. */
async function beginToRead(): Promise<AbortController> {
  answer = (res) => void res.writeHead(200, { "content-type": "text/event-stream" }).write("data: one\n\n");
  const controller = new AbortController();
  const response = await createBoundedFetch(1_000)(url, { signal: controller.signal });
  const reader = response.body!.getReader();
  await reader.read();
  reader.read().catch(() => {});
  return controller;
}

it("an abort closes the connection of a stream even after a garbage collection", async () => {
  const controller = await beginToRead();
  for (let turn = 0; turn < 5; turn += 1) {
    collectGarbage();
    await passTurn();
  }
  controller.abort();
  await closed;
});

it("an answer that is too large is refused, and its connection is closed", async () => {
  answer = (res) => void res.writeHead(200, { "content-type": "text/event-stream" }).write("x".repeat(1_001));
  const response = await createBoundedFetch(1_000)(url);
  await expect(response.text()).rejects.toThrow("too large");
  await closed;
});

it("an answer that breaks off is not taken for a whole one", async () => {
  answer = (res) => {
    res.writeHead(200, { "content-type": "text/event-stream" }).write("data: one\n\n");
    setImmediate(() => res.destroy());
  };
  const response = await createBoundedFetch(1_000)(url);
  await expect(response.text()).rejects.toThrow("broke off");
});
