import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FILE_BYTES_MAX } from "@shared/constants/limits";
import { createDiskStore } from "../../platform/storage/disk-store";
import { getS3Settings } from "../../platform/storage/s3-settings";
import { createS3Store } from "../../platform/storage/s3-store";
import { startTestApp, type TestApp } from "../../test/app";
import { type FakeS3, startFakeS3 } from "../../test/fakes/fake-s3";
import { askForUpload, beginPut, type Me, put } from "../../test/helpers/objects";

const PEOPLE = 5;
const UPLOADS_EACH = 4;
const UPLOADS = PEOPLE * UPLOADS_EACH;
const CHUNK = Buffer.alloc(65_536, 7);
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

/**
 * Measures the growth of memory while `work` runs. The uploading side and the fake store are in the same
 * process.
 */
async function measureGrowth(work: () => Promise<void>): Promise<{ resident: number; buffers: number }> {
  const before = process.memoryUsage();
  const growth = { resident: 0, buffers: 0 };
  const timer = setInterval(() => {
    const { rss, arrayBuffers } = process.memoryUsage();
    growth.resident = Math.max(growth.resident, rss - before.rss);
    growth.buffers = Math.max(growth.buffers, arrayBuffers - before.arrayBuffers);
  }, 10);
  await work().finally(() => clearInterval(timer));
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
    const me = await app.as(await app.buildUser());
    await put(me, await askForUpload(me), Buffer.alloc(FILE_BYTES_MAX)).expect(200);
    const targets: { sender: Me; path: string }[] = [];
    for (let person = 0; person < PEOPLE; person++) {
      const sender = await app.as(await app.buildUser());
      for (let n = 0; n < UPLOADS_EACH; n++) targets.push({ sender, path: await askForUpload(sender) });
    }

    const growth = await measureGrowth(async () => {
      const uploads = targets.map(({ sender, path }) => beginPut(app, sender, path, FILE_BYTES_MAX));
      // All uploads are half done before the first one ends.
      const sendHalf = async ({ send }: (typeof uploads)[number]) => {
        for (let sent = 0; sent < FILE_BYTES_MAX / 2; sent += CHUNK.length) await send(CHUNK);
      };
      await Promise.all(uploads.map(sendHalf));
      await Promise.all(uploads.map(sendHalf));
      for (const { sending, answer } of uploads) {
        sending.end();
        expect((await answer).status).toBe(200);
      }
    });
    const formatMb = (bytes: number) => `${Math.round(bytes / MB)} MB`;
    process.stdout.write(
      `  ${UPLOADS} uploads of 10 MB at once, ${kind}: ${formatMb(growth.resident)} more resident, ${formatMb(growth.buffers)} of them buffers\n`,
    );
    expect(growth.buffers).toBeLessThan(GROWTH_MAX);
    expect(growth.resident).toBeLessThan(GROWTH_MAX);
  }, 180_000);
});
