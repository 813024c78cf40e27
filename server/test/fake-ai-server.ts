import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { AiModelName } from "../lib/ai/types";

/** What the fake provider does with one request. */
export type FakeReply =
  /** A proper answer whose content is this text, or this value as JSON. */
  | { kind: "answer"; content: unknown; usage?: { input: number; output: number } }
  /** An error status with a body in the provider's shape. */
  | { kind: "status"; status: number; headers?: Record<string, string>; message?: string }
  /** Any body at all, with status 200. */
  | { kind: "raw"; body: string; contentType?: string }
  /** Takes the request and never answers. */
  | { kind: "hang" }
  /** Sends the head and half of the body, and then nothing more. */
  | { kind: "stall" }
  /** Closes the connection without an answer. */
  | { kind: "cut" }
  | { kind: "redirect"; location: string };

export type RecordedRequest = {
  provider: AiModelName;
  path: string;
  headers: IncomingMessage["headers"];
  body: {
    model: string;
    system?: string;
    messages: { role: string; content: string }[];
    [key: string]: unknown;
  };
};

export type FakeAiServer = {
  /** With `/v1`, as OPENAI_BASE_URL wants it. */
  openaiUrl: string;
  /** Without, as ANTHROPIC_BASE_URL wants it. */
  anthropicUrl: string;
  requests: RecordedRequest[];
  requestsOf(provider: AiModelName): RecordedRequest[];
  /** What the next requests get, in this order; the last reply also answers everything after it. */
  reply(provider: AiModelName, ...replies: FakeReply[]): void;
  /** Resolves when the provider has received its `count`-th request since the last `reset`. */
  received(provider: AiModelName, count?: number): Promise<void>;
  /** Forgets requests and replies. */
  reset(): void;
  close(): Promise<void>;
};

/** A draft that fits the schema and states no figure. */
export const FAKE_DRAFT = {
  need: "Farmers lose much of what they grow.",
  solution: "We connect them with kitchens in the city.",
  impact: "Less food is thrown away.",
  budget: "The money pays for cold storage.",
  team: "The founders know logistics.",
  fit: "The programme is about losses after the harvest.",
};

/** A local server that speaks the wire protocols of both AI providers. Listens on a free port of the loopback address. */
export async function startFakeAiServer(): Promise<FakeAiServer> {
  const requests: RecordedRequest[] = [];
  const replies: Record<AiModelName, FakeReply[]> = { openai: [], anthropic: [] };
  const sockets = new Set<Socket>();
  let waiting: { provider: AiModelName; count: number; resolve: () => void }[] = [];

  const requestsOf = (provider: AiModelName) => requests.filter((request) => request.provider === provider);
  const handle = async (req: IncomingMessage, res: ServerResponse) => {
    const path = req.url ?? "";
    const provider: AiModelName = path.endsWith("/chat/completions") ? "openai" : "anthropic";
    const body = JSON.parse(await readBody(req)) as RecordedRequest["body"];
    requests.push({ provider, path, headers: req.headers, body });
    const queue = replies[provider];
    const reply = (queue.length > 1 ? queue.shift() : queue[0]) ?? { kind: "answer", content: FAKE_DRAFT };
    send(res, provider, reply);
    waiting = waiting.filter((wish) => {
      const isThere = requestsOf(wish.provider).length >= wish.count;
      if (isThere) wish.resolve();
      return !isThere;
    });
  };

  const server = createServer((req, res) => void handle(req, res));
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    openaiUrl: `${origin}/v1`,
    anthropicUrl: origin,
    requests,
    requestsOf,
    reply: (provider, ...next) => {
      replies[provider] = next;
    },
    received: (provider, count = 1) =>
      new Promise((resolve) => {
        if (requestsOf(provider).length >= count) resolve();
        else waiting.push({ provider, count, resolve });
      }),
    reset: () => {
      requests.length = 0;
      replies.openai = [];
      replies.anthropic = [];
    },
    close: async () => {
      // Hanging answers hold their connections open.
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readBody(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

function send(res: ServerResponse, provider: AiModelName, reply: FakeReply): void {
  switch (reply.kind) {
    case "answer": {
      const content = typeof reply.content === "string" ? reply.content : JSON.stringify(reply.content);
      sendJson(res, 200, envelope(provider, content, reply.usage ?? { input: 900, output: 400 }));
      return;
    }
    case "status": {
      const message = reply.message ?? "The provider's own words";
      const error = { type: "fake_error", message };
      const body = provider === "openai" ? { error } : { type: "error", error };
      sendJson(res, reply.status, body, reply.headers);
      return;
    }
    case "raw":
      res.writeHead(200, { "content-type": reply.contentType ?? "application/json" }).end(reply.body);
      return;
    case "stall":
      res.writeHead(200, { "content-type": "application/json" }).write('{"id": "fake-1", ');
      return;
    case "cut":
      res.socket?.destroy();
      return;
    case "redirect":
      res.writeHead(307, { location: reply.location }).end();
      return;
    case "hang":
  }
}

function sendJson(
  res: ServerResponse,
  status: number,
  body: unknown,
  headers?: Record<string, string>,
): void {
  res.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
}

function envelope(provider: AiModelName, content: string, usage: { input: number; output: number }) {
  if (provider === "openai")
    return {
      id: "fake-1",
      object: "chat.completion",
      created: 1,
      model: "fake",
      choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content, refusal: null } }],
      usage: {
        prompt_tokens: usage.input,
        completion_tokens: usage.output,
        total_tokens: usage.input + usage.output,
      },
    };
  return {
    id: "fake-1",
    type: "message",
    role: "assistant",
    model: "fake",
    content: [{ type: "text", text: content }],
    stop_reason: "end_turn",
    stop_sequence: null,
    usage: { input_tokens: usage.input, output_tokens: usage.output },
  };
}
