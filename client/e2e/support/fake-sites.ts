import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { startFakeGrantsGov } from "../../../server/test/fakes/fake-grants-gov";

/**
 * The websites that the server of the browser tests reads, on one port: a Grants.gov that answers as the recorded real one, and programme
 * pages that tests publish.
 *
 * PUT  /programmes/:key  stores the page's texts (`Programme`); with `held` the page is not answered until that is removed
 * GET  /programmes/:key  the page
 * GET  /forbidden        refuses
 */
export type Programme = { name: string; funder?: string; amount?: string; deadline?: string; held?: boolean };

const grantsGov = await startFakeGrantsGov();
const programmes = new Map<string, Programme>();
let waiting: (() => void)[] = [];

async function readBody(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { pathname } = new URL(req.url ?? "/", "http://here.invalid");
  if (pathname.startsWith("/v1/api/")) {
    const asked = `${grantsGov.url}${pathname.slice("/v1/api".length)}`;
    const answer = await fetch(asked, { method: req.method, body: await readBody(req) });
    res.writeHead(answer.status, { "content-type": "application/json" }).end(await answer.text());
    return;
  }
  if (pathname === "/forbidden") {
    res.writeHead(403, { "content-type": "text/html" }).end("<p>Forbidden</p>");
    return;
  }
  const key = /^\/programmes\/([\w-]+)$/.exec(pathname)?.[1];
  if (key && req.method === "PUT") {
    programmes.set(key, JSON.parse(await readBody(req)) as Programme);
    for (const wake of waiting.splice(0)) wake();
    res.writeHead(204).end();
    return;
  }
  while (key && programmes.get(key)?.held && !res.destroyed)
    await new Promise<void>((resolve) => {
      waiting = [...waiting, resolve];
      res.on("close", resolve);
    });
  const programme = key && programmes.get(key);
  if (!programme) res.writeHead(pathname === "/ready" ? 200 : 404).end();
  else res.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(renderPage(programme));
}

const renderPage = ({ name, funder, amount, deadline }: Programme) => `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>${name}</title>
${funder ? `<meta property="og:site_name" content="${funder}">` : ""}</head>
<body><main><h1>${name}</h1>
<p>Grants for small firms that save energy, with advice from engineers on the spot.</p>
${funder ? `<p><strong>Funder:</strong> ${funder}</p>` : ""}
<h2>How much</h2><p>Grants of up to ${amount ?? "€20,000"} are available.</p>
<h2>Who can apply</h2><p>Small companies and social enterprises.</p>
${deadline ? `<p><strong>Deadline:</strong> ${deadline}</p>` : ""}
<a href="/apply">Apply now</a></main></body></html>`;

const server = createServer((req, res) => {
  handle(req, res).catch(() => res.destroy());
});
server.listen(Number(process.env.PORT), "127.0.0.1");
process.on("SIGTERM", () => process.exit(0));
