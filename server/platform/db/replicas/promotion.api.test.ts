import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../../test/app";
import { eventually } from "../../../test/eventually";
import { canOwnPostgres } from "../../../test/processes/own-postgres";
import { type Replicated, startReplicated } from "../../../test/processes/replicated";
import { signUpAt } from "../../../test/processes/server-process";
import { ACKNOWLEDGED_BY_ONE, followPrimary, killAndPromote } from "../../../../tools/replicas/promotion";

describe.runIf(canOwnPostgres())("a primary that dies for good", { timeout: 180_000 }, () => {
  let servers: Replicated;
  let app: TestApp;

  beforeAll(async () => {
    servers = await startReplicated(ACKNOWLEDGED_BY_ONE, ACKNOWLEDGED_BY_ONE, ACKNOWLEDGED_BY_ONE);
    const { primary, replicas } = servers;
    await followPrimary(primary, replicas);
    const [host, ...others] = [primary, ...replicas].map(({ port }) => `127.0.0.1:${port}`);
    app = await servers.startApp({ DATABASE_URL: primary.url.replace(host!, [host, ...others].join(",")) });
  }, 180_000);
  afterAll(() => servers?.destroy());

  it("loses nothing that was acknowledged once a replica takes its place, and nobody who reads notices", async () => {
    await eventually(() => app.deps.reads.listReplicas().filter(({ isUsed }) => isUsed).length).toBe(2);
    const cookies = await Promise.all([1, 2, 3, 4, 5].map(() => signUpAt(app.url)));
    const people = { url: app.url, writers: cookies.slice(0, 3), readers: cookies.slice(3) };
    const results = await killAndPromote(servers, people, { beforeMs: 2_000, afterMs: 2_000 });
    expect(results).toMatchObject({ lost: [], readsFailed: [] });
    expect(results.acknowledged).toBeGreaterThan(10);
    expect(results.writesBackMs).toBeLessThan(30_000);
    // The other replica follows the new primary; that itself is none any more.
    await eventually(() => app.deps.reads.listReplicas().filter(({ isUsed }) => isUsed).length, 20_000).toBe(
      1,
    );
  });
});
