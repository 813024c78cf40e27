import { expect, it } from "vitest";
import { parseUrl } from "./parse-url";
import { isWebAddress } from "./validators/fields";

it("an absolute or a relative address is read", () => {
  expect(parseUrl("https://förderung.example/a b")?.href).toBe("https://xn--frderung-n4a.example/a%20b");
  expect(parseUrl("../b", "https://example.org/x/y/")?.href).toBe("https://example.org/x/b");
  expect(parseUrl("../b")).toBeNull();
  expect(parseUrl("https://")).toBeNull();
});

// After many calls the reading function is compiled, and Node's own check then reads some addresses wrongly.
it("an address with an umlaut is read after many others too", () => {
  const addresses = Array.from({ length: 50 }, (_, n) => `https://example.org/${n}`);
  for (let n = 0; n < 200_000; n += 1) isWebAddress(addresses[n % addresses.length]!);
  expect(isWebAddress("https://förderung.example/")).toBe(true);
});
