export type ServerEvent = { event: string; data: string };

/** A stream that has gone silent: its connection is dead, whatever the network says. */
export class SilentStream extends Error {}

/**
 * The events of a `text/event-stream` body, as they come in. Comments are skipped, and so is an event that the end cuts off.
 * @param silenceMs so long without a byte, heartbeats included, and it throws SilentStream
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  { silenceMs }: { silenceMs?: number } = {},
): AsyncGenerator<ServerEvent> {
  // Not iterated over: Safari learnt that late.
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let waiting = "";
  let event = "message";
  let data: string[] = [];
  try {
    for (;;) {
      const { done, value } = await withinSilence(reader.read(), silenceMs);
      if (done) return;
      waiting += decoder.decode(value, { stream: true });
      // A line break at the very end may be the first half of one.
      const lines = waiting.split(/\r\n|\n|\r(?=[^])/);
      waiting = lines.pop() ?? "";
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
    // Also when whoever reads has had enough: the connection is closed.
    void reader.cancel().catch(() => {});
  }
}

async function withinSilence<T>(reading: Promise<T>, silenceMs: number | undefined): Promise<T> {
  if (silenceMs === undefined) return reading;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new SilentStream("Nothing was heard for too long")), silenceMs);
  });
  try {
    return await Promise.race([reading, silence]);
  } finally {
    clearTimeout(timer);
  }
}
