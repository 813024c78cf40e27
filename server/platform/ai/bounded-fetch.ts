/** Thrown when an answer has more bytes than any draft can have. */
export class OversizeAnswer extends Error {}

/** Thrown when the connection ends before the answer does. */
class BrokenAnswer extends Error {}

/**
 * Creates a `fetch` for the SDKs that reads at most `maxBytes` of an answer (after decompression) and follows no
 * redirect, because a key must not be sent to another host. Event streams are passed on as they arrive. Other answers
 * are read whole in here, so that the caller's abort signal also covers the body: the SDKs only watch it until the
 * headers arrive.
 */
export function createBoundedFetch(maxBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: "error" });
    const headers = new Headers(response.headers);
    // These headers describe the bytes on the wire, not the ones passed on.
    headers.delete("content-encoding");
    headers.delete("content-length");
    const { status, statusText } = response;
    const answer = { status, statusText, headers };
    if (status === 204 || status === 205 || status === 304 || !response.body)
      return new Response(null, answer);
    const reader = response.body.getReader();
    // Node's own link from the signal to the connection is lost when the response is collected as garbage.
    init?.signal?.addEventListener("abort", () => void reader.cancel().catch(() => {}), { once: true });
    const chunks = limitBytes(reader, maxBytes);
    if (isEventStream(response)) return new Response(toStream(chunks), answer);
    const read: Uint8Array[] = [];
    for await (const chunk of chunks) read.push(chunk);
    return new Response(Buffer.concat(read), answer);
  };
}

export function isEventStream({ headers }: Response): boolean {
  return /^text\/event-stream\b/i.test(headers.get("content-type") ?? "");
}

async function* limitBytes(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  let size = 0;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      size += next.value.byteLength;
      if (size > maxBytes) throw new OversizeAnswer("The answer is too large");
      yield next.value;
    }
  } catch (error) {
    if (error instanceof OversizeAnswer) throw error;
    // Node throws a TypeError for this, as it does for programming mistakes.
    throw new BrokenAnswer("The answer broke off", { cause: error });
  } finally {
    // This closes the connection of an answer that is not read to its end.
    await reader.cancel().catch(() => {});
  }
}

function toStream(chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const next = await chunks.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}
