import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { OWN_SOURCE } from "../catalogue/curation/curation.service";
import { startTestApp } from "../../test/app";
import { ADDRESSES_MAX } from "./sitemap";

const WITHIN_MS = 2_000;
/** The best counts: what others take of the machine meanwhile is no fault of this product. */
const TRIES = 5;

it("writes a full file of the sitemap in less than two seconds", async () => {
  const app = await startTestApp();
  await app.db.execute(sql`insert into funding_opportunities (name, slug, source, verification_status)
    select 'Grant ' || n, 'many-' || n, ${OWN_SOURCE}, 'verified' from generate_series(1, ${ADDRESSES_MAX + 1}) n`);
  let [text, best] = ["", Infinity];
  for (let n = 0; n < TRIES && best >= WITHIN_MS; n++) {
    const startedAt = performance.now();
    ({ text } = await app.visitor.get("/sitemaps/opportunities-1.xml").expect(200));
    best = Math.min(best, performance.now() - startedAt);
  }
  expect(best).toBeLessThan(WITHIN_MS);
  expect(text.match(/<url>/g)).toHaveLength(ADDRESSES_MAX);
  // The protocol's limit of a file.
  expect(Buffer.byteLength(text)).toBeLessThan(50 * 2 ** 20);
  const { text: index } = await app.visitor.get("/sitemap.xml").expect(200);
  expect(index).toContain("/sitemaps/opportunities-2.xml");
  await app.close();
});
