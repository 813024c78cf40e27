import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ConfigError } from "../platform/config/config-error";
import { loadKeys } from "./keys";

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "amberway-keys-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const modeOf = (path: string) => statSync(path).mode & 0o777;

describe("loadKeys", () => {
  it("makes a secret at the first start, readable by its owner only, and keeps it", () => {
    const dataDir = join(folder, "data");
    const keys = loadKeys({ DATA_DIR: dataDir });
    const file = join(dataDir, "session-secret");
    expect(readFileSync(file, "utf8")).toMatch(/^[0-9a-f]{64}$/);
    expect(modeOf(file)).toBe(0o600);
    expect(modeOf(dataDir)).toBe(0o700);
    expect(readdirSync(dataDir)).toEqual(["session-secret"]);
    expect(loadKeys({ DATA_DIR: dataDir })).toEqual(keys);
  });

  it("derives different keys for each purpose and each installation", () => {
    const keys = loadKeys({ DATA_DIR: join(folder, "one") });
    const other = loadKeys({ DATA_DIR: join(folder, "two") });
    const { session } = keys;
    expect(new Set([...Object.values(keys), ...Object.values(other)]).size).toBe(
      2 * Object.keys(keys).length,
    );
    expect(Buffer.from(session, "base64url")).toHaveLength(32);
    expect(readFileSync(join(folder, "one", "session-secret"), "utf8")).not.toContain(session);
  });

  it("uses SESSION_SECRET when it is set and writes no file", () => {
    const settings = { SESSION_SECRET: "s".repeat(40), DATA_DIR: join(folder, "unused") };
    expect(loadKeys(settings)).toEqual(loadKeys({ ...settings, DATA_DIR: join(folder, "elsewhere") }));
    expect(loadKeys(settings)).not.toEqual(loadKeys({ ...settings, SESSION_SECRET: "t".repeat(40) }));
    expect(readdirSync(folder)).toEqual([]);
  });

  it("restores the file mode of a secret that a copy made readable for others", () => {
    loadKeys({ DATA_DIR: folder });
    const file = join(folder, "session-secret");
    chmodSync(file, 0o644);
    loadKeys({ DATA_DIR: folder });
    expect(modeOf(file)).toBe(0o600);
  });

  it("refuses to start with a clear message when the stored secret is cut short", () => {
    const file = join(folder, "session-secret");
    writeFileSync(file, "short");
    expect(() => loadKeys({ DATA_DIR: folder })).toThrow(ConfigError);
    expect(() => loadKeys({ DATA_DIR: folder })).toThrow(file);
  });

  it("refuses to start with a clear message when the data folder cannot store the secret", () => {
    const notAFolder = join(folder, "file");
    writeFileSync(notAFolder, "");
    expect(() => loadKeys({ DATA_DIR: notAFolder })).toThrow(/^Cannot start: .*SESSION_SECRET/);
  });
});
