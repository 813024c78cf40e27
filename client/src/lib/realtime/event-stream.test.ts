import { afterEach, describe, expect, it, vi } from "vitest";
import { readEvents, type ServerEvent, SilentStream } from "./event-stream";

afterEach(() => vi.useRealTimers());

const bytes = (text: string) => new TextEncoder().encode(text);
function buildStream(...chunks: (string | Uint8Array)[]) {
  return new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(typeof chunk === "string" ? bytes(chunk) : chunk);
      controller.close();
    },
  });
}
async function collectEvents(stream: ReadableStream<Uint8Array>): Promise<ServerEvent[]> {
  const events = [];
  for await (const event of readEvents(stream)) events.push(event);
  return events;
}

describe("the events of a stream", () => {
  it("events are read with their names, without comments and other fields", async () => {
    const text =
      ": hello\n\nevent: text\ndata: one\n\nid: 5\nretry: 10\ndata:two\ndata:  three\n\nevent: none\n\n";
    expect(await collectEvents(buildStream(text))).toEqual([
      { event: "text", data: "one" },
      { event: "message", data: "two\n three" },
    ]);
  });

  it.each([1, 2, 3, 5, 7])(
    "events are the same however the stream is cut (into %d bytes)",
    async (length) => {
      const whole = bytes("event: text\r\ndata: Ωé\r\n\r\nevent: done\rdata: {}\r\rdata: x\n\n");
      const chunks = [];
      for (let at = 0; at < whole.length; at += length) chunks.push(whole.slice(at, at + length));
      expect(await collectEvents(buildStream(...chunks))).toEqual([
        { event: "text", data: "Ωé" },
        { event: "done", data: "{}" },
        { event: "message", data: "x" },
      ]);
    },
  );

  it("an event that is cut off by the end is left out", async () => {
    expect(await collectEvents(buildStream("data: one\n\ndata: tw"))).toEqual([
      { event: "message", data: "one" },
    ]);
  });

  it("reading fails with the error of a broken connection", async () => {
    const broken = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(bytes("data: one\n\n"));
      },
      pull(controller) {
        controller.error(new TypeError("network error"));
      },
    });
    await expect(collectEvents(broken)).rejects.toThrow("network error");
  });

  it("the connection is closed when the reader stops", async () => {
    const cancel = vi.fn();
    const endless = new ReadableStream<Uint8Array>({ pull: (c) => c.enqueue(bytes("data: x\n\n")), cancel });
    for await (const event of readEvents(endless)) if (event.data === "x") break;
    expect(cancel).toHaveBeenCalledOnce();
  });

  it("reading ends after too long a silence, which a comment interrupts", async () => {
    vi.useFakeTimers();
    const cancel = vi.fn();
    let say!: (text: string) => void;
    const quiet = new ReadableStream<Uint8Array>({
      start(controller) {
        say = (text) => controller.enqueue(bytes(text));
      },
      cancel,
    });
    const reading = readEvents(quiet, { silenceMs: 1_000 }).next();
    const outcome = reading.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(900);
    say(": still here\n\n");
    await vi.advanceTimersByTimeAsync(900);
    expect(cancel).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(await outcome).toBeInstanceOf(SilentStream);
    expect(cancel).toHaveBeenCalled();
  });
});
