import { expect } from "vitest";
import type { TestApp } from "../app";
import { eventually } from "../eventually";
import { type Browser, readCookie, signUp } from "./auth";

type ReceivedEvent = { event: string; data: unknown };

/** Opens a stream and reads it as it arrives, as a browser would. */
export async function openStream(url: string, cookie: string) {
  const controller = new AbortController();
  const answer = await fetch(`${url}/api/events`, { headers: { cookie }, signal: controller.signal });
  expect(answer.status).toBe(200);
  const stream = {
    headers: answer.headers,
    events: [] as ReceivedEvent[],
    heartbeats: 0,
    hasEnded: false,
    /** Closes the connection, as a closed tab does. */
    leave: () => controller.abort(),
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

/** Passes on each block that ends with an empty line. Resolves at the end, even if the connection was cut. */
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

/** Returns the cookie of a signed-in browser, and a function that opens a stream with it. */
export async function withCookie(app: TestApp, browser: Browser) {
  const cookie = readCookie(await browser.get("/api/auth/user"))!;
  return { cookie, openStream: () => openStream(app.url, cookie) };
}

/** Signs up a new user and returns the cookie of the browser too. */
export async function signUpWithCookie(app: TestApp) {
  const person = await signUp(app);
  return { ...person, ...(await withCookie(app, person.browser)) };
}
