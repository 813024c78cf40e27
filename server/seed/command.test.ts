import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lockFolder } from "../platform/db/folder-lock";
import { compileProgram } from "../test/processes/compile-program";
import { runSeedCommand } from "./command";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "amberway-seed-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = (args: string[], settings: Record<string, string> = {}) =>
  runSeedCommand(args, { DATA_DIR: folder, ...settings }, () => {});

describe("npm run db:seed", () => {
  it("db:seed makes no demo account where PUBLIC_URL is https", async () => {
    const https = { PUBLIC_URL: "https://funding.example", SESSION_SECRET: "0123456789abcdef".repeat(2) };
    await expect(run(["--demo", "--password", "long enough"], https)).rejects.toThrow("PUBLIC_URL is https");
  });

  it.each([
    [["--demo", "--password", "short"], "Password must be at least 8 characters."],
    [["--password", "long enough"], "Usage: npm run db:seed"],
    [["--everything"], "Usage: npm run db:seed"],
    [["demo"], "Usage: npm run db:seed"],
  ])("db:seed refuses the arguments %j with one sentence", async (args, sentence) => {
    await expect(run(args)).rejects.toThrow(sentence);
  });

  it("db:seed names the process that holds the embedded database and prints nothing else", async () => {
    const unlock = await lockFolder(join(folder, "database"));
    const child = spawn(
      process.execPath,
      [await compileProgram(new URL("../cli/seed.ts", import.meta.url)), "--demo"],
      {
        // An empty variable counts as unset and overrides a .env file.
        env: { ...process.env, DATABASE_URL: "", PUBLIC_URL: "", DATA_DIR: folder },
      },
    );
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (output += String(data)));
    const code = await new Promise((resolve) => child.on("close", resolve));
    unlock();
    expect(code).toBe(1);
    expect(output).toMatch(/^The data folder .* is in use by process \d+\. Stop that process first, .*\.\n$/);
  });
});
