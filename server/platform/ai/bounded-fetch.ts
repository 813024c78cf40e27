/** An answer with more bytes than any draft can have. */
export class OversizeAnswer extends Error {}

/** The connection ended before the answer did. */
class BrokenAnswer extends Error {}

/**
 * A `fetch` for the SDKs that takes at most `maxBytes` of an answer (after unpacking), and follows no redirect: a key must not
 * travel to another host. An event stream is handed on as it comes; anything else is read whole in here, which keeps the body
 * under the caller's abort signal: an SDK stops watching that once the headers are there.
 */
export function boundedFetch(maxBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: "error" });
    const headers = new Headers(response.headers);
    // They describe the bytes on the wire, not the ones handed on.
    headers.delete("content-encoding");
    headers.delete("content-length");
    const { status, statusText } = response;
    const answer = { status, statusText, headers };
    if (status === 204 || status === 205 || status === 304 || !response.body)
      return new Response(null, answer);
    const chunks = bounded(response.body, maxBytes);
    if (isEventStream(response)) return new Response(streamOf(chunks), answer);
    const read: Uint8Array[] = [];
    for await (const chunk of chunks) read.push(chunk);
    return new Response(Buffer.concat(read), answer);
  };
}

export function isEventStream({ headers }: Response): boolean {
  return /^text\/event-stream\b/i.test(headers.get("content-type") ?? "");
}

async function* bounded(body: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  try {
    // Leaving the loop cancels the body, and with it the connection.
    for await (const chunk of body) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new OversizeAnswer("The answer is too large");
      yield chunk;
    }
  } catch (error) {
    if (error instanceof OversizeAnswer) throw error;
    // The platform says it with a TypeError, as it says mistakes.
    throw new BrokenAnswer("The answer broke off", { cause: error });
  }
}

function streamOf(chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
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
