import * as fs from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createLogger } from "../logger";
import { createDiskStore } from "./disk-store";

// A full disk cannot be had in a test; what the file system then says can.
const disk = vi.hoisted(() => ({ failsWith: null as { call: string; code: string } | null }));
vi.mock("node:fs/promises", async (original) => {
  const real = await original<typeof fs>();
  const failing = (call: string) => {
    if (disk.failsWith?.call === call)
      return Promise.reject(Object.assign(new Error("as the test has it"), { code: disk.failsWith.code }));
    return null;
  };
  return {
    ...real,
    open: async (...args: Parameters<typeof fs.open>) => {
      const file = await real.open(...args);
      const [write, sync] = [file.writeFile.bind(file), file.sync.bind(file)];
      file.writeFile = (...data) => failing("write") ?? write(...data);
      file.sync = () => failing("sync") ?? sync();
      return file;
    },
    rename: (...paths: Parameters<typeof fs.rename>) => failing("rename") ?? real.rename(...paths),
  };
});

let folder: string;
beforeEach(async () => {
  folder = await fs.mkdtemp(join(tmpdir(), "amberway-spool-"));
});
afterEach(async () => {
  disk.failsWith = null;
  await fs.rm(folder, { recursive: true, force: true });
});

const filesIn = async (path: string) =>
  (await fs.readdir(path, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

it.each([
  ["write", "ENOSPC", "There is no room for files at the moment. Please try again later."],
  ["sync", "EDQUOT", "There is no room for files at the moment. Please try again later."],
  ["rename", "EIO", "Files cannot be stored or read at the moment. Please try again."],
])(
  "a file of which the %s fails with %s is not kept, and the next one is once there is room",
  async (call, code, message) => {
    const store = createDiskStore(folder, createLogger("silent"));
    const body = Readable.from([Buffer.alloc(1_000), Buffer.alloc(1_000)]);
    disk.failsWith = { call, code };
    const failure = await store.write("deck", body, { maxBytes: 10_000 }).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: "unavailable", message });
    expect(failure).toHaveProperty("retryAfterSeconds");
    expect(await filesIn(folder)).toEqual([]);

    disk.failsWith = null;
    await store.write("deck", Readable.from([Buffer.alloc(500)]), { maxBytes: 10_000 });
    expect(await store.stat("deck")).toEqual({ size: 500 });
    expect(await filesIn(folder)).toEqual(["deck"]);
  },
);
