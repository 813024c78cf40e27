import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { AiModelName } from "../../platform/ai/types";

/** How the fake provider answers one request. */
export type FakeReply =
  /**
   * A proper answer with this text, or this value as JSON. It is streamed in short pieces if the request asks
   * for a stream. With `after` it begins when that promise resolves.
   */
  | { kind: "answer"; content: unknown; usage?: FakeUsage; after?: Promise<void> }
  /**
   * A streamed answer with the pieces that `pieces` yields. Its end is proper, or the connection is cut, or
   * nothing more comes, or the provider reports an error.
   */
  | {
      kind: "stream";
      pieces: Iterable<string> | AsyncIterable<string>;
      end?: "proper" | "cut" | "silence" | "error";
      usage?: FakeUsage;
    }
  /** A proper answer that is never streamed, even if the request asks for a stream. */
  | { kind: "unstreamed"; content: unknown }
  /** An error status with a body in the provider's format. */
  | { kind: "status"; status: number; headers?: Record<string, string>; message?: string; code?: string }
  /** Any body, with status 200. */
  | { kind: "raw"; body: string; contentType?: string }
  /** Takes the request and never answers. */
  | { kind: "hang" }
  /** Sends the head and half of the body, and then nothing more. */
  | { kind: "stall" }
  /** Closes the connection without an answer. */
  | { kind: "cut" }
  | { kind: "redirect"; location: string };

type FakeUsage = { input: number; output: number };

type RecordedRequest = {
  provider: AiModelName;
  path: string;
  headers: IncomingMessage["headers"];
  body: {
    model: string;
    system?: string;
    messages: { role: string; content: string }[];
    stream?: boolean;
    [key: string]: unknown;
  };
};

export type FakeAiServer = {
  /** The address with `/v1`, as OPENAI_BASE_URL expects it. */
  openaiUrl: string;
  /** The address without `/v1`, as ANTHROPIC_BASE_URL expects it. */
  anthropicUrl: string;
  requests: RecordedRequest[];
  requestsOf(provider: AiModelName): RecordedRequest[];
  /**
   * Sets the replies to the next requests, in this order. The last reply is repeated for all later requests.
   */
  reply(provider: AiModelName, ...replies: FakeReply[]): void;
  /** Counts the answers that ended early, because the caller closed the connection or the reply was cut. */
  brokenOff(provider: AiModelName): number;
  /** Resolves when the provider has received its `count`-th request since the last `reset`. */
  received(provider: AiModelName, count?: number): Promise<void>;
  /** Clears requests, replies and counts. */
  reset(): void;
  close(): Promise<void>;
};

/** A draft that fits the schema and contains no number. */
export const FAKE_DRAFT = {
  need: "Farmers lose much of what they grow.",
  solution: "We connect them with kitchens in the city.",
  impact: "Less food is thrown away.",
  budget: "The money pays for cold storage.",
  team: "The founders know logistics.",
  fit: "The programme is about losses after the harvest.",
};

/**
 * Starts a local server with the wire protocols of both AI providers, on a free port of the loopback address.
 */
export async function startFakeAiServer(): Promise<FakeAiServer> {
  const requests: RecordedRequest[] = [];
  const replies: Record<AiModelName, FakeReply[]> = { openai: [], anthropic: [] };
  const sockets = new Set<Socket>();
  let brokenOffCounts: Record<AiModelName, number> = { openai: 0, anthropic: 0 };
  let waiting: { provider: AiModelName; count: number; resolve: () => void }[] = [];

  const listRequests = (provider: AiModelName) => requests.filter((request) => request.provider === provider);
  const handle = async (req: IncomingMessage, res: ServerResponse) => {
    const path = req.url ?? "";
    const provider: AiModelName = path.endsWith("/chat/completions") ? "openai" : "anthropic";
    // An answer that ends after a reset belongs to the test before it, so the counts of that test are kept
    // here.
    const counts = brokenOffCounts;
    res.once("close", () => void (counts[provider] += res.writableFinished ? 0 : 1));
    const body = JSON.parse(await readBody(req)) as RecordedRequest["body"];
    requests.push({ provider, path, headers: req.headers, body });
    const queue = replies[provider];
    const reply = (queue.length > 1 ? queue.shift() : queue[0]) ?? { kind: "answer", content: FAKE_DRAFT };
    const begin = () => send(res, provider, reply, body.stream === true);
    if (reply.kind === "answer" && reply.after) void reply.after.then(begin);
    else begin();
    waiting = waiting.filter((waiter) => {
      const hasArrived = listRequests(waiter.provider).length >= waiter.count;
      if (hasArrived) waiter.resolve();
      return !hasArrived;
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
    requestsOf: listRequests,
    reply: (provider, ...next) => {
      replies[provider] = next;
    },
    brokenOff: (provider) => brokenOffCounts[provider],
    received: (provider, count = 1) =>
      new Promise((resolve) => {
        if (listRequests(provider).length >= count) resolve();
        else waiting.push({ provider, count, resolve });
      }),
    reset: () => {
      requests.length = 0;
      replies.openai = [];
      replies.anthropic = [];
      brokenOffCounts = { openai: 0, anthropic: 0 };
    },
    close: async () => {
      // Hanging answers keep their connections open.
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

const USAGE: FakeUsage = { input: 900, output: 400 };

function send(res: ServerResponse, provider: AiModelName, reply: FakeReply, isStreamed: boolean): void {
  switch (reply.kind) {
    case "answer": {
      const content = toText(reply.content);
      const usage = reply.usage ?? USAGE;
      if (isStreamed)
        void stream(res, provider, { kind: "stream", pieces: content.match(/[^]{1,40}/g) ?? [], usage });
      else sendJson(res, 200, envelope(provider, content, usage));
      return;
    }
    case "stream":
      void stream(res, provider, reply);
      return;
    case "unstreamed":
      sendJson(res, 200, envelope(provider, toText(reply.content), USAGE));
      return;
    case "status": {
      const message = reply.message ?? "The provider's own words";
      const error = { type: "fake_error", message, code: reply.code };
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

const toText = (content: unknown) => (typeof content === "string" ? content : JSON.stringify(content));

async function stream(
  res: ServerResponse,
  provider: AiModelName,
  { pieces, end = "proper", usage = USAGE }: Extract<FakeReply, { kind: "stream" }>,
): Promise<void> {
  const events = provider === "openai" ? openaiEvents(usage) : anthropicEvents(usage);
  res.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
  res.flushHeaders();
  // Each piece is sent before the next is written, because a cut connection loses the buffered ones.
  const write = (text: string) => new Promise<void>((resolve) => res.write(text, () => resolve()));
  await write(events.start);
  for await (const piece of pieces) {
    if (res.destroyed) return;
    await write(events.piece(piece));
  }
  if (end === "cut") res.socket?.destroy();
  else if (end === "error") res.end(events.error);
  else if (end === "proper") res.end(events.end);
}

function openaiEvents(usage: FakeUsage) {
  const chunk = (change: object) =>
    `data: ${JSON.stringify({ id: "fake-1", object: "chat.completion.chunk", created: 1, model: "fake", ...change })}\n\n`;
  const choice = (delta: object, finish_reason: string | null = null) =>
    chunk({ choices: [{ index: 0, delta, finish_reason }] });
  const [prompt_tokens, completion_tokens] = [usage.input, usage.output];
  return {
    start: choice({ role: "assistant", content: "" }),
    piece: (content: string) => choice({ content }),
    error: `data: ${JSON.stringify({ error: { type: "server_error", message: "The provider's own words" } })}\n\n`,
    end:
      choice({}, "stop") +
      chunk({
        choices: [],
        usage: { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens },
      }) +
      "data: [DONE]\n\n",
  };
}

function anthropicEvents(usage: FakeUsage) {
  const event = (type: string, fields: object = {}) =>
    `event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`;
  const message = {
    id: "fake-1",
    type: "message",
    role: "assistant",
    model: "fake",
    content: [],
    stop_reason: null,
    usage: { input_tokens: usage.input, output_tokens: 1 },
  };
  return {
    start:
      event("message_start", { message }) +
      event("content_block_start", { index: 0, content_block: { type: "text", text: "" } }) +
      event("ping"),
    piece: (text: string) => event("content_block_delta", { index: 0, delta: { type: "text_delta", text } }),
    error: event("error", { error: { type: "overloaded_error", message: "The provider's own words" } }),
    end:
      event("content_block_stop", { index: 0 }) +
      event("message_delta", {
        delta: { stop_reason: "end_turn", stop_sequence: null },
        usage: { output_tokens: usage.output },
      }) +
      event("message_stop"),
  };
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
