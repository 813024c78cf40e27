import type { LookupAddress } from "node:dns";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { freePort } from "../../test/processes/free-port";
import { failures } from "./failures";
import { buildFetcher, startSite } from "./site.fixture";
import { createTransport, toFailure } from "./transport";
import { FetchFailure } from "./types";

/** Here 127.0.0.2 stands for the public internet, and everything else for what must not be reached. */
const isPublicHere = (ip: string) => ip === "127.0.0.2";

const to = (address: string): LookupAddress => ({ address, family: address.includes(":") ? 6 : 4 });

function setUp(...answers: LookupAddress[][]) {
  const asked: string[] = [];
  const transport = createTransport({
    rules: { allows: isPublicHere },
    userAgent: "Amberway/1.0",
    lookup: async (hostname) => {
      asked.push(hostname);
      return answers[asked.length - 1] ?? [];
    },
    connectMs: 60_000,
  });
  const read = (url: string) =>
    transport.exchange(
      { url: new URL(url), method: "GET", accept: "text/html", signal: AbortSignal.timeout(60_000) },
      ({ body }) => text(body),
    );
  return { asked, read };
}

describe("a name that changes its address between check and connection", () => {
  it("is connected to at the address that was checked, without a second look-up", async () => {
    const port = await freePort();
    const open = await startSite({ "/": "public" }, { host: "127.0.0.2", port });
    const inner = await startSite({ "/": "private" }, { port });
    const { asked, read } = setUp([to("127.0.0.2")], [to("127.0.0.1")]);

    expect(await read(`http://rebinding.example:${port}/`)).toBe("public");
    expect(asked).toEqual(["rebinding.example"]);

    await expect(read(`http://rebinding.example:${port}/`)).rejects.toMatchObject({
      kind: "refused_address",
    });
    expect(asked).toHaveLength(2);
    expect(open.asked).toHaveLength(1);
    expect(inner.asked).toEqual([]);
  });
});

describe("a look-up", () => {
  it.each([
    ["a private address", [to("127.0.0.1")]],
    ["a private address among public ones", [to("127.0.0.2"), to("127.0.0.1")]],
    ["a private address before public ones", [to("127.0.0.1"), to("127.0.0.2")]],
    ["a private IPv6 address beside a public IPv4 one", [to("127.0.0.2"), to("::1")]],
    ["a mapped address", [to("::ffff:127.0.0.2")]],
    ["something that is no address", [{ address: "127.0.0.2.example", family: 4 }]],
  ])("that brings %s is refused before any connection", async (_what, addresses) => {
    const inner = await startSite({ "/": "private" });
    const { read } = setUp(addresses);
    const failure = await read(`http://several.example:${inner.port}/`).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(FetchFailure);
    expect(failure).toMatchObject({
      kind: "refused_address",
      message: `several.example:${inner.port} is not visited, because it is not on the public internet.`,
    });
    expect(inner.asked).toEqual([]);
  });

  it("that brings nothing means that there is no such host", async () => {
    await expect(setUp([]).read("http://empty.example/")).rejects.toMatchObject({ kind: "unknown_host" });
  });

  it("that fails means the same", async () => {
    const lookup = () => Promise.reject(Object.assign(new Error("queryA"), { code: "ENOTFOUND" }));
    await expect(
      buildFetcher({ lookup }).get("http://nowhere.example/", { accept: ["html"] }),
    ).rejects.toMatchObject({
      kind: "unknown_host",
      message: "There is no website at nowhere.example, or its name cannot be looked up.",
    });
  });

  it("is made through the system when no other is given", async () => {
    const site = await startSite({ "/": "hello" });
    const page = await buildFetcher().get(`http://localhost:${site.port}/`, { accept: ["html"] });
    expect(page.text).toBe("hello");
  });
});

describe("a request", () => {
  it("carries only what the transport writes", async () => {
    const site = await startSite({ "/": "hello" }, { host: "127.0.0.2" });
    await setUp([to("127.0.0.2")]).read(`http://shown.example:${site.port}/`);
    expect(site.headers[0]).toEqual({
      host: `shown.example:${site.port}`,
      connection: "close",
      "user-agent": "Amberway/1.0",
      accept: "text/html",
      "accept-encoding": "gzip, deflate, br",
    });
  });
});

describe("what goes wrong on the way", () => {
  const url = new URL("https://funder.example/grants");
  const withCode = (code: string) => Object.assign(new Error("internals /etc/secret"), { code });

  it.each([
    ["ENOTFOUND", "unknown_host"],
    ["EAI_AGAIN", "unknown_host"],
    ["ECONNREFUSED", "unreachable"],
    ["ECONNRESET", "unreachable"],
    ["ENETUNREACH", "unreachable"],
    ["EHOSTUNREACH", "unreachable"],
    ["UND_ERR_SOCKET", "unreachable"],
    ["ETIMEDOUT", "timeout"],
    ["UND_ERR_CONNECT_TIMEOUT", "timeout"],
    ["HPE_INVALID_CONSTANT", "bad_answer"],
    ["UND_ERR_HEADERS_OVERFLOW", "bad_answer"],
  ])("%s becomes %s", (code, kind) => {
    expect(toFailure(url, withCode(code)).kind).toBe(kind);
  });

  it.each([
    "CERT_HAS_EXPIRED",
    "DEPTH_ZERO_SELF_SIGNED_CERT",
    "SELF_SIGNED_CERT_IN_CHAIN",
    "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
    "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
    "ERR_TLS_CERT_ALTNAME_INVALID",
  ])("%s is told as a matter of the certificate", (code) => {
    expect(toFailure(url, withCode(code)).message).toBe(failures.certificate(url).message);
  });

  it("shows nothing of the inside", () => {
    for (const error of [withCode("EANY"), new TypeError("boom"), "text", null, undefined]) {
      expect(toFailure(url, error).message).toBe("funder.example could not be reached.");
      expect(toFailure(url, error, 200).message).toBe(
        "The page at funder.example broke off before its end, or is damaged.",
      );
    }
  });
});
