import { describe, expect, it, vi } from "vitest";
import { errorAnswer, fakeFetch } from "@/test/fake-fetch";
import { ApiError, apiRequest, onUnauthenticated, userMessage } from "./api-client";

const catchError = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable("should have failed"),
    (error: unknown) => error as ApiError,
  );

describe("apiRequest", () => {
  it("a request sends JSON with credentials and reads JSON", async () => {
    const fetch = vi.fn(async () => new Response('{"ok":true}', { status: 201 }));
    vi.stubGlobal("fetch", fetch);
    await expect(apiRequest("POST", "/api/entities", { name: "A" })).resolves.toEqual({ ok: true });
    expect(fetch).toHaveBeenCalledWith(
      "/api/entities",
      expect.objectContaining({
        method: "POST",
        credentials: "include",
        headers: { "Content-Type": "application/json", "Accept-Language": "en" },
        body: '{"name":"A"}',
      }),
    );
  });

  it("a request without data sends no body and no content type", async () => {
    const fetch = vi.fn(async () => new Response(null, { status: 204 }));
    vi.stubGlobal("fetch", fetch);
    await expect(apiRequest("POST", "/api/auth/logout")).resolves.toBeUndefined();
    expect(fetch).toHaveBeenCalledWith(
      "/api/auth/logout",
      expect.objectContaining({ headers: { "Accept-Language": "en" }, body: undefined }),
    );
  });

  it("an error has the status and body in its message and the server's fields beside it", async () => {
    fakeFetch({
      "POST /api/auth/signup": errorAnswer("conflict", "An account with this e-mail already exists.", {
        email: ["Already in use"],
      }),
    });
    const error = await catchError(apiRequest("POST", "/api/auth/signup", {}));
    expect(error).toBeInstanceOf(ApiError);
    expect(error.message).toMatch(/^409: \{"message":"An account/);
    expect(error.status).toBe(409);
    expect(error.code).toBe("conflict");
    expect(error.serverMessage).toBe("An account with this e-mail already exists.");
    expect(error.fieldErrors).toEqual({ email: ["Already in use"] });
  });

  it("an error has the status text for an empty body, and accepts a page of HTML", async () => {
    vi.stubGlobal("fetch", async () => new Response("", { status: 502, statusText: "Bad Gateway" }));
    expect((await catchError(apiRequest("GET", "/api/x"))).message).toBe("502: Bad Gateway");
    vi.stubGlobal("fetch", async () => new Response("<h1>Oops</h1>", { status: 502 }));
    const error = await catchError(apiRequest("GET", "/api/x"));
    expect(error.message).toBe("502: <h1>Oops</h1>");
    expect(error.serverMessage).toBeUndefined();
    expect(error.fieldErrors).toEqual({});
  });

  it("an error keeps the waiting time of a 429", async () => {
    vi.stubGlobal("fetch", async () => new Response("{}", { status: 429, headers: { "Retry-After": "30" } }));
    expect((await catchError(apiRequest("GET", "/api/x"))).retryAfter).toBe(30);
  });

  it("an error takes only well-formed field errors", () => {
    const body = JSON.stringify({ message: 5, fieldErrors: { a: ["x", 1], b: "y", c: [] } });
    const error = new ApiError(400, body);
    expect(error.fieldErrors).toEqual({ a: ["x"] });
    expect(error.serverMessage).toBeUndefined();
  });
});

describe("onUnauthenticated", () => {
  it("a listener hears of a missing session but not of a refused sign-in", async () => {
    const listener = vi.fn();
    const stop = onUnauthenticated(listener);
    fakeFetch({
      "POST /api/auth/login": errorAnswer("invalid_credentials", "Invalid email or password"),
      "PATCH /api/applications/a": errorAnswer("unauthenticated", "Please sign in"),
    });
    await catchError(apiRequest("POST", "/api/auth/login", {}));
    expect(listener).not.toHaveBeenCalled();
    await catchError(apiRequest("PATCH", "/api/applications/a", {}));
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    await catchError(apiRequest("PATCH", "/api/applications/a", {}));
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe("userMessage", () => {
  it.each([
    [new ApiError(409, '{"message":"Already there"}'), "Already there"],
    [new ApiError(500, "crash"), "Failed"],
    [new ApiError(500, '{"message":""}'), "Failed"],
    [new TypeError("Failed to fetch"), "Failed"],
    [undefined, "Failed"],
  ])("the message for %s is '%s'", (error, shown) => {
    expect(userMessage(error, "Failed")).toBe(shown);
  });
});
