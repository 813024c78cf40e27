import { expect } from "vitest";
import type { TestApp } from "../app";
import { eventually } from "../eventually";
import { type Browser, cookieOf, signUp } from "./auth";

type ReceivedEvent = { event: string; data: unknown };

/** An open stream, read as it comes, as a browser would. */
export async function openStream(url: string, cookie: string) {
  const leaving = new AbortController();
  const answer = await fetch(`${url}/api/events`, { headers: { cookie }, signal: leaving.signal });
  expect(answer.status).toBe(200);
  const stream = {
    headers: answer.headers,
    events: [] as ReceivedEvent[],
    heartbeats: 0,
    hasEnded: false,
    /** Leaves, as a closed tab does. */
    leave: () => leaving.abort(),
  };
  void read(answer.body!, (block) => {
    const event = /^event: (.*)$/m.exec(block)?.[1];
    const data = /^data: (.*)$/m.exec(block)?.[1];
    if (event === "ping") stream.heartbeats++;
    else if (event && data) stream.events.push({ event, data: JSON.parse(data) });
  }).finally(() => (stream.hasEnded = true));
  await eventually(() => stream.events[0]).toEqual({ event: "hello", data: {} });
  return stream;
}

/** Hands over each block that an empty line ends. Resolves at the end, also at a broken one. */
async function read(body: ReadableStream<Uint8Array>, take: (block: string) => void): Promise<void> {
  const decoder = new TextDecoder();
  let text = "";
  try {
    for await (const chunk of body) {
      const blocks = (text + decoder.decode(chunk, { stream: true })).split("\n\n");
      text = blocks.pop()!;
      blocks.forEach(take);
    }
  } catch {
    // The connection was cut, or the test left.
  }
}

/** The cookie of a browser that is signed in, and a stream that carries it. */
export async function withCookie(app: TestApp, browser: Browser) {
  const cookie = cookieOf(await browser.get("/api/auth/user"))!;
  return { cookie, openStream: () => openStream(app.url, cookie) };
}

/** Somebody who has just signed up, with the cookie of that browser. */
export async function signUpWithCookie(app: TestApp) {
  const person = await signUp(app);
  return { ...person, ...(await withCookie(app, person.browser)) };
}
