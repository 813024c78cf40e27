import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { errorAnswer, fakeFetch } from "@/test/fake-fetch";
import { useSessionLost } from "@/lib/api/session-lost";
import { buildFile } from "@/test/build-file";
import { uploadFile } from "./upload-file";

type Put = { url: string; headers: Record<string, string>; body: unknown; xhr: FakeXhr };
/** What happens to a PUT: how the store answers, or that the connection breaks. */
type Outcome = { status: number; body?: string } | "break" | "hang";

let puts: Put[];
let outcomes: Outcome[];

class FakeXhr extends EventTarget {
  upload = new EventTarget();
  status = 0;
  responseText = "";
  #put!: Put;

  open(method: string, url: string) {
    expect(method).toBe("PUT");
    this.#put = { url, headers: {}, body: undefined, xhr: this };
  }
  setRequestHeader(name: string, value: string) {
    this.#put.headers[name] = value;
  }
  getAllResponseHeaders() {
    return 'etag: "1"\r\n';
  }
  send(body: unknown) {
    this.#put.body = body;
    puts.push(this.#put);
    const outcome = outcomes.shift() ?? { status: 200 };
    if (outcome === "hang") return;
    setTimeout(() => {
      const half = Object.assign(new Event("progress"), { lengthComputable: true, loaded: 1_000 });
      this.upload.dispatchEvent(half);
      if (outcome === "break") return void this.dispatchEvent(new Event("error"));
      this.status = outcome.status;
      this.responseText = outcome.body ?? "";
      this.dispatchEvent(new Event("load"));
    });
  }
  abort() {
    this.dispatchEvent(new Event("abort"));
  }
}

const file = buildFile(2_000);
const upload = (signal = new AbortController().signal, chosen = file) => {
  const percents: number[] = [];
  const broken: boolean[] = [];
  const result = uploadFile(chosen, {
    signal,
    onProgress: (percent) => percents.push(percent),
    onBroken: (isOffline) => broken.push(isOffline),
  });
  // A failure is looked at later than it happens.
  result.catch(() => undefined);
  return { result, percents, broken };
};
const targets = () => {
  let number = 0;
  return fakeFetch({
    "POST /api/objects/upload": () => ({ body: { uploadURL: `/api/objects/put/${++number}?sig=s` } }),
  });
};

beforeEach(() => {
  puts = [];
  outcomes = [];
  vi.useFakeTimers();
  vi.stubGlobal("XMLHttpRequest", FakeXhr);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("uploadFile", () => {
  it("asks for an address, puts the file there and answers where it lies", async () => {
    const { calls } = targets();
    const { result, percents } = upload();
    await vi.runAllTimersAsync();
    expect(await result).toBe(`${location.origin}/api/objects/put/1`);
    expect(calls).toEqual([
      {
        method: "POST",
        path: "/api/objects/upload",
        body: { name: "deck.pdf", size: 2_000, type: "application/pdf" },
      },
    ]);
    expect(puts).toMatchObject([
      {
        url: `${location.origin}/api/objects/put/1?sig=s`,
        headers: { "Content-Type": "application/pdf" },
        body: file,
      },
    ]);
    expect(percents).toEqual([50, 100]);
  });

  it("names the file without what nobody sees: the server takes no such name", async () => {
    const { calls } = targets();
    const { result } = upload(undefined, buildFile(10, "deck\u202Egnp.pdf"));
    await vi.runAllTimersAsync();
    await result;
    expect(calls[0]?.body).toMatchObject({ name: "deckgnp.pdf" });
  });

  it("sends no type where the file has none", async () => {
    const { calls } = targets();
    const { result } = upload(undefined, buildFile(10, "deck", ""));
    await vi.runAllTimersAsync();
    await result;
    expect(calls[0]?.body).toEqual({ name: "deck", size: 10 });
    expect(puts[0]?.headers).toEqual({});
  });

  it("tries again with a new address after a broken connection and after an expired address", async () => {
    targets();
    outcomes = ["break", { status: 403, body: "<Message>Request has expired</Message>" }, { status: 503 }];
    const { result, broken } = upload();
    await vi.runAllTimersAsync();
    expect(await result).toBe(`${location.origin}/api/objects/put/4`);
    expect(puts.map(({ url }) => url.slice(-7))).toEqual(["1?sig=s", "2?sig=s", "3?sig=s", "4?sig=s"]);
    expect(broken).toEqual([false, false, false]);
  });

  it("leaves it to the person after five tries", async () => {
    targets();
    outcomes = Array.from({ length: 9 }, () => "break" as const);
    const { result } = upload();
    await vi.runAllTimersAsync();
    await expect(result).rejects.toMatchObject({
      message: "The connection broke. Check your network and try again.",
      canRetry: true,
    });
    expect(puts).toHaveLength(5);
  });

  it("waits for the network instead of trying without one", async () => {
    targets();
    outcomes = ["break"];
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const { result, broken } = upload();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(puts).toHaveLength(1);
    expect(broken).toEqual([true]);
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event("online"));
    await vi.runAllTimersAsync();
    expect(await result).toMatch(/put\/2$/);
  });

  it("gives up a connection on which nothing moves", async () => {
    targets();
    outcomes = ["hang"];
    const { result } = upload();
    await vi.advanceTimersByTimeAsync(5 * 60_000 - 100);
    expect(puts).toHaveLength(1);
    await vi.runAllTimersAsync();
    expect(await result).toMatch(/put\/2$/);
  });

  it("says what the store says about a file that it refuses, and does not try again", async () => {
    targets();
    outcomes = [
      { status: 413, body: JSON.stringify({ message: "This file is too large", code: "too_large" }) },
    ];
    const { result } = upload();
    await vi.runAllTimersAsync();
    await expect(result).rejects.toMatchObject({ message: "This file is too large", canRetry: false });
    expect(puts).toHaveLength(1);
  });

  it("says why no address was given", async () => {
    fakeFetch({ "POST /api/objects/upload": errorAnswer("rate_limited", "You have 50 decks already.") });
    const { result } = upload();
    await vi.runAllTimersAsync();
    await expect(result).rejects.toMatchObject({ message: "You have 50 decks already.", canRetry: true });
  });

  it("says that it waits for a verified address, and asks for no other address meanwhile", async () => {
    const body = { message: "Verify your e-mail address to upload more files.", code: "email_unverified" };
    const { calls } = fakeFetch({ "POST /api/objects/upload": { status: 403, body } });
    const { result } = upload();
    await vi.runAllTimersAsync();
    await expect(result).rejects.toMatchObject({
      message: body.message,
      canRetry: true,
      isUnverified: true,
    });
    expect(calls).toHaveLength(1);
  });

  it("asks to sign in again when the session has ended during the upload", async () => {
    targets();
    outcomes = [{ status: 401 }];
    const { result: lost } = renderHook(() => useSessionLost());
    const { result } = upload();
    await act(() => vi.runAllTimersAsync());
    await expect(result).rejects.toMatchObject({ canRetry: true });
    expect(lost.current).toBe(true);
  });

  it("ends at once when it is cancelled", async () => {
    targets();
    outcomes = ["hang"];
    const controller = new AbortController();
    const { result } = upload(controller.signal);
    await vi.advanceTimersByTimeAsync(10);
    const aborted = vi.spyOn(puts[0]!.xhr, "abort");
    controller.abort();
    await vi.runAllTimersAsync();
    await expect(result).rejects.toBe(controller.signal.reason);
    expect(aborted).toHaveBeenCalled();
  });

  it("says when the file has gone from the disk since it was chosen", async () => {
    targets();
    const gone = buildFile();
    gone.slice = () =>
      ({ arrayBuffer: () => Promise.reject(new DOMException("gone", "NotReadableError")) }) as Blob;
    const { result } = upload(undefined, gone);
    await expect(result).rejects.toMatchObject({
      message: "This file can no longer be read. Choose it again.",
      canRetry: false,
    });
  });
});
