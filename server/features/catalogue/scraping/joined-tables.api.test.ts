import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fundingOpportunities as o, sourceAnswers } from "@shared/schema/index";
import { franceAidesEntreprises } from "../api-sources/adapters/france-aides-entreprises/adapter";
import { importArchive } from "../api-sources/import-archive";
import { getAnswersFolder } from "../api-sources/read-recorded.fixture";
import { decodeText } from "../../../platform/fetch/charset";
import type { ApiFetcher, ApiQuestion } from "../../../platform/fetch/types";
import { startTestApp, testClock, type TestApp } from "../../../test/app";
import { newestRun } from "../../../test/helpers/scraping";

const clock = testClock("2026-11-27T09:00:00Z");
const aids = readFileSync(join(getAnswersFolder(franceAidesEntreprises), "modelled-aids.csv"));
const files: Record<string, string> = {
  "aides.csv": decodeText(aids, "text/csv", "text"),
  "financeurs.csv": "id_org;org_nom\r\n31;Région Val-Modèle\r\n32;Agence Modèle\r\n",
  "natures.csv": "id_typ;typ_libelle\r\n2;Prêt\r\n3;Subvention\r\n8;Prix\r\n14;Appel à projet\r\n",
  "profils.csv": "id_tut;tut_libelle\r\n4;PME\r\n",
  "territoires.csv": "id_ter;parents;ter_code;ter_libelle\r\n901;;VM;Val-Modèle\r\n",
};

let asked: ApiQuestion[] = [];
const apis: ApiFetcher = {
  ask: async (question) => {
    asked.push(question);
    const { url } = question;
    const text = files[url.split("/").at(-1)!]!;
    return { url, kind: "text", text, bytes: Buffer.from(text), etag: null, lastModified: null };
  },
};

let app: TestApp;
let admin: TestApp["visitor"];
beforeAll(async () => {
  app = await startTestApp({ clock, deps: { apis }, jobs: true });
  admin = await app.as(await app.buildUser({ isAdmin: true }));
  await admin.put(`/api/admin/scrape/sources/${franceAidesEntreprises.id}`).send({ isOn: true }).expect(200);
});
afterAll(() => app.close());

it("tables are asked for once a run, joined, archived, and read again without asking", async () => {
  await admin.post(`/api/admin/scrape/source/${franceAidesEntreprises.id}`).send({}).expect(200);
  expect(await newestRun(admin)).toMatchObject({ status: "done", created: 3, skipped: 1, failed: 0 });
  expect(asked.map(({ url }) => url.split("/").at(-1)).sort()).toEqual(Object.keys(files).sort());
  const find = async () => {
    const rows = await app.db.select().from(o).orderBy(o.externalId);
    return rows.map(({ externalId, funderName, fundingType }) => [externalId, funderName, fundingType]);
  };
  const found = [
    ["7001", "Région Val-Modèle, Agence Modèle", "grant"],
    ["7002", "99", "loan"],
    ["7004", "Agence Modèle", "prize"],
  ];
  expect(await find()).toEqual(found);

  expect(await app.db.select().from(sourceAnswers)).toHaveLength(5);
  await app.db.delete(o);
  asked = [];
  const again = await importArchive(app.db, franceAidesEntreprises, clock.now());
  expect(again).toMatchObject({ created: 3, skipped: 1, failed: 0 });
  expect(asked).toEqual([]);
  expect(await find()).toEqual(found);
});
