import { describe, expect, it } from "vitest";
import { createAddressRules } from "./addresses";
import { FetchFailure } from "./types";

const rules = createAddressRules({ allowPrivate: false });
const testRules = createAddressRules({ allowPrivate: true });

function refusal(url: string, by = rules): FetchFailure | undefined {
  try {
    by.checkUrl(url);
    return undefined;
  } catch (error) {
    return error as FetchFailure;
  }
}

describe("addresses that are visited", () => {
  it.each([
    ["http://example.org", "http://example.org/"],
    ["https://example.org/grants?page=2", "https://example.org/grants?page=2"],
    ["https://example.org:443/", "https://example.org/"],
    ["http://example.org:443/", "http://example.org:443/"],
    ["http://example.org/#apply", "http://example.org/"],
    ["http://EXAMPLE.org./a", "http://example.org/a"],
    ["  https://example.org/a b ", "https://example.org/a%20b"],
    ["https://förderung.example/", "https://xn--frderung-n4a.example/"],
    ["http://8.8.8.8/", "http://8.8.8.8/"],
    ["http://[2606:4700:4700::1111]/", "http://[2606:4700:4700::1111]/"],
  ])("takes %s", (given, taken) => {
    expect(rules.checkUrl(given).href).toBe(taken);
  });

  it("resolves an address against the page it stands on", () => {
    expect(rules.checkUrl("../b", new URL("https://example.org/x/y/")).href).toBe("https://example.org/x/b");
  });
});

describe("addresses that are refused", () => {
  it.each([
    // Not a web address.
    "",
    "example.org",
    "/grants",
    "file:///etc/passwd",
    "ftp://example.org/",
    "gopher://example.org/",
    "javascript:alert(1)",
    "data:text/html,hello",
    "http://",
    "http://256.1.1.1/",
    "http://1.2.3.4.5/",
    "http://[fe80::1%25eth0]/",
    "http://[::1",
    `http://example.org/${"a".repeat(2048)}`,
    // Credentials and ports.
    "http://user@example.org/",
    "http://user:secret@example.org/",
    "http://example.org@8.8.8.8/",
    "http://example.org:8080/",
    "http://example.org:22/",
    "http://example.org:0/",
    "https://[2606:4700:4700::1111]:5432/",
    // This machine by name, with and without what the parser tidies.
    "http://localhost/",
    "http://LOCALHOST/",
    "http://localhost./",
    "http://app.localhost/",
    "http://ⓛocalhost/",
    // This machine by number, in every form a URL parser takes.
    "http://127.0.0.1/",
    "http://127.0.0.1./",
    "http://127.0.0.1../",
    "http://127.1/",
    "http://127.255.255.254/",
    "http://2130706433/",
    "http://0x7f000001/",
    "http://0x7f.0.0.1/",
    "http://017700000001/",
    "http://0177.0.0.1/",
    "http://0177.0.0x1/",
    "http://１２７.０.０.１/",
    "http://127。0。0。1/",
    "http://%31%32%37.0.0.1/",
    "http://0/",
    "http://0.0.0.0/",
    "http://0.1.2.3/",
    // Private, shared, link-local, metadata.
    "http://10.0.0.1/",
    "http://10.255.255.255/",
    "http://172.16.0.1/",
    "http://172.31.255.255/",
    "http://192.168.1.1/",
    "http://3232235777/",
    "http://100.64.0.1/",
    "http://100.127.255.255/",
    "http://169.254.169.254/latest/meta-data/",
    "http://0xa9fea9fe/",
    "http://2852039166/",
    "http://169.254.0.1/",
    // Multicast, broadcast, documentation, benchmarks, reserved.
    "http://224.0.0.1/",
    "http://239.255.255.250/",
    "http://255.255.255.255/",
    "http://240.0.0.1/",
    "http://192.0.0.8/",
    "http://192.0.2.1/",
    "http://198.51.100.7/",
    "http://203.0.113.9/",
    "http://198.18.0.1/",
    "http://198.19.255.255/",
    "http://192.88.99.1/",
    // IPv6.
    "http://[::]/",
    "http://[::1]/",
    "http://[0:0:0:0:0:0:0:1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::ffff:7f00:1]/",
    "http://[::ffff:8.8.8.8]/",
    "http://[::127.0.0.1]/",
    "http://[::ffff:0:127.0.0.1]/",
    "http://[64:ff9b::127.0.0.1]/",
    "http://[64:ff9b::808:808]/",
    "http://[64:ff9b:1::1]/",
    "http://[2002:7f00:1::]/",
    "http://[2002:808:808::1]/",
    "http://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/",
    "http://[2001:20::1]/",
    "http://[2001:db8::1]/",
    "http://[3fff::1]/",
    "http://[100::1]/",
    "http://[fc00::1]/",
    "http://[fd12:3456:789a::1]/",
    "http://[fd00:ec2::254]/",
    "http://[fe80::1]/",
    "http://[fec0::1]/",
    "http://[ff02::1]/",
    "http://[4000::1]/",
    "http://[5f00::1]/",
  ])("refuses %s", (url) => {
    const failure = refusal(url);
    expect(failure).toBeInstanceOf(FetchFailure);
    expect(failure?.kind).toBe("refused_address");
    expect(failure?.message).toMatch(/^\S.*[.]$/);
  });

  it("names the host, without what was written before it", () => {
    expect(refusal("http://user:secret@example.org/")?.message).toContain("example.org");
    expect(refusal("http://user:secret@example.org/")?.message).not.toContain("secret");
    expect(refusal("http://10.1.2.3/x")?.message).toBe(
      "10.1.2.3 is not visited, because it is not on the public internet.",
    );
  });
});

describe("the setting for tests", () => {
  it.each([
    "http://localhost:4000/",
    "http://127.0.0.1:4000/",
    "http://[::1]:4000/",
    "http://172.17.0.2/",
    "http://[fd12::1]/",
  ])("allows %s", (url) => {
    expect(refusal(url, testRules)).toBeUndefined();
  });

  it.each([
    "http://169.254.169.254/",
    "http://[fd00:ec2::254]/",
    "http://[fd00:0ec2:0:0:0:0:0:254]/",
    "http://[fe80::1]/",
    "http://0.0.0.0:4000/",
    "http://[::ffff:127.0.0.1]:4000/",
    "http://[64:ff9b::7f00:1]/",
    "http://224.0.0.1/",
    "http://255.255.255.255/",
    "http://user:pass@127.0.0.1:4000/",
    "file:///etc/passwd",
  ])("does not allow %s", (url) => {
    expect(refusal(url, testRules)?.kind).toBe("refused_address");
  });
});

describe("addresses that a look-up can bring", () => {
  it.each(["93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c"])("allows %s", (ip) => {
    expect(rules.allows(ip)).toBe(true);
  });

  it.each(["127.0.0.1", "::1", "fe80::1%eth0", "::ffff:10.0.0.1", "10.0.0.1", "", "nonsense"])(
    "does not allow %j",
    (ip) => {
      expect(rules.allows(ip)).toBe(false);
    },
  );
});
