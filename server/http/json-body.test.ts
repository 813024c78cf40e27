import { createServer, request, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import express from "express";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLogger } from "../platform/logger";
import { errorHandler } from "./errors";
import { readJsonWithin } from "./json-body";

let server: Server;
beforeAll(async () => {
  const app = express();
  app.locals.deps = { log: createLogger("silent") };
  for (const [path, milliseconds] of [
    ["/", 60_000],
    ["/soon", 200],
  ] as const)
    app.post(path, ...readJsonWithin(milliseconds), (req, res) => void res.json(req.body));
  app.use(errorHandler);
  server = createServer(app).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** A request that has sent its beginning only. */
function begin(path: string) {
  const { port } = server.address() as AddressInfo;
  const sending = request({ port, path, method: "POST", headers: { "content-type": "application/json" } });
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    sending.on("response", resolve);
    sending.on("error", reject);
  });
  sending.write('{"name":');
  return { sending, answer };
}

describe("a JSON body", () => {
  it("is read when it arrives in time", async () => {
    const { sending, answer } = begin("/");
    sending.end('"Ama"}');
    expect(await json(await answer)).toEqual({ name: "Ama" });
  });

  it("is refused and its connection closed when it does not arrive in time", async () => {
    const { sending, answer } = begin("/soon");
    const closed = new Promise((resolve) => sending.once("close", resolve));
    const { statusCode, headers } = await answer.then(async (res) => {
      expect(await json(res)).toEqual({
        message: "The request did not arrive in time",
        code: "invalid_json",
      });
      return res;
    });
    expect([statusCode, headers.connection]).toEqual([400, "close"]);
    await closed;
  });
});
