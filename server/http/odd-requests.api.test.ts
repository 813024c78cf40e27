import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../test/app";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

/** Sends bytes as they are and reads until the server hangs up. */
async function send(lines: string[], body = ""): Promise<string> {
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  socket.write(`${[...lines, `Host: ${hostname}`, "Connection: close"].join("\r\n")}\r\n\r\n${body}`);
  return text(socket);
}

describe("a request that a proxy and the server could read in two ways", () => {
  const post = ["POST /api/auth/logout HTTP/1.1", "Content-Type: application/json"];

  it("is refused when it has two lengths", async () => {
    const both = [...post, "Content-Length: 5", "Transfer-Encoding: chunked"];
    expect(await send(both, "0\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 /);
    expect(await send([...post, "Content-Length: 2", "Content-Length: 3"], "{}")).toMatch(/^HTTP\/1\.1 400 /);
  });

  it("is refused when a line break stands in a header", async () => {
    expect(await send([...post, "X-Note: a\nb"], "")).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe("a method that nothing here answers to", () => {
  it.each(["TRACE", "CONNECT", "PROPFIND"])("%s gets no echo and no page", async (method) => {
    for (const path of ["/api/auth/login", "/"]) {
      const answer = await send([`${method} ${path} HTTP/1.1`, "X-Secret: lamp-7261"]);
      expect([path, answer]).toEqual([path, expect.not.stringMatching(/^HTTP\/1\.1 2\d\d|lamp-7261/)]);
    }
  });
});
