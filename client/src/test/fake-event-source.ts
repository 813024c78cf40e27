import { vi } from "vitest";

/** Replaces the browser's EventSource: the test sends the server's events and ends the connection. */
export class FakeEventSource extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static all: FakeEventSource[] = [];

  readonly url: string;
  readyState: number = FakeEventSource.CONNECTING;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.all.push(this);
  }

  /** Replaces EventSource for one test. */
  static install(): void {
    FakeEventSource.all = [];
    vi.stubGlobal("EventSource", FakeEventSource);
  }

  say(event: string, data: unknown): void {
    this.sayText(event, JSON.stringify(data));
  }

  sayText(event: string, data: string): void {
    this.readyState = FakeEventSource.OPEN;
    this.dispatchEvent(new MessageEvent(event, { data }));
  }

  /** Breaks the connection; a browser would reconnect by itself. */
  break(): void {
    this.readyState = FakeEventSource.CONNECTING;
    this.dispatchEvent(new Event("error"));
  }

  /** Acts as if the server answered with an error status, which a browser does not report. */
  refuse(): void {
    this.readyState = FakeEventSource.CLOSED;
    this.dispatchEvent(new Event("error"));
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }
}

export function getNewestSource(): FakeEventSource {
  const source = FakeEventSource.all.at(-1);
  if (!source) throw new Error("No stream was opened");
  return source;
}
