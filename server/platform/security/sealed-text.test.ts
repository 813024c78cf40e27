import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { openSealedText, sealText } from "./sealed-text";

const KEY = randomBytes(32).toString("base64url");

describe("a sealed text", () => {
  it("can be read again with the key and for the owner it was sealed for, and never looks the same", () => {
    const sealed = sealText(KEY, "ama", "JBSWY3DP");
    expect(openSealedText(KEY, "ama", sealed)).toBe("JBSWY3DP");
    expect(sealed).not.toContain("JBSWY3DP");
    expect(sealText(KEY, "ama", "JBSWY3DP")).not.toBe(sealed);
  });

  it("cannot be read with another key, for another owner, or after a change", () => {
    const sealed = sealText(KEY, "ama", "JBSWY3DP");
    const changed = Buffer.from(sealed, "base64url");
    changed[changed.length - 1]! ^= 1;
    expect(openSealedText(randomBytes(32).toString("base64url"), "ama", sealed)).toBeNull();
    expect(openSealedText(KEY, "kofi", sealed)).toBeNull();
    expect(openSealedText(KEY, "ama", changed.toString("base64url"))).toBeNull();
    expect(openSealedText(KEY, "ama", "")).toBeNull();
  });
});
