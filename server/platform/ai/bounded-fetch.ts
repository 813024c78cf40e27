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
    const chunks = limitBytes(response.body, maxBytes);
    if (isEventStream(response)) return new Response(toStream(chunks), answer);
    const read: Uint8Array[] = [];
    for await (const chunk of chunks) read.push(chunk);
    return new Response(Buffer.concat(read), answer);
  };
}

export function isEventStream({ headers }: Response): boolean {
  return /^text\/event-stream\b/i.test(headers.get("content-type") ?? "");
}

async function* limitBytes(body: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  try {
    // Leaving the loop cancels the body and closes the connection.
    for await (const chunk of body) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new OversizeAnswer("The answer is too large");
      yield chunk;
    }
  } catch (error) {
    if (error instanceof OversizeAnswer) throw error;
    // Node throws a TypeError for this, as it does for programming mistakes.
    throw new BrokenAnswer("The answer broke off", { cause: error });
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
