import { vi } from "vitest";

/** Stands in for the browser's EventSource: the test says what the server sends and when the connection ends. */
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

  /** The connection breaks; a browser would try again by itself. */
  break(): void {
    this.readyState = FakeEventSource.CONNECTING;
    this.dispatchEvent(new Event("error"));
  }

  /** The server answers with an error status, which a browser does not tell. */
  refuse(): void {
    this.readyState = FakeEventSource.CLOSED;
    this.dispatchEvent(new Event("error"));
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }
}

export function newestSource(): FakeEventSource {
  const source = FakeEventSource.all.at(-1);
  if (!source) throw new Error("No stream was opened");
  return source;
}
