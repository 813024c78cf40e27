import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { createAnswers } from "./answers";

/** A server of `node:http` and nothing else. It prints its port. */
const answers = createAnswers(process.env.DATABASE_URL!, process.env.KEEPS_TOTALS === "true");

const server = createServer((req, res) => {
  const url = new URL(req.url!, "http://floor");
  const send = (status: number, body: unknown) => {
    const json = JSON.stringify(body);
    res.writeHead(status, { "content-type": "application/json", "content-length": Buffer.byteLength(json) });
    res.end(json);
  };
  const answer = async () => {
    if (req.method === "POST")
      return send(
        201,
        await answers.create(JSON.parse(await text(req)) as Parameters<typeof answers.create>[0]),
      );
    const id = /^\/api\/opportunities\/(.+)$/.exec(url.pathname)?.[1];
    if (id) return send(200, await answers.one(id));
    const words = url.searchParams.get("search");
    return send(
      200,
      words ? await answers.search(words) : await answers.list(Number(url.searchParams.get("page") ?? 1)),
    );
  };
  answer().catch((error: unknown) => send(500, String(error)));
});
server.listen(0, "127.0.0.1", () => console.log((server.address() as { port: number }).port));
