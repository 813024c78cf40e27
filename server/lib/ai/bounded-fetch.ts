/** An answer with more bytes than any draft can have. */
export class OversizeAnswer extends Error {}

/**
 * A `fetch` for the SDKs that reads the whole answer itself, up to `maxBytes` (after unpacking), and follows no redirect:
 * a key must not travel to another host. Reading here also keeps the body under the caller's abort signal, which
 * an SDK stops watching once the headers are there.
 */
export function boundedFetch(maxBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: "error" });
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body ?? emptyBody()) {
      size += chunk.byteLength;
      // Leaving the loop cancels the body, and with it the connection.
      if (size > maxBytes) throw new OversizeAnswer("The answer is too large");
      chunks.push(chunk);
    }
    const headers = new Headers(response.headers);
    // They describe the bytes on the wire, not the ones handed on.
    headers.delete("content-encoding");
    headers.delete("content-length");
    const { status, statusText } = response;
    const hasBody = status !== 204 && status !== 205 && status !== 304;
    return new Response(hasBody ? Buffer.concat(chunks) : null, { status, statusText, headers });
  };
}

async function* emptyBody(): AsyncGenerator<Uint8Array> {}
