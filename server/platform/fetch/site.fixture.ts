import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer as createNetServer, type AddressInfo, type Server, type Socket } from "node:net";
import { onTestFinished } from "vitest";
import { createPageFetcher, type PageFetcherOptions } from "./create-page-fetcher";
import type { ContentKind, FetchFailure } from "./types";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
/** What a site has at a path: an answer by hand, or the text of an HTML page. */
export type Pages = Record<string, Handler | string>;

export type Site = {
  origin: string;
  port: number;
  /** Method and path of every request, in order. */
  asked: string[];
  headers: IncomingMessage["headers"][];
};

export const redirectTo =
  (location: string, status = 302): Handler =>
  (_request, response) =>
    response.writeHead(status, { location }).end();

export const answerWith =
  (status: number, headers: Record<string, string> = {}, body: string | Buffer = ""): Handler =>
  (_request, response) =>
    response.writeHead(status, headers).end(body);

export const page = (contentType: string | undefined, body: string | Buffer): Handler =>
  answerWith(200, contentType === undefined ? {} : { "content-type": contentType }, body);

/** A website on this machine until the test ends; what it does not have is 404, its robots.txt too. */
export async function startSite(pages: Pages, at: { host?: string; port?: number } = {}): Promise<Site> {
  const asked: string[] = [];
  const headers: IncomingMessage["headers"][] = [];
  const server = createHttpServer((request, response) => {
    const path = request.url ?? "/";
    asked.push(`${request.method} ${path}`);
    headers.push(request.headers);
    const handler = pages[path.split("?", 1)[0] ?? ""];
    if (handler === undefined) response.writeHead(404).end();
    else if (typeof handler === "function") handler(request, response);
    else response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(handler);
  });
  const port = await listen(server, at);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { origin: `http://${at.host ?? "127.0.0.1"}:${port}`, port, asked, headers };
}

/** A server that speaks whatever `talk` writes. It is given the request's first line. */
export async function startRawSite(talk: (firstLine: string, socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createNetServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.once("data", (data) => talk(data.toString("latin1").split("\r\n", 1)[0] ?? "", socket));
  });
  const port = await listen(server, {});
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return `http://127.0.0.1:${port}`;
}

async function listen(server: Server, { host = "127.0.0.1", port = 0 }): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  return (server.address() as AddressInfo).port;
}

/** A fetcher that may visit this machine and need not wait between requests. */
export function buildFetcher(options: Partial<PageFetcherOptions> = {}) {
  return createPageFetcher({
    allowPrivate: true,
    userAgent: "Amberway/1.0 (+https://amberway.example/about)",
    ...options,
    limits: { hostGapMs: 0, ...options.limits },
  });
}

export const ALL_KINDS: ContentKind[] = ["html", "xml", "json", "text", "pdf"];

/** Reads one page with a fetcher of its own. */
export const get = (url: string, options: Partial<PageFetcherOptions> = {}, accept = ALL_KINDS) =>
  buildFetcher(options).get(url, { accept });

export const catchFailure = (promise: Promise<unknown>) =>
  promise.then(
    () => Promise.reject(new Error("It did not fail")),
    (error: FetchFailure) => error,
  );
