import { expect, it } from "vitest";
import { parseUrl } from "./parse-url";
import { isWebAddress } from "./validators/fields";

it("reads an address, also one that is relative to another", () => {
  expect(parseUrl("https://förderung.example/a b")?.href).toBe("https://xn--frderung-n4a.example/a%20b");
  expect(parseUrl("../b", "https://example.org/x/y/")?.href).toBe("https://example.org/x/b");
  expect(parseUrl("../b")).toBeNull();
  expect(parseUrl("https://")).toBeNull();
});

// A server that has seen many addresses has compiled what reads them, and Node's own check then reads some wrongly.
it("reads an address with an umlaut after many others too", () => {
  const many = Array.from({ length: 50 }, (_, n) => `https://example.org/${n}`);
  for (let n = 0; n < 200_000; n += 1) isWebAddress(many[n % many.length]!);
  expect(isWebAddress("https://förderung.example/")).toBe(true);
});
