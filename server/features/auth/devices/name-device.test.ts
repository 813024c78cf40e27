import { describe, expect, it } from "vitest";
import { cutUserAgent, nameDevice } from "./name-device";

const UNKNOWN = { browser: null, system: null, kind: null };
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";
const CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0";

describe("nameDevice", () => {
  it.each([
    ["Mozilla/5.0 (Windows NT 10.0; rv:134.0) Gecko/20100101 Firefox/134.0", "Firefox", "Windows", "desktop"],
    [
      `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Safari/605.1.15`,
      "Safari",
      "macOS",
      "desktop",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Mobile/15E148 Safari/604.1",
      "Safari",
      "iOS",
      "phone",
    ],
    [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`, "Chrome", "Android", "phone"],
    [`Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) Version/17.0 Safari/604.1`, "Safari", "iOS", "tablet"],
    [
      `Mozilla/5.0 (Windows NT 10.0) ${CHROME} Safari/537.36 Edg/131.0`,
      "Microsoft Edge",
      "Windows",
      "desktop",
    ],
  ])("%s", (header, browser, system, kind) => {
    expect(nameDevice(header)).toEqual({ browser, system, kind });
  });

  it.each([undefined, null, "", "curl/8.5.0", "visit http://evil.example now/1", "<script>/1", "\u0000/1"])(
    "tells nothing of %j, which anybody may write",
    (header) => {
      expect(nameDevice(header)).toEqual(UNKNOWN);
    },
  );

  it("says no kind of what is neither a computer, a phone nor a tablet", () => {
    expect(
      nameDevice("Mozilla/5.0 (SMART-TV; Linux; Tizen 5.0) Version/5.0 TV Safari/537.36").kind,
    ).toBeNull();
  });
});

describe("cutUserAgent", () => {
  it("keeps the beginning of a long header, and nothing of a missing one", () => {
    expect(cutUserAgent("x".repeat(5_000))).toBe("x".repeat(300));
    expect(cutUserAgent("")).toBeUndefined();
    expect(cutUserAgent(undefined)).toBeUndefined();
  });
});
