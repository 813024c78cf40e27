import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { OWN_SOURCE } from "../catalogue/curation/curation.service";
import { startTestApp } from "../../test/app";
import { ADDRESSES_MAX } from "./sitemap";

it("writes a full file of the sitemap in less than two seconds", async () => {
  const app = await startTestApp();
  await app.db.execute(sql`insert into funding_opportunities (name, slug, source, verification_status)
    select 'Grant ' || n, 'many-' || n, ${OWN_SOURCE}, 'verified' from generate_series(1, ${ADDRESSES_MAX + 1}) n`);
  const startedAt = performance.now();
  const { text } = await app.visitor.get("/sitemaps/opportunities-1.xml").expect(200);
  expect(performance.now() - startedAt).toBeLessThan(2_000);
  expect(text.match(/<url>/g)).toHaveLength(ADDRESSES_MAX);
  // The protocol's limit of a file.
  expect(Buffer.byteLength(text)).toBeLessThan(50 * 2 ** 20);
  const { text: index } = await app.visitor.get("/sitemap.xml").expect(200);
  expect(index).toContain("/sitemaps/opportunities-2.xml");
  await app.close();
});
