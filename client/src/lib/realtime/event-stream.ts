export type ServerEvent = { event: string; data: string };

/** A stream was silent for too long, so its connection is dead even if the network reports nothing. */
export class SilentStream extends Error {}

/**
 * Yields the events of a `text/event-stream` body as they arrive. Comments are skipped, and so is an event
 * that the end cuts off.
 * @param silenceMs throws SilentStream after this time without a byte (heartbeats count as bytes)
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  { silenceMs }: { silenceMs?: number } = {},
): AsyncGenerator<ServerEvent> {
  // Older versions of Safari cannot iterate over a stream.
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let buffer = "";
  let event = "message";
  let data: string[] = [];
  try {
    for (;;) {
      const { done, value } = await withinSilence(reader.read(), silenceMs);
      if (done) return;
      buffer += decoder.decode(value, { stream: true });
      // A carriage return at the very end may be the first half of a line break, so it stays in the buffer.
      const lines = buffer.split(/\r\n|\n|\r(?=[^])/);
      buffer = lines.pop() ?? "";
      for (const line of lines) {
        if (line === "") {
          if (data.length > 0) yield { event, data: data.join("\n") };
          event = "message";
          data = [];
          continue;
        }
        const [, field, content = ""] = /^([^:]*)(?::[ ]?(.*))?$/.exec(line) ?? [];
        if (field === "event") event = content;
        else if (field === "data") data.push(content);
      }
    }
  } finally {
    // This also closes the connection when the reader stops early.
    void reader.cancel().catch(() => {});
  }
}

async function withinSilence<T>(reading: Promise<T>, silenceMs: number | undefined): Promise<T> {
  if (silenceMs === undefined) return reading;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new SilentStream("The stream was silent for too long")), silenceMs);
  });
  try {
    return await Promise.race([reading, silence]);
  } finally {
    clearTimeout(timer);
  }
}
