import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FILE_BYTES_MAX } from "@shared/constants/limits";
import { createDiskStore } from "../../platform/storage/disk-store";
import { getS3Settings } from "../../platform/storage/s3-settings";
import { createS3Store } from "../../platform/storage/s3-store";
import { startTestApp, type TestApp } from "../../test/app";
import { type FakeS3, startFakeS3 } from "../../test/fakes/fake-s3";
import { askForUpload, beginPut, type Me } from "../../test/helpers/objects";

const PEOPLE = 5;
const UPLOADS_EACH = 4;
const UPLOADS = PEOPLE * UPLOADS_EACH;
const CHUNK = Buffer.alloc(65_536, 7);
const LOOKS = 16;
const SMALL_FILE_BYTES = LOOKS * CHUNK.length;
const MB = 1_000_000;
/** The files have 210 MB together. Keeping them in memory, even once, would go far beyond this limit. */
const GROWTH_MAX = 100 * MB;

let s3: FakeS3;
let app: TestApp;
beforeAll(async () => {
  s3 = await startFakeS3();
  app = await startTestApp({ env: s3.env });
});
afterAll(async () => {
  await app.close();
  await s3.close();
});

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

/**
 * Sends `UPLOADS` files of `bytes` each at once, a few chunks of each in turn. All are sent before the first one ends.
 * @returns how much more memory was held at most, in bytes. Garbage is collected before each look, because when that happens by itself
 * depends on the machine. The uploading side and the fake store are in the same process.
 */
async function uploadAtOnce(bytes: number): Promise<{ resident: number; buffers: number }> {
  const targets: { sender: Me; path: string }[] = [];
  for (let person = 0; person < PEOPLE; person++) {
    const sender = await app.as(await app.buildUser());
    for (let n = 0; n < UPLOADS_EACH; n++) targets.push({ sender, path: await askForUpload(sender) });
  }
  collectGarbage();
  const before = process.memoryUsage();
  const growth = { resident: 0, buffers: 0 };
  const uploads = targets.map(({ sender, path }) => beginPut(app, sender, path, bytes));
  const perLook = bytes / CHUNK.length / LOOKS;
  for (let look = 0; look < LOOKS; look++) {
    await Promise.all(
      uploads.map(async ({ send }) => {
        for (let n = 0; n < perLook; n++) await send(CHUNK);
      }),
    );
    collectGarbage();
    const { rss, arrayBuffers } = process.memoryUsage();
    growth.resident = Math.max(growth.resident, rss - before.rss);
    growth.buffers = Math.max(growth.buffers, arrayBuffers - before.arrayBuffers);
  }
  for (const { sending, answer } of uploads) {
    sending.end();
    expect((await answer).status).toBe(200);
  }
  return growth;
}

describe.each(["disk", "s3"] as const)("twenty uploads at once to the %s store", (kind) => {
  it("twenty uploads are all stored whole while memory stays flat", async () => {
    const folder = join(app.config.DATA_DIR, "objects");
    const { log } = app.deps;
    app.deps.objects =
      kind === "s3"
        ? createS3Store(getS3Settings(app.config)!, { folder, log })
        : createDiskStore(folder, log);
    // As many small files at once: what grows afterwards grows with the size of files, not with their number or with code that runs first.
    await uploadAtOnce(SMALL_FILE_BYTES);

    const growth = await uploadAtOnce(FILE_BYTES_MAX);
    const formatMb = (bytes: number) => `${Math.round(bytes / MB)} MB`;
    process.stdout.write(
      `  ${UPLOADS} uploads of 10 MB at once, ${kind}: ${formatMb(growth.resident)} more resident, ${formatMb(growth.buffers)} of them buffers\n`,
    );
    expect(growth.buffers).toBeLessThan(GROWTH_MAX);
    expect(growth.resident).toBeLessThan(GROWTH_MAX);
  }, 180_000);
});
